package io.evergrad.nn;

/** A table of vectors, looked up by number. Tensor: {@code weight}. */
public final class Embedding extends Module {
  /**
   * Makes the module.
   *
   * @param numEmbeddings rows
   * @param embeddingDim size of a vector
   */
  public Embedding(long numEmbeddings, long embeddingDim) {
    super("Embedding", Options.of("num_embeddings", numEmbeddings)
        .with("embedding_dim", embeddingDim));
  }

  /**
   * Makes the module.
   *
   * @param numEmbeddings rows
   * @param embeddingDim size of a vector
   * @param paddingIdx the row that stays zero and gets no gradient
   */
  public Embedding(long numEmbeddings, long embeddingDim, long paddingIdx) {
    super("Embedding", Options.of("num_embeddings", numEmbeddings)
        .with("embedding_dim", embeddingDim)
        .with("padding_idx", paddingIdx));
  }
}

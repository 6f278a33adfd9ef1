"""torch.nested: rows of different lengths in one tensor."""

import weakref

WHY = "there are no nested tensors"
NAMES = """
nested: as_nested_tensor masked_select narrow nested_tensor nested_tensor_from_jagged to_padded_tensor
nested._internal:
nested._internal.nested_tensor: NestedTensor<Tensor> ViewBufferFromNested ViewNestedFromBuffer buffer_from_jagged
    get_tensor_symint jagged_from_list jagged_from_tensor_and_lengths nested_from_padded
    nested_view_from_values_offsets nested_view_from_values_offsets_lengths
nested._internal.ops: extract_kwargs jagged_torch_function lookup_jagged
nested._internal.sdpa: jagged_scaled_dot_product_attention
"""
ANSWERS = {"nested._internal.nested_tensor": {"_tensor_symint_registry": weakref.WeakKeyDictionary()}}

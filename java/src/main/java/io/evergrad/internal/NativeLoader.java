package io.evergrad.internal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Finds and loads the native libraries, once. Either they lie in the folder that the system property
 * {@code evergrad.library.path} names, or they are resources of this jar; those are unpacked into a folder of the
 * user's own under the temporary directory. The folder's name holds a hash of their content, so that it is written
 * once for each version and shared by every process.
 *
 * <p>A process has one core library, whoever loads it first: what another language has loaded already is used instead of
 * the jar's own.
 */
final class NativeLoader {
  private static final String CORE = "libevergrad.so.1";
  private static final String JNI = "libevergrad_jni.so";
  private static boolean loaded;

  private NativeLoader() {}

  static synchronized void load() {
    if (loaded) {
      return;
    }
    String folder = System.getProperty("evergrad.library.path");
    try {
      Path at = folder != null ? Path.of(folder).toAbsolutePath() : unpack();
      // It needs the core library by its name: one that another language has loaded into the process is used, so that
      // there is only one, otherwise the one beside it.
      System.load(at.resolve(JNI).toString());
    } catch (IOException e) {
      throw new UncheckedLinkage("the native library could not be unpacked: " + e.getMessage(), e);
    }
    loaded = true;
  }

  private static final class UncheckedLinkage extends UnsatisfiedLinkError {
    private static final long serialVersionUID = 1;

    UncheckedLinkage(String message, Throwable cause) {
      super(message);
      initCause(cause);
    }
  }

  private static String platform() {
    String os = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux") ? "linux" : "other";
    String arch = System.getProperty("os.arch");
    return os + "-" + (arch.equals("amd64") ? "x86_64" : arch);
  }

  /** The resource {@code natives.list} has a line "hash name" for each library. */
  private static Path unpack() throws IOException {
    String root = "/io/evergrad/native/" + platform() + "/";
    List<String[]> files = new ArrayList<>();
    try (InputStream in = NativeLoader.class.getResourceAsStream(root + "natives.list")) {
      if (in == null) {
        throw new UnsatisfiedLinkError("this jar has no native library for " + platform()
            + "; set -Devergrad.library.path to a folder with " + CORE + " and " + JNI);
      }
      BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.isBlank()) {
          files.add(line.trim().split("\\s+", 2));
        }
      }
    }
    StringBuilder key = new StringBuilder();
    for (String[] file : files) {
      key.append(file[0], 0, 16).append(file[0].length() > 16 ? "-" : "");
    }
    Path folder = ownFolder().resolve(key.substring(0, key.length() - 1));
    Files.createDirectories(folder);
    for (String[] file : files) {
      unpackOne(root, file[1], folder);
    }
    return folder;
  }

  private static Path ownFolder() throws IOException {
    Path base = Path.of(System.getProperty("evergrad.tmpdir", System.getProperty("java.io.tmpdir")));
    Path own = base.resolve("evergrad-" + System.getProperty("user.name"));
    try {
      Files.createDirectory(own, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    } catch (FileAlreadyExistsException e) {
      // Somebody else may have laid a trap under this name.
      boolean safe = Files.isDirectory(own, LinkOption.NOFOLLOW_LINKS)
          && Files.getOwner(own, LinkOption.NOFOLLOW_LINKS).equals(Files.getOwner(Path.of("/proc/self")))
          && PosixFilePermissions.toString(Files.getPosixFilePermissions(own)).equals("rwx------");
      if (!safe) {
        return Files.createTempDirectory(base, "evergrad-");
      }
    }
    return own;
  }

  private static void unpackOne(String root, String name, Path folder) throws IOException {
    Path target = folder.resolve(name);
    if (Files.exists(target)) {
      return;
    }
    Path part = Files.createTempFile(folder, name, ".part");
    try (InputStream in = NativeLoader.class.getResourceAsStream(root + name)) {
      if (in == null) {
        throw new IOException("resource " + root + name + " is missing");
      }
      Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
      // Whole or not at all: another process may look at the same time.
      Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(part);
    }
  }
}

"""The jars as a user gets them: a program of named modules, reflection, sources and documentation."""

import re
import subprocess
import zipfile

from java import java_home, the_jar

MAIN = """
package app;

import io.evergrad.Scope;
import io.evergrad.Tensor;
import io.evergrad.nn.Linear;
import io.evergrad.optim.SGD;
import java.util.Arrays;

public class Main {
  public static void main(String[] args) throws Exception {
    try (Scope scope = Scope.open(); Linear layer = new Linear(2, 1); SGD sgd = new SGD(layer.parameters(), 0.1)) {
      Tensor x = Tensor.of(new float[] {1, 2}).requiresGrad(true);
      layer.call(x).sum().backward();
      sgd.step();
      long[] shape = (long[]) Tensor.class.getMethod("shape").invoke(x);
      System.out.println(x.grad().numel() + " " + Arrays.toString(shape) + " " + Tensor.class.getModule().getName());
    }
    try {
      Class.forName("io.evergrad.internal.Abi").getMethod("eg_version").invoke(null);
    } catch (IllegalAccessException e) {
      System.out.println("internal is internal");
    }
  }
}
"""


def test_a_modular_program(tmp_path):
    jar, bin_ = the_jar(), java_home() / "bin"
    (tmp_path / "module-info.java").write_text("module app {\n  requires io.evergrad;\n}\n")
    (tmp_path / "Main.java").write_text(MAIN)
    out = tmp_path / "out"
    sources = [tmp_path / "module-info.java", tmp_path / "Main.java"]
    subprocess.run([bin_ / "javac", "-Xlint:all,-try", "-Werror", "-p", jar, "-d", out, *sources], check=True)
    ran = subprocess.run([bin_ / "java", f"-Devergrad.tmpdir={tmp_path}", "-p", f"{jar}:{out}", "-m", "app/app.Main"],
                         capture_output=True, text=True, timeout=120)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "2 [2] io.evergrad\ninternal is internal\n", "")


def test_sources_of_every_class():
    with zipfile.ZipFile(the_jar()) as jar, zipfile.ZipFile(the_jar("-sources")) as sources:
        classes = {n[:-6] for n in jar.namelist() if n.endswith(".class") and "$" not in n}
        assert {n[:-5] for n in sources.namelist() if n.endswith(".java")} == classes and len(classes) > 50


def test_documentation_of_every_public_class():
    with zipfile.ZipFile(the_jar("-javadoc")) as pages, zipfile.ZipFile(the_jar("-sources")) as sources:
        names = {n.removeprefix("io.evergrad/")[:-5] for n in pages.namelist() if n.endswith(".html")}
        for path in (n for n in sources.namelist() if n.endswith(".java")):
            text = sources.read(path).decode()
            public = re.search(r"^public .*\b(class|interface|record|enum) \w+", text, re.M)
            shown = "internal" not in path and bool(public)
            assert (path[:-5] in names) == shown, path
        tensor = pages.read("io.evergrad/io/evergrad/Tensor.html").decode()
        for method in ("of(float[],long...)", "shape()", "backward()", "toFloatArray()", "close()", "get(long...)"):
            assert f'id="{method}"' in tensor, method

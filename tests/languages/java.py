"""Where the JDK and the built jars are."""

import os
import shutil
from pathlib import Path

TARGET = Path(__file__).resolve().parents[2] / "java/target"


def java_home():
    home = os.environ.get("JAVA_HOME")
    return Path(home) if home else Path(shutil.which("javac")).resolve().parents[1]


def the_jar(kind=""):
    """The jar with the classes, or the one of "-sources" or "-javadoc"."""
    jars = [j for j in TARGET.glob(f"evergrad-*{kind}.jar") if kind or not j.stem.endswith(("-sources", "-javadoc"))]
    assert len(jars) == 1, f"build the jars first: {jars}"
    return jars[0]

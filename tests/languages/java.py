"""Where the JDK and the built jars are."""

import os
import re
import shutil
from pathlib import Path

JAVA = Path(__file__).resolve().parents[2] / "java"
VERSION = re.search(r"<version>(.+?)</version>", (JAVA / "pom.xml").read_text(encoding="utf-8"))[1]


def java_home():
    home = os.environ.get("JAVA_HOME")
    return Path(home) if home else Path(shutil.which("javac")).resolve().parents[1]


def the_jar(kind=""):
    """The jar with the classes, or the one of "-sources" or "-javadoc"."""
    jar = JAVA / f"target/evergrad-{VERSION}{kind}.jar"
    assert jar.exists(), f"build the jars first: {jar} is missing"
    return jar

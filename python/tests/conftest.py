"""The same seed before every test."""

import pytest

import evergrad as torch


@pytest.fixture(autouse=True)
def seed():
    torch.manual_seed(0)
    yield

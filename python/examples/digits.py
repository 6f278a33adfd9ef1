"""Reads handwritten digits: trains a small convolutional network and a perceptron on the 1,797 images of the UCI set.

    python digits.py [--data digits.bin] [--model cnn|mlp|both] [--epochs N] [--save FILE] [--load FILE]

One line an epoch: the mean loss of its batches, and the accuracy on the quarter that is held out. --save writes the
weights of the (last) model; --load reads them instead of training and prints the logits of the first test image.
"""

import argparse
from pathlib import Path

import evergrad as torch
from evergrad import nn, optim
from evergrad.nn import functional as F
from evergrad.safetensors import load_file, save_file

PIXELS, BATCH = 64, 32


def read_data(path):
    """(train, test), each (images of 64 floats from 0 to 1, labels): every fourth digit is held out."""
    data = torch.frombuffer(bytearray(Path(path).read_bytes()), dtype=torch.uint8)
    count = data.numel() // (PIXELS + 1)
    if count == 0 or data.numel() % (PIXELS + 1):
        raise SystemExit(f"digits: not a file of digits: {path}")
    images = data[: count * PIXELS].reshape(count, PIXELS).float() / 16.0
    labels = data[count * PIXELS :].long()
    held_out = torch.arange(count) % 4 == 3
    return (images[~held_out], labels[~held_out]), (images[held_out], labels[held_out])


def new_model(name):
    if name == "cnn":
        return nn.Sequential(
            nn.Conv2d(1, 16, 3, padding=1),
            nn.ReLU(),
            nn.MaxPool2d(2),
            nn.Conv2d(16, 32, 3, padding=1),
            nn.ReLU(),
            nn.MaxPool2d(2),
            nn.Flatten(),
            nn.Linear(128, 10),
        )
    return nn.Sequential(nn.Linear(PIXELS, 256), nn.ReLU(), nn.Linear(256, 10))


@torch.no_grad()
def accuracy(model, images, labels):
    model.eval()
    right = (model(images).argmax(1) == labels).sum().item()
    model.train()
    return right / len(labels)


def train(name, model, lr, epochs, train_part, test_part):
    images, labels = train_part
    optimizer = optim.Adam(model.parameters(), lr=lr)
    for epoch in range(1, epochs + 1):
        total, batches = 0.0, 0
        for batch in torch.randperm(len(labels)).split(BATCH):
            optimizer.zero_grad()
            loss = F.cross_entropy(model(images[batch]), labels[batch])
            loss.backward()
            optimizer.step()
            total += loss.item()
            batches += 1
        print(f"{name} epoch {epoch} loss {total / batches:.6f} accuracy {accuracy(model, *test_part):.4f}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--data", default="capi/examples/digits.bin")
    parser.add_argument("--model", choices=("cnn", "mlp", "both"), default="both")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--save")
    parser.add_argument("--load")
    args = parser.parse_args()
    parts = read_data(args.data)
    for name, lr in (("cnn", 5e-3), ("mlp", 1e-2)):
        if args.model not in (name, "both"):
            continue
        shaped = [(x.reshape(-1, 1, 8, 8) if name == "cnn" else x, y) for x, y in parts]
        torch.manual_seed(0)
        model = new_model(name)
        if args.load:
            model.load_state_dict(load_file(args.load))
            with torch.no_grad():
                logits = model.eval()(shaped[1][0][:1])
            print("logits", *(f"{v:.6f}" for v in logits[0].tolist()))
            continue
        train(name, model, lr, args.epochs, *shaped)
        if args.save:
            save_file(model.state_dict(), args.save)


if __name__ == "__main__":
    main()

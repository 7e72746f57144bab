"""Gives the garden pool the hills that stand behind it, and water that is not enamel: MEDIA=... python3 horizon.py OUT.jpg"""
import os, sys
import numpy as np, cv2

MEDIA = os.environ.get("MEDIA", "../../content/records/media").rstrip("/") + "/"
image = cv2.imread(MEDIA + "pool.jpg").astype(np.float32) / 255
height, width = image.shape[:2]
y, x = np.mgrid[0:height, 0:width].astype(np.float32)
b, g, r = (image[..., k] for k in range(3))
# the sky: light and not warm; leaves and thatch in front of it keep their edges
sky = np.clip((image.mean(2) - 0.50) / 0.16, 0, 1) * np.clip((b - r + 0.02) / 0.03, 0, 1)
random = np.random.default_rng(5)


def ridge(base, rise, seed):
    line = np.zeros(width, np.float32)
    for octave in range(1, 7):
        knots = np.random.default_rng(seed + octave).normal(0, 1, 3 * 2**octave + 4).astype(np.float32)
        line += cv2.resize(knots[None, :], (width, 1), interpolation=cv2.INTER_CUBIC)[0] / 1.9**octave
    return base - rise * (1 + 0.55 * line)


for base, rise, seed, colour, depth in ((474, 74, 3, (0.86, 0.80, 0.76), 0.50), (474, 38, 11, (0.70, 0.66, 0.60), 0.72)):
    top = ridge(base, rise, seed)[None, :]
    hill = np.clip((y - top) / 2.5, 0, 1) * (y < 476) * sky
    haze = np.clip((y - top) / (base - top + 1), 0, 1)
    mix = (hill * depth * (1 - 0.35 * haze))[..., None]
    image = image * (1 - mix) + np.array(colour, np.float32) * mix
# the water: less of the tile's blue, deeper away from the light
pool = np.clip((b - r - 0.10) / 0.15, 0, 1) * np.clip((y - 585) / 12, 0, 1)
pool = cv2.GaussianBlur(pool, (0, 0), 1.5)[..., None]
grey = image.mean(2, keepdims=True)
image = image * (1 - pool) + (grey + (image - grey) * 0.78) * np.array([0.92, 0.95, 1.0], np.float32) * pool
# a lower sun
image = image * np.array([0.92, 0.985, 1.05], np.float32)
image *= (1 - 0.18 * np.clip(np.hypot((x - 1050) / width, (y - 520) / height * 0.8) / 0.62, 0, 1.2) ** 2.2)[..., None]
image = np.clip(image, 0, 1)
image += 0.16 * (image - 0.5) * image * (1 - image) * 2
grain = cv2.GaussianBlur(random.normal(0, 1, (height, width)).astype(np.float32), (0, 0), 0.7)
image += grain[..., None] * 0.010
cv2.imwrite(sys.argv[1], (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, 88, cv2.IMWRITE_JPEG_OPTIMIZE, 1])

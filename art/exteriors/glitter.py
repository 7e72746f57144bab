"""Takes the glare off the sun's path on the water of lake-birds.jpg: as rendered it was burnt out, with straight edges.

python3 glitter.py lake-birds.jpg OUT.jpg
"""
import sys
import cv2, numpy as np

MIDDLE, HORIZON = 497, 640
SUN = np.array((158, 208, 250), np.float32) / 255  # BGR, the sky above the hills, brighter


def main(source, out):
    image = cv2.imread(source).astype(np.float32) / 255
    height, width = image.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    near = (abs(x - MIDDLE) < 100) & (y > HORIZON) & (y < 910)
    burnt = np.clip((image.min(2) - 0.6) / 0.06, 0, 1) * near
    # the further from its middle, the less of it: no straight edge
    fade = np.exp(-(((x - MIDDLE + 4) / (24 + 0.22 * np.clip(y - HORIZON, 0, None))) ** 2))
    water = np.median(image[:, 560:1000], axis=1)[:, None]
    random = np.random.default_rng(7).random((height, width)).astype(np.float32)
    ripple = cv2.GaussianBlur(random, (0, 0), sigmaX=11, sigmaY=1.4)
    ripple = np.clip(0.55 + 0.28 * (ripple - ripple.mean()) / ripple.std(), 0, 1)
    warm = water + (SUN - water) * ((0.3 + 0.7 * fade) * (0.3 + 0.8 * ripple))[..., None]
    drawn = image + (warm - image) * burnt[..., None]
    halo = cv2.GaussianBlur(burnt, (0, 0), 14)[..., None] * (1 - burnt[..., None]) * 0.35
    drawn = drawn + (SUN - drawn) * halo * near[..., None]
    cv2.imwrite(out, (np.clip(drawn, 0, 1) * 255 + 0.5).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, 90, cv2.IMWRITE_JPEG_OPTIMIZE, 1])


main(*sys.argv[1:3])

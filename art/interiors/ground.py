"""Brings a master, by a gain too small to see, onto a ground colour that components/styles/pictures.css has already: no new rule of CSS.

python3 ground.py IN.jpg OUT.jpg <project>/components/styles/pictures.css [QUALITY]
"""
import re, sys
import numpy as np, cv2


def ground(mean):
    """as darkenAndMute in scripts/pictures/encode.ts"""
    lightest, darkest = max(mean), min(mean)
    lightness, spread = (lightest + darkest) / 2, lightest - darkest
    saturation = spread / (1 - abs(2 * lightness - 1)) if spread else 0
    new_lightness = min(max(lightness * 0.7, 0.2), 0.36)
    new_spread = min(saturation, 0.32) * (1 - abs(2 * new_lightness - 1))
    return "".join(f"{int(15 * (new_lightness + (p - lightness) / spread * new_spread)):x}" for p in mean)


source, out, css = sys.argv[1:4]
quality = int(sys.argv[4]) if len(sys.argv) > 4 else 90
known = set(re.findall(r"\.pic-([0-9a-f]{3})", open(css).read()))
image = cv2.imread(source).astype(np.float32)
mean = image.mean((0, 1))[::-1] / 255
steps = np.arange(-0.07, 0.0701, 0.005)
ways = sorted(((abs(a) + abs(b) + abs(c) + 1.5 * max(abs(a - b), abs(c - b))), a, b, c) for a in steps for b in steps for c in steps)
for _, a, b, c in ways:
    gains = np.array([1 + a, 1 + b, 1 + c])
    if ground(mean * gains) in known and ground(mean * gains * 1.004) in known and ground(mean * gains * 0.996) in known:
        break
else:
    sys.exit(f"ground.py: nothing near {ground(mean)}")
pixels = np.clip(image * gains[::-1].astype(np.float32), 0, 255)
cv2.imwrite(out, (pixels + 0.5).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
print(out, "#" + ground(cv2.imread(out).mean((0, 1))[::-1] / 255), "gains", gains.round(3))

"""Smooths the frayed line that few samples leave along an edge, then lays the grain on: from a .png that was graded with grain=0.

python3 calm.py IN.png OUT.png [grain=.012 lift=x,y;x,y;… keep=x0,y0,x1,y1 warm=0]
lift: a polygon whose dark line is a gap, made as light as a fold (warm: 0 to 1); keep: what is in focus, and stays as it is
"""
import sys
import numpy as np, cv2

source, out = sys.argv[1:3]
options = dict(each.split("=") for each in sys.argv[3:])
image = cv2.imread(source)
for line in options.get("lift", "").split("|"):
    if not line:
        continue
    mark = np.zeros(image.shape[:2], np.uint8)
    cv2.fillPoly(mark, [np.array([[int(v) for v in p.split(",")] for p in line.split(";")])], 255)
    around = cv2.GaussianBlur(cv2.dilate(image, np.ones((61, 61))), (0, 0), 18).astype(np.float32)
    dark = np.clip((around.mean(2) * 0.62 - image.mean(2)) / 30, 0, 1) * cv2.GaussianBlur(mark, (0, 0), 3) / 255
    dark = cv2.GaussianBlur(cv2.dilate(dark.astype(np.float32), np.ones((5, 5))), (0, 0), 2.5)[..., None]
    fold = around * 0.60 * (1 - float(options.get("warm", 0)) * np.array([0.2, 0.07, 0], np.float32))
    image = (image * (1 - dark) + fold * dark).astype(np.uint8)
even = cv2.medianBlur(cv2.medianBlur(image, 7), 5)
grey = cv2.GaussianBlur(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY).astype(np.float32), (0, 0), 1.5)
edge = np.hypot(cv2.Sobel(grey, -1, 1, 0), cv2.Sobel(grey, -1, 0, 1))
edge = np.clip(cv2.GaussianBlur(cv2.dilate(np.clip((edge - 14) / 26, 0, 1), np.ones((7, 7))), (0, 0), 2), 0, 1)[..., None]
if "keep" in options:
    x0, y0, x1, y1 = (int(v) for v in options["keep"].split(","))
    sharp = np.zeros(image.shape[:2], np.float32)
    sharp[y0:y1, x0:x1] = 1
    edge = edge * (1 - cv2.GaussianBlur(sharp, (0, 0), 12))[..., None]
image = image * (1 - edge) + cv2.GaussianBlur(even, (0, 0), 0.7) * edge
tone = image.mean(2, keepdims=True) / 255
dust = cv2.GaussianBlur(np.random.default_rng(3).normal(0, 255, image.shape[:2]).astype(np.float32), (0, 0), 0.75)[..., None]
image = image + dust * float(options.get("grain", 0.012)) * (0.35 + 1.3 * np.clip(tone * (1 - tone) * 4, 0, 1))
cv2.imwrite(out, np.clip(image + 0.5, 0, 255).astype(np.uint8))

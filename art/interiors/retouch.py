"""Puts our own exteriors behind the glass of earlier rooms, whose painted views gave them away.

MEDIA=<folder with the masters as rendered> python3 retouch.py ROOM OUT.jpg
"""
import os, sys
import numpy as np, cv2

MEDIA = os.environ.get("MEDIA", "../../content/records/media").rstrip("/") + "/"
# the panes (corners in pixels), what stands before them, the exterior, its scale, where its horizon lies and where it has to lie
ROOMS = {
    "room-single": dict(panes=[[(862, 280), (1326, 278), (1326, 596), (862, 596)]], view="watersports", left=720, scale=1.0, horizon=(472, 544), gamma=0.8),
    "room-family": dict(panes=[[(744, 334), (1242, 334), (1242, 684), (744, 684)]], less=[[(792, 624), (822, 628), (856, 620), (853, 690), (794, 690)], [(1094, 624), (1128, 629), (1161, 623), (1164, 690), (1098, 690)]], view="tana", left=330, scale=0.62, horizon=(566, 508), gamma=0.86),
    "room-deluxe": dict(panes=[[(1118, 276), (1292, 258), (1650, 218), (1800, 200), (1800, 790), (1118, 735)]], view="tana", left=140, scale=0.86, horizon=(566, 508), gamma=0.72),
    "apartment-kitchen": dict(panes=[[(914, 283), (1222, 300), (1208, 550), (912, 558)]], view="apartment-complex", left=40, scale=0.55, horizon=(985, 545), gamma=0.72, colour=0.8),
    "apartment-living": dict(panes=[[(1250, 222), (1800, 180), (1800, 800), (1496, 790), (1496, 744), (1250, 744)]], view="savanna", left=560, scale=0.9, horizon=(868, 470), gamma=0.8, colour=0.72),
}


def smooth(x, low, high):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def main(name, out):
    facts = ROOMS[name]
    room = cv2.imread(f"{MEDIA}{name}.jpg").astype(np.float32) / 255
    height, width = room.shape[:2]
    b, g, r = (room[..., k] for k in range(3))
    # the painted views are blue to grey-green and light; frames, rails, cloth and lamps are warm, leaves are a strong green
    mask = smooth(b / (r + 0.02), 0.86, 0.96) * smooth(room.mean(2), 0.26, 0.40) * (1 - smooth(g / (b + 0.02), 1.12, 1.3) * smooth(g / (r + 0.02), 1.15, 1.35))
    if name == "room-single":
        mask = np.maximum(mask, smooth(g / (r + 0.02), 0.955, 0.99))
    panes = np.zeros((height, width), np.uint8)
    for pane in facts["panes"]:
        cv2.fillPoly(panes, [np.array(pane, np.int32)], 255, cv2.LINE_AA)
    for thing in facts.get("less", []):
        cv2.fillPoly(panes, [np.array(thing, np.int32)], 0, cv2.LINE_AA)
    mask = cv2.GaussianBlur(mask * (panes / 255), (0, 0), 0.7)[..., None]
    view = cv2.imread(f"{MEDIA}{facts['view']}.jpg").astype(np.float32) / 255
    x_of = min(x for pane in facts["panes"] for x, _ in pane)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    source, target = facts["horizon"]
    view = cv2.GaussianBlur(view, (0, 0), 2.6 / facts["scale"])
    view = cv2.remap(view, facts["left"] + (x - x_of) / facts["scale"], source + (y - target) / facts["scale"], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    grey = view.mean(2, keepdims=True)
    view = np.clip(grey + (view - grey) * facts.get("colour", 1), 0, 1)
    view = np.clip(view ** facts["gamma"] * 1.04 + 0.04, 0, 1)
    room = room * (1 - mask) + view * mask
    # the window's light spills over its frame; less fill towards the corners; a film's grain
    room = np.clip(room + cv2.GaussianBlur(np.clip(room - 0.78, 0, 1), (0, 0), 20) * 0.3, 0, 1)
    centre_x, centre_y = np.mean([p for pane in facts["panes"] for p in pane], 0)
    centre_x = 0.5 * centre_x + 0.25 * width
    room *= (1 - 0.30 * np.clip(np.hypot((x - centre_x) / width, (y - 0.48 * height) / height * 0.8) / 0.6, 0, 1.2) ** 2.2)[..., None]
    grain = cv2.GaussianBlur(np.random.default_rng(2).normal(0, 1, (height, width)).astype(np.float32), (0, 0), 0.7)
    room += grain[..., None] * 0.009
    cv2.imwrite(out, (np.clip(room, 0, 1) * 255 + 0.5).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, 90, cv2.IMWRITE_JPEG_OPTIMIZE, 1])


main(*sys.argv[1:3])

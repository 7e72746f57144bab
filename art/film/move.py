"""One shot of the film: a picture in which one thing moves by itself, while the camera hardly does.

  python3 move.py '{"master", "from", "to", "moves", "frames", "framesPerSecond", "size", "out"}'      (art/film/make.ts calls it)

from, to: windows on a master as if it were 1800 px wide, [left, top, width]. moves: what art/film/shots.ts says of the shot, lengths
in px of that master, times in seconds. Needs OpenCV, NumPy and ffmpeg.
"""
import json, subprocess, sys
import cv2, numpy as np

UNIT = 1800
shot = json.loads(sys.argv[1])
width, height = shot["size"]
# A third more pixels than a frame shows: enough for a window that narrows, few enough not to shimmer.
wide = round(width * 4 / 3)
master = cv2.imread(shot["master"])
tall = round(wide * master.shape[0] / master.shape[1])
master = cv2.resize(master, (wide, tall), interpolation=cv2.INTER_AREA).astype(np.float32)
scale = wide / UNIT
bright = cv2.GaussianBlur(cv2.cvtColor(master, cv2.COLOR_BGR2GRAY) / 255, (0, 0), 3)


def cloud(across, down, seed):
    """Noise whose lumps have these sigmas, around 0, most of it between -1 and 1; its edges join"""
    rows, columns = np.fft.fftfreq(tall)[:, None], np.fft.fftfreq(wide)[None]
    lumps = np.exp(-2 * np.pi**2 * scale**2 * ((rows * down) ** 2 + (columns * across) ** 2))
    white = np.random.default_rng(seed).normal(size=(tall, wide))
    soft = np.fft.ifft2(np.fft.fft2(white) * lumps).real
    return (soft / (2 * soft.std())).astype(np.float32)


def inside(move):
    """1 inside the outline `area`, 0 outside it and inside each outline of `but`; `edge`: how soft"""
    mask = np.zeros((tall, wide), np.float32)
    for outline, value in [(move["area"], 1), *((each, 0) for each in move.get("but", []))]:
        cv2.fillPoly(mask, [np.round(np.array(outline) * scale).astype(np.int32)], value)
    return cv2.GaussianBlur(mask, (0, 0), max(0.6, move["edge"] * scale))


def shifted(field, x, y):
    return cv2.remap(field, x % wide, y % tall, cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)


def wander(time, seed):
    """Breathes between -1 and 1, and does not repeat within a shot"""
    return 0.6 * np.sin(0.9 * time + seed) + 0.4 * np.sin(2.3 * time + 2.1 * seed)


X, Y = np.meshgrid(np.arange(wide, dtype=np.float32), np.arange(tall, dtype=np.float32))


def fall(move, picture, time):
    """Water that falls: streaks pass through what is bright, the near ones faster"""
    streaks = sum(
        shifted(field, X, Y - move["speed"] * scale * time * pace) for field, pace in zip(move["fields"], (1, 0.7))
    )
    return picture * (1 + move["by"] * streaks * move["mask"] * np.clip(2 * bright - 0.3, 0, 1))[..., None]


def ripple(move, picture, time):
    """Water that stands: the farther from its horizon, the longer and the higher the waves"""
    depth = np.clip(Y / scale - move["horizon"], 1, None)
    far = 400 * np.log(depth)
    waves = sum(
        np.sin(far / length + slant * X / scale / depth * 40 / length + time * pace)
        for length, slant, pace in ((9, 2, 2.1), (14, -3, 1.6), (23, 1, 1.1))
    )
    rise = move["by"] * scale * depth / 400 * waves * move["mask"]
    return cv2.remap(picture, X + rise * 0.5, Y + rise, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT_101)


def mist(move, picture, time):
    """Mist that drifts across"""
    thick = sum(shifted(field, X + move["speed"] * scale * time * pace, Y) for field, pace in zip(move["fields"], (1, 0.5)))
    veil = (move["by"] * np.clip(0.5 + 0.5 * thick, 0, 1) * move["mask"])[..., None]
    return picture + (np.array(move["colour"], np.float32) - picture) * veil


def shade(move, picture, time):
    """The shade of leaves in a light wind, over what the sun is on"""
    x = X + move["sway"] * scale * wander(time, 1)
    leaves = sum(shifted(field, x + 9 * scale * wander(time * 1.4, n), Y) for n, field in enumerate(move["fields"]))
    dark = move["by"] * np.clip(leaves, 0, 1) * move["mask"] * np.clip(3 * bright - 0.6, 0, 1)
    return picture * (1 - dark)[..., None]


def sway(move, picture, time):
    """Cloth that hangs and stirs"""
    hangs = np.clip((Y / scale - move["top"]) / 900, 0, 1) ** 1.5
    aside = move["by"] * scale * hangs * move["mask"] * np.sin(1.1 * time + Y / scale / 260 + X / scale / 140)
    return cv2.remap(picture, X + aside, Y, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT_101)


def flame(move, picture, time):
    """The light of a flame, over all that it falls on"""
    flicker = wander(time * 3, 2) * 0.6 + wander(time * 7, 5) * 0.4
    return picture * (1 + move["by"] * flicker * move["mask"])[..., None]


KINDS = {each.__name__: each for each in (fall, ripple, mist, shade, sway, flame)}
for move in shot["moves"]:
    move["mask"] = inside(move)
    move["fields"] = [cloud(*lumps, seed) for seed, lumps in enumerate(move.get("lumps", []))]

ffmpeg = subprocess.Popen(
    f"ffmpeg -hide_banner -loglevel error -y -f rawvideo -pix_fmt bgr24 -s {width}x{height} -r {shot['framesPerSecond']} -i - "
    "-vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv444p -c:v libx264 -preset ultrafast -qp 0".split() + [shot["out"]],
    stdin=subprocess.PIPE,
)
columns, rows = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
for frame in range(shot["frames"]):
    picture = master
    for move in shot["moves"]:
        picture = KINDS[move["kind"]](move, picture, frame / shot["framesPerSecond"])
    at = frame / (shot["frames"] - 1)
    left, top, window = (a + (b - a) * at for a, b in zip(shot["from"], shot["to"]))
    x, y = (left + columns / width * window) * scale, (top + rows / width * window) * scale
    seen = cv2.remap(picture, x, y, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT_101)
    ffmpeg.stdin.write(np.clip(seen, 0, 255).astype(np.uint8).tobytes())
ffmpeg.stdin.close()
sys.exit(ffmpeg.wait())

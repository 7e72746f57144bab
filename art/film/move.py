"""One shot of the film: a camera that travels a little through a rendered picture, told by its depth what is near.

  python3 move.py '{"master", "depth", "crop", "from", "to", "near", "frames", "framesPerSecond", "size", "out"}'      (art/film/make.ts calls it)

from, to: windows on a master 1800 px wide, [left, top, width]. near: how far what is nearest moves against what is farthest from the
first frame to the last: [px to the right, px down, part by which it grows]. depth: an EXR of distances over the whole master, or over
the part of the render that `crop` names. Needs OpenCV, NumPy and ffmpeg.
"""
import json, os, subprocess, sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2, numpy as np

UNIT = 1800
shot = json.loads(sys.argv[1])
width, height = shot["size"]
# A quarter more pixels than a frame shows: enough for a window that narrows, few enough not to shimmer.
wide = int(width * 1.25)
master = cv2.imread(shot["master"])
master = cv2.resize(master, (wide, round(wide * master.shape[0] / master.shape[1])), interpolation=cv2.INTER_AREA)
tall = master.shape[0]


def nearness():
    """1 for what is nearest, 0 for the sky; a little wider than the things themselves, so that an edge moves with what it belongs to"""
    depth = cv2.imread(shot["depth"], cv2.IMREAD_UNCHANGED)
    depth = (depth if depth.ndim == 2 else depth[..., 0]).astype(np.float32)
    if shot.get("crop"):
        left, top, right, bottom = shot["crop"]
        rows, columns = depth.shape
        depth = depth[int(top * rows) : int(bottom * rows), int(left * columns) : int(right * columns)]
    near = 1 / np.clip(np.nan_to_num(depth, posinf=1e9), 0.05, 1e9)
    near = cv2.resize(np.clip(near / np.percentile(near, 99.5), 0, 1), (wide, tall), interpolation=cv2.INTER_AREA)
    return cv2.GaussianBlur(cv2.dilate(near, np.ones((5, 5))), (0, 0), 1.2)


near = nearness()
scale = wide / UNIT
middle_x, middle_y = wide / 2, tall / 2
ffmpeg = subprocess.Popen(
    f"ffmpeg -hide_banner -loglevel error -y -f rawvideo -pix_fmt bgr24 -s {width}x{height} -r {shot['framesPerSecond']} -i - "
    "-vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv444p -c:v libx264 -preset ultrafast -qp 0".split() + [shot["out"]],
    stdin=subprocess.PIPE,
)
columns, rows = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
for frame in range(shot["frames"]):
    at = frame / (shot["frames"] - 1)
    left, top, window = (a + (b - a) * at for a, b in zip(shot["from"], shot["to"]))
    x, y = (left + columns / width * window) * scale, (top + rows / width * window) * scale
    right, down, closer = ((at - 0.5) * each for each in shot["near"])
    # where in the master is what this pixel shows? Taken for near at first: what is near hides what is far
    depth = np.ones_like(x)
    for _ in range(7):
        from_x = (x - depth * (right * scale - closer * middle_x)) / (1 + depth * closer)
        from_y = (y - depth * (down * scale - closer * middle_y)) / (1 + depth * closer)
        depth = cv2.remap(near, from_x, from_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    ffmpeg.stdin.write(cv2.remap(master, from_x, from_y, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT_101).tobytes())
ffmpeg.stdin.close()
sys.exit(ffmpeg.wait())

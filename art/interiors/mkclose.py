"""Paints what close pictures need, at the scale of threads and pores: tex/weave*.png, tex/injera*.png, tex/steam.png, tex/clay.png."""
import os
import numpy as np, cv2

HERE = os.path.dirname(os.path.abspath(__file__))
rng = np.random.default_rng(7)


def save(name, image):
    cv2.imwrite(f"{HERE}/tex/{name}.png", (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8))


def rgb(code):
    return np.array([int(code[i : i + 2], 16) / 255 for i in (5, 3, 1)], np.float32)


def noise(size, cells, octaves=4, fall=0.5, seed=0):
    """Tiling value noise between 0 and 1."""
    random = np.random.default_rng(seed)
    total, scale, amplitude = np.zeros((size, size), np.float32), cells, 1.0
    for _ in range(octaves):
        grid = np.pad(random.random((scale, scale)).astype(np.float32), 2, mode="wrap")
        big = cv2.resize(grid, None, fx=size / scale, fy=size / scale, interpolation=cv2.INTER_CUBIC)
        off = int(round(2 * size / scale))
        total += amplitude * big[off : off + size, off : off + size]
        scale, amplitude = scale * 2, amplitude * fall
        if scale > size // 2:
            break
    return (total - total.min()) / (total.max() - total.min())


def weave(size=4096, pitch=8):
    """Hand-woven cotton, warp upright, with a tibeb band of floating weft across the middle."""
    n = size // pitch
    y, x = np.mgrid[0:size, 0:size].astype(np.float32)
    x = x + 1.6 * (noise(size, 24, 2, seed=1) - 0.5) * pitch + 1.2 * np.repeat(rng.normal(0, 0.25, (1, size)), size, 0) * 0
    y = y + 1.6 * (noise(size, 24, 2, seed=2) - 0.5) * pitch
    ix, iy = (x // pitch).astype(int) % n, (y // pitch).astype(int) % n
    u, v = x / pitch % 1 - 0.5, y / pitch % 1 - 0.5
    wide_x, wide_y = rng.uniform(0.72, 1.05, n).astype(np.float32), rng.uniform(0.68, 1.08, n).astype(np.float32)
    warp = np.sqrt(np.clip(1 - (u / (0.5 * wide_x[ix])) ** 2, 0, 1))
    weft = np.sqrt(np.clip(1 - (v / (0.5 * wide_y[iy])) ** 2, 0, 1))
    over = (ix + iy) % 2 == 0
    crest_x, crest_y = 0.55 + 0.45 * np.cos(np.pi * v), 0.55 + 0.45 * np.cos(np.pi * u)
    height = np.where(over, warp * crest_x, weft * crest_y) * 0.55 + np.where(over, weft * 0.15, warp * 0.15)
    thread_x, thread_y = rng.normal(0, 0.035, n).astype(np.float32), rng.normal(0, 0.045, n).astype(np.float32)
    shade = 1 + np.where(over, thread_x[ix], thread_y[iy])
    fibre = noise(size, 1024, 1, seed=4)
    colour = rgb("#e9e2d2") * (shade * (0.80 + 0.22 * height) * (0.93 + 0.12 * fibre))[..., None]
    # the band: rows of 3 picks, columns of 5 ends
    row, col = iy // 3, ix // 5
    rows = n // 3
    start, high = int(rows * 0.40), 40
    r = row - start
    ink = np.zeros((size, size), int)
    palette = [None, "#8c1f1a", "#d8981e", "#1f5a3c", "#1c3f66", "#a8431c"]
    step = np.abs((col % 24) - 12)
    stripe = {0: 3, 1: 3, 3: 2, 5: 1, 6: 1, 33: 1, 34: 1, 36: 2, 38: 3, 39: 3}
    for k, c in stripe.items():
        ink = np.where(r == k, c, ink)
    body = (r >= 9) & (r <= 30)
    m = np.abs(r - 19.5) + 0.5
    diamond = m + step
    ink = np.where(body & (diamond <= 12), 1, ink)
    ink = np.where(body & (diamond <= 9), 2, ink)
    ink = np.where(body & (diamond <= 6), 3, ink)
    ink = np.where(body & (diamond <= 3), 2, ink)
    other = m + (12 - step)
    ink = np.where(body & (other <= 8) & (ink == 0), 4, ink)
    ink = np.where(body & (other <= 4), 2, ink)
    ink = np.where((r == 8) | (r == 31), np.where((col // 2) % 2 == 0, 5, 2), ink)
    mask = (ink > 0) & (r >= 0) & (r < high)
    # floats: thick glossy picks that dive at the edge of each figure
    pick = y / (pitch * 1.5)
    pv = pick % 1 - 0.5
    round_ = np.sqrt(np.clip(1 - (pv / 0.52) ** 2, 0, 1))
    dive = cv2.blur(mask.astype(np.float32), (pitch * 2 + 1, 1))
    twist = 0.5 + 0.5 * np.sin((x * 0.9 + y * 2.2) / pitch * 2.1)
    float_h = (0.55 + 0.45 * round_) * np.clip(dive * 1.3 - 0.15, 0, 1) + 0.06 * twist
    height = np.where(mask, 0.25 + 0.75 * float_h, height)
    pick_tone = rng.normal(1, 0.10, 8192).astype(np.float32)[(pick.astype(int)) % 8192]
    for k, code in enumerate(palette):
        if code:
            tone = (0.50 + 0.55 * round_) * (0.88 + 0.16 * twist) * pick_tone
            colour = np.where((mask & (ink == k))[..., None], rgb(code) * tone[..., None] * 1.1, colour)
    # slubs and a few stray fibres
    slub = noise(size, 64, 3, seed=9)
    height = height + 0.12 * (slub - 0.5)
    for _ in range(700):
        p = rng.random(2) * size
        a, length = rng.uniform(0, 6.28), rng.uniform(30, 110)
        pts = [p]
        for _ in range(12):
            a += rng.normal(0, 0.35)
            pts.append(pts[-1] + length / 12 * np.array([np.cos(a), np.sin(a)]))
        q = np.array(pts, np.int32).reshape(-1, 1, 2)
        cv2.polylines(height, [q], False, 1.05, 1, cv2.LINE_AA)
    colour *= (0.94 + 0.10 * noise(size, 5, 4, seed=5))[..., None]
    save("weave", colour)
    save("weave_height", cv2.GaussianBlur(height, (0, 0), 0.7) / 1.15)


def injera(size=4096):
    """The face of an injera: eyes of many sizes, close together, some run into each other."""
    height = np.ones((size, size), np.float32)
    dark = np.zeros((size, size), np.float32)
    density = noise(size, 7, 3, seed=11)
    for radius, count in ((26, 2600), (17, 9000), (11, 26000), (6, 52000)):
        for _ in range(count):
            px, py = rng.integers(0, size, 2)
            if rng.random() > 0.35 + density[py, px] * 0.75:
                continue
            r = max(2, radius * rng.uniform(0.6, 1.25))
            e = rng.uniform(0.75, 1.0)
            ang = rng.uniform(0, 180)
            depth = rng.uniform(0.35, 1.0) * (0.5 + radius / 52)
            cv2.ellipse(height, (int(px), int(py)), (int(r), max(1, int(r * e))), ang, 0, 360, float(1 - depth), -1, cv2.LINE_AA)
            cv2.ellipse(dark, (int(px), int(py)), (int(r * 0.85), max(1, int(r * e * 0.85))), ang, 0, 360, float(depth), -1, cv2.LINE_AA)
    height, dark = cv2.GaussianBlur(height, (0, 0), 3.0), cv2.GaussianBlur(dark, (0, 0), 2.2)
    fine = noise(size, 256, 4, seed=12)
    large = noise(size, 4, 5, seed=13)
    base = rgb("#b39a7c") * (0.86 + 0.26 * large)[..., None]
    base = base * (0.94 + 0.12 * fine)[..., None]
    colour = base * (1 - 0.42 * dark[..., None]) + rgb("#5c4632") * (0.16 * dark[..., None])
    save("injera", colour)
    save("injera_height", height * 0.85 + 0.15 * fine)


def steam(size=1024):
    """Steam that rises and curls: noise carried along by its own swirl, thinner upwards."""
    y, x = np.mgrid[0:size, 0:size].astype(np.float32)
    field = np.zeros((size, size), np.float32)
    for k in range(3):
        sx, sy = x.copy(), y.copy()
        a = noise(size, 3, 3, 0.45, seed=21 + k)
        gx, gy = cv2.Sobel(a, cv2.CV_32F, 1, 0, ksize=5), cv2.Sobel(a, cv2.CV_32F, 0, 1, ksize=5)
        gx, gy = (cv2.GaussianBlur(g, (0, 0), 14) for g in (gx, gy))
        for _ in range(46):
            ix, iy = np.clip(sx, 0, size - 1).astype(int), np.clip(sy, 0, size - 1).astype(int)
            sx, sy = sx + gy[iy, ix] * 34, sy - gx[iy, ix] * 34 + 1.0
        lanes = np.exp(-(((sx - size * (0.5 + 0.05 * (k - 1))) / np.clip(34 + 0.05 * (size - sy), 20, 200)) ** 2))
        fibres = 0.35 + 0.65 * noise(size, 9, 4, 0.55, seed=31 + k)[np.clip(sy, 0, size - 1).astype(int), np.clip(sx, 0, size - 1).astype(int)]
        field += lanes * fibres**2
    up = 1 - y / size
    field *= np.clip(up * 9, 0, 1) * np.clip((1 - up) * 1.6, 0, 1) ** 1.5
    field *= np.clip(np.minimum(x, size - 1 - x) / (size * 0.12), 0, 1)
    field = cv2.GaussianBlur(field, (0, 0), 3)
    save("steam", field / field.max())


if __name__ == "__main__":
    weave()
    injera()
    steam()

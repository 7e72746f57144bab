"""Close pictures: one render with every bump and the lens's blur, then a film's curve. Blender calls shoot(), plain Python calls grade().

  blender -b --factory-startup -P photo.py -- SCENE preview|final      writes exr/SCENE/
  python3 photo.py SCENE OUT.jpg [ev=0 contrast=1.25 sat=1 warm=0 grain=.012 vignette=.3 denoise=1 bloom=.1 master=1800]
"""
import os, sys
os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
PASSES = {"Image": "Image", "DiffCol": "use_pass_diffuse_color", "Normal": "use_pass_normal", "Depth": "use_pass_z"}


def shoot(name, mode, size=(1800, 1200), detail=0.7, spp=160, bounces=4, threshold=0.04, clamp=6, **_):
    import bpy

    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    k = {"preview": 0.22, "mid": 0.5, "final": detail}[mode]
    render.engine = "CYCLES"
    cycles.device, cycles.use_denoising, cycles.use_adaptive_sampling = "CPU", False, True
    cycles.samples = spp if mode == "final" else 18
    cycles.adaptive_threshold = threshold if mode == "final" else 0.05
    cycles.adaptive_min_samples = 16 if mode == "final" else 12
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces + 4, bounces, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = clamp, 0.5
    cycles.filter_width = 1.3
    render.resolution_x, render.resolution_y = int(size[0] * k), int(size[1] * k)
    layer = bpy.context.view_layer
    for flag in list(PASSES.values())[1:]:
        setattr(layer, flag, True)
    folder = f"{HERE}/exr/{name}/"
    os.makedirs(folder, exist_ok=True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    files.base_path, files.format.file_format, files.format.color_depth = folder, "OPEN_EXR", "16"
    files.file_slots.clear()
    for each in PASSES:
        files.file_slots.new(each)
        tree.links.new(layers.outputs[each], files.inputs[each])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    render.filepath = folder + "raw.png"
    scene.frame_set(1)
    bpy.ops.render.render(write_still=False)


def load(folder, each):
    import cv2, numpy as np

    image = cv2.imread(f"{folder}{each}0001.exr", cv2.IMREAD_UNCHANGED).astype(np.float32)
    image = image[..., None].repeat(3, 2) if image.ndim == 2 else image[..., 2::-1]
    return np.nan_to_num(image, nan=0, posinf=60, neginf=0)


def clean(image, guides, reach=5, strength=0.7):
    """Non-local means in the logarithm of light, told by albedo, normal and depth where an edge is."""
    import cv2, numpy as np

    height, width = image.shape[:2]
    luma = image @ np.array([0.21, 0.72, 0.07], np.float32)
    middle = cv2.medianBlur(luma.astype(np.float32), 3)
    image = image * np.minimum(1, (middle * 2.5 + 0.02) / (luma + 1e-4))[..., None]
    log, light = np.log(image + 0.02), np.log(np.maximum(image @ np.array([0.21, 0.72, 0.07], np.float32), 0) + 0.02)
    kernel = np.array([[1, -2, 1], [-2, 4, -2], [1, -2, 1]], np.float32)
    noise = cv2.blur(cv2.filter2D(light, -1, kernel) ** 2, (9, 9)) / 36 * 1.6
    noise = np.minimum(noise, cv2.blur(noise, (25, 25)) * 1.5) + 1e-5
    pad = lambda x: cv2.copyMakeBorder(x, reach, reach, reach, reach, cv2.BORDER_REFLECT_101)
    lights, logs, noises = pad(light), pad(log), pad(noise)
    padded = [(pad(g), g, s) for g, s in guides]
    total, weight = log.copy(), np.ones((height, width), np.float32)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if (dx == 0 and dy == 0) or dx * dx + dy * dy > reach * reach + 1:
                continue
            cut = (slice(reach + dy, reach + dy + height), slice(reach + dx, reach + dx + width))
            far = ((light - lights[cut]) ** 2 - 2 * np.minimum(noise, noises[cut])) / (strength**2 * (noise + noises[cut]) + 1e-6)
            w = np.exp(-np.maximum(0, cv2.blur(far, (5, 5))))
            for p, g, s in padded:
                e = g - p[cut]
                w *= np.exp(-np.minimum((e * e if e.ndim == 2 else np.einsum("ijk,ijk->ij", e, e)) / (s * s), 30))
            total += w[..., None] * logs[cut]
            weight += w
    return np.maximum(np.exp(total / weight[..., None]) - 0.02, 0)


def grade(name, out, ev=0.0, contrast=1.25, sat=1.0, warm=0.0, grain=0.012, vignette=0.3, denoise=1.0, bloom=0.1, sharp=0.35, master=1800, quality=88, black=0.0, spots=""):
    import cv2, numpy as np

    folder = f"{HERE}/exr/{name}/"
    image, albedo, normal, depth = (load(folder, each) for each in PASSES)
    height, width = image.shape[:2]
    if denoise:
        soft = lambda x: cv2.GaussianBlur(x, (0, 0), 0.6)
        far = np.log(np.minimum(depth[..., 0], 60) + 0.1)
        image = clean(np.clip(image, 0, 60), [(soft(albedo), 0.12), (soft(normal), 0.25), (far, 0.08)], strength=0.7 * denoise)
        # where depth itself is noise the lens blurs an edge: the guides are of no use there, and a blur hurts nothing; a sharp edge is
        # a line of such pixels, and stays
        lost = cv2.blur((np.abs(far - cv2.medianBlur(far, 5)) > 0.006).astype(np.float32), (13, 13))
        lost = cv2.GaussianBlur(np.clip((lost - 0.25) / 0.25, 0, 1), (0, 0), 3)[..., None]
        image = image * (1 - lost) + cv2.GaussianBlur(image, (0, 0), 2.6 * width / 1350) * lost
    glow = np.clip(image - 1.0, 0, 8)
    image = image + bloom * sum(k * cv2.GaussianBlur(glow, (0, 0), width * s) for s, k in ((0.004, 0.5), (0.016, 0.3), (0.05, 0.2))) * np.array([1.1, 1.0, 0.9], np.float32)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    image *= (1 - vignette * np.clip(np.hypot(x / width - 0.5, (y / height - 0.5) * 0.85) / 0.66, 0, 1.2) ** 2.4)[..., None]
    image *= 2**ev * np.array([1 + 0.06 * warm, 1, 1 - 0.09 * warm], np.float32)
    # a film's curve: light falls into each layer a little, the shoulder is long, the toe short
    mixing = np.full((3, 3), 0.03, np.float32) + np.eye(3, dtype=np.float32) * 0.91
    image = np.maximum(image @ mixing - black, 0) ** contrast
    image = image / (image + 0.18**contrast * (1 / 0.18 - 1))
    grey = (image @ np.array([0.21, 0.72, 0.07], np.float32))[..., None]
    image = np.clip(grey + (image - grey) * (1.08 * sat), 0, 1)
    image = np.where(image < 0.0031308, image * 12.92, 1.055 * image ** (1 / 2.4) - 0.055)
    target = int(master), round(int(master) * height / width)
    if (width, height) != target and width > 900:
        image = cv2.resize(image, target, interpolation=cv2.INTER_CUBIC)
    image = image + sharp * (image - cv2.GaussianBlur(image, (0, 0), 1.1))
    grey = image.mean(2, keepdims=True)
    random = np.random.default_rng(3)
    dust = cv2.GaussianBlur(random.normal(0, 1, image.shape[:2]).astype(np.float32), (0, 0), 0.75)[..., None]
    image = image + dust * grain * (0.35 + 1.3 * np.clip(grey * (1 - grey) * 4, 0, 1))
    pixels = (np.clip(image, 0, 1)[..., ::-1] * 255 + 0.5).astype(np.uint8)
    if spots:
        mark = np.zeros(pixels.shape[:2], np.uint8)
        for spot in spots.split(";"):
            x, y, r = (int(v) for v in spot.split(","))
            cv2.circle(mark, (x, y), r, 255, -1)
        pixels = cv2.inpaint(pixels, mark, 4, cv2.INPAINT_TELEA)
    cv2.imwrite(out, pixels, [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1] if out.endswith("jpg") else [])


if __name__ == "__main__":
    if "--" in sys.argv:
        name, mode = sys.argv[sys.argv.index("--") + 1 :][:2]
        import importlib, lib

        lib.reset()
        modules = [importlib.import_module(m) for m in ("scenes_window", "scenes_close", "scenes_outdoors", "scenes_more", "scenes_rooms", "scenes_public")]
        scene = next(getattr(m, "s_" + name.replace("-", "_")) for m in modules if hasattr(m, "s_" + name.replace("-", "_")))
        facts = scene() or {}
        shoot(name, mode, **{k: v for k, v in facts.items() if k in ("size", "spp", "bounces", "threshold", "clamp", "detail")})
    else:
        options = {k: v if k == "spots" else float(v) for k, v in (each.split("=") for each in sys.argv[3:])}
        grade(sys.argv[1], sys.argv[2], **options)

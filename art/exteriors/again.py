"""Other pictures from the scenes of this folder: another camera, another hour.

  ART=<folder above> blender -b --factory-startup -P again.py -- p|m|f NAME      then: python3 post.py NAME

Each entry names its scene and what is put in the place of what; the scene is read, changed and run.
"""
import os, re, sys

HERE = os.environ["ART"] + "/exteriors/"
# Both domes of Entoto go; the scene needs one, which is put behind the camera.
NO_DOME_IN_SIGHT = (r"\[\(3\.6, 10\., 2\.75, \.30, 1\), \(11\.5, 19\., 2\.6, \.42, 2\)\]", "[(3.6, -60., 2.75, .30, 1)]")
# A clear night: the horizon keeps the last of the light, a few clouds carry the moon's.
NIGHT_GLOW = "s.post['skyglow'] = [((.50, .62, 1.), 26, .16), ((.55, .65, 1.), 5, .06)]"
NIGHT_SKY = "dict(pow=1.5, sun=[(0, (.20, .25, .38)), (.08, (.13, .18, .32)), (.3, (.055, .09, .20)), (1, (.016, .030, .085))], anti=[(0, (.11, .14, .24)), (.1, (.075, .11, .22)), (.35, (.035, .06, .15)), (1, (.012, .024, .070))])"
NIGHT_CLOUD = "dict(scale=1.3, stretch=(.3, 1., 1), lo=.50, hi=.74, amount=.6, lit=(.22, .26, .36), dark=(.05, .065, .11), seed=5, h=.13, rot=12, z0=.03, z1=.15, shade=.5)"
def night_sky(elevation, azimuth, falloff):
    """of the moon, in degrees; how fast the light of the horizon fades upwards"""
    return f"s.sky({elevation}, {azimuth}, .55, nishita=False, grad={NIGHT_SKY}, fill=1.6, clouds=[{NIGHT_CLOUD}], horizon=((.085, .105, .17), {falloff}, .6, (.14, .16, .22)))"
AGAIN = {
    # rolled mats and a lantern beside the deck's edge, before anybody is there
    "yoga-mats": ("yoga", [
        (r"cam = s\.camera\(.*", "cam = s.camera((-2.35, -4.35, .62), (-3.72, .2, .34), lens=50, focus=2.55, fstop=2.0)"),
        (r"\[\(-3\.4, -1\.75, \.088, \.35\), \(-3\.25, -2\.02, \.088, \.42\), \(-3\.33, -1\.88, \.232, \.30\)", "[(-3.30, -1.76, .086, .93), (-3.165, -1.865, .086, .96), (-3.24, -1.80, .230, .90)"),
        (r"for x in \(-\.16, \.16\): mb\.lathe.*", "for x in [c+d for c in (-.16, .16) for d in np.linspace(-.011, .011, 8)]: mb.tube(np.stack([np.full(33, x), .0835*np.cos(np.linspace(0, 2*PI, 33)), .0835*np.sin(np.linspace(0, 2*PI, 33))], 1), .0026, M_cushion(), 6, cap=False)"),
        (r"loc=\(\.75, 3\.9, \.0\)\)", "loc=(-2.72, -1.98, .0), rotz=.5)"),
        (r"s\.render\(", "L.obj('lan9', loc=(-2.80, -1.02, .01), scale=.95, rotz=.6); lamp((-2.80, -1.02, .25), 1.4, r=.03)\ns.render("),
    ]),
    # a papyrus boat's bow, the eye just above the water
    "tankwa-bow": ("yoga", [
        (r"cam = s\.camera\(.*", "cam = s.camera((2.2, 9.5, WL+.42), (3.0, 20, WL+.78), lens=50, focus=5.2, fstop=2.8)"),
        (r"tankwa\(4\.6, 2\)\.obj\('tk', loc=\(-6\.5, 26, WL-\.06\), rotz=\.4\)", "tk = tankwa(4.6, 2); tk.obj('tk', loc=(1.7, 16.2, WL-.07), rotz=.62); tankwa(4.7, 5).obj('tk2', loc=(9.5, 33, WL-.06), rotz=2.7)"),
    ]),
    # nothing but trunks, one behind the other, in the fog of the rains
    "forest-trunks": ("entoto", [
        (r"cam = s\.camera\(.*", "cam = s.camera((1.2, 3., H(1.2, 3.)+1.7), (7.5, 40, H(7.5, 40)+4.2), lens=85, focus=24, fstop=4)"),
        NO_DOME_IN_SIGHT,
        (r"s\.set_haze\(.*", "s.set_haze(.02, 14., 1., (1.0, 1.03, 1.02), (1.7, 1.35, .95), 8, start=13, fog=(.05, .3), maxf=.985)"),
        (r"dk = lambda x, y: .*", "dk = lambda x, y: x == x"),
        (r"    if \(x-3\.6\)\*\*2.*", "    if abs(x-1.2-6.3*(y-3)/37) < .55+.025*max(y, 0) and y < 22: return True"),
    ]),
    # the shore of Tana after dark: lamps on, the sky deep, a low moon behind the islands
    "tana-night": ("tana", [
        (r"s\.sunlight\(5\.2.*", "s.sunlight(24, -34, .22, (.62, .74, 1), 1.)"),
        (r"s\.post\['skyglow'\] = .*", NIGHT_GLOW),
        (r"s\.sky\(5\.2[\s\S]*?\)\)\n", night_sky(24, -34, 14) + "\n"),
        (r"s\.set_haze\(.*", "s.set_haze(.0010, 160, WL, (.055, .070, .115), (.11, .13, .18), 6, start=15)"),
        (r"lamp\(\(6\.0, 3\.35, 1\.9\), 22\); lamp\(\(11\.6, 9\.2, 1\.7\), 14\)", "lamp((6.0, 3.35, 1.9), 30); lamp((11.6, 9.2, 1.7), 24)"),
        (r"s\.render\(.*", "for t, sd in ((.12, 1), (.56, 1), (.78, -1)): p = path(np.array(t)); lamp((p[0]+sd*.95, p[1], float(ht(np.array(p[0]+sd*.95), p[1]))+.35), 3, r=.03)\ns.render(spp=30, key=.05, bloom=.10, post_sat=1.04, contrast=.08, stars=1)"),
    ]),
    # the pool above the crater after dark
    "bishoftu-night": ("bishoftu", [
        (r"s\.post\['skyglow'\] = .*", NIGHT_GLOW),
        (r"s\.sky\(1\.5[\s\S]*?\)\)\)\n", night_sky(24, -24, 22) + "\n"),
        (r"s\.sunlight\(.*", "s.sunlight(24, -24, .20, (.62, .74, 1), 1.)"),
        (r"s\.set_haze\(.*", "s.set_haze(.00030, 120, WL, (.055, .070, .115), (.11, .13, .18), 6, start=30)"),
        (r"s\.render\(.*", "s.render(spp=30, key=.05, bloom=.10, post_sat=1.04, contrast=.08, stars=1)"),
    ]),
    # the domes among the eucalyptus after dark, lit from within
    "entoto-night": ("entoto", [
        (r"s\.post\['skyglow'\] = .*", NIGHT_GLOW),
        (r"s\.sky\(13,.*", night_sky(24, -17, 8)),
        (r"s\.sunlight\(.*", "s.sunlight(28, -17, .30, (.62, .74, 1), 1.)"),
        (r"lamp\(W\(0, \.4, 1\.9\), 430,", "lamp(W(0, .4, 1.9), 190,"),
        (r"s\.set_haze\(.*", "s.set_haze(.0052, 14., 1., (.040, .054, .085), (.13, .155, .22), 5, start=6, fog=(.04, .5), maxf=.985)"),
        (r"s\.render\(.*", "s.render(spp=30, key=.046, bloom=.11, post_sat=1.04, contrast=.10, stars=.6)"),
    ]),
}
UPRIGHT = {
    "entoto": "(-1.0, -6.6, H(-1.0, -6.6)+1.65), (5.0, 12, 3.5), lens=40",
    "tana": "(-.6, -13.2, 2.15), (5.0, 10, 1.5), lens=39",
    "bishoftu": "(.2, -9.3, 1.74), (5.0, 12, .8), lens=34",
}
for name, camera in UPRIGHT.items():  # the same on a phone that is held upright, 3 : 4, by day and after dark
    AGAIN.setdefault(name, (name, []))
    for hour in ("", "-night"):
        if name + hour in AGAIN:
            scene, changes = AGAIN[name + hour]
            AGAIN[f"{name}-portrait{hour}"] = (scene, [*changes, (r"cam = s\.camera\(.*", f"cam = s.camera({camera})")])
mode, name = sys.argv[sys.argv.index("--") + 1 :][:2]
scene, changes = AGAIN[name]
if "-portrait" in name:
    sys.argv.append("aspect=.75")
text = open(f"{HERE}s_{scene}.py").read()
text = re.sub(r"Scene\('[^']*'\)", f"Scene('{name}')", text)
border = next((a[7:] for a in sys.argv if a.startswith("border=")), "")
if border:  # x0,y0,x1,y1 as parts of the frame, from below: only that is traced again
    text = text.replace("s.render(", f"q_ = s.sc.render; q_.use_border = True; q_.border_min_x, q_.border_min_y, q_.border_max_x, q_.border_max_y = {border}; s.render(")
for old, new in changes:
    text, n = re.subn(old, lambda _: new, text)
    if not n:
        sys.exit(f"again.py: {name}: nothing like {old}")
exec(compile(text, f"s_{scene}.py", "exec"))

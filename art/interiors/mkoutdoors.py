"""Paints what the pictures from outdoors need: tex/view_falls.exr (28 x 26 m of wet basalt, water by the paths of drops in half a second, spray),
tex/view_street.exr (a street by night: the lens makes the discs, every lamp is a third of one), tex/poleskin.png (a weathered pole, 30 cm round by
120 cm) and its height, tex/mudpaint.png (2 x 2 m of a painted wall) and its height, tex/view_lake.exr, tex/view_garden.exr and tex/view_glade.exr
(all out of focus), tex/puddle.png, tex/waymark.png."""
import os
os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2, numpy as np
TEX = os.path.dirname(os.path.abspath(__file__)) + "/tex/"
PX, WIDE, TALL = 64, 28, 26  # of the falls: px to the metre
W, H = WIDE * PX, TALL * PX
rng = np.random.default_rng(11)
blur = lambda a, s: cv2.GaussianBlur(a, (0, 0), s * PX)
step = lambda a, b, v: np.clip((v - a) / (b - a), 0, 1) ** 2 * (3 - 2 * np.clip((v - a) / (b - a), 0, 1))
exr = lambda name, image: cv2.imwrite(f"{TEX}{name}.exr", image[..., ::-1].astype(np.float32), [cv2.IMWRITE_EXR_TYPE, cv2.IMWRITE_EXR_TYPE_HALF])


def cloud(sx, sy, octaves=5, gain=0.55, seed=1):
    """fractal noise, -1 to 1, its largest features sx by sy metres"""
    r, out, k = np.random.default_rng(seed), np.zeros((H, W), np.float32), 1.0
    for _ in range(octaves):
        out += k * cv2.resize(r.normal(0, 0.6, (max(2, int(TALL / sy) + 3), max(2, int(WIDE / sx) + 3))).astype(np.float32), (W, H), interpolation=cv2.INTER_CUBIC)
        sx, sy, k = sx / 2, sy / 2, k * gain
    return out


def rock():
    """how far the wall stands out, in metres: columns of every width, broken off at joints, whole runs of them fallen"""
    y, x = np.mgrid[0:H, 0:W].astype(np.float32) / PX
    xs = x + 0.30 * cloud(6, 9, 3, seed=2) + 0.05 * cloud(0.8, 1.6, 3, seed=3) + 0.10 * (y - 13) * np.sin(x * 0.25)
    out, groove, uneven, edge = np.zeros((H, W), np.float32), np.ones((H, W), np.float32), np.zeros((H, W), np.float32), -4.0
    while edge < WIDE + 4:
        wide = float(np.clip(rng.lognormal(-0.55, 0.38), 0.25, 1.3))
        here = (xs >= edge) & (xs < edge + wide)
        u, joints = (xs[here] - edge) / wide, np.cumsum(rng.exponential(1.7, 60) + 0.25) - 3
        yy = y[here] + rng.normal(0, 0.12) * (u - 0.5)
        seg, ridge, lean, depth, tilt = np.searchsorted(joints, yy), rng.uniform(0.2, 0.8), rng.normal(0, 0.16), rng.normal(0, 0.20, 70), rng.normal(0, 0.12, 70)
        uneven[here] = rng.normal(0, 0.9)
        out[here] = depth[seg] + np.where(u < ridge, u / ridge, (1 - u) / (1 - ridge)) ** 0.75 * wide * 0.45 + (u - 0.5) * (lean + tilt[seg])
        groove[here] = 1 - np.exp(-np.minimum(np.minimum(u, 1 - u) * wide, 0.6 * np.abs(yy[:, None] - joints[None]).min(1) + 0.02) / 0.035)
        edge += wide
    fallen = step(0.15, 0.5, cloud(5, 6, 4, seed=5) + 0.25 * cloud(1.0, 1.5, 2, seed=6))
    ledge = sum(0.9 * step(-0.08, 0.12, y - z - 0.8 * n - uneven) for z, n in ((7.5, cloud(3, 40, 4, seed=7)), (14, cloud(4, 40, 4, seed=8)), (19, cloud(3, 40, 4, seed=9))))
    return out + 0.9 * cloud(8, 7, 3, seed=4) - 1.1 * fallen + ledge + 0.05 * cloud(0.5, 0.7, 4, 0.7, seed=10) - 0.10 * (1 - groove), groove, uneven


def lit(d, groove, sun):
    """sunlight with its shadows, light from the sky, normals"""
    gy, gx = np.gradient(blur(d, 0.02) * PX)
    n = np.dstack([-gx, gy, np.ones_like(gx) * 1.0])
    n /= np.linalg.norm(n, axis=2, keepdims=True)
    shadow = np.zeros((H, W), np.float32)
    for t in 0.09 * np.arange(1, 42):
        shadow = np.maximum(shadow, cv2.warpAffine(d, np.float32([[1, 0, -sun[0] * t * PX], [0, 1, sun[1] * t * PX]]), (W, H), borderMode=cv2.BORDER_REPLICATE) - d - sun[2] * t)
    hollow = np.exp(1.1 * np.minimum(0, d - blur(d, 0.35))) * np.exp(0.8 * np.minimum(0, d - blur(d, 1.4))) * (0.35 + 0.65 * groove)
    return np.clip(n @ sun, 0, 1) * (1 - step(0.0, 0.12, shadow)), (0.45 + 0.55 * np.clip(n[..., 1], 0, 1)) * hollow, n


def threads(uneven):
    """where drops were in half a second, and where they had just struck a ledge"""
    N, (at, spread, share) = 15000, np.array([(13.1, 1.5, 5.0), (15.6, 0.7, 2.6), (10.9, 0.45, 1.0), (17.6, 0.35, 0.6), (6.4, 0.22, 0.30), (21.5, 0.30, 0.35), (22.6, 0.12, 0.12)]).T
    pick = rng.choice(len(at), N, p=share / share.sum())
    x = at[pick] + spread[pick] * rng.normal(0, 1, N)
    flow = np.exp(0.55 * cv2.GaussianBlur(rng.normal(0, 3.2, (1, 2000)).astype(np.float32), (0, 0), 2.5)[0])[np.clip((x * 60).astype(int), 0, 1999)]
    x = rng.choice(x, N, p=flow / flow.sum())
    x = np.round(x * 7 + rng.normal(0, 0.25, N)) / 7 + rng.normal(0, 0.050, N)
    y, vx, vy, hit = np.full(N, -1.5) + rng.uniform(0, 0.3, N), rng.normal(0, 0.05, N), rng.uniform(1.5, 3.0, N), np.zeros(N)
    swirl, dens, foam = cloud(1.6, 5, 3, seed=20), np.zeros(H * W), np.zeros(H * W)
    ledges = [(z, cloud(s, 40, 4, seed=k)[0], chance) for z, s, k, chance in ((7.5, 3, 7, 0.45), (14, 4, 8, 0.55), (19, 3, 9, 0.6), (3.2, 2, 12, 0.25), (11.0, 2, 13, 0.3))]
    for _ in range(3300):
        dt, ix, iy, old = 0.012 / np.maximum(vy, 0.6), np.clip((x * PX).astype(int), 0, W - 1), np.clip((y * PX).astype(int), 0, H - 1), y.copy()
        vx += (swirl[iy, ix] * 1.3 - vx * 0.8) * dt
        vy = vy + 9.8 * dt
        vy -= 0.09 * vy * vy * dt
        x, y = x + vx * dt, y + vy * dt
        for z, n, chance in ledges:
            top = z + 0.8 * n[ix] + uneven[int(z * PX), ix]
            over = (old < top) & (y >= top) & (rng.random(N) < chance)
            vx[over] += rng.normal(0, 0.85, over.sum())
            vy[over] *= rng.uniform(0.15, 0.5, over.sum())
            hit[over] = 1
        hit *= 0.994
        ok = (y >= 0) & (y < TALL) & (x >= 0) & (x < WIDE)
        dens, foam = dens + np.bincount(iy[ok] * W + ix[ok], 1 / (1 + 0.12 * vy[ok]), H * W), foam + np.bincount(iy[ok] * W + ix[ok], hit[ok], H * W)
    return dens.reshape(H, W).astype(np.float32), foam.reshape(H, W).astype(np.float32)


def falls():
    sun = np.array([-0.62, 0.62, 0.48], np.float32)
    sun /= np.linalg.norm(sun)
    d, groove, uneven = rock()
    direct, ambient, n = lit(d, groove, sun)
    y, x = np.mgrid[0:H, 0:W].astype(np.float32) / PX
    dens, foam = threads(uneven)
    near = np.clip(blur(dens, 0.8) / 3, 0, 1)
    wet = np.clip(near * 1.6 + 0.35 + 0.4 * cloud(2, 5, 4, seed=30), 0, 1)
    tone = (0.5 + 0.5 * np.clip(cloud(1.4, 2.0, 6, 0.7, seed=31), -1, 1))[..., None]
    stone = np.array([0.022, 0.021, 0.021]) * (1 - tone) + np.array([0.085, 0.074, 0.064]) * tone
    rust = 0.4 * step(0.2, 0.9, cloud(2.2, 3.5, 5, seed=32))[..., None]
    stone = stone * (1 - rust) + rust * np.array([0.10, 0.068, 0.042])
    moss = (step(0.1, 0.7, cloud(1.5, 1.5, 5, seed=33)) * step(0.1, 0.6, n[..., 1]) * np.clip(near * 4, 0, 1))[..., None]
    stone = (stone * (1 - moss) + moss * np.array([0.03, 0.045, 0.012])) * (1 - 0.55 * wet[..., None])
    gloss = wet * np.clip(n[..., 1] * 0.8 + 0.25 + 0.25 * cloud(0.3, 0.5, 3, seed=34), 0, 1) ** 3
    sunlight, sky = np.array([3.6, 2.75, 1.85]), np.array([0.62, 0.74, 0.92])
    image = stone * (direct[..., None] * sunlight + ambient[..., None] * sky * 0.9) + (gloss * ambient * 0.10)[..., None] * sky + (gloss * direct * 0.25)[..., None] * sunlight * 0.4
    alpha = (1 - np.exp(-blur(dens, 0.010) / 2.3))[..., None]
    relief = blur(dens, 0.10) - np.roll(blur(dens, 0.10), int(0.22 * PX), 1)
    light = np.clip(0.60 + 0.10 * relief + 0.14 * cloud(1.2, 6, 3, seed=40), 0.25, 1.2) * (0.75 + 0.25 * np.clip(blur(foam, 0.05) / 1.5, 0, 1))
    image = image * (1 - alpha) + light[..., None] * (np.array([1.0, 0.91, 0.78]) * 0.80 + sky * 0.16) * alpha
    # spray: from the foot of the fall, and from every ledge that it strikes
    mist = 0.86 * step(9, 20, y + 2.2 * cloud(6, 4, 6, 0.6, seed=50)) + np.clip(blur(foam, 0.8) / 3.2, 0, 0.35) * (0.7 + 0.5 * cloud(2.5, 2.0, 5, seed=51)) + 0.02 + 0.06 * cloud(9, 6, 5, seed=52)
    mist = np.clip(mist, 0.02, 0.93)[..., None]
    fog = (np.array([0.98, 0.86, 0.70]) * 0.62 + sky * 0.13) * np.clip(0.95 + 0.16 * cloud(5, 5, 5, seed=53) - 0.022 * (x - 10), 0.4, 1.25)[..., None]
    exr("view_falls", image * (1 - mist) + fog * mist)


def street():
    W,H,PX=1536,1024,64; r=np.random.default_rng(12); im=np.zeros((H,W,3),np.float32)
    y=np.linspace(0,1,H,dtype=np.float32)[:,None,None]; im+=np.array([.020,.034,.075])*(1.15-y)+np.array([.05,.028,.014])*np.exp(-((y-.62)/.10)**2)*1.3
    for k in range(16):
        x=r.uniform(-100,W); w=r.uniform(90,260); t=r.uniform(.16,.48)*H; cv2.rectangle(im,(int(x),int(t)),(int(x+w),int(.70*H)),tuple(float(v) for v in np.array([.010,.012,.018])*r.uniform(.6,1.8)),-1)
    im=cv2.GaussianBlur(im,(0,0),9)
    def lamp(x,y,c,s=1.0,d=.42): cv2.circle(im,(int(x*16),int(y*16)),int(d*PX/2*16),tuple(float(v)*s for v in c),-1,cv2.LINE_AA,4)
    warm,cold,red,green=(4.6,2.3,.75),(3.8,3.95,4.1),(3.6,.28,.15),(.6,3.2,1.8); hx,hy=.60*W,.63*H
    for side,n in ((-1,8),(1,7)):
        for k in range(n): q=1/(1+k*.62); lamp(hx+side*(90+900*q*.75)*(.9 if side>0 else 1)+r.normal(0,6),hy-30-520*q*.72+r.normal(0,6),warm,(.35+.65*q)*r.uniform(.8,1.1))
    for k in range(9): q=r.uniform(.02,.5)**1.3; x=hx+(-60-900*q)*r.uniform(.5,1.3); b=hy+20+190*q; c=cold if r.random()<.75 else warm; lamp(x,b,c,r.uniform(.4,1.0)); lamp(x+34+120*q,b+r.normal(0,2),c,r.uniform(.4,1.0))
    for k in range(7): q=r.uniform(.02,.5)**1.3; x=hx+(40+800*q)*r.uniform(.5,1.3); b=hy+18+170*q; lamp(x,b,red,r.uniform(.4,.9)); lamp(x+30+110*q,b,red,r.uniform(.4,.9))
    for k in range(46): lamp(r.uniform(0,W),hy-r.uniform(40,430),(1.1,.65,.27),r.uniform(.15,.6),.36)
    for k in range(3): lamp(hx-430+r.normal(0,90),hy-70+r.normal(0,50),green,r.uniform(.2,.5))
    exr("view_street", im)


def pole():
    W,H=1024,4096; r=np.random.default_rng(4)
    def streak(t,l,seed):
        q=np.random.default_rng(seed).normal(0,1,(max(3,H//l)+2,W//t)).astype(np.float32); q=np.concatenate([q,q[:,:2]],1); return cv2.resize(q,(W+2*t,H),interpolation=cv2.INTER_CUBIC)[:,:W]
    fibre=sum(k*streak(t,l,t+l) for t,l,k in ((1,90,.9),(1,300,.8),(2,420,.9),(4,800,.8),(16,900,.7))); broad=streak(64,500,9)+.7*streak(32,260,8); fibre=(fibre-fibre.mean())/fibre.std()
    crack=np.zeros((H,W),np.float32)
    for k in range(150):
        x,y,l,w=r.uniform(0,W),r.uniform(-300,H),r.lognormal(5.2,.7),r.lognormal(.55,.5); n=max(8,int(l/14)); xs=x+np.cumsum(r.normal(0,.5,n)); ys=y+np.linspace(0,l,n)
        for i in range(n-1):
            t=w*np.sin(np.pi*(i+.5)/n)**.8
            for o in (-W,0,W): cv2.line(crack,(int((xs[i]+o)*16),int(ys[i]*16)),(int((xs[i+1]+o)*16),int(ys[i+1]*16)),1.0,max(1,int(round(t))),cv2.LINE_AA,4)
    y,x=np.mgrid[0:H,0:W].astype(np.float32); bend=9*streak(128,420,21)+4*streak(64,200,22)
    knot=np.zeros((H,W),np.float32)
    for k in range(9): # round a knot the fibres part
        kx,ky,s=r.uniform(0,W),r.uniform(0,H),r.uniform(18,46); dx=(x-kx+W/2)%W-W/2; dy=(y-ky)/2.6; q=dx*dx+dy*dy; bend+=-dx*s*s/(q+s*s*.9); knot=np.maximum(knot,np.clip(1.5-np.sqrt(q)/(s*.33),0,1)*(.62+.3*np.sin(np.sqrt(q)*.8)))
    warp=lambda a:cv2.remap(a,(x+bend)%W,y,cv2.INTER_LINEAR,borderMode=cv2.BORDER_WRAP)
    fibre,broad,crack=warp(fibre),warp(broad),warp(cv2.GaussianBlur(crack,(0,0),1.1)); crack=np.clip(np.maximum(crack*1.15,knot),0,1)
    tone=np.clip(.5+.17*fibre+.13*broad,0,1)[...,None]; c=(1-tone)*np.array([.30,.245,.20])+tone*np.array([.66,.60,.525]); grey=np.clip(.5+.35*streak(128,300,31),0,1)[...,None]; c=c*(1-.35*grey)+.35*grey*c.mean(2,keepdims=True)*np.array([.96,1.0,1.03]); c*=1-.86*crack[...,None]
    cv2.imwrite(TEX+'poleskin.png',(255*np.clip(c[...,::-1],0,1)).astype(np.uint8)); cv2.imwrite(TEX+'poleskin_height.png',(255*np.clip(.62+.07*fibre+.05*broad-.55*crack,0,1)).astype(np.uint8))

def mudpaint():
    """2 x 2 m of a mud wall, painted by hand in earth, chalk and soot: its right edge is a door's jamb; the height has the scored outlines"""
    W=2048; r=np.random.default_rng(7); P=lambda x,z:(W*(1-x/2),W*(1-z/2)); soot,chalk,red=(.045,.036,.032),(.62,.56,.46),(.23,.075,.038)
    ly=np.zeros((W,W,4),np.float32); sc=np.zeros((W,W),np.float32)
    def poly(pts,c,line=True):
        q=(np.array([P(x+r.normal(0,.0035),z+r.normal(0,.0035)) for x,z in pts])*16).astype(np.int32); m=np.zeros((W,W),np.float32); cv2.fillPoly(m,[q],1.0,cv2.LINE_AA,4); m*=r.uniform(.86,1.0); ly[...]=ly*(1-m[...,None])+m[...,None]*np.array([*(np.array(c)*r.uniform(.85,1.18)),1],np.float32)
        if line: cv2.polylines(sc,[q],True,1.0,4,cv2.LINE_AA,4)
    poly([(.15,0),(2.1,0),(2.1,.20),(.15,.20)],soot); poly([(.15,.205),(2.1,.205),(2.1,.235),(.15,.235)],chalk)
    n=9; w=.205
    for k in range(n):
        x=.16+w*k
        for j in range(3): z=.26+.125*j; poly([(x,z),(x+w,z),(x+w/2,z+.118)],soot if (j+k)%3 else red); poly([(x+w/2+.012,z+.118),(x+w*1.5-.012,z+.118),(x+w,z+.012)],chalk if (j+k)%2 else (.29,.20,.13))
    poly([(.15,.648),(2.1,.648),(2.1,.682),(.15,.682)],red); poly([(.15,.69),(2.1,.69),(2.1,.705),(.15,.705)],chalk)
    for k in range(13):
        x=.16+.15*k; poly([(x,.80),(x+.075,.725),(x+.15,.80),(x+.075,.875)],soot); poly([(x+.036,.80),(x+.075,.762),(x+.114,.80),(x+.075,.838)],chalk)
    poly([(.15,.897),(2.1,.897),(2.1,.912),(.15,.912)],chalk); poly([(.15,.92),(2.1,.92),(2.1,.952),(.15,.952)],red)
    for k in range(9): x=.16+w*k; poly([(x,.975),(x+w,.975),(x+w/2,1.14)],soot)
    poly([(.06,-.1),(.14,-.1),(.14,2.1),(.06,2.1)],(.12,.05,.03),False)
    N=lambda s,d:cv2.resize(np.random.default_rng(d).normal(0,1,(W//s+2,W//s+2)).astype(np.float32),(W,W),interpolation=cv2.INTER_CUBIC); x,y=np.meshgrid(np.arange(W,dtype=np.float32),np.arange(W,dtype=np.float32)); mx,my=x+2.2*N(60,1)+1.1*N(14,2),y+2.2*N(60,3)+1.1*N(14,4); ly=cv2.remap(cv2.GaussianBlur(ly,(0,0),1.0),mx,my,cv2.INTER_LINEAR,borderMode=cv2.BORDER_REPLICATE); sc=cv2.remap(sc,mx,my,cv2.INTER_LINEAR)
    mud=np.array([.215,.115,.062])*np.exp(.10*N(300,5)+.09*N(70,6)+.07*N(16,7)+.06*N(4,8))[...,None]; grain=N(3,9)+N(9,10)+.8*N(40,11)+.8*N(160,12); a=ly[...,3]*np.clip(.97-.6/(1+np.exp(-(grain-2.6)*3)),0,1); foot=np.clip(1-(W-y)/(W*.11)+.25*N(40,13),0,1)[...,None]*.55
    c=mud*(1-a[...,None])+a[...,None]*ly[...,:3]/np.maximum(ly[...,3:],.01)*np.exp(.07*N(20,14)+.07*N(5,15))[...,None]; c*=1-.45*np.clip(sc,0,1)[...,None]; c=c*(1-foot)+foot*np.array([.20,.125,.08]); c=np.where(c<.0031308,c*12.92,1.055*np.clip(c,1e-6,1)**(1/2.4)-.055)
    straw=np.zeros((W,W),np.float32)
    for k in range(1500): p=r.uniform(0,W,2); t=r.uniform(0,6.28); l=r.uniform(6,26); cv2.line(straw,tuple(int(v) for v in p),(int(p[0]+l*np.cos(t)),int(p[1]+l*np.sin(t))),float(r.uniform(-1,1)),1,cv2.LINE_AA)
    cv2.imwrite(TEX+'mudpaint.png',(255*np.clip(c[...,::-1],0,1)).astype(np.uint8)); cv2.imwrite(TEX+'mudpaint_height.png',(255*np.clip(.6+.05*N(90,20)+.045*N(24,21)+.03*N(7,22)+.02*N(3,23)+.05*a-.30*cv2.GaussianBlur(sc,(0,0),1.2)+.10*straw,0,1)).astype(np.uint8))

def lake():
    """ripples under a low sun, far out of focus"""
    W,H=1536,1024; r=np.random.default_rng(9); y=np.linspace(0,1,H,dtype=np.float32)[:,None,None]; x=np.linspace(0,1,W,dtype=np.float32)[None,:,None]; N=lambda a,b,d:cv2.resize(np.random.default_rng(d).normal(0,1,(H//b+3,W//a+3)).astype(np.float32),(W,H),interpolation=cv2.INTER_CUBIC)[...,None]
    im=np.array([.060,.085,.115])*(1.1-.5*y)+np.array([.62,.36,.16])*np.exp(-((x-.66)/.26)**2)*(.95-.6*y); im=im*np.exp(.22*N(200,14,1)+.18*N(80,6,2))
    for k in range(520): q=r.uniform(0,1); cx=.66+r.normal(0,.05+.13*q); d=r.uniform(6,13)*(.5+q); cv2.ellipse(im,(int(cx*W*16),int(q*H*16)),(int(d*16),int(d*.42*16)),0,0,360,tuple(float(v) for v in np.array([4.6,3.0,1.5])*r.uniform(.15,1)**1.6),-1,cv2.LINE_AA,4)
    exr('view_lake',np.maximum(im,0))

def glade(name,seed,high,low,edge,n,trunks=0,path=None,gold=(5.2,4.6,3.0)):
    """leaves and light between them, far out of focus: the lens makes discs of the gaps; edge: where the ground begins"""
    W,H=1536,1024; r=np.random.default_rng(seed); y=np.linspace(0,1,H,dtype=np.float32)[:,None,None]; k=1/(1+np.exp(-(y-edge)/.03)); im=np.ones((H,W,1),np.float32)*(np.array(high)*(1.25-y)*(1-k)+np.array(low)*k*(.6+y))
    def cloud(s,t,d): return sum(cv2.resize(np.random.default_rng(d+i).normal(0,1,(int(H*2**i/t)+3,int(W*2**i/s)+3)).astype(np.float32),(W,H),interpolation=cv2.INTER_CUBIC)/2**i for i in range(4))[...,None]
    im*=np.exp(.55*cloud(420,300,seed)); im*=1+.25*cloud(160,40,seed+9)*k
    if path: x=np.arange(W,dtype=np.float32)[None,:,None]; c=W*(path[0]+path[1]*np.maximum(0,y-edge)); w=W*(.012+.34*np.maximum(0,y-edge)); a=np.exp(-((x-c)/np.maximum(w,1))**4)*k*.75; im=im*(1-a)+a*np.array([.34,.25,.16])*(1+.3*cloud(200,60,seed+3))
    for i in range(trunks):
        x=r.uniform(0,W); w=r.uniform(14,46); t=np.array([.10,.085,.06])*r.uniform(.3,2.2); b=edge*H+r.uniform(0,.14)*H; m=np.zeros((H,W),np.float32); cv2.line(m,(int(x+r.normal(0,30)),0),(int(x),int(b)),1.0,int(w),cv2.LINE_AA); m=cv2.GaussianBlur(m,(0,0),3)[...,None]*.8; im=im*(1-m)+m*t
    for i in range(n):
        q=abs(r.normal(0,.34)); cy=(edge-.14-q)*H; d=r.uniform(9,22); c=np.array(gold)*r.uniform(.05,1.0)**2.4*(np.array([.8,1.0,.45]) if r.random()<.45 else 1); cv2.circle(im,(int(r.uniform(0,W)*16),int(cy*16)),int(d/2*16),tuple(float(v) for v in c),-1,cv2.LINE_AA,4)
    for i in range(n//4): # sun on the ground
        cv2.ellipse(im,(int(r.uniform(0,W)),int((edge+.03+abs(r.normal(0,.16)))*H)),(int(r.uniform(14,60)),int(r.uniform(3,9))),0,0,360,tuple(float(v) for v in np.array(low)*r.uniform(2,5)+np.array([.05,.04,.015])),-1,cv2.LINE_AA)
    exr(name,np.maximum(im,0))

def puddle():
    """2 x 2 m of paving: a puddle where somebody climbed out, drops"""
    W=2048; r=np.random.default_rng(3); m=np.zeros((W,W),np.float32); P=lambda x,y:(int(W*(x+1)/2*16),int(W*(1-(y+1)/2)*16))
    def spot(x,y,a,b,t=0,s=1.0): q=np.zeros((W,W),np.float32); cv2.ellipse(q,P(x,y),(int(a*W/2*16),int(b*W/2*16)),-t,0,360,s,-1,cv2.LINE_AA,4); np.maximum(m,q,out=m)
    for k in range(26): spot(r.normal(.16,.16),1.0-abs(r.normal(0,.13)),r.uniform(.03,.10),r.uniform(.02,.06),0,1)
    for k in range(260): y=r.uniform(-1,1); q=abs(r.normal(0,.0045))+.0016; spot(r.normal(.25,.25),y,q,q*r.uniform(.8,1),0,r.uniform(.7,1))
    m=cv2.GaussianBlur(m,(0,0),1.8); N=lambda s,d:cv2.resize(np.random.default_rng(d).normal(0,1,(W//s+2,W//s+2)).astype(np.float32),(W,W),interpolation=cv2.INTER_CUBIC); x,y=np.meshgrid(np.arange(W,dtype=np.float32),np.arange(W,dtype=np.float32)); m=cv2.remap(m,x+1.3*N(24,1)+.8*N(8,2),y+1.3*N(24,3)+.8*N(8,4),cv2.INTER_LINEAR,borderMode=cv2.BORDER_REPLICATE); cv2.imwrite(TEX+'puddle.png',(255*np.clip(m,0,1)).astype(np.uint8))

def waymark():
    """an arrow and a band as a brush left them: red the band, green the arrow"""
    W=1024; r=np.random.default_rng(5); b=np.zeros((W,W),np.float32); a=b.copy(); wob=lambda n,s:cv2.resize(r.normal(0,s,(1,n)).astype(np.float32),(W,1),interpolation=cv2.INTER_CUBIC)[0]
    t,u=wob(9,9)+wob(60,3),wob(9,9)+wob(60,3); y=np.arange(W)[:,None]; b=1/(1+np.exp(-(y-(330+t))/5))*1/(1+np.exp((y-(690+u))/5)); p=np.array([[190,470],[560,463],[556,392],[842,516],[560,640],[562,566],[192,560]])+r.normal(0,5,(7,2)); cv2.fillPoly(a,[p.astype(np.int32)],1.0,cv2.LINE_AA)
    a=cv2.remap(a,(np.arange(W)[None,:]+cv2.GaussianBlur(r.normal(0,60,(W,W)),(0,0),7)*1.0).astype(np.float32),(y+cv2.GaussianBlur(r.normal(0,60,(W,W)),(0,0),7)*1.0).astype(np.float32),cv2.INTER_LINEAR)
    streak=cv2.resize(r.normal(0,1,(W//5,6)).astype(np.float32),(W,W),interpolation=cv2.INTER_CUBIC); thin=np.clip(.86+.16*streak,0,1); cv2.imwrite(TEX+'waymark.png',(255*np.dstack([b*0,np.clip(a*np.clip(.9+.16*streak,0,1),0,1),np.clip(b*thin,0,1)])).astype(np.uint8))


if __name__ == "__main__":
    falls(), street(), pole()
    mudpaint()
    lake()
    puddle(), glade('view_garden',5,(.045,.062,.022),(.05,.06,.03),.72,260,0,None,(3.4,3.0,1.7))
    glade('view_glade',21,(.030,.042,.014),(.055,.042,.020),.56,210,8,(.70,-.5),(3.0,2.7,1.7)), waymark()

# Reusable procedural interior kit for Blender 3.4 / Cycles CPU (no OIDN).
import bpy, bmesh, math, random, os, sys, time
import numpy as np
from mathutils import Vector, Matrix, Euler, noise
ROOT=__import__('os').environ['ART']+'/interiors/'; TEX=ROOT+'tex/'; SOFT=ROOT+'assets/soft.blend'
R=random.Random(1)
def D(*a): return tuple(math.radians(x) for x in a)
def hx(s):
    s=s.lstrip('#'); c=[int(s[i:i+2],16)/255 for i in (0,2,4)]
    return tuple(x/12.92 if x<=.04045 else ((x+.055)/1.055)**2.4 for x in c)
def reset(seed=1):
    bpy.ops.wm.read_factory_settings(use_empty=True); R.seed(seed); _mats.clear(); _imgs.clear(); _soft.clear()
    sc=bpy.context.scene; w=bpy.data.worlds.new('w'); sc.world=w; w.use_nodes=True
    return sc
def S(): return bpy.context.scene
# ------------------------------------------------------------------ materials
_mats={}; _imgs={}; _soft={}; CREASE=0
class G:
    def __init__(s,name):
        s.m=bpy.data.materials.new(name); s.m.use_nodes=True; s.t=s.m.node_tree; s.N=s.t.nodes; s.b=s.N['Principled BSDF']; s.out=s.N['Material Output']
    def n(s,typ,**k):
        x=s.N.new('ShaderNode'+typ)
        for a,v in k.items():
            if a.startswith('i_'):
                key=a[2:]; key=int(key) if key.isdigit() else key.replace('_',' '); s.set(x,key,v)
            else: setattr(x,a,v)
        return x
    def set(s,x,key,v):
        sock=x.inputs[key]
        if hasattr(v,'links') or isinstance(v,bpy.types.NodeSocket): s.t.links.new(v,sock)
        else:
            if isinstance(v,tuple) and len(v)==3 and sock.type=='RGBA': v=(*v,1)
            sock.default_value=v
    def l(s,a,b): s.t.links.new(a,b)
    def P(s,**k):
        for a,v in k.items(): s.set(s.b,a.replace('_',' '),v)
    def mix(s,f,a,b,mode='MIX'):
        x=s.n('MixRGB',blend_type=mode); s.set(x,0,f); s.set(x,1,a if not(isinstance(a,tuple) and len(a)==3) else (*a,1)); s.set(x,2,b if not(isinstance(b,tuple) and len(b)==3) else (*b,1)); return x.outputs[0]
    def ramp(s,f,stops,interp='LINEAR'):
        x=s.n('ValToRGB'); x.color_ramp.interpolation=interp; e=x.color_ramp.elements
        while len(e)<len(stops): e.new(.5)
        for i,(p,c) in enumerate(stops): e[i].position=p; e[i].color=(*c,1) if not isinstance(c,(int,float)) else (c,c,c,1)
        s.l(f,x.inputs[0]); return x.outputs[0]
    def coord(s,kind='Object',scale=(1,1,1),rot=(0,0,0),loc=None):
        tc=s.n('TexCoord'); mp=s.n('Mapping'); mp.inputs['Scale'].default_value=scale; mp.inputs['Rotation'].default_value=rot
        s.l(tc.outputs[kind],mp.inputs[0])
        if loc is not None: s.l(loc,mp.inputs['Location'])
        return mp.outputs[0]
    def noise(s,vec,scale,detail=2,rough=.5,dist=0):
        # image-based fractal noise (box projected): far cheaper than 3D Perlin on CPU
        x=s.n('TexImage'); im=img('noise_f.png' if detail>=3 else 'noise_s.png'); im.colorspace_settings.name='Non-Color'; x.image=im; x.projection='BOX'; x.projection_blend=.15
        mp=s.n('VectorMath',operation='SCALE'); mp.inputs['Scale'].default_value=scale/8.0
        if vec is None: vec=s.coord()
        s.l(vec,mp.inputs[0]); s.l(mp.outputs[0],x.inputs[0]); return x.outputs[0]
    def bump(s,h,strength=.2,dist=.01,to=None):
        x=s.n('Bump'); x.inputs['Strength'].default_value=strength; x.inputs['Distance'].default_value=dist; s.l(h,x.inputs['Height']); s.l(x.outputs[0],(to or s.b).inputs['Normal']); return x.outputs[0]
def cached(f):
    def w(*a,**k):
        key=(f.__name__,repr(a),repr(sorted(k.items())))
        if key not in _mats: _mats[key]=f(*a,**k)
        return _mats[key]
    return w
def C(c): return hx(c) if isinstance(c,str) else c
def mul(c,k): return tuple(min(1,x*k) for x in c)
@cached
def flat(col,rough=.5,metal=0,spec=.5,coat=0,sheen=0,sss=0,sssc=None,emit=None,estr=1,trans=0,ior=1.45,alpha=1):
    g=G('flat'); g.P(Base_Color=C(col),Roughness=rough,Metallic=metal,Specular=spec,Clearcoat=coat,Sheen=sheen,Transmission=trans,IOR=ior)
    if sss: g.P(Subsurface=sss,Subsurface_Color=C(sssc or col)); g.b.inputs['Subsurface Radius'].default_value=(.02,.01,.006)
    if emit: g.P(Emission=C(emit),Emission_Strength=estr); g.m.cycles.sample_as_light=False
    return g.m
@cached
def plaster(col='#e9dfce',rough=.85,scale=2,amt=.025,bump=.25):
    g=G('plaster'); v=g.coord(); n=g.noise(v,scale,3,.6); c=C(col)
    g.set(g.b,'Base Color',g.ramp(n,[(.3,mul(c,1-amt)),(.7,mul(c,1+amt))])); g.P(Roughness=rough,Specular=.25)
    n2=g.noise(v,14,3,.6); g.bump(n2,bump,.012); return g.m
@cached
def wood(c1='#8a5a34',c2='#5e3a1f',axis='x',rough=.42,scale=1.0,bump=.12,coat=0,island=False,var=.25):
    g=G('wood'); st={'x':(1.2,16,16),'y':(16,1.2,16),'z':(16,16,1.2)}[axis]; st=tuple(k*scale for k in st)
    loc=None
    if island: rnd=g.n('NewGeometry').outputs['Random Per Island']
    else: rnd=g.n('ObjectInfo').outputs['Random']
    mm=g.n('Math',operation='MULTIPLY'); g.l(rnd,mm.inputs[0]); mm.inputs[1].default_value=37.0; loc=mm.outputs[0]
    v=g.coord(scale=st,loc=loc)
    grain=g.noise(v,1.0,4,.65,.8); fine=g.noise(v,6,2,.5)
    a=C(c1); b=C(c2)
    col=g.ramp(grain,[(.28,b),(.5,tuple((x*2+y)/3 for x,y in zip(a,b))),(.72,a)])
    col=g.mix(.22,col,g.ramp(fine,[(.35,mul(b,.8)),(.65,a)]),'MIX')
    hsv=g.n('HueSaturation'); g.l(col,hsv.inputs['Color']); r=g.n('MapRange'); g.l(rnd,r.inputs[0]); r.inputs[3].default_value=1-var; r.inputs[4].default_value=1+var; g.l(r.outputs[0],hsv.inputs['Value'])
    g.l(hsv.outputs[0],g.b.inputs['Base Color'])
    g.l(g.ramp(fine,[(.3,rough*.85),(.7,min(1,rough*1.25))]),g.b.inputs['Roughness']); g.P(Specular=.4,Clearcoat=coat,Clearcoat_Roughness=.15)
    g.bump(grain,bump,.004); return g.m
OAK=('#b58a5c','#8a6238'); WALNUT=('#6b4429','#3b2415'); EUC=('#94704e','#664a32'); EBONY=('#2f221a','#17100c'); PALE=('#cdb08a','#a98a62')
@cached
def linen(col='#efe9de',rough=.95,sheen=.35,weave=900,bump=.25,var=.05,fuzz=0):
    g=G('linen'); v=g.coord(); c=C(col); n=g.noise(v,5,3,.6)
    base=g.ramp(n,[(.3,mul(c,1-var)),(.7,mul(c,1+var))])
    # woven slubs: albedo-only fine detail, survives the low-res lighting pass
    s1=g.noise(g.coord(scale=(1,.12,.5)),230,3); s2=g.noise(g.coord(scale=(.12,1,1)),230,3); sl=g.mix(.5,s1,s2); g.l(g.mix(.55,base,g.ramp(sl,[(.38,mul(c,.80)),(.52,mul(c,1.0)),(.66,mul(c,1.10))])),g.b.inputs['Base Color'])
    g.P(Roughness=rough,Sheen=sheen,Specular=.15)
    w=g.noise(v,weave,1,.5); w2=g.noise(v,60,2,.6); mx=g.mix(.35,w,w2); g.bump(mx,bump,.002 if not fuzz else fuzz); return g.m
@cached
def boucle(col='#e9e1d2',scale=170):
    g=G('boucle'); v=g.coord(); x=g.n('TexVoronoi',feature='SMOOTH_F1'); x.inputs['Scale'].default_value=scale; g.l(v,x.inputs[0]); c=C(col)
    g.set(g.b,'Base Color',g.ramp(x.outputs[0],[(.1,mul(c,1.05)),(.7,mul(c,.72))])); g.P(Roughness=1,Sheen=.5,Specular=.1); g.bump(x.outputs[0],.5,.006).node.invert=True; return g.m
def img(name):
    if name not in _imgs:
        p=name if name.startswith('/') else TEX+name; _imgs[name]=bpy.data.images.load(p)
    return _imgs[name]
@cached
def tex(name,rough=.9,sheen=0.2,bump=.15,scale=(1,1,1),tint=None,weave=900,spec=.2,gain=1.0,coat=0):
    g=G('tex'); t=g.n('TexImage'); t.image=img(name); v=g.coord('UV',scale); g.l(v,t.inputs[0]); col=t.outputs[0]
    if gain!=1.0: col=g.mix(1.0,col,(gain,gain,gain),'MULTIPLY')
    g.l(col,g.b.inputs['Base Color']); g.P(Roughness=rough,Sheen=sheen,Specular=spec,Clearcoat=coat)
    if bump: g.bump(g.noise(g.coord(),weave,1,.5),bump,.003)
    return g.m
@cached
def basketmat(name='mesob.png',rough=.7,rows=60,gain=1.0):
    g=G('basket'); t=g.n('TexImage'); t.image=img(name); v=g.coord('UV'); g.l(v,t.inputs[0]); col=g.mix(1,t.outputs[0],(gain,)*3,'MULTIPLY'); g.l(col,g.b.inputs['Base Color']); g.P(Roughness=rough,Specular=.3)
    w=g.n('TexWave',bands_direction='X'); g.l(g.coord('UV',(rows*5,1,1)),w.inputs[0]); w.inputs['Scale'].default_value=.314*2; w.inputs['Distortion'].default_value=.6
    g.bump(w.outputs[1],.35,.004); return g.m
@cached
def stone(col='#3a3b3d',rough=.6,scale=8,bump=.5,spots=True):
    g=G('stone'); v=g.coord(); c=C(col); n=g.noise(v,scale,4,.65); x=g.n('TexVoronoi'); x.inputs['Scale'].default_value=scale*9; g.l(v,x.inputs[0])
    base=g.ramp(n,[(.3,mul(c,.7)),(.7,mul(c,1.35))])
    if spots: base=g.mix(g.ramp(x.outputs[0],[(.08,1.0),(.22,0.0)]),base,mul(c,.45))
    g.l(base,g.b.inputs['Base Color']); g.P(Roughness=rough,Specular=.4); n2=g.noise(v,scale*7,3,.7); g.bump(n2,bump,.006).node.label='keep'; return g.m
@cached
def marble(c1='#ece7de',c2='#9b9184',rough=.12,scale=1.3):
    g=G('marble'); v=g.coord(); n=g.noise(v,scale,5,.62,1.6); n2=g.noise(v,scale*2.7,4,.6,2.4)
    a=g.ramp(n,[(.42,C(c1)),(.495,C(c2)),(.52,C(c1))]); b=g.ramp(n2,[(.46,C(c1)),(.5,tuple((x+y)/2 for x,y in zip(C(c1),C(c2)))),(.53,C(c1))])
    g.l(g.mix(.5,a,b,'MULTIPLY'),g.b.inputs['Base Color']); g.P(Roughness=rough,Specular=.5); return g.m
@cached
def brass(col='#b98d4a',rough=.28): return flat(col,rough,1.0)
@cached
def glass(col='#ffffff',rough=0.0,thin=.0):
    # cheap clear glass: glossy fresnel + transparent (no refraction noise, light passes through)
    g=G('glass'); g.N.remove(g.b); tr=g.n('BsdfTransparent'); tr.inputs[0].default_value=(*C(col),1); gl=g.n('BsdfGlossy'); gl.inputs['Roughness'].default_value=max(rough,.0)
    lw=g.n('LayerWeight'); lw.inputs[0].default_value=.22+thin; mx=g.n('MixShader'); r=g.n('MapRange'); g.l(lw.outputs[0],r.inputs[0]); r.inputs[3].default_value=.03; r.inputs[4].default_value=.9
    g.l(r.outputs[0],mx.inputs[0]); g.l(tr.outputs[0],mx.inputs[1]); g.l(gl.outputs[0],mx.inputs[2]); g.l(mx.outputs[0],g.out.inputs[0]); return g.m
@cached
def realglass(col='#ffffff',ior=1.45,rough=0.0):
    g=G('rglass'); g.N.remove(g.b); gb=g.n('BsdfGlass'); gb.inputs[0].default_value=(*C(col),1); gb.inputs['IOR'].default_value=ior; gb.inputs['Roughness'].default_value=rough
    tr=g.n('BsdfTransparent'); tr.inputs[0].default_value=(*mul(C(col),.92),1); lp=g.n('LightPath'); mx=g.n('MixShader'); a=g.n('Math',operation='MAXIMUM'); g.l(lp.outputs['Is Shadow Ray'],a.inputs[0]); g.l(lp.outputs['Is Diffuse Ray'],a.inputs[1]); g.l(a.outputs[0],mx.inputs[0]); g.l(gb.outputs[0],mx.inputs[1]); g.l(tr.outputs[0],mx.inputs[2]); g.l(mx.outputs[0],g.out.inputs[0]); return g.m
@cached
def sheer(col='#fbf7ef',transp=.35,trl=.5):
    g=G('sheer'); g.N.remove(g.b); d=g.n('BsdfDiffuse'); t=g.n('BsdfTranslucent'); p=g.n('BsdfTransparent')
    for x in (d,t): x.inputs[0].default_value=(*C(col),1)
    m1=g.n('MixShader'); m1.inputs[0].default_value=trl; g.l(d.outputs[0],m1.inputs[1]); g.l(t.outputs[0],m1.inputs[2]); m2=g.n('MixShader'); m2.inputs[0].default_value=transp; g.l(m1.outputs[0],m2.inputs[1]); g.l(p.outputs[0],m2.inputs[2]); g.l(m2.outputs[0],g.out.inputs[0]); return g.m
@cached
def emis(col='#ffd9a0',s=5.0,cam=None):
    g=G('emis'); g.N.remove(g.b); e=g.n('Emission'); e.inputs[0].default_value=(*C(col),1); e.inputs[1].default_value=s
    if cam is not None:
        lp=g.n('LightPath'); mr=g.n('MapRange'); g.l(lp.outputs['Is Camera Ray'],mr.inputs[0]); mr.inputs[3].default_value=s; mr.inputs[4].default_value=cam; g.l(mr.outputs[0],e.inputs[1])
    g.m.cycles.sample_as_light=False; g.l(e.outputs[0],g.out.inputs[0]); return g.m
@cached
def shade(col='#f3e4c8',glow=1.2,warm='#ffc070'):
    g=G('shade'); g.P(Base_Color=C(col),Roughness=.9,Emission=C(warm),Emission_Strength=glow); g.m.cycles.sample_as_light=False; return g.m
@cached
def water(col='#0f6a78',rough=.02,scale=1.6,bump=.12):
    g=G('water'); g.P(Base_Color=C(col),Roughness=rough,Specular=.6); n=g.noise(g.coord(scale=(1,1.4,1)),scale,3,.5,.6); g.bump(n,bump,.15).node.label='keep'; return g.m
# ------------------------------------------------------------------ geometry
def link(me,name='o',mat=None,loc=(0,0,0),rot=(0,0,0),scale=(1,1,1),smooth=False,parent=None):
    o=bpy.data.objects.new(name,me); S().collection.objects.link(o); o.location=loc; o.rotation_euler=rot; o.scale=scale if not isinstance(scale,(int,float)) else (scale,)*3
    if mat is not None:
        if len(me.materials)==0: me.materials.append(mat)
        else: me.materials[0]=mat
    if smooth: me.polygons.foreach_set('use_smooth',[True]*len(me.polygons))
    if parent: o.parent=parent
    return o
def mesh(vs,fs,mat=None,uvs=None,smooth=False,name='m',**k):
    me=bpy.data.meshes.new(name); me.from_pydata([tuple(v) for v in vs],[],fs)
    if uvs is not None:
        uv=me.uv_layers.new(name='UVMap'); idx=np.empty(len(me.loops),np.int32); me.loops.foreach_get('vertex_index',idx); uv.data.foreach_set('uv',np.asarray(uvs,np.float32)[idx].ravel())
    me.update(); return link(me,name,mat,smooth=smooth,**k)
def autosmooth(o,deg=40):
    o.data.polygons.foreach_set('use_smooth',[True]*len(o.data.polygons)); o.data.use_auto_smooth=True; o.data.auto_smooth_angle=math.radians(deg)
def bevel(o,w=.006,seg=2,ang=35):
    b=o.modifiers.new('b','BEVEL'); b.width=w; b.segments=seg; b.limit_method='ANGLE'; b.angle_limit=math.radians(ang); b.harden_normals=False; autosmooth(o); return o
def subd(o,n=2):
    m=o.modifiers.new('s','SUBSURF'); m.levels=n; m.render_levels=n; o.data.polygons.foreach_set('use_smooth',[True]*len(o.data.polygons)); return o
def box(loc,size,mat=None,bev=.006,rot=(0,0,0),seg=2,name='box'):
    x,y,z=(s/2 for s in size); vs=[(-x,-y,-z),(x,-y,-z),(x,y,-z),(-x,y,-z),(-x,-y,z),(x,-y,z),(x,y,z),(-x,y,z)]
    fs=[(0,3,2,1),(4,5,6,7),(0,1,5,4),(1,2,6,5),(2,3,7,6),(3,0,4,7)]
    o=mesh(vs,fs,mat,loc=loc,rot=rot,name=name)
    if bev: bevel(o,min(bev,.45*min(size)),seg)
    return o
def plane(loc,sx,sy,mat,rot=(0,0,0),name='plane'):
    return mesh([(-sx/2,-sy/2,0),(sx/2,-sy/2,0),(sx/2,sy/2,0),(-sx/2,sy/2,0)],[(0,1,2,3)],mat,uvs=[(0,0),(1,0),(1,1),(0,1)],loc=loc,rot=rot,name=name)
def lathe(prof,mat,seg=48,loc=(0,0,0),rot=(0,0,0),scale=1,smooth=True,sub=0,name='lathe',ang=50,wob=0):
    n=len(prof); vs=[];uv=[];fs=[]
    L=[0]
    for i in range(1,n): L.append(L[-1]+math.dist(prof[i],prof[i-1]))
    for i,(r,z) in enumerate(prof):
        for k in range(seg+1):
            t=2*math.pi*k/seg; rr=r*(1+wob*math.sin(3*t+z*20)); vs.append((rr*math.cos(t),rr*math.sin(t),z)); uv.append((k/seg,L[i]/L[-1]))
    for i in range(n-1):
        for k in range(seg):
            a=i*(seg+1)+k; fs.append((a,a+1,a+seg+2,a+seg+1))
    o=mesh(vs,fs,mat,uvs=uv,loc=loc,rot=rot,scale=scale,name=name)
    if sub: subd(o,sub)
    autosmooth(o,ang); return o
def spline(pts,n=8):
    """Catmull-Rom resample of a profile"""
    P=[Vector((*p,0)[:3]) if len(p)==2 else Vector(p) for p in pts]; P=[P[0]*2-P[1]]+P+[P[-1]*2-P[-2]]; out=[]
    for i in range(1,len(P)-2):
        for k in range(n):
            t=k/n; a,b,c,d=P[i-1:i+3]; out.append(.5*((2*b)+(c-a)*t+(2*a-5*b+4*c-d)*t*t+(3*b-a-3*c+d)*t**3))
    out.append(P[-2]); return out
def sprof(pts,n=6): return [(max(0,p[0]),p[1]) for p in spline(pts,n)]
def tube(pts,r,mat,n=10,smooth=6,loc=(0,0,0),rot=(0,0,0),taper=None,cap=True,name='tube'):
    P=spline(pts,smooth) if smooth else [Vector(p) for p in pts]; vs=[];fs=[];m=len(P); up=None
    for i,p in enumerate(P):
        d=(P[min(i+1,m-1)]-P[max(i-1,0)]).normalized()
        if up is None: up=d.orthogonal().normalized()
        up=(up-d*up.dot(d)).normalized(); s=d.cross(up); rr=r*(taper(i/(m-1)) if taper else 1)
        for k in range(n):
            t=2*math.pi*k/n; vs.append(p+(up*math.cos(t)+s*math.sin(t))*rr)
    for i in range(m-1):
        for k in range(n): fs.append((i*n+k,i*n+(k+1)%n,(i+1)*n+(k+1)%n,(i+1)*n+k))
    if cap: fs+= [tuple(reversed(range(n))),tuple(range((m-1)*n,m*n))]
    o=mesh(vs,fs,mat,loc=loc,rot=rot,name=name); autosmooth(o,60); return o
def cyl(loc,r,h,mat,bev=.004,seg=40,rot=(0,0,0),r2=None,name='cyl'):
    r2=r if r2 is None else r2; vs=[];fs=[]
    for k in range(seg):
        t=2*math.pi*k/seg; vs+=[(r*math.cos(t),r*math.sin(t),-h/2),(r2*math.cos(t),r2*math.sin(t),h/2)]
    for k in range(seg): a=2*k;b=2*((k+1)%seg); fs.append((a,b,b+1,a+1))
    fs+=[tuple(2*k for k in reversed(range(seg))),tuple(2*k+1 for k in range(seg))]
    o=mesh(vs,fs,mat,loc=loc,rot=rot,name=name)
    if bev: bevel(o,bev,2,40)
    else: autosmooth(o)
    return o
def surf(f,nu,nv,mat,closed_u=False,smooth=True,thick=0,sub=0,name='surf',**k):
    vs=[];uv=[];fs=[]
    for j in range(nv+1):
        for i in range(nu+1): vs.append(f(i/nu,j/nv)); uv.append((i/nu,j/nv))
    for j in range(nv):
        for i in range(nu): a=j*(nu+1)+i; fs.append((a,a+1,a+nu+2,a+nu+1))
    o=mesh(vs,fs,mat,uvs=uv,smooth=smooth,name=name,**k)
    if thick: m=o.modifiers.new('t','SOLIDIFY'); m.thickness=thick; m.offset=0
    if sub: subd(o,sub)
    return o
def inst(o,loc,rot=(0,0,0),scale=(1,1,1)):
    """linked duplicate of object or list of objects (as group placed by matrix)"""
    L=o if isinstance(o,(list,tuple)) else [o]; M=Matrix.LocRotScale(Vector(loc),Euler(rot),Vector(scale if not isinstance(scale,(int,float)) else (scale,)*3)); out=[]
    bpy.context.view_layer.update()
    for x in L:
        y=x.copy(); S().collection.objects.link(y); y.matrix_world=M@x.matrix_world; out.append(y)
    return out
class grp:
    """with grp() as g: ... collects created objects -> g.objs ; place(loc,rot) moves them"""
    def __enter__(s): s.b=set(bpy.data.objects); return s
    def __exit__(s,*a): s.objs=[o for o in bpy.data.objects if o not in s.b]; return False
    def place(s,loc=(0,0,0),rot=(0,0,0),scale=1):
        bpy.context.view_layer.update(); M=Matrix.LocRotScale(Vector(loc),Euler(rot),Vector((scale,)*3 if isinstance(scale,(int,float)) else scale))
        for o in s.objs: o.matrix_world=M@o.matrix_world
        bpy.context.view_layer.update(); return s
    def copy(s,loc,rot=(0,0,0),scale=1): return inst(s.objs,loc,rot,scale)
def put(fn,loc=(0,0,0),rot=(0,0,0),scale=1,**k):
    with grp() as g: fn(**k)
    return g.place(loc,rot,scale)
def soft(name,mat,loc=(0,0,0),rot=(0,0,0),scale=1,thick=0,sub=1,disp=0,dscale=.1):
    if name not in _soft:
        with bpy.data.libraries.load(SOFT) as (a,b):
            b.objects=[name]
        _soft[name]=b.objects[0].data
    me=_soft[name].copy(); o=link(me,name,mat,loc,rot,scale,smooth=True)
    if thick: m=o.modifiers.new('t','SOLIDIFY'); m.thickness=thick; m.offset=1
    if sub: m=o.modifiers.new('s','SUBSURF'); m.levels=sub; m.render_levels=sub
    if disp:
        t=bpy.data.textures.new('c','CLOUDS'); t.noise_scale=dscale; m=o.modifiers.new('d','DISPLACE'); m.texture=t; m.strength=disp; m.mid_level=.5
    if CREASE and name.split('_')[0] in ('duvet','turn','throw','pillow'):
        # creases: ridged noise, finer on pillows (CREASE is off for the older scenes)
        t=bpy.data.textures.new('r','MUSGRAVE'); t.musgrave_type='RIDGED_MULTIFRACTAL'; t.noise_scale=.16 if name[0]=='p' else .30; t.octaves=2; t.lacunarity=2.1; t.dimension_max=.9; t.noise_intensity=.6
        m=o.modifiers.new('s2','SUBSURF'); m.levels=1; m.render_levels=1
        m=o.modifiers.new('r','DISPLACE'); m.texture=t; m.strength=CREASE*(.6 if name[0]=='p' else 1); m.mid_level=.5
    return o
# ------------------------------------------------------------------ lights / camera / render
def area(loc,target,sx,sy,power,col='#ffffff',spread=180,cam=False,gloss=True):
    l=bpy.data.lights.new('a','AREA'); l.shape='RECTANGLE'; l.size=sx; l.size_y=sy; l.energy=power; l.color=C(col); l.spread=math.radians(spread)
    o=bpy.data.objects.new('a',l); S().collection.objects.link(o); o.location=loc; o.rotation_euler=(Vector(target)-Vector(loc)).to_track_quat('-Z','Y').to_euler(); o.visible_camera=cam; o.visible_glossy=gloss; return o
def point(loc,power,col='#ffb066',r=.05,cam=False):
    l=bpy.data.lights.new('p','POINT'); l.energy=power; l.color=C(col); l.shadow_soft_size=r; o=bpy.data.objects.new('p',l); S().collection.objects.link(o); o.location=loc; o.visible_camera=cam; return o
def spot(loc,target,power,col='#ffb066',r=.05,ang=60,blend=.6):
    l=bpy.data.lights.new('s','SPOT'); l.energy=power; l.color=C(col); l.shadow_soft_size=r; l.spot_size=math.radians(ang); l.spot_blend=blend; o=bpy.data.objects.new('s',l); S().collection.objects.link(o); o.location=loc; o.rotation_euler=(Vector(target)-Vector(loc)).to_track_quat('-Z','Y').to_euler(); return o
def sun(direction,power,col='#ffe2bd',ang=1.5):
    l=bpy.data.lights.new('sun','SUN'); l.energy=power; l.color=C(col); l.angle=math.radians(ang); o=bpy.data.objects.new('sun',l); S().collection.objects.link(o); o.rotation_euler=Vector(direction).to_track_quat('-Z','Y').to_euler(); return o
def world(col='#cfd8e4',s=.25,ao=2.5):
    w=S().world; b=w.node_tree.nodes['Background']; b.inputs[0].default_value=(*C(col),1); b.inputs[1].default_value=s; w.light_settings.distance=ao; w.light_settings.ao_factor=1.0
def backdrop(name,loc,width,height,strength=1.0,rot=(math.pi/2,0,0),u0=0,u1=1,v0=0,v1=1,gloss=True):
    g=G('bd'); g.N.remove(g.b); t=g.n('TexImage'); t.image=img(name); e=g.n('Emission'); g.l(t.outputs[0],e.inputs[0]); e.inputs[1].default_value=strength; g.l(e.outputs[0],g.out.inputs[0])
    w,h=width/2,height/2; o=mesh([(-w,-h,0),(w,-h,0),(w,h,0),(-w,h,0)],[(0,1,2,3)],g.m,uvs=[(u0,v0),(u1,v0),(u1,v1),(u0,v1)],loc=loc,rot=rot,name='backdrop')
    g.m.cycles.sample_as_light=False; o.visible_diffuse=False; o.visible_shadow=False; o.visible_glossy=gloss; return o
def camera(loc,target,lens=28,fstop=None,focus=None,shift=(0,0),level=False):
    c=bpy.data.cameras.new('c'); o=bpy.data.objects.new('c',c); S().collection.objects.link(o); S().camera=o; o.location=loc; c.lens=lens; c.sensor_width=36; c.shift_x,c.shift_y=shift; c.clip_start=.02; c.clip_end=500
    t=Vector(target)
    if level: t=Vector((t.x,t.y,loc[2]))
    o.rotation_euler=(t-Vector(loc)).to_track_quat('-Z','Y').to_euler()
    if fstop: c.dof.use_dof=True; c.dof.aperture_fstop=fstop; c.dof.focus_distance=(Vector(focus if focus is not None else target)-Vector(loc)).length
    return o
def killbump(keep=False):
    # bump nodes triple shader cost on CPU; their detail is below the lighting-pass resolution in room shots
    for m in bpy.data.materials:
        if m.use_nodes:
            for n in list(m.node_tree.nodes):
                if n.type=='BUMP' and not(keep and n.label=='keep'): m.node_tree.nodes.remove(n)
PASSES={'use_pass_diffuse_direct':'DiffDir','use_pass_diffuse_indirect':'DiffInd','use_pass_diffuse_color':'DiffCol','use_pass_glossy_direct':'GlossDir','use_pass_glossy_indirect':'GlossInd','use_pass_glossy_color':'GlossCol','use_pass_transmission_direct':'TransDir','use_pass_transmission_indirect':'TransInd','use_pass_transmission_color':'TransCol','use_pass_emit':'Emit','use_pass_environment':'Env','use_pass_normal':'Normal','use_pass_z':'Depth'}
def render(name,mode='preview',exposure=0.0,bounces=4,spp=None,res=None,clamp=2.5,ao=True,thresh=.02,transp=12,lres=.4,gspp=11,aob=2,bump='none',border=None):
    # border=(x0,y0,x1,y1) fractions from top-left: re-render only that part of an existing final and patch it into the old EXRs
    if bump=='none': killbump(keep=True)
    sc=S(); r=sc.render; cy=sc.cycles; r.engine='CYCLES'; cy.device='CPU'; cy.use_denoising=False; r.use_persistent_data=False
    pv=not mode.startswith('final'); W,H=(480,320) if pv else (1800,1200)
    if res and not pv: W,H=res
    if mode=='mid': W,H=900,600
    cy.samples=spp or (16 if mode=='preview' else 24 if mode=='mid' else 48); cy.use_adaptive_sampling=True; cy.adaptive_threshold=thresh if not pv else .04; cy.adaptive_min_samples=16
    cy.max_bounces=bounces; cy.diffuse_bounces=min(3,bounces); cy.glossy_bounces=3; cy.transmission_bounces=6; cy.transparent_max_bounces=transp; cy.caustics_reflective=False; cy.caustics_refractive=False; cy.sample_clamp_indirect=clamp; cy.sample_clamp_direct=0; cy.blur_glossy=1.0
    cy.light_sampling_threshold=.02
    if ao: cy.use_fast_gi=True; cy.fast_gi_method='REPLACE'; cy.ao_bounces=1; cy.ao_bounces_render=aob
    r.resolution_x,r.resolution_y=W,H; r.resolution_percentage=100; r.use_motion_blur=False
    sc.view_settings.view_transform='Filmic'; sc.view_settings.look='Medium High Contrast'; sc.view_settings.exposure=exposure; r.filter_size=1.3; cy.pixel_filter_type='BLACKMAN_HARRIS'; cy.filter_width=1.4
    t=time.time()
    vl=bpy.context.view_layer
    if mode=='preview':
        r.image_settings.file_format='PNG'; r.filepath=ROOT+'prev/%s.png'%name; bpy.ops.render.render(write_still=True)
    else:
        # decoupled render: A = lighting passes at reduced size, B = albedo/emission/normal guide at full size (no lights); post.py joins them
        import shutil; d=ROOT+'exr/%s/'%name; only_b=mode=='finalB'
        patch=border if border and os.path.isdir(d+'A') and not only_b else None
        if patch: shutil.rmtree(d[:-1]+'.old',ignore_errors=True); shutil.copytree(d,d[:-1]+'.old'); r.use_border=True; r.use_crop_to_border=False; r.border_min_x,r.border_max_x,r.border_min_y,r.border_max_y=patch[0],patch[2],1-patch[3],1-patch[1]
        elif not only_b: shutil.rmtree(d,ignore_errors=True)
        os.makedirs(d,exist_ok=True)
        k=lres
        r.image_settings.file_format='PNG'
        for tag in (('B',) if only_b else ('A','B')):
            ps=('DiffDir','DiffInd','DiffCol','GlossDir','GlossInd','TransDir','TransInd','Normal','Depth','GlossCol','TransCol') if tag=='A' else ('DiffCol','GlossCol','TransCol','Emit','Env','Normal','Depth')
            for kk,v in PASSES.items(): setattr(vl,kk,v in ps)
            sc.use_nodes=True; nt=sc.node_tree; nt.nodes.clear(); rl=nt.nodes.new('CompositorNodeRLayers'); fo=nt.nodes.new('CompositorNodeOutputFile'); fo.base_path=d+tag; os.makedirs(d+tag,exist_ok=True); fo.format.file_format='OPEN_EXR'; fo.format.color_depth='16'; fo.format.exr_codec='ZIP'; fo.format.color_mode='RGB'
            fo.file_slots.clear()
            for q in ps+(('Image',) if tag=='A' else ()):
                fo.file_slots.new(q); nt.links.new(rl.outputs[q],fo.inputs[q])
            comp=nt.nodes.new('CompositorNodeComposite'); nt.links.new(rl.outputs['Image'],comp.inputs[0]); sc.frame_set(1)
            if tag=='A': r.resolution_x,r.resolution_y=int(W*k),int(H*k)
            else:
                killbump(); r.resolution_x,r.resolution_y=W,H; cy.samples=gspp; cy.use_adaptive_sampling=False; cy.max_bounces=0; cy.use_fast_gi=False
                for o in bpy.data.objects:
                    if o.type=='LIGHT': o.hide_render=True
                sc.world.node_tree.nodes['Background'].inputs[1].default_value=0
            r.filepath=d+tag+'/raw.png'; t1=time.time(); bpy.ops.render.render(write_still=True); print('PASS',name,tag,'%.1fs cpu %.0f'%(time.time()-t1,time.process_time()),flush=True)
        if patch:
            os.environ['OPENCV_IO_ENABLE_OPENEXR']='1'; import sys,glob; import cv2
            for f in glob.glob(d+'[AB]/*.exr'):
                n=cv2.imread(f,-1); o=cv2.imread(f.replace(d,d[:-1]+'.old/'),-1); h_,w_=o.shape[:2]; x0,y0,x1,y1=[int(v) for v in (patch[0]*w_+2,patch[1]*h_+2,patch[2]*w_-2,patch[3]*h_-2)]; o[y0:y1,x0:x1]=n[y0:y1,x0:x1]; cv2.imwrite(f,o,[cv2.IMWRITE_EXR_TYPE,cv2.IMWRITE_EXR_TYPE_HALF])
            shutil.rmtree(d[:-1]+'.old')
        open(d+'meta.txt','w').write('%f'%exposure)
    print('RENDER',name,mode,'%.1fs'%(time.time()-t),flush=True)
# ------------------------------------------------------------------ room parts
def wall_with_openings(x0,x1,z0,z1,openings,mat,thick=.22,axis='x',at=0.0,sgn=1):
    """wall in plane axis (x: runs along x at y=at, thickness to +y*sgn). openings: (a0,a1,b0,b1)"""
    xs=sorted({x0,x1,*[o[0] for o in openings],*[o[1] for o in openings]}); zs=sorted({z0,z1,*[o[2] for o in openings],*[o[3] for o in openings]})
    bm=bmesh.new(); 
    def solid(i,j): 
        cx=(xs[i]+xs[i+1])/2; cz=(zs[j]+zs[j+1])/2
        return not any(o[0]<cx<o[1] and o[2]<cz<o[3] for o in openings)
    vcache={}
    def V(i,j,k):
        if (i,j,k) not in vcache:
            y=at+(thick*sgn if k else 0); p=(xs[i],y,zs[j]) if axis=='x' else (y,xs[i],zs[j]); vcache[i,j,k]=bm.verts.new(p)
        return vcache[i,j,k]
    nx,nz=len(xs)-1,len(zs)-1
    for i in range(nx):
        for j in range(nz):
            if not solid(i,j): continue
            for k in (0,1): bm.faces.new([V(i,j,k),V(i+1,j,k),V(i+1,j+1,k),V(i,j+1,k)])
            for (di,dj,e) in ((-1,0,((i,j),(i,j+1))),(1,0,((i+1,j),(i+1,j+1))),(0,-1,((i,j),(i+1,j))),(0,1,((i,j+1),(i+1,j+1)))):
                ii,jj=i+di,j+dj
                if 0<=ii<nx and 0<=jj<nz and solid(ii,jj): continue
                a,b=e; bm.faces.new([V(*a,0),V(*b,0),V(*b,1),V(*a,1)])
    bmesh.ops.recalc_face_normals(bm,faces=bm.faces); bmesh.ops.dissolve_limit(bm,angle_limit=.01,verts=bm.verts,edges=bm.edges)
    me=bpy.data.meshes.new('wall'); bm.to_mesh(me); o=link(me,'wall',mat); bevel(o,.008,2); return o
def planks(x0,x1,y0,y1,mat,w=.17,l=1.9,axis='x',z=0,gap=.0015,seed=3,ch=.0015):
    rr=random.Random(seed); vs=[];fs=[]
    A0,A1,B0,B1=(x0,x1,y0,y1) if axis=='x' else (y0,y1,x0,x1)
    b=B0
    while b<B1:
        a=A0-rr.random()*l
        while a<A1:
            L=l*rr.uniform(.75,1.15); p0,p1=max(a,A0)+gap,min(a+L,A1)-gap; q0,q1=b+gap,min(b+w,B1)-gap
            if p1-p0>.03:
                dz=rr.uniform(-.0006,.0006); i=len(vs)
                for (pp,qq,zz) in ((p0,q0,-.02),(p1,q0,-.02),(p1,q1,-.02),(p0,q1,-.02),(p0,q0,-ch),(p1,q0,-ch),(p1,q1,-ch),(p0,q1,-ch),(p0+ch,q0+ch,0),(p1-ch,q0+ch,0),(p1-ch,q1-ch,0),(p0+ch,q1-ch,0)):
                    vs.append((pp,qq,z+zz+dz) if axis=='x' else (qq,pp,z+zz+dz))
                for k in range(4): fs+= [(i+k,i+(k+1)%4,i+4+(k+1)%4,i+4+k),(i+4+k,i+4+(k+1)%4,i+8+(k+1)%4,i+8+k)]
                fs.append((i+8,i+9,i+10,i+11))
            a+=L
        b+=w
    return mesh(vs,fs,mat,name='floor')
def tiles(x0,x1,y0,y1,mat,s=.6,z=0,gap=.003,groutmat=None,sy=None):
    sy=sy or s; vs=[];fs=[];ch=.002; y=y0
    while y<y1-1e-6:
        x=x0
        while x<x1-1e-6:
            a,b,c,d=x+gap/2,min(x+s,x1)-gap/2,y+gap/2,min(y+sy,y1)-gap/2; i=len(vs)
            vs+=[(a,c,z-ch),(b,c,z-ch),(b,d,z-ch),(a,d,z-ch),(a+ch,c+ch,z),(b-ch,c+ch,z),(b-ch,d-ch,z),(a+ch,d-ch,z)]
            for k in range(4): fs.append((i+k,i+(k+1)%4,i+4+(k+1)%4,i+4+k))
            fs.append((i+4,i+5,i+6,i+7)); x+=s
        y+=sy
    if groutmat is not None: plane(((x0+x1)/2,(y0+y1)/2,z-ch*.9),x1-x0,y1-y0,groutmat)
    return mesh(vs,fs,mat,name='tiles')
def window_frame(a0,a1,b0,b1,mat,axis='x',at=0.0,nv=2,nh=0,w=.06,d=.07,pane=True,sgn=1):
    def bar(c,s):
        (x,y,z),(sx,sy,sz)=c,s
        if axis=='x': box((x,y,z),(sx,sy,sz),mat,.006)
        else: box((y,x,z),(sy,sx,sz),mat,.006)
    yc=at+sgn*.10
    for z in (b0+w/2,b1-w/2): bar(((a0+a1)/2,yc,z),(a1-a0,d,w))
    for k in range(nv+1):
        x=a0+w/2+(a1-a0-w)*k/nv; bar((x,yc,(b0+b1)/2),(w if k in(0,nv) else w*.8,d*.96,b1-b0-w))
    for k in range(nh): bar(((a0+a1)/2,yc,b0+(b1-b0)*(k+1)/(nh+1)),(a1-a0-w,d*.9,w*.6))
    if axis=='x': box(((a0+a1)/2,at-sgn*.015,b0-.02),(a1-a0+.08,.16,.04),mat,.008)
def curtain(x0,x1,z0,z1,y,mat,folds=9,depth=.055,seed=0,axis='x',puddle=0,gather=1.0,thick=0,tie=None):
    rr=random.Random(seed); ph=[rr.uniform(0,6.28) for _ in range(4)]; W=x1-x0
    def f(u,v):
        z=z1+(z0-z1)*v; k=1+.25*math.sin(3*u*6.28*.3+ph[0])
        amp=depth*(.55+.45*v)*(1+.3*math.sin(u*9+ph[1])); uu=u+.012*math.sin(v*3+u*12+ph[3])
        g=(1-(1-gather)*math.sin(min(1,v*1.2)*math.pi/2))
        x=x0+W*(.5+(uu-.5)*g); 
        if tie: 
            tz=tie; q=math.exp(-((z-tz)/.35)**2); x=x0+W*(.5+(uu-.5)*g*(1-.62*q))
        yy=y+amp*math.sin(uu*folds*6.283*k*.9+ph[2]+.5*math.sin(v*2+ph[1]))+.3*amp*math.sin(uu*folds*12.9+ph[0])+ .02*noise.noise(Vector((u*5,v*2,seed)))
        return (x,yy,z) if axis=='x' else (yy,x,z)
    o=surf(f,int(folds*16),22,mat,smooth=True,name='curtain')
    if thick: m=o.modifiers.new('t','SOLIDIFY'); m.thickness=thick
    return o
def skirting(pts,mat,h=.09,t=.015):
    for (ax,a0,a1,at,sg) in pts:
        if ax=='x': box(((a0+a1)/2,at-sg*t/2,h/2),(a1-a0,t,h),mat,.004)
        else: box((at-sg*t/2,(a0+a1)/2,h/2),(t,a1-a0,h),mat,.004)
def picture(loc,w,h,image,rot=(math.pi/2,0,0),frame=None,fw=.022,matted=.0,depth=.03):
    """hangs on wall: default faces -y"""
    frame=frame or wood(*EBONY)
    def mk():
        plane((0,0,depth*.55),w,h,tex(image,.7,0,.0))
        for s in (-1,1): box((0,s*(h/2+fw/2-.003),depth/2),(w+2*fw,fw,depth),frame,.003); box((s*(w/2+fw/2-.003),0,depth/2),(fw,h,depth),frame,.003)
    return put(mk,loc,rot)

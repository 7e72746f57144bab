"""Close pictures (photo.py renders them): one hard window, a dark ground, a lens of 50 to 100 mm."""
from lib import *
from furn import *
import lib
from mathutils import Quaternion
lib.CREASE=.012
# scene: (master in content/records/media, how photo.py graded it)
FILM={
 'gabi-hem':('gabi-hem','ev=.7 sat=.84 vignette=.35 grain=.014'),
 'coffee-pour':('coffee','ev=1.2 warm=.2 grain=0'), # then calm.py
 'door-ajar':('door-ajar','ev=1.2 sat=.92 grain=.013 master=2880'),
 'supper-shiro':('supper','ev=1.35 sat=.95'),
 'bath-edge':('bath-edge','ev=.85 sat=1.05 warm=.25 grain=.013'),
 'room-presidential-table':('suite-tana-table','ev=.6'),
 'suite-entoto-table':('suite-entoto-table','ev=.75'),
 'indoor-pool-cellar':('indoor-pool-cellar','ev=1.1'),
 'apartment-evening':('apartment-living','ev=1.1'),
 'room-deluxe-bed':('room-deluxe-bed','ev=.55'),
 'room-classic-bed':('room-classic-bed','ev=.6'),
 'room-double-bedside':('room-double-bedside','ev=.6'),
 'room-family-bed':('room-family-bed','ev=.5'),
 'suite-entoto-sofa':('suite-entoto-sofa','ev=.3'),
 'suite-tana-bed':('suite-tana-bed','ev=1'),
 'suite-bishoftu-lamp':('suite-bishoftu-lamp','ev=.8'),
 'garden-apartment-lamp':('garden-apartment-lamp','ev=.75 sat=.95'),
 'garden-apartment-palm':('garden-apartment-palm','ev=.5 sat=.95'),
 'suite-tana-lamps':('suite-tana-lamps','ev=.7 spots=1124,550,11'), # then sheer.py
 'suite-entoto-rail':('suite-entoto-rail','ev=.62 contrast=1.32'),
 'room-classic-chair':('room-classic-chair','ev=.65 spots=1537,1057,14'), # then settle.py
 'room-double-bench':('room-double-bench','ev=.35 contrast=1.3'),
 'room-single-lamp':('room-single-lamp','ev=.95 sat=1.05 spots=988,418,10'),
 'room-family-ladder':('room-family-ladder','ev=1.15'),
}
def photo(colour,height,scale=(1,1,1),rough=.9,bump=.6,dist=.0006,sheen=.2,spec=.2,sss=0,sssc='#d8c0a0',tint=None,rot=(0,0,0)):
    """a painted colour and its relief, laid out by UV"""
    g=G(colour); v=g.coord('UV',scale,rot); t=g.n('TexImage'); t.image=img(colour); g.l(v,t.inputs[0]); h=g.n('TexImage'); h.image=img(height); h.image.colorspace_settings.name='Non-Color'; g.l(v,h.inputs[0])
    c=t.outputs[0] if tint is None else g.mix(1,t.outputs[0],C(tint),'MULTIPLY'); g.l(c,g.b.inputs['Base Color']); g.P(Roughness=rough,Sheen=sheen,Specular=spec)
    if sss: g.P(Subsurface=sss,Subsurface_Color=C(sssc)); g.b.inputs['Subsurface Radius'].default_value=(.004,.002,.0012)
    g.bump(h.outputs[0],bump,dist); return g.m
def worn(c1='#4a2f1c',c2='#22140b',axis='x',rough=.38,scratch=.5):
    """old polished wood: grain, scratches, dull patches"""
    g=G('worn'); st={'x':(1.2,16,16),'y':(16,1.2,16),'z':(16,16,1.2)}[axis]; rnd=g.n('ObjectInfo').outputs['Random']; isl=g.n('NewGeometry').outputs['Random Per Island']
    mm=g.n('Math',operation='MULTIPLY'); g.l(isl,mm.inputs[0]); mm.inputs[1].default_value=31; v=g.coord(scale=st,loc=mm.outputs[0]); w=g.coord()
    grain=g.noise(v,2.2,4); fine=g.noise(v,14,3); patch=g.noise(w,7,4); a=C(c1); b=C(c2)
    col=g.ramp(grain,[(.30,b),(.52,mul(a,.8)),(.72,a)]); col=g.mix(.35,col,g.ramp(fine,[(.35,mul(b,.7)),(.65,a)])); col=g.mix(g.ramp(patch,[(.45,0.0),(.75,.35)]),col,mul(a,1.7))
    g.l(col,g.b.inputs['Base Color']); sc=g.noise(g.coord(scale=(1.5,60,1) if axis=='x' else (60,1.5,1)),9,3); line=g.ramp(sc,[(.60,0.0),(.66,1.0)])
    r=g.mix(g.ramp(patch,[(.35,0.0),(.7,1.0)]),(rough*.75,)*3,(min(1,rough*1.6),)*3); g.l(g.mix(line,r,(.75,)*3),g.b.inputs['Roughness']); g.P(Specular=.45)
    g.bump(g.mix(.5,fine,g.mix(scratch,grain,line)),.35,.0012); return g.m
def dusty(col='#1b1512',rough=.4,dust='#6b5b48',amount=.35,bump=.25,scale=26):
    """a dark thing that is used: dust above, rubbed edges"""
    g=G('dusty'); v=g.coord(); n=g.noise(v,scale,4); fine=g.noise(v,scale*6,3); ge=g.n('NewGeometry'); s=g.n('SeparateXYZ'); g.l(ge.outputs['Normal'],s.inputs[0])
    up=g.ramp(s.outputs[2],[(.55,0.0),(.98,amount)]); m=g.mix(1,up,g.ramp(n,[(.35,.2),(.7,1.0)]),'MULTIPLY'); c=C(col)
    base=g.ramp(n,[(.3,mul(c,.65)),(.7,mul(c,1.6))]); g.l(g.mix(m,base,C(dust)),g.b.inputs['Base Color']); g.l(g.ramp(n,[(.3,rough*.75),(.72,min(1,rough*1.5))]),g.b.inputs['Roughness']); g.P(Specular=.45); g.bump(g.mix(.45,n,fine),bump,.002); return g.m
def gobo(loc,target,w,h,nv=2,nh=3,bar=.05,size=3.0):
    """a wall with a window in it: cuts the sun into one hard shape"""
    d=(Vector(target)-Vector(loc)).normalized(); q=d.to_track_quat('Z','Y'); m=flat('#100d0a',.9); M=q.to_matrix().to_4x4(); M.translation=Vector(loc)
    for c,s in (((-w/2-size/2,0),(size,h+2*size)),((w/2+size/2,0),(size,h+2*size)),((0,h/2+size/2),(w,size)),((0,-h/2-size/2),(w,size))):
        o=plane((0,0,0),s[0],s[1],m); o.matrix_world=M@Matrix.Translation((c[0],c[1],0)); o.visible_camera=False; o.visible_glossy=False; o.visible_diffuse=False
    for k in range(1,nv): o=plane((0,0,0),bar,h,m); o.matrix_world=M@Matrix.Translation((-w/2+w*k/nv,0,0)); o.visible_camera=False; o.visible_diffuse=False
    for k in range(1,nh): o=plane((0,0,0),w,bar,m); o.matrix_world=M@Matrix.Translation((0,-h/2+h*k/nh,0)); o.visible_camera=False; o.visible_diffuse=False
def vapour(loc,w,h,strength=1.0,col='#f3ead8',rot=0,flip=False):
    """steam before a dark ground, lit from behind"""
    g=G('steam'); g.N.remove(g.b); t=g.n('TexImage'); t.image=img('steam.png'); t.image.colorspace_settings.name='Non-Color'; e=g.n('Emission'); e.inputs[0].default_value=(*C(col),1); mm=g.n('Math',operation='MULTIPLY'); g.l(t.outputs[0],mm.inputs[0]); mm.inputs[1].default_value=strength; g.l(mm.outputs[0],e.inputs[1])
    p=g.n('BsdfTransparent'); a=g.n('AddShader'); g.l(e.outputs[0],a.inputs[0]); g.l(p.outputs[0],a.inputs[1]); g.l(a.outputs[0],g.out.inputs[0]); g.m.cycles.sample_as_light=False
    o=mesh([(-w/2,0,0),(w/2,0,0),(w/2,0,h),(-w/2,0,h)],[(0,1,2,3)],g.m,uvs=[(1,0),(0,0),(0,1),(1,1)] if flip else [(0,0),(1,0),(1,1),(0,1)],loc=loc,rot=(0,0,rot),name='steam'); o.visible_shadow=o.visible_diffuse=o.visible_glossy=False; return o
def s_gabi_hem():
    """the hem of a gabi over the edge of a bed, raking light"""
    world('#5a6478',.035); T=.36; top=.36; rad=.045
    m=photo('weave.png','weave_height.png',rough=.95,bump=.9,dist=.0007,sheen=.35,sss=.0)
    def fold(x,t):
        # t: 0 at the bed's edge, 1 at the hem
        k=t**.8; w=x+.018*math.sin(x*7+1)+.010*noise.noise(Vector((x*5,t*2,4)))
        a=math.sin(w*34+.5*math.sin(t*1.7+x*4)); b=math.sin(w*61+1.9+t*.8); c=noise.noise(Vector((x*9,t*1.4,8)))
        sharp=(abs(a)**.75)*(1 if a>0 else -1)
        return k*(.030*sharp+.007*b+.016*c)+.0016*noise.noise(Vector((x*30,t*9,2)))
    def f(u,v):
        x=(u-.5)*.95; s=v*.80
        if s<.36-rad: t=1-s/.36; y=-fold(x,t)-.004; z=s; 
        else:
            e=s-(.36-rad); a=min(e/rad,math.pi/2); t=max(0,1-s/.36); y=-fold(x,t)*1-.004+rad*(1-math.cos(a)); z=.36-rad+rad*math.sin(a)
            if e>rad*math.pi/2: y+=e-rad*math.pi/2; z+=.007*noise.noise(Vector((x*6,y*7,1)))+.004*noise.noise(Vector((x*16,y*12,5)))
        z+=.006*noise.noise(Vector((x*4,0,3)))*(1-v)
        return (x,y,z)
    nu,nv=620,420; o=surf(f,nu,nv,m); uv=o.data.uv_layers[0].data; a=np.empty(len(uv)*2,np.float32); uv.foreach_get('uv',a); a=a.reshape(-1,2); a[:,0]*=.95/T; a[:,1]=a[:,1]*.80/T+.245; uv.foreach_set('uv',a.ravel())
    sm=o.modifiers.new('t','SOLIDIFY'); sm.thickness=.0016; sm.offset=1
    # fringe: ends of the warp, twisted by hand
    rr=random.Random(4); fm=linen('#dcd3c0',weave=2400,bump=.5); x=-.46
    while x<.46:
        p=Vector(f((x/.95)+.5,0)); L=rr.uniform(.048,.075); dx=rr.gauss(0,.006); dy=rr.gauss(0,.006); ph=rr.uniform(0,6)
        mid=[p+Vector((dx*q*q+.0016*math.sin(q*5+ph),dy*q*q-.001,-L*q)) for q in [i/14 for i in range(15)]]
        for s in range(3):
            P=[]
            for i,c in enumerate(mid):
                tw=i*1.05+s*2.094+ph; r=.00115*(1.35 if i==0 else 1)*(1+.9*max(0,i-12)); P.append(c+Vector((math.cos(tw)*r,math.sin(tw)*r,0)))
            tube(P,.00092,fm,6,2,taper=lambda q:1.0-.35*max(0,q-.85)/.15)
        if rr.random()<.8: c=mid[12]; lathe(sprof([(0,-.0028),(.0021,-.0012),(.0023,.0004),(.0012,.0024),(0,.0028)],3),fm,10,loc=tuple(c))
        for q in range(5): e=mid[13]; tube([e,e+Vector((rr.gauss(0,.0016),rr.gauss(0,.0016),-.006)),e+Vector((rr.gauss(0,.004),rr.gauss(0,.004),-rr.uniform(.009,.016)))],.00022,fm,4,2)
        x+=rr.uniform(.0085,.0125)
    # bed, floor, wall
    box((0,.60,.17),(1.6,1.1,.34),linen('#8d8069',weave=600),.03); 
    planks(-2,2,-1.2,3,worn('#5a3a22','#2a190e','x',.4),.17,2.2,z=-.22); plane((0,3.0,.6),8,4,plaster('#6b5236',amt=.06),rot=D(90,0,0))
    sun((.96,.42,-.40),9,'#ffd09a',.55); gobo((-2.4,-1.05,1.15),(0,0,.15),1.0,1.25,2,3,.06)
    area((-1.6,-.35,.75),(0,0,.18),.8,.9,9,'#cfdcff'); area((1.2,-1.0,.6),(0,0,.15),.8,.8,.8,'#ffca90')
    camera((.30,-.66,.235),(.012,0,.083),68,fstop=3.2,focus=(.045,-.02,.10))
    return dict(spp=56,bounces=3)
def clay_jebena(m):
    """a used black jebena: round belly, ring at the neck, spout, loop, plug of straw"""
    lathe(sprof([(0,0),(.030,.0),(.046,.004),(.074,.028),(.091,.060),(.093,.084),(.080,.118),(.055,.146),(.034,.165),(.0255,.190),(.0225,.225),(.0225,.262),(.0270,.282),(.0345,.292),(.0325,.296),(.026,.290),(.0175,.27),(.016,.24)],7),m,96,wob=.006)
    for z,r in ((.152,.0505),(.158,.0425),(.205,.0245),(.212,.0237)): lathe(sprof([(r,z-.0035),(r+.0022,z),(r,z+.0035)],4),m,72)
    tube([(.070,0,.092),(.098,0,.112),(.116,0,.140),(.126,0,.168),(.136,0,.181)],.0125,m,24,8,taper=lambda t:1.45-.80*t,cap=False)
    tube([(-.0215,0,.268),(-.060,0,.272),(-.090,0,.240),(-.100,0,.185),(-.094,0,.135),(-.082,0,.108)],.0085,m,18,10,taper=lambda t:1.15-.3*math.sin(math.pi*t))
def cup(m,r=.036,h=.058,fill=.72,band=True):
    """finjal without a handle, thin rim, a painted line worn off in places"""
    lathe(sprof([(0,.004),(.014,.0035),(.0165,0),(.019,.001),(.0195,.005),(.026,.018),(r*.90,h*.52),(r*.97,h*.86),(r,h-.0008),(r-.0004,h),(r-.0014,h-.0006),(r*.93,h*.82),(r*.85,h*.5),(.022,.014),(.008,.0075),(0,.007)],6),m,96,ang=70)
    if fill:
        rr=r*(.83+.13*fill); z=h*fill; c=G('coffee'); c.P(Base_Color=hx('#150803'),Roughness=.03,Specular=.55); 
        lathe([(0,z),(rr*.97,z),(rr,z+.0011)],c.m,72)
        fo=flat('#8a5a34',.45,spec=.5); R2=random.Random(5)
        for k in range(70):
            a=R2.gauss(2.4,1.0); q=rr*(1-.16*abs(R2.gauss(0,.5))); b=R2.uniform(.0004,.0015); lathe(sprof([(b,0),(b*.7,b*.5),(0,b*.7)],3),fo,10,loc=(q*math.cos(a)*.97,q*math.sin(a)*.97,z))
        lathe([(rr*.93,z+.0002),(rr*.985,z+.0012)],fo,72)
@cached
def china(): 
    g=G('china'); v=g.coord(); n=g.noise(v,40,3); s=g.n('SeparateXYZ'); g.l(v,s.inputs[0]); z=s.outputs[2]
    line=g.ramp(z,[(.0,0.0),(.0405,0.0),(.0412,1.0),(.0455,1.0),(.0462,0.0),(.0480,0.0),(.0484,1.0),(.0494,1.0),(.0498,0.0)]); wear=g.ramp(n,[(.30,.25),(.52,1.0)])
    a=g.n('TexMagic') if False else None; g.l(g.mix(g.mix(1,line,wear,'MULTIPLY'),hx('#ece6da'),hx('#7c241c')),g.b.inputs['Base Color']); g.P(Roughness=.13,Specular=.55,Coat=.0) if False else g.P(Roughness=.14,Specular=.55); g.b.inputs['Subsurface'].default_value=.08; g.b.inputs['Subsurface Color'].default_value=(.9,.8,.65,1); g.b.inputs['Subsurface Radius'].default_value=(.004,.003,.002); return g.m
def beans(n,f,mat,s=.0058,seed=1):
    rr=random.Random(seed); bm=bmesh.new(); bmesh.ops.create_uvsphere(bm,u_segments=12,v_segments=8,radius=1)
    for v in bm.verts:
        x,y,z=v.co; v.co=Vector((x*1.35,y,z*.72 if z<0 else z*.55)); 
        if z>.3: v.co.z-=.20*math.exp(-(y/.16)**2)
    me=bpy.data.meshes.new('bean'); bm.to_mesh(me); me.polygons.foreach_set('use_smooth',[True]*len(me.polygons)); me.materials.append(mat)
    for k in range(n):
        p=f(rr); o=bpy.data.objects.new('bean',me); S().collection.objects.link(o); o.location=p; o.rotation_euler=(rr.gauss(0,.6)+(math.pi if rr.random()<.4 else 0),rr.gauss(0,.5),rr.uniform(0,6.28)); q=s*rr.uniform(.88,1.12); o.scale=(q,q,q)
def s_coffee_pour():
    """a jebena pours into one cup; black ground, one window from behind"""
    world('#2a3040',.02)
    w=worn('#4f3018','#1f1108','x',.34,.6); R.seed(3)
    for k in range(5): box((0,-.19+.118*k,-.012),(1.3,.1165,.024),w,.002,rot=(0,0,R.uniform(-.002,.002)))
    box((0,.412,.006),(1.3,.022,.06),w,.004); plane((0,2.4,0),8,5,flat('#0b0807',.95),rot=D(90,0,0)); plane((0,.6,-.32),8,6,flat('#0d0a08',.9))
    ch=flat('#e4ded2',.16,spec=.5); put(lambda:cup(ch,fill=.70),(0,0,0))
    sauc=lambda: lathe(sprof([(0,.001),(.022,.001),(.036,.003),(.052,.0085),(.0565,.0115),(.0555,.0098),(.036,-.0005),(.02,-.003),(0,-.003)],5),ch,80)
    for (x,y,a,s) in ((-.135,.075,0,0),(-.225,.165,0,1),(-.06,.20,0,1)): put(lambda s=s:cup(ch,fill=.8 if s else 0),(x,y,0),D(0,0,40))
    clay=dusty('#17110e',.36,'#5d4a38',.22,.35,30)
    tilt=50; M=D(0,tilt,180)
    # the spout's mouth comes to stand above the cup
    mouth=Euler(M).to_matrix()@Vector((.136,0,.181)); goal=Vector((.012,.002,.152)); put(lambda:clay_jebena(clay),tuple(goal-mouth),M)
    # stream
    g=G('stream'); g.P(Base_Color=hx('#2a1006'),Roughness=.02,Specular=.6,Transmission=.35,IOR=1.34); x0,z0=goal.x-.001,goal.z; z1=.0412
    P=[(x0+.011,goal.y,z0-.0015),(x0+.006,goal.y,z0+.0006)]; vx=-.055
    for i in range(22):
        t=i/21; tm=t*.135; P.append((x0+vx*tm+.0006*math.sin(i*1.1),goal.y+.0005*math.sin(i*.9+1),z0-(z0-z1)*(tm/.135)**1.75))
    tube(P,.0024,g.m,18,3,taper=lambda t:1.25-.62*min(1,t*1.4)+.07*math.sin(t*40)*t,cap=False)
    ex,ey=P[-1][:2]
    for k in range(4): r=.004+.0045*k; lathe(sprof([(r-.0012,0),(r,.0007-.00012*k),(r+.0012,0)],4),flat('#150803',.03,spec=.6),48,loc=(ex,ey,.0407))
    fo=flat('#9a6a40',.3,spec=.6); rr=random.Random(8)
    for k in range(46): a=rr.uniform(0,6.28); q=abs(rr.gauss(0,.006))+.003; b=rr.uniform(.0005,.0019); lathe(sprof([(b,0),(b*.75,b*.55),(0,b*.8)],3),fo,12,loc=(ex+q*math.cos(a),ey+q*math.sin(a),.0408))
    for k in range(3): lathe(sprof([(0,-1),(.8,-.6),(1,0),(.8,.6),(0,1)],3),g.m,12,loc=(ex+rr.gauss(0,.005),ey-.004+rr.gauss(0,.005),.043+abs(rr.gauss(0,.003))),scale=rr.uniform(.0006,.0013))
    # a few drops and beans on the board, grass on the edge
    for k in range(5): a=rr.uniform(.0010,.0026); lathe(sprof([(a,0),(a*.8,a*.18),(0,a*.24)],4),flat('#1a0a03',.10,spec=.5),20,loc=(.045+rr.gauss(0,.012),-.040+rr.gauss(0,.012),.0002),scale=(1.2,.9,1))
    ro=dusty('#2c1508',.42,'#4a2a16',.15,.5,160); beans(64,lambda q:(q.gauss(.165,.026),q.gauss(.035,.030),.0028),ro,.0042,3); beans(26,lambda q:(q.gauss(.163,.014),q.gauss(.037,.016),.0072),ro,.0042,4); beans(12,lambda q:(q.gauss(.14,.06),q.gauss(.0,.05),.0026),ro,.0042,6)
    # embers far behind
    for k in range(26): e=lathe([(0,-1),(.7,-.7),(1,0),(.7,.7),(0,1)],emis('#ff5a18',rr.uniform(2,16)),10,loc=(.36+rr.gauss(0,.09),1.15+rr.gauss(0,.1),.02+abs(rr.gauss(0,.035))),scale=rr.uniform(.004,.013)); e.visible_diffuse=False; e.visible_shadow=False
    area((-.85,.95,.62),(0,0,.10),.55,.75,30,'#ffe9cc'); area((-1.1,-.15,.5),(0,0,.08),.30,.7,3.2,'#cfdcff'); area((.55,.75,.55),(.16,0,.17),.12,.5,7,'#ffd9a8'); area((.20,-.35,.70),(.15,0,.16),.4,.15,.9,'#cfdcff')
    camera((.050,-.60,.285),(.030,.0,.082),68,fstop=3.5,focus=(.0,-.012,.060))
    return dict(spp=44,bounces=2,clamp=4,threshold=.04,detail=.64)
# ---------------------------------------------------------------- stews, injera
@cached
def stew(c1,c2,oil='#a8330c',rough=.3,scale=70,bump=.5,spots=0):
    """a cooked sauce: paste and pieces, oil standing in the hollows"""
    g=G('stew'); v=g.coord(); n=g.noise(v,scale,4); f=g.noise(v,scale*4.5,3); big=g.noise(v,scale*.22,3); x=g.n('TexVoronoi',feature='SMOOTH_F1'); x.inputs['Scale'].default_value=scale*3.2; g.l(v,x.inputs[0])
    a,b=C(c1),C(c2); col=g.ramp(n,[(.30,mul(a,.55)),(.5,a),(.68,b)]); col=g.mix(g.ramp(f,[(.40,0.0),(.72,.55)]),col,mul(b,1.35)); pool=g.ramp(big,[(.36,1.0),(.50,0.0)]); col=g.mix(g.mix(.55,(0,0,0),pool),col,C(oil))
    g.l(col,g.b.inputs['Base Color']); g.l(g.mix(pool,(rough,)*3,(.06,)*3),g.b.inputs['Roughness']); g.P(Specular=.55)
    h=g.mix(.5,n,g.mix(.5,f,x.outputs[0])); g.bump(h,bump,.0024); return g.m
def heap(loc,r,h,mat,seed=1,amp=.35,lump=46,elong=1.0,rot=0,scoop=None,spread=0.0,nu=150,nv=64):
    """a mound that has been eaten from: scoop=(x,y,r,depth) in its own plane"""
    def f(u,v):
        a=2*math.pi*u; q=v**.8; e=1+.16*noise.noise(Vector((math.cos(a)*1.2,math.sin(a)*1.2,seed*3.1)))+.09*noise.noise(Vector((math.cos(a)*3.6,math.sin(a)*3.6,seed*1.7)))+.035*noise.noise(Vector((math.cos(a)*11,math.sin(a)*11,seed)))
        x,y=math.cos(a)*q*r*e*elong,math.sin(a)*q*r*e; z=h*max(0,1-q**3.0)**.7
        n1=noise.fractal(Vector((x*lump,y*lump,seed)),1,2,3); n2=noise.noise(Vector((x*lump*5,y*lump*5,seed+5))); z*=1+amp*n1; z+=.10*h*n2*(1-q**5)
        if scoop: 
            d=math.hypot(x-scoop[0],y-scoop[1])/scoop[2]; k=1/(1+math.exp((d-1)*9)); z=z*(1-k*scoop[3])+k*.0006
        return (x,y,max(z,.0004) if q<.985 else -.003)
    return surf(f,nu,nv,mat,loc=loc,rot=(0,0,rot))
def bits(n,cx,cy,r,zf,mats,make,s,seed=1,tilt=.6):
    """pieces strewn over a heap: make(i) gives a mesh maker; meshes are shared"""
    rr=random.Random(seed); ms=[]
    for i in range(5):
        for m in mats: o=make(i,m); ms.append(o.data); bpy.data.objects.remove(o)
    for k in range(n):
        a,q=rr.uniform(0,6.283),math.sqrt(rr.random()); o=bpy.data.objects.new('bit',rr.choice(ms)); S().collection.objects.link(o); z=s*rr.uniform(.65,1.35)
        o.location=(cx+q*r*math.cos(a),cy+q*r*math.sin(a),zf(q)+rr.uniform(-.1,.25)*s); o.rotation_euler=(rr.gauss(0,tilt),rr.gauss(0,tilt),rr.uniform(0,6.283)); o.scale=(z,z,z*rr.uniform(.8,1.2))
def curd(i,m):
    bm=bmesh.new(); bmesh.ops.create_icosphere(bm,subdivisions=3,radius=1)
    for v in bm.verts: p=v.co.copy(); v.co=p*(1+.34*noise.noise(p*1.3+Vector((i*5,0,1)))+.14*noise.noise(p*3.4+Vector((i,3,0))))
    me=bpy.data.meshes.new('c'); bm.to_mesh(me); return link(me,'c',m,smooth=True)
INJ=dict(rough=.82,bump=.75,dist=.0016,sheen=.1,spec=.2)
def injera_sheet(f,nu,nv,tile=.25,uvf=None,**k):
    o=surf(f,nu,nv,photo('injera.png','injera_height.png',**INJ)); me=o.data; vs=np.empty(len(me.vertices)*3,np.float32); me.vertices.foreach_get('co',vs); vs=vs.reshape(-1,3); uv=me.uv_layers[0].data; idx=np.empty(len(me.loops),np.int32); me.loops.foreach_get('vertex_index',idx)
    if uvf is None: q=vs[idx][:,:2]/tile+.13
    else: a=np.empty(len(uv)*2,np.float32); uv.foreach_get('uv',a); q=a.reshape(-1,2)*np.array(uvf,np.float32)/tile
    uv.foreach_set('uv',np.ascontiguousarray(q,dtype=np.float32).ravel()); m=o.modifiers.new('t','SOLIDIFY'); m.thickness=.0042; m.offset=-1; return o
# ---------------------------------------------------------------- the tub's edge
def basalt_wall(x0,x1,z0,z1,y,mat,bw=.34,bh=.115,seed=3):
    """split blocks, no two faces in one plane"""
    rr=random.Random(seed); z=z0; row=0
    while z<z1:
        h=bh*rr.uniform(.8,1.2); x=x0-rr.random()*bw
        while x<x1:
            w=bw*rr.uniform(.55,1.35); d=rr.uniform(-.012,.014); tx,tz=rr.gauss(0,.012),rr.gauss(0,.02); k=rr.random()*50
            def f(u,v,x=x,z=z,w=w,h=h,d=d,tx=tx,tz=tz,k=k):
                e=min(u,1-u)*w; q=min(v,1-v)*h; m=min(e,q); ed=-.016*math.exp(-m/.006); px,pz=x+.003+u*(w-.006),z+.003+v*(h-.006)
                return (px,y-d-tx*(u-.5)-tz*(v-.5)-ed*-1-.011*noise.fractal(Vector((px*14,pz*14,k)),1,2,4)-.007*abs(noise.noise(Vector((px*32,pz*32,k)))),pz)
            surf(f,max(10,int(w*150)),max(8,int(h*150)),mat); x+=w
        z+=h
    plane(((x0+x1)/2,y+.02,(z0+z1)/2),x1-x0,z1-z0,flat('#0a0a0a',.9),rot=D(90,0,0))
def wetstone(rough=.10):
    """basalt with water running down it; rough: where it is wet"""
    w=G('wetstone'); v=w.coord(); n=w.noise(v,10,4); f=w.noise(v,55,4); run=w.noise(w.coord(scale=(7,1,.45)),4,3); k=w.ramp(run,[(.42,0.0),(.56,1.0)]); base=w.ramp(n,[(.3,hx('#1d1c1c')),(.7,hx('#4a4643'))]); base=w.mix(.35,base,w.ramp(f,[(.35,hx('#161515')),(.7,hx('#5c5751'))])); w.l(w.mix(k,base,w.mix(1,base,(.42,.42,.44),'MULTIPLY')),w.b.inputs['Base Color']); w.l(w.mix(k,(.62,)*3,(rough,)*3),w.b.inputs['Roughness']); w.P(Specular=.5); w.bump(w.mix(.5,n,f),.55,.004); return w.m
def drops(n,place,size=(.0010,.0036),seed=1):
    """standing drops; place(random) gives point, normal's tilt and how far a drop has run"""
    g=realglass('#f4f8f8',1.33); rr=random.Random(seed); bm=bmesh.new(); bmesh.ops.create_uvsphere(bm,u_segments=20,v_segments=14,radius=1)
    bmesh.ops.bisect_plane(bm,geom=bm.verts[:]+bm.edges[:]+bm.faces[:],plane_co=(0,0,-.25),plane_no=(0,0,-1),clear_outer=True)
    me=bpy.data.meshes.new('drop'); bm.to_mesh(me); me.materials.append(g); me.polygons.foreach_set('use_smooth',[True]*len(me.polygons))
    for k in range(n):
        p,nrm,run=place(rr); s=rr.uniform(*size)*(1 if rr.random()<.8 else 1.5); o=bpy.data.objects.new('drop',me); S().collection.objects.link(o); o.location=p; o.rotation_mode='QUATERNION'; o.rotation_quaternion=Vector(nrm).to_track_quat('Z','Y') ; o.scale=(s*rr.uniform(.85,1.2),s*(1+run),s*rr.uniform(.42,.62))
def s_bath_edge():
    """the tub's edge, wet basalt, the window in the water"""
    world('#39435a',.03)
    st=G('mineral'); v=st.coord(); n=st.noise(v,5,4); f=st.noise(v,60,3); st.l(st.ramp(n,[(.3,hx('#dcd6ca')),(.7,hx('#ebe6dc'))]),st.b.inputs['Base Color']); st.l(st.ramp(f,[(.3,.30),(.7,.46)]),st.b.inputs['Roughness']); st.P(Specular=.45); st.bump(f,.06,.0008)
    prof=sprof([(.20,-.55),(.44,-.52),(.56,-.40),(.615,-.20),(.640,-.05),(.648,-.012),(.640,.002),(.624,.006),(.606,.004),(.592,-.008),(.586,-.04),(.572,-.16),(.53,-.30),(.44,-.40),(.2,-.43),(0,-.43)],8)
    lathe(prof,st.m,220,scale=(1.25,.72,1),ang=80)
    g=G('bathwater'); g.N.remove(g.b); tr=g.n('BsdfTransparent'); tr.inputs[0].default_value=(.70,.87,.86,1); gl=g.n('BsdfGlossy'); gl.inputs['Roughness'].default_value=.0; v=g.coord(); h=g.mix(.35,g.noise(v,4.2,2),g.noise(g.coord(scale=(1,1.7,1)),13,2)); b=g.n('Bump'); b.inputs['Strength'].default_value=.14; b.inputs['Distance'].default_value=.02; g.l(h,b.inputs['Height']); g.l(b.outputs[0],gl.inputs['Normal']); fr=g.n('Fresnel'); fr.inputs[0].default_value=1.33; g.l(b.outputs[0],fr.inputs['Normal']); mx=g.n('MixShader'); g.l(fr.outputs[0],mx.inputs[0]); g.l(tr.outputs[0],mx.inputs[1]); g.l(gl.outputs[0],mx.inputs[2]); g.l(mx.outputs[0],g.out.inputs[0])
    lathe([(0,-.062),(.584,-.062)],g.m,160,scale=(1.25,.72,1))
    w=wetstone()
    basalt_wall(-2.2,1.9,-.75,1.05,.86,w)
    # drops on the rim, some of them have begun to run
    def on_rim(rr):
        a=rr.uniform(-2.6,-.35) if rr.random()<.85 else rr.uniform(0,6.28); t=rr.uniform(0,1); i=t*(60-48); seg=[p for p in prof if p[1]>-.045 and p[0]>.583]; j=min(len(seg)-2,max(0,int(t*(len(seg)-1)))); r,z=seg[j]; q=seg[j+1]; tx,tz=q[0]-r,q[1]-z; nx,nz=-tz,tx
        if nz<0: nx,nz=-nx,-nz
        m=math.hypot(nx,nz) or 1; nx,nz=nx/m,nz/m; return ((1.25*r*math.cos(a),.72*r*math.sin(a),z),(nx*math.cos(a),nx*math.sin(a),nz),.9*rr.random() if nz<.8 else .15*rr.random())
    drops(520,on_rim,(.0009,.0034),4)
    # brass spout over the water, a drop hangs from it
    br=dusty('#8a6430',.26,'#5a4326',.1,.12,40); br.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value=1
    tube([(-.30,.84,.30),(-.30,.70,.31),(-.30,.50,.305),(-.30,.44,.285),(-.30,.432,.245)],.0145,br,28,10,cap=True); cyl((-.30,.845,.30),.034,.02,br,.004,48,rot=D(90,0,0)); cyl((-.30,.432,.246),.0165,.014,br,.002,40)
    for x in (-.42,-.18): cyl((x,.83,.30),.026,.05,br,.004,40,rot=D(90,0,0)); box((x,.795,.30),(.075,.012,.012),br,.004)
    o=lathe(sprof([(0,-.0075),(.0030,-.0065),(.0042,-.0035),(.0030,.0),(.0012,.004),(0,.006)],5),realglass('#f4f8f8',1.33),24,loc=(-.30,.432,.2355))
    # a towel let fall over the far edge; a sprig of eucalyptus on the near one
    tm=terry('#cfc4ae')
    def towel(u,v):
        s=(v-.5)*.52; x=(u-.5)*.34; r=.06; k=abs(s); e=max(0,k-.055); y=.035*math.tanh(s/.05)+.012*math.sin(x*24+1)*min(1,e*6); z=.012-e+.006*noise.noise(Vector((x*9,s*7,2)))
        return (x+.012*noise.noise(Vector((s*7,x*3,5))),y+(.006*math.sin(x*30+2)*min(1,e*8)),z)
    o=surf(towel,70,100,tm); o.location=(.30,.432,.004); o.rotation_euler=D(0,0,-14); mm=o.modifiers.new('t','SOLIDIFY'); mm.thickness=.009; mm.offset=1; terrydisp(o,.0022,.0042,1)
    rr=random.Random(9); a0=-1.62; lm=dusty('#54685a',.5,'#8fa094',.45,.2,40); stx=[(1.25*.612*math.cos(a0+.030*i),.72*.612*math.sin(a0+.030*i)+.004*math.sin(i*1.3),.011+.002*i%.004) for i in range(8)]; tube(stx,.0014,flat('#5a3c2a',.6),8,5)
    for i,p in enumerate(spline(stx,3)[1::3]):
        for s in (-1,1):
            L=.046-.0022*i
            def lf(u,v,L=L,s=s): wd=.40*L*math.sin(math.pi*(.06+.94*v))**.8; return ((u-.5)*2*wd,v*L,.007*math.sin(v*2.6)+.30*abs(u-.5)*wd)
            o=surf(lf,8,12,lm,loc=(p.x,p.y,p.z+.002),rot=(rr.uniform(.0,.6),rr.uniform(-.4,.4),-math.pi/2+s*math.radians(64)+rr.uniform(-.5,.5)+.1)); o.modifiers.new('t','SOLIDIFY').thickness=.0004
    vapour((-.18,.12,-.06),.8,.55,.035); vapour((.25,.2,-.06),.6,.45,.025,flip=True)
    for dx in (0,.62): area((-1.65+dx*.55,.15+dx*.75,.86),(-.05,.0,.0),.50,1.15,46,'#e6efff')
    area((1.5,-.9,.9),(0,.2,0),.5,.5,5,'#ffc890')
    camera((.60,-1.28,.50),(-.13,.08,.045),50,fstop=2.8,focus=(.03,-.44,.006))
    return dict(spp=90,bounces=2,clamp=4,detail=.9,threshold=.02)
# ---------------------------------------------------------------- the spa and the pool after dark
def eucalyptus(stem,n,L,mats,seed=1,spread=1.0):
    """a twig with long leaves that hang as they grew; stem: points from the cut end to the tip"""
    rr=random.Random(seed); tube(stem,.0022,flat('#5f4534',.7),8,5,taper=lambda t:1.2-.8*t); P=spline(stem,8); k=len(P)-1
    for i in range(n):
        t=.18+.80*i/n; p=P[int(t*k)]; q=P[min(k,int(t*k)+1)]; d=(q-p).normalized() if (q-p).length else Vector((0,0,-1)); l=L*rr.uniform(.65,1.1)*(1.15-.45*t); bend=rr.uniform(-.35,.35); m=rr.choice(mats)
        side=d.orthogonal().normalized(); side.rotate(Quaternion(d,i*2.4+rr.uniform(-.4,.4))); along=(d*.75+side*spread*rr.uniform(.45,.9)).normalized(); across=along.cross(Vector((rr.gauss(0,.5),-1,rr.gauss(0,.5)))).normalized()
        def lf(u,v): w=.085*l*math.sin(math.pi*min(1,.05+.95*v)**.75); c=p+along*(v*l)+across*((u-.5)*2*w+bend*l*.5*v*v)+Vector((0,-.004*math.sin((u-.5)*3),-.10*l*v*v)); return tuple(c)
        o=surf(lf,6,14,m); o.modifiers.new('t','SOLIDIFY').thickness=.0004
def s_apartment_evening():
    """the living room of the Garden Apartment at the end of the day: a lamp by the sofa, coffee on a slab of olive wood, the plain beyond the deck"""
    from scenes_more import lime, slabtable, openbook
    from scenes_rooms import shell, deck
    world('#4a5570',.07)
    x0,x1,y0,y1,h=-3.5,3.5,-4.2,2.5,2.85; op=(.55,3.2,.06,2.5)
    shell(x0,x1,y0,y1,h,lime('#d3c9ba',.05),openback=[op],floormat=wood('#6b4a30','#452d1a',axis='x',rough=.36,island=True,var=.22),faxis='x',plank=(.2,2.4))
    window_frame(*op,flat('#1d1a17',.4),at=y1,nv=2,w=.05); backdrop('dusk_blue.png',(.4,16,2.1),20,10,.6); box((2,15.6,-.78),(40,.1,4.6),flat('#15131b',1),0); deck(-1,6,2.8,4.6)
    cu=linen('#b39b78',weave=500); curtain(-.02,.52,.012,2.74,y1-.13,cu,7,.06,1,thick=.004); curtain(3.18,3.48,.012,2.74,y1-.13,cu,5,.05,2,thick=.004); cyl((1.7,y1-.13,2.76),.012,3.7,flat('#2a241f',.4,.8),0,16,rot=D(0,90,0))
    s1=linen('#c4b191',sheen=.4)
    put(sofa,(-1.62,1.72,0),w=2.6,mat=s1,seats=3,cush=[('cushion_a',linen('#7d3a25'),-.92,.20,66,8,.95),('cushion_b',linen('#d9ccb2'),-.52,.18,62,-6,.9),('cushion_a',linen('#59634a'),.90,.20,66,-9,.95)])
    soft('drape_arm',tex('gabi_earth.png',scale=(.7,.7,1)),(-.42,1.66,.60),D(0,0,0),.62,thick=.008,disp=.004,dscale=.05)
    with grp() as g: armchair(boucle('#cdbd9f'),style='lounge',frame=wood(*WALNUT,axis='z'),cush=linen('#7d3a25'))
    g.place((1.02,.05,0),D(0,0,-100))
    rug(3.2,2.5,tex('rug_plain.png',1,.3,.4,weave=300),(-1.0,.2,0))
    put(slabtable,(-1.15,.28,0),w=1.35,d=.74,h=.34,mat=wood(*WALNUT,axis='x',coat=.1))
    put(tray,(-1.42,.30,.372),D(0,0,6),w=.42,d=.30); put(jebena,(-1.50,.33,.39),D(0,0,110)); put(finjal,(-1.34,.24,.39)); put(finjal,(-1.30,.38,.39))
    put(openbook,(-.84,.16,.372),D(0,0,-14)); candle(.035,.07,(-.98,.44,.372),power=1.2)
    put(floorlamp,(-3.12,2.02,0),h=1.62,power=17,glow=2.2)
    put(bedside,(.02,1.78,0),style='drum',w=.40,h=.46,mat=wood(*EUC,axis='x')); put(lambda:tablelamp(style='jug',h=.46,r=.16,basemat=stone('#6b5a48',.6),power=10,glow=2.2),(.02,1.80,.46))
    for k,a in enumerate(('photo_acacia.png','photo_birds.png')): picture((-2.12+1.0*k,y1-.006,1.74),.82,.98,a,frame=wood(*EBONY,axis='x'),matted=.09)
    # shelf along the left wall
    for k in range(3): box((x0+.17,-.55,.40+.42*k),(.32,2.5,.035),wood(*WALNUT,axis='y'),.005)
    for yy in (-1.79,-.55,.69): box((x0+.17,yy,.64),(.30,.03,1.28),wood(*WALNUT,axis='z'),.005)
    put(books,(x0+.18,-.1,.42),n=5,seed=5); put(books,(x0+.18,.30,.84),n=6,seed=6); put(lambda:mesob(.34,True,r=.15),(x0+.18,.36,1.26)); put(lambda:bowl(.13,.09,stone('#4a4744')),(x0+.18,-.20,1.26)); put(jebena,(x0+.18,-.02,.84))
    area((1.9,y1-.04,1.4),(-.5,-1,.5),2.5,2.2,40,'#8f9bd8'); area((-.4,-3.2,2.6),(-.6,.4,.4),2.6,1.6,7,'#ffd9b4',gloss=False); sun((-.55,-1.0,-.20),2.6,'#ffab63',1.2)
    camera((1.30,-3.45,1.12),(-.22,1.2,.98),33,fstop=4,focus=(-1.2,.4,.5),shift=(0,.0),level=True)
    return dict(size=(2880,1920),detail=.75,spp=44,bounces=3,clamp=4)
def lamps(factor):
    for o in bpy.data.objects:
        if o.type=='LIGHT' and o.data.type=='POINT': o.data.energy*=factor
def s_room_single_evening():
    """the single room above the crater as the lamps are lit"""
    import scenes_rooms as SR; from scenes_more import relight, clear
    SR.s_room_single(); relight(); world('#4a5068',.07); clear(1.1,1.7,.1,.7); lamps(1.8)
    backdrop('view_crater.png',(2.6,10,2.6),12.5,9.6,.36)
    put(lambda:tablelamp(style='jug',h=.40,r=.14,basemat=stone('#6b5a48',.6),power=9,glow=2.2),(-.32,.55,.46))
    area((.45,1.87,1.6),(0,-1,.9),1.9,1.4,30,'#d9b6c8'); area((.6,-3.0,2.3),(0,0,.9),2,1.4,4,'#ffd0a0',gloss=False)
    camera((.70,-3.05,1.22),(-.24,.8,.98),27,fstop=4,focus=(-.6,.2,.7),level=True)
    return dict(spp=60,bounces=3,clamp=4,detail=.75)
# ---------------------------------------------------------------- corners of rooms whose scene stands already
def no_view():
    """takes away what stands behind the glass: another view follows"""
    for o in list(bpy.data.objects):
        if o.name.startswith('backdrop'): bpy.data.objects.remove(o)
def corner(place,look,lens=50,fstop=2.8,focus=None,fill=.0,spp=20):
    """takes away the fill that lights a whole room, and looks closer"""
    for o in list(bpy.data.objects):
        if o.type=='LIGHT' and o.data.type=='AREA' and not o.visible_glossy:
            if fill: o.data.energy*=fill
            else: bpy.data.objects.remove(o)
    w=S().world.node_tree.nodes['Background'].inputs[1]; w.default_value*=.35
    camera(place,look,lens,fstop=fstop,focus=focus); return dict(spp=spp,bounces=2,clamp=2.5)
def s_suite_entoto_table():
    """the low table of the suite, the jebena, and the deck in the fog behind it"""
    import scenes_more as SM; SM.s_suite_entoto()
    soft('drape_arm',tex('gabi_u.png',scale=(.7,.7,1)),(-1.42,-.72,.635),D(0,0,-92),.55,thick=.008,disp=.004,dscale=.05)
    no_view()
    backdrop('view_euc.png',(2.5,13,2.1),17.0,10.0,1.15)
    return corner((-.62,-1.66,.90),(.20,1.2,.47),50,2.2,(-.06,.08,.44),.14)
def s_room_deluxe_bed():
    import scenes_rooms as SR; SR.s_room_deluxe(); 
    for o in bpy.data.objects:
        if o.type=='LIGHT' and o.data.type=='AREA': o.data.energy*=.55
    return corner((-.85,-1.75,1.02),(-2.75,.35,.74),46,2.8,(-2.45,-.35,.8),.3)
def s_room_presidential_table():
    """the low table of the Tana suite after sunset, the jebena and a candle"""
    import scenes_rooms as SR, scenes_more as SM; SR.s_room_presidential(); SM.clear(2.05,2.25,.32,.52,.37,.6)
    for o in list(bpy.data.objects):
        if o.type=='LIGHT' and o.data.type=='POINT' and (o.location-Vector((2.15,.42,.47))).length<.15: bpy.data.objects.remove(o)
    candle(.035,.07,(1.66,.40,.381),power=1.2,flame=26)
    return corner((.35,-1.15,.98),(1.84,.48,.47),46,2.8,(1.84,.18,.45),.35)
# ---------------------------------------------------------------- night: a door ajar
def lantern(h=.34,w=.16,power=5):
    """iron frame, four panes, a candle"""
    ir=dusty('#1c1815',.5,'#4a3b2c',.3,.3,40); 
    for z,s in ((.012,1.15),(.035,1.0),(h*.70,1.0)): box((0,0,z),(w*s,w*s,.014),ir,.003)
    for x in (-1,1):
        for y in (-1,1): box((x*w*.47,y*w*.47,h*.37),(.011,.011,h*.66),ir,.002)
    lathe([(w*.80,h*.70),(w*.45,h*.82),(w*.24,h*.86),(w*.20,h*.95),(w*.26,h*.955),(0,h*1.0)],ir,4,rot=D(0,0,45),ang=20); tube([(-.03,0,h*.98),(-.034,0,h*1.10),(0,0,h*1.15),(.034,0,h*1.10),(.03,0,h*.98)],.0035,ir,8,8)
    g=glass('#fff6e6')
    for x,y,r in ((0,w*.47,0),(0,-w*.47,0),(w*.47,0,90),(-w*.47,0,90)): plane((x,y,h*.37),w*.9,h*.62,g,rot=D(90,0,r))
    candle(.026,h*.30,(0,0,.042),power=power,flame=30)
def plank_door(w,h,m,iron):
    """five boards on two straps; hinge at x=0, leaf towards +x"""
    rr=random.Random(6); n=5
    for k in range(n): a=w/n; box((a*(k+.5),rr.uniform(-.003,.003),h/2),(a-.005,.042,h-rr.uniform(.0,.012)),m,.004,rot=(0,0,rr.uniform(-.006,.006)))
    for z in (.34,h-.36):
        box((w*.47,-.026,z),(w*.90,.008,.055),iron,.003)
        for k in range(6): lathe(sprof([(.012,0),(.009,.006),(0,.008)],3),iron,14,loc=(w*(.08+.16*k),-.030,z),rot=D(90,0,0))
    lathe([(.045+.006*math.cos(t),.006*math.sin(t)) for t in [k*.5236 for k in range(13)]],iron,40,loc=(w*.86,-.045,h*.47),rot=D(78,0,0)); lathe(sprof([(.03,0),(.024,.008),(0,.012)],3),iron,24,loc=(w*.86,-.024,h*.47+.05),rot=D(90,0,0))
def s_door_ajar():
    """arrival after dark: lantern on the step, the door ajar"""
    world('#2c3f70',.34); R.seed(4)
    e=G('earth'); v=e.coord(); n=e.noise(v,2.2,4); f=e.noise(v,20,4); x=e.n('TexVoronoi',feature='DISTANCE_TO_EDGE'); x.inputs['Scale'].default_value=3.2; wv=e.mix(.12,v,f); e.l(wv,x.inputs[0]); cr=e.ramp(x.outputs[0],[(.0,1.0),(.012,0.0)]); cr=e.mix(1,cr,e.ramp(n,[(.5,0.0),(.62,1.0)]),'MULTIPLY'); b=e.ramp(n,[(.3,hx('#7d5e3f')),(.7,hx('#a58258'))]); b=e.mix(.4,b,e.ramp(f,[(.3,hx('#6a4c31')),(.7,hx('#b4946a'))])); s=e.n('SeparateXYZ'); e.l(v,s.inputs[0]); damp=e.ramp(s.outputs[2],[(.0,.75),(.10,.45),(.34,0.0)]); b=e.mix(damp,b,hx('#3b2a1c')); e.l(e.mix(cr,b,hx('#33231a')),e.b.inputs['Base Color']); e.P(Roughness=.95,Specular=.15); hh=e.mix(.5,n,f); hh=e.mix(cr,hh,(0,0,0)); e.bump(hh,.9,.022)
    dw,dh=1.02,2.06; wall_with_openings(-3.2,3.2,-.1,2.75,[(-dw/2,dw/2,-.2,dh)],e.m,thick=.34,axis='x',at=0)
    fr=worn('#3a2616','#1a0f08','z',.6); ir=dusty('#191512',.5,'#4a3a2a',.3,.35,30)
    for q in (-1,1): box((q*(dw/2+.02),.05,dh/2),(.13,.20,dh),fr,.012)
    box((0,.05,dh+.05),(dw+.50,.24,.16),fr,.02); dm=worn('#5a3a20','#2a180c','z',.5)
    put(lambda:plank_door(dw-.08,dh-.03,dm,ir),(-dw/2+.05,.14,.015),D(0,0,38))
    # the room behind: warm wall, a hanging cloth, a lamp out of sight, a jar
    wm=plaster('#c79a62',bump=.4,amt=.06); plane((0,2.9,1.3),6,3.2,wm,rot=D(90,0,0)); plane((0,1.6,2.5),6,3,plaster('#9a7648'),rot=D(180,0,0)); plane((0,1.65,.012),6,2.7,worn('#6b472a','#3a2413','y',.4)); plane((1.9,1.6,1.3),3,3,wm,rot=D(90,0,-90)); plane((-1.9,1.6,1.3),3,3,wm,rot=D(90,0,90))
    put(lambda:surf(lambda u,v:((u-.5)*.80,.02*math.sin(u*17+v*1.2)-.02,(v-1)*1.25),50,20,tex('gabi_earth.png')),(.52,2.84,2.05)); put(lambda:tablelamp(style='jug',h=.52,r=.18,basemat=stone('#6d5a45',.6),power=42,glow=3.2),(1.05,2.35,.62)); box((1.05,2.35,.30),(.55,.45,.62),worn('#5a3a20','#2a180c','x'),.01)
    point((-.35,1.7,1.95),34,'#ffad5c',.12); area((0,.75,1.95),(0,-1.2,.2),.5,.5,14,'#ffb468',gloss=False)
    # step and wet flags
    w=G('flag'); v=w.coord(); n=w.noise(v,5,4); f=w.noise(v,40,4); k=w.ramp(n,[(.40,1.0),(.60,0.0)]); isl=w.n('NewGeometry').outputs['Random Per Island']; b=w.mix(.5,w.ramp(n,[(.3,hx('#3c3733')),(.7,hx('#6a6159'))]),w.ramp(isl,[(0,hx('#38332f')),(1,hx('#6f655a'))])); w.l(w.mix(k,b,w.mix(1,b,(.55,)*3,'MULTIPLY')),w.b.inputs['Base Color']); w.l(w.mix(k,(.55,)*3,(.13,)*3),w.b.inputs['Roughness']); w.P(Specular=.5); w.bump(w.mix(.45,n,f),.45,.009)
    box((0,-.30,.03),(1.75,.62,.16),w.m,.03,seg=3); rr=random.Random(12); y=-.66
    while y>-5:
        d=rr.uniform(.38,.62); x=-3.4+rr.random()*.5
        while x<3.4:
            l=rr.uniform(.45,.95); box((x+l/2,y-d/2,-.105+rr.uniform(-.008,.008)),(l-rr.uniform(.018,.035),d-rr.uniform(.018,.035),.12),w.m,.02,rot=(rr.gauss(0,.004),rr.gauss(0,.004),rr.gauss(0,.012)),seg=3); x+=l
        y-=d
    plane((0,-2.5,-.09),8,6,plaster('#2b241c',.95,9,.2,.8))
    # grass and weeds at the wall's foot, thatch above
    vs=[];fs=[]
    for q in range(900):
        x=rr.choice((-1,1))*rr.uniform(.95,3.0); y=-.03-abs(rr.gauss(0,.07)); l=rr.uniform(.05,.20); a=rr.uniform(0,6.28); bx,by=math.cos(a)*l*.35,math.sin(a)*l*.35-.02; b0=len(vs); vs+=[(x-.0022,y,-.06),(x+.0022,y,-.06),(x+bx*.5+.0016,y+by*.5,-.06+l*.7),(x+bx*.5-.0016,y+by*.5,-.06+l*.7),(x+bx,y+by,-.06+l)]; fs+=[(b0,b0+1,b0+2,b0+3),(b0+3,b0+2,b0+4)]
    mesh(vs,fs,flat('#4c5a2a',.6),name='weeds'); vs=[];fs=[]
    for q in range(5200):
        x=rr.uniform(-3.0,3.0); y=-.42+rr.gauss(0,.05)-.0; z=2.46+rr.uniform(-.02,.26); l=rr.uniform(.25,.55); dx,dy,dz=rr.gauss(0,.03),-.55*l-rr.random()*.05,-.62*l-abs(rr.gauss(0,.04)); r=rr.uniform(.0016,.0034); b0=len(vs); yy=y+.45*(z-2.46)/.26; vs+=[(x-r,yy,z),(x+r,yy,z),(x,yy,z+r),(x+dx-r*.7,yy+dy,z+dz),(x+dx+r*.7,yy+dy,z+dz),(x+dx,yy+dy,z+dz+r)]; fs+=[(b0,b0+1,b0+4,b0+3),(b0+1,b0+2,b0+5,b0+4),(b0+2,b0,b0+3,b0+5)]
    th=G('thatch'); i2=th.n('NewGeometry').outputs['Random Per Island']; th.l(th.ramp(i2,[(0,hx('#4a3a24')),(.6,hx('#8a7148')),(1,hx('#b59a66'))]),th.b.inputs['Base Color']); th.P(Roughness=.8); mesh(vs,fs,th.m,name='thatch'); plane((0,-.3,2.52),7,1.2,flat('#1a130c',1),rot=D(35,0,0))
    for k in range(9): cyl((-2.6+.65*k,-.25,2.34),.035,1.1,wood(*EUC,axis='z'),0,14,rot=D(62,0,0))
    put(lambda:lantern(power=15),(.66,-.40,.11),D(0,0,24)); put(lambda:lantern(.30,.14,9),(-1.36,-.62,-.045),D(0,0,-10)); put(sandals_pair,(.26,-.46,.11)) if False else None
    put(leafplant,(1.42,-.34,-.05),h=1.15,seed=8,n=14,potcol='#6b4329',kind='ficus'); lathe(sprof([(0,0),(.13,0),(.15,.02),(.21,.18),(.19,.34),(.10,.44),(.085,.50),(.11,.53),(.10,.53),(.075,.49)],7),dusty('#4a2d1c',.7,'#7a6248',.3,.4,16),72,loc=(-1.02,-.28,-.045),wob=.006)
    area((-3.2,-3.6,3.4),(0,0,.8),1.6,1.6,46,'#7f9ce6')
    camera((-.70,-3.75,1.28),(.17,0,.86),38,fstop=2.8,focus=(.2,-.2,.9))
    return dict(size=(2880,1920),detail=.75,spp=34,bounces=2,clamp=3)
# ---------------------------------------------------------------- supper: shiro in its pot
def clay_bowl(r,h,m,t=.007):
    lathe(sprof([(0,t*1.2),(r*.5,t*1.1),(r*.84,h*.34),(r*.95,h*.72),(r*.965,h*.94),(r*.985,h*.995),(r*1.02,h*1.0),(r*1.045,h*.985),(r*1.035,h*.93),(r*1.03,h*.70),(r*.92,h*.30),(r*.58,.004),(r*.5,0),(0,0)],7),m,120,wob=.004)
def s_supper_shiro():
    """a clay pot of shiro still bubbling, the cloth's woven edge, one window at the end of the day"""
    world('#2c3654',.05); R.seed(6); w=worn('#4d3019','#1d1008','x',.36,.6)
    for k in range(9): box((0,-.62+.146*k,-.016),(2.2,.1445,.030),w,.002,rot=(0,0,R.uniform(-.002,.002)))
    m=photo('weave.png','weave_height.png',rough=.95,bump=.9,dist=.0007,sheen=.35)
    def cloth(u,v):
        x,y=(u-.5)*1.1,(v-.5)*.62; d=math.hypot(x-.02,y-.06); k=1/(1+math.exp(-(d-.17)*26)); z=.0016+k*(.012*max(0,noise.noise(Vector((x*4.2+y*1.2,y*1.4,3)))+.12)+.006*max(0,noise.noise(Vector((x*11,y*3.4,7)))))+.0008*noise.noise(Vector((x*40,y*40,1))); return (x,y,z)
    o=surf(cloth,300,190,m); uv=o.data.uv_layers[0].data; a=np.empty(len(uv)*2,np.float32); uv.foreach_get('uv',a); a=a.reshape(-1,2); a[:,0]*=1.1/.36; a[:,1]=a[:,1]*.62/.36+.30; uv.foreach_set('uv',a.ravel()); o.location=(.06,.02,.0); o.rotation_euler=D(0,0,-17); o.modifiers.new('t','SOLIDIFY').thickness=.0015
    cl=dusty('#1a1310',.36,'#4a3828',.16,.4,34); cl2=dusty('#5a3320',.62,'#7c5c40',.2,.4,30)
    put(lambda:lathe(sprof([(0,.004),(.09,.004),(.118,.007),(.131,.016),(.134,.0155),(.122,.001),(.09,0),(0,0)],6),cl2,110,wob=.004),(0,0,.004)); put(lambda:clay_bowl(.098,.068,cl),(0,0,.010))
    for q in (-1,1): tube([(q*.094,-.022,.058),(q*.122,-.018,.062),(q*.128,0,.062),(q*.122,.018,.062),(q*.094,.022,.058)],.0085,cl,16,7)
    sh=stew('#8a3f0c','#c9771e','#a03c06',.38,70,.7); rr=random.Random(8); B=[(rr.gauss(0,.045),rr.gauss(0,.045),rr.uniform(.004,.013),rr.random()<.35) for _ in range(34)]
    def top(u,v):
        a=2*math.pi*u; q=v*.0955; x,y=q*math.cos(a),q*math.sin(a); z=.0575+.0022*noise.noise(Vector((x*26,y*26,2)))+.0012*noise.noise(Vector((x*90,y*90,4)))+.0035*v**6
        for bx,by,br,burst in B:
            d=math.hypot(x-bx,y-by)/br
            if d<1.6: z+=(.30*br*math.sqrt(max(0,1-d*d)) if not burst else .22*br*math.exp(-((d-.9)/.22)**2)-.16*br*math.exp(-(d/.6)**2))
        return (x,y,z)
    o=surf(top,220,100,sh); o.location=(0,0,.010)
    ol=G('oil'); ol.P(Base_Color=hx('#7a2204'),Roughness=.04,Specular=.6)
    bits(18,.012,-.008,.055,lambda q:.0705,[flat('#3d5f1d',.3,spec=.5),flat('#567a2a',.3)],lambda i,mm:lathe([(.55,-.12),(1,-.12),(1,.12),(.55,.12),(.55,-.12)],mm,18),.0052,5,.5); bits(30,0,0,.07,lambda q:.0695,[sh],curd,.0022,6)
    def roll(u,v):
        t=2.3*6.283; a=u*t; q=.006+.0185*u; y=(v-.5)*.19*(1+.02*noise.noise(Vector((a,1,1)))); op=max(0,u-.88)/.12; return (q*math.cos(a)*1.1+op*.04,y,.024+q*math.sin(a)*.88*(1-op)-op*.019+.002*noise.noise(Vector((a*.8,v*6,1))))
    put(lambda:lathe(sprof([(0,.006),(.10,.006),(.135,.012),(.142,.016),(.143,.0135),(.12,.001),(0,0)],6),cl2,110),(.285,.165,.006))
    for (x,y,z,r) in ((.245,.165,.016,-62),(.275,.205,.016,-55),(.315,.145,.016,-66),(.28,.17,.050,-50)): o=injera_sheet(roll,150,54,uvf=(.38,.19)); o.location=(x,y,z); o.rotation_euler=D(0,0,r)
    def torn(u,v): a=2*math.pi*u; q=v*(.045+.010*noise.noise(Vector((math.cos(a)*2,math.sin(a)*2,3)))+.004*noise.noise(Vector((math.cos(a)*9,math.sin(a)*9,3)))); x,y=q*math.cos(a),q*math.sin(a)*.8; return (x,y,.004+.012*max(0,x/.045)**2+.004*noise.noise(Vector((x*50,y*50,2))))
    o=injera_sheet(torn,150,30); o.location=(-.165,-.075,.005); o.rotation_euler=D(0,8,40)
    wd=worn('#7a532e','#4a2f18','y',.5)
    def spoonm():
        tube([(0,-.10,.010),(0,.0,.013),(0,.055,.010)],.0055,wd,14,6,taper=lambda t:1.15-.35*t)
        def f(u,v): t=(v-.5)*2; ww=.023*math.sqrt(max(0,1-t*t)); s=(u-.5)*2; return (s*ww,.052+v*.062,.013-.012*(1-s*s)*(1-t*t))
        surf(f,14,18,wd,thick=.003)
    put(spoonm,(.175,-.135,.006),D(0,0,48))
    put(lambda:tumbler(.105,.034,'#a8681a',.72),(-.24,.20,.004)); candle(.028,.085,(-.33,.34,.0),power=1.6,flame=24); lathe([(0,0),(.045,0),(.048,.006),(.046,.006),(.043,.003),(0,.003)],brass(),40,loc=(-.33,.34,-.0005))
    vapour((-.006,.02,.068),.15,.22,.11); vapour((.025,-.01,.068),.10,.17,.08,flip=True)
    plane((0,2.4,.3),9,5,flat('#0d0b0a',.95),rot=D(90,0,0))
    area((-.85,.75,.50),(0,0,.04),.42,.5,17,'#ffe2ba'); area((1.0,.4,.6),(.1,0,.03),.5,.5,2.6,'#8fa6e6')
    camera((.06,-.66,.345),(.022,.022,.034),62,fstop=3.2,focus=(0,-.05,.066)); return dict(spp=30,bounces=2,clamp=4)
def s_room_double_bedside():
    """the bedside of the Double Room: the woven lamp, a cup of coffee, boards of dark wood behind"""
    import scenes_rooms as SR; SR.s_room_double(); return corner((-.35,-.55,1.12),(-1.05,1.95,.92),46,2.8,(-1.1,1.9,.6),.3)
def s_room_classic_bed():
    """the bed of the Classic Room in the last sun, its arched headboard"""
    import scenes_rooms as SR; SR.s_room_classic(); return corner((-.35,-1.75,1.12),(2.5,.25,.86),44,2.8,(2.0,0,.75),.3)
def s_suite_bishoftu_lamp():
    """the basalt wall behind the bed, the lamp lit beside it"""
    import scenes_more as SM; SM.s_suite_bishoftu_bed(); return corner((-.55,-1.25,1.12),(-2.75,.75,.86),46,2.8,(-2.4,.6,.8),.5)
def s_suite_tana_bed():
    """the bed of the Tana suite after sunset"""
    import scenes_rooms as SR; SR.s_room_presidential(); return corner((.2,-1.2,1.15),(-2.3,.7,.85),44,2.8,(-2.0,.5,.8),.4)
def s_room_family_bed():
    """the large bed of the Family Room, a lamp in blue glaze beside it"""
    import scenes_rooms as SR; SR.s_room_family(); return corner((-.75,-1.45,1.12),(-3.3,.75,.90),44,2.8,(-2.9,.3,.8),.3)
def s_suite_entoto_sofa():
    """the second sofa of the Entoto suite, the lamp lit, fog on the deck"""
    import scenes_more as SM; SM.s_suite_entoto()
    no_view()
    backdrop('view_euc.png',(4.5,13,2.1),17.0,10.0,1.15)
    return corner((.75,-1.05,1.12),(2.15,1.3,.80),46,2.8,(2.3,1.1,.8),.25)
# ---------------------------------------------------------------- fourth views of rooms
def s_garden_apartment_lamp():
    """the floor lamp of the Garden Apartment, lit beside the sofa, a book left open on the seat"""
    from scenes_more import openbook,clear
    s_apartment_evening(); clear(-1.7,-1.2,.1,.5,.375,.9); put(openbook,(-1.95,1.50,.502),D(0,0,22)); return corner((-.75,-.70,1.08),(-2.46,1.95,.92),50,2.8,(-2.45,1.55,.7),.5,spp=26)
def no_dark():
    """takes away the dark board below the dusk of the Garden Apartment"""
    for o in list(bpy.data.objects):
        if o.type=='MESH' and o.name.startswith('box') and max(o.dimensions)>35: bpy.data.objects.remove(o)
def s_garden_apartment_palm():
    """the palm of the Garden Apartment in its painted basket, low sun through the glazed door"""
    s_apartment_evening(); from scenes_more import relight,clear
    relight(); no_dark(); clear(.4,1.7,-.6,.7,-1,1.3); world('#d9d2c6',.12,ao=1.5)
    for o in list(bpy.data.objects):
        if o.type=='LIGHT': bpy.data.objects.remove(o)
    backdrop('view_savanna.png',(4.8,16,1.75),24,13.3,1.15)
    put(broadleaf,(2.80,1.45,0),D(0,0,75),h=1.62,seed=7,n=13)
    with grp() as g: armchair(linen('#c9b892'),style='lounge',frame=wood(*EUC,axis='z'))
    g.place((2.35,3.55,-.03),D(0,0,150)); put(bedside,(1.65,3.6,-.03),style='stool',w=.36,h=.44,mat=wood(*EUC,axis='x'))
    area((1.9,2.46,1.4),(.2,-1,.6),2.5,2.2,60,'#f4e6d0'); sun((-.42,-1.0,-.40),7,'#ffbf7c',.9)
    return corner((1.55,-1.75,1.08),(2.46,1.6,.84),46,2.8,(2.9,1.3,.6),.3,spp=16)
def s_suite_tana_lamps():
    """the three woven lamps of the Tana suite, the last light on the lake behind them"""
    import scenes_rooms as SR; SR.s_room_presidential(); no_view()
    backdrop('view_sunset.png',(2.4,18,2.1),22,19.0,.8,u0=.06,u1=.84)
    return corner((2.2,-3.0,1.45),(1.68,3.3,2.24),50,2.8,(1.95,.15,2.1),.35,spp=44)|dict(detail=.75)
def s_suite_entoto_rail():
    """the first coffee on the rail of the Entoto suite's deck, the forest in fog"""
    import scenes_more as SM; SM.s_suite_entoto(); SM.relight(); no_view(); world('#d5d9d4',.30,ao=1.5)
    backdrop('view_walk.png',(3.2,14,.30),15,9.3,.9)
    box((.5,4.65,.985),(9,.115,.052),worn('#7a5a3c','#3d2918','x',.5,.6),.010)
    ch=china(); put(lambda:cup(ch,fill=.95),(.30,4.645,1.0115),D(0,0,40)); vapour((.30,4.66,1.055),.13,.20,.09)
    rr=random.Random(5); drops(150,lambda r:((r.uniform(-.5,1.3),4.65+r.uniform(-.052,.052),1.0112),(0,0,1),.15*r.random()),(.0010,.0034),4)
    sun((-.62,-1.0,-.26),3.2,'#ffd9a8',2.0); area((-.6,3.3,2.4),(.3,4.65,1.0),1.4,1.0,10,'#dfe6ec')
    return corner((.12,3.84,1.250),(.37,4.65,1.092),60,7,(.30,4.62,1.04),1,spp=80)|dict(detail=.85)
def s_room_classic_chair():
    """the armchair of the Classic Room, turned to the gorge, a jar of grasses behind it"""
    import scenes_more as SM, scenes_rooms as SR; SR.s_room_classic(); no_view()
    backdrop('view_awash.png',(-12.2,12,.9),31,15,1.2)
    return corner((.45,-1.05,1.14),(-1.26,1.45,.90),46,2.8,(-1.6,.85,.65),.2,spp=16)
def s_room_double_bench():
    """the bench at the foot of the bed in the Double Room, books and a folded blanket on it"""
    import scenes_rooms as SR; SR.s_room_double(); put(lambda:towel_fold(.46,.33,4,.022,tex('gabi_green.png',scale=(.6,.6,1))),(-.05,-.22,.452),D(0,0,4))
    return corner((-1.20,-1.72,1.0),(.28,.0,.50),50,2.8,(.15,-.30,.47),.12,spp=30)
def s_room_single_lamp():
    """the woven lamp of the Superior Room, lit before the blue wall"""
    s_room_single_evening(); no_view()
    backdrop('view_crater.png',(-1.2,10,2.9),12.5,9.6,.42)
    return corner((1.58,-1.35,1.38),(-.83,1.55,2.28),42,2.8,(.30,-.25,2.08),.5,spp=36)
def s_room_family_ladder():
    """the ladder of the bunk, a lamp still lit on the lower bed"""
    import scenes_rooms as SR; from scenes_more import readinglamp,relight; SR.s_room_family(); relight(); world('#39435c',.06)
    put(readinglamp,(3.395,1.60,1.06),D(0,0,-90),power=7,glow=6);
    bpy.context.view_layer.update()
    for o in bpy.data.objects:
        if o.type=='MESH' and 'pillow' in o.name.lower() and (o.matrix_world.translation-Vector((2.72,1.48,.65))).length<.25: o.location.z-=.04; print('pillow',o.name,o.parent)
    backdrop('dusk_blue.png',(.5,13,1.75),26,13,.6); area((.35,2.37,1.5),(.4,-1,.7),2.8,2.0,24,'#8fa2e0'); area((.3,-2.4,2.5),(1.8,.4,.6),2,1.2,3,'#ffc08a',gloss=False)
    return corner((.80,-.90,1.04),(2.53,1.00,.76),50,3.2,(2.35,.85,.7),.6,spp=40)
def broadleaf(h=1.5,seed=4,n=12,ph=.36):
    """the plant of furn.leafplant for a close picture: ribs, veins, edges that ripple and tear, in the painted basket"""
    rr=random.Random(seed); lathe(sprof([(0,.0),(.13,.0),(.15,.01),(.19,.2),(.205,ph-.02),(.20,ph),(.185,ph),(.18,ph-.04)],5),basketmat('mesob2.png'),80)
    def earth(u,v): a=2*math.pi*u; return (v*.183*math.cos(a),v*.183*math.sin(a),ph-.045+.012*noise.noise(Vector((v*9*math.cos(a),v*9*math.sin(a),2))))
    surf(earth,48,16,dusty('#2a1d14',.95,'#4a3a2a',.3,.6,60))
    g=G('blade'); v=g.coord('UV'); s=g.n('SeparateXYZ'); g.l(v,s.inputs[0]); isl=g.n('NewGeometry').outputs['Random Per Island']; c=C('#33592c')
    rib=g.ramp(s.outputs[0],[(.462,0.0),(.488,1.0),(.512,1.0),(.538,0.0)]); nz=g.noise(g.coord(),7,4); fine=g.noise(g.coord('UV',(3,90,1)),3,2)
    body=g.mix(isl,mul(c,.55),mul(c,1.25)); body=g.mix(1,body,g.ramp(nz,[(.3,(.72,.74,.66)),(.7,(1.12,1.08,1.0))]),'MULTIPLY'); body=g.mix(.35,body,g.mix(1,body,g.ramp(fine,[(.35,(.6,.65,.6)),(.65,(1.25,1.2,1.1))]),'MULTIPLY'))
    tip=g.ramp(s.outputs[1],[(.90,0.0),(1.0,.75)]); body=g.mix(tip,body,C('#7a6a34')); col=g.mix(rib,body,C('#7f9a58')); g.l(col,g.b.inputs['Base Color']); g.P(Roughness=.42,Specular=.4); g.bump(g.mix(.5,fine,rib),.5,.003)
    tl=g.n('BsdfTranslucent'); g.l(g.mix(1,col,(1.5,1.7,.7),'MULTIPLY'),tl.inputs[0]); mx=g.n('MixShader'); mx.inputs[0].default_value=.34; g.l(g.b.outputs[0],mx.inputs[1]); g.l(tl.outputs[0],mx.inputs[2]); g.l(mx.outputs[0],g.out.inputs[0]); st=flat('#55683a',.6)
    for k in range(n):
        a=k*2.4+rr.uniform(-.3,.3); t=(k+1)/n; hh=ph+(h-ph)*(.12+.62*t)*rr.uniform(.85,1.08); rad=.05+.11*(1-t); up=.35+.85*t; L=h*rr.uniform(.34,.48); W=h*rr.uniform(.115,.15); ph2=rr.uniform(0,6); roll=rr.uniform(-.5,.5); droop=rr.uniform(.32,.62)
        b=Vector((math.cos(a)*rad,math.sin(a)*rad,hh)); d=Vector((math.cos(a)*(1.05-.6*t),math.sin(a)*(1.05-.6*t),up)).normalized(); side=d.cross(Vector((0,0,1))).normalized(); side.rotate(Quaternion(d,roll)); nrm=side.cross(d)
        def f(u,v,b=b,d=d,side=side,nrm=nrm,L=L,W=W,p=ph2,dr=droop):
            s=(u-.5)*2; w=W/2*math.sin(math.pi*min(1,(.03+.97*v)**.72))**.75*(1+.05*noise.noise(Vector((v*7,p,1 if s>0 else 5)))); q=abs(s); return tuple(b+d*L*v+Vector((0,0,-dr*L*v*v))+side*s*w+nrm*(w*(.42*q-.22*q*q)+q*q*(.007*math.sin(v*31+p+(2 if s>0 else 0))+.009*noise.noise(Vector((v*6,s,p))))))
        surf(f,16,44,g.m); tube([(math.cos(a)*.03,math.sin(a)*.03,ph-.06),(b.x*.55,b.y*.55,(ph+hh)/2),tuple(b),tuple(b+d*L*.10)],.0085,st,8,5,taper=lambda q:1.25-.6*q)
def s_indoor_pool_cellar():
    """the hall of the City Hotel, below the street: the lamps over the water, the lights below it, lit niches between the pillars"""
    import scenes_public as SP; from scenes_more import clear
    SP.s_indoor_pool(); world('#2c3a5c',.05); clear(-3.9,-3.0,.4,1.6); clear(3.0,3.9,-2.3,-1.1)
    bpy.data.materials['mos'].node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value=.02
    for k in range(4): point((0,-1.5+3.0*k,3.2),36,'#ffa860',.14)
    for k in range(4):
        for s in (-1,1): spot((s*(5.4-1.15)+s*.42,-3.2+3.1*k,.25),(s*5.2,-3.2+3.1*k,3.6),85,'#ffb060',.08,70,.9)
    for k in range(4):
        for s in (-1,1): area((s*2.38,-2.6+3.1*k,-.55),(0,-2.6+3.1*k,-.75),.26,.16,15,'#fff1dc')
    cr=terry('#e6dccb')
    with grp() as g: towel_fold(.42,.30,4,.024,cr)
    g.place((2.62,-.55,.037),D(0,0,14))
    niche=plaster('#b98f63',bump=.5)
    box((0,12.1,2.4),(7,.1,6),niche)
    for s in (-1,1): box((s*6.55,2.75,2.4),(.1,17,6),niche)
    for k in range(4):
        for s in (-1,1): area((s*6.3,-2.05+3.1*k,.12),(s*6.45,-2.05+3.1*k,2.2),1.1,.12,26,'#ffb465',gloss=False)
    area((0,11.75,.15),(0,12.0,2.6),2.6,.14,60,'#ffb465',gloss=False)
    put(grassjar,(0,11.55,0),h=1.5,seed=4)
    camera((2.02,-4.05,.62),(-.25,4.2,1.22),31,fstop=4,focus=(1.2,1.5,.5))
    return dict(spp=60,bounces=3,clamp=4,detail=.75)

"""Pictures of one thing by one window (photo.py renders them): a lens of 50 mm or longer, cloth that has fallen by itself."""
from lib import *
from furn import *
from scenes_close import photo,worn,dusty,gobo,cup,china,heap,bits,curd,clay_bowl,drops
from scenes_outdoors import metal,rope,poolwater,key
import lib
lib.CREASE=.012
# scene: (master in content/records/media, how photo.py graded it)
FILM={
 'gym-bell':('gym','ev=1.05 grain=.013'),
 'room-single-beds':('room-single','ev=.62 grain=0 sat=.96 warm=.15'), # then calm.py
 'apartment-single-table':('apartment-single-table','ev=.45 grain=0'), # then calm.py
 'injera-tray':('injera','ev=1.15 warm=.3 sat=1.05 grain=0'), # then calm.py
 'dining':('dining','ev=1.0 grain=0'), # then calm.py
 'room-presidential-post':('room-presidential','ev=1.3 grain=0'), # then calm.py
 'room-classic-wall':('room-classic','ev=.85 grain=0'), # then calm.py
 'breakfast-honey':('breakfast','ev=.75 grain=0'), # then calm.py
 'apartment-kitchen-moka':('apartment-kitchen','ev=.75 sat=.92 grain=0'), # then calm.py
 'apartment-double-ladder':('apartment-double','ev=.85 grain=0'), # then calm.py
 'bathroom-basin':('bathroom','ev=1.15 sat=.9 grain=0'), # then calm.py
 'garden-apartment-glasses':('garden-apartment-deck','ev=.7 grain=0 spots=603,662,8'), # then calm.py
 'apartment-double-lamp':('apartment-double-lamp','ev=.5 grain=0'), # then calm.py
 'restaurant-plates':('restaurant','ev=1.25 warm=-.1 grain=0'), # then calm.py
 'hostel-single-rail':('hostel-single','ev=.7 grain=0 sat=.92'), # then calm.py
 'hostel-studio-gebeta':('hostel-studio','ev=.7 grain=0 sat=.92'), # then calm.py
 'hostel-ladder':('hostel','ev=.45 contrast=1.35 sat=.88 vignette=.5 grain=0'), # then calm.py
 'hostel-city-bunk-post':('hostel-city-bunk','ev=.58 contrast=1.3 sat=.88 vignette=.45 denoise=.6 grain=0'), # then calm.py
 'hostel-studio-table-tea':('hostel-studio-table','ev=.6 sat=.9 denoise=.6 grain=0'), # then calm.py
 'room-family-top':('room-family','ev=.7 grain=0 sat=.92'), # then calm.py
 'room-double-rattan':('room-double','ev=.75 contrast=1.3 sat=.92 vignette=.4 grain=0'), # then calm.py
 'hostel-deluxe-gabi':('hostel-deluxe-chair','ev=.5 grain=0'), # then calm.py
 'room-family-rail':('room-family-bunk','ev=.7 grain=0 sat=.95'), # then calm.py
 'hostel-bath-enamel':('hostel-bath-tap','ev=.9 grain=0 spots=838,321,7;793,258,5;833,355,4'), # then calm.py
 'hostel-desk-edge':('hostel-single-desk','ev=.95 grain=0 sat=.92'), # then calm.py
}
def hang(w,top,drop,mat,seed=1,deep=.022,folds=5,rad=.014,thick=.006,slack=.25,tile=None,nu=150,nv=110):
    """a cloth laid over an edge: on top for y>0, down in front of y=0; folds that deepen towards the hem, which is not straight"""
    def f(u,v):
        s=v*(top+drop); q=max(0,(s-top)/drop); g=1-slack*q*(.7+.3*q); x=(u-.5)*w*g*(1+.02*noise.noise(Vector((v*5,seed,1)))); a=math.sin(u*folds*6.283+seed+.8*math.sin(v*2.3+seed))+.45*math.sin(u*folds*11.1+seed*2.1+v*1.6); a=(abs(a)**.8)*(1 if a>0 else -1)
        wr=.5*deep*noise.noise(Vector((u*3.1,v*2.4,seed)))+.16*deep*noise.noise(Vector((u*11,v*7,seed+4))); hem=.02*math.sin(u*4+seed)*q
        if s<top-rad: return (x,top-s,.004+.35*abs(wr)+.12*deep*(a+1)*max(0,1-(top-s)/.12))
        e=min(math.pi/2,(s-top+rad)/rad)
        y=rad-rad*math.sin(e)-(deep*(.12+.88*q**.7)*(a+1.2)*.6+wr*q) ; z=-rad*(1-math.cos(e))-max(0,s-top+rad-rad*1.571)-hem
        return (x+wr*.6*q,y-.004,z+.004)
    o=surf(f,nu,nv,mat,name='hang')
    if tile: uv=o.data.uv_layers[0].data; c=np.empty(len(uv)*2,np.float32); uv.foreach_get('uv',c); c=c.reshape(-1,2)*np.array([w/tile,(top+drop)/tile],np.float32); uv.foreach_set('uv',c.ravel())
    t=o.modifiers.new('t','SOLIDIFY'); t.thickness=thick; t.offset=1; return o
def window(x0,x1,z0,z1,y,wall,frame,nv=2,nh=0,w=.05,left=-3.2,right=3.2,top=2.8,power=60,col='#eef3fb',sill=None):
    """a wall with one window in it, and the sky's light through it"""
    wall_with_openings(left,right,0,top,[(x0,x1,z0,z1)],wall,thick=.24,at=y); window_frame(x0,x1,z0,z1,frame,at=y,nv=nv,nh=nh,w=w)
    if sill: box(((x0+x1)/2,y-.02,z0-.015),(x1-x0+.10,.28,.03),sill,.006)
    if power: area(((x0+x1)/2,y+.30,(z0+z1)/2),((x0+x1)/2,y-1.5,.4),x1-x0,z1-z0,power,col)
def welded(make,mat,voxel=.003,turns=12):
    """parts grown into one casting"""
    with grp() as g: make()
    bpy.context.view_layer.update(); bm=bmesh.new()
    for o in g.objs: t=o.data.copy(); t.transform(o.matrix_world); bm.from_mesh(t); bpy.data.objects.remove(o)
    me=bpy.data.meshes.new('w'); bm.to_mesh(me); o=link(me,'welded',mat); r=o.modifiers.new('r','REMESH'); r.mode='VOXEL'; r.voxel_size=voxel; r.use_smooth_shade=True; s=o.modifiers.new('s','SMOOTH'); s.iterations=turns; s.factor=.5; return o
def rubber():
    g=G('rubber'); v=g.coord(); x=g.n('TexVoronoi'); x.inputs['Scale'].default_value=210; g.l(v,x.inputs[0]); s=g.n('SeparateXYZ'); g.l(x.outputs['Color'],s.inputs[0]); n=g.noise(v,4,4); f=g.noise(v,60,4)
    base=g.ramp(f,[(.3,hx('#17181a')),(.7,hx('#2b2c2e'))]); fleck=g.ramp(s.outputs[0],[(.90,0.0),(.905,1.0)]); base=g.mix(fleck,base,g.ramp(s.outputs[1],[(.4,hx('#5d6468')),(.6,hx('#7f7a70'))],'CONSTANT')); dust=g.ramp(n,[(.42,0.0),(.75,.34)]); g.l(g.mix(dust,base,hx('#7a746a')),g.b.inputs['Base Color'])
    g.l(g.ramp(n,[(.3,.48),(.7,.8)]),g.b.inputs['Roughness']); g.P(Specular=.4); g.bump(g.mix(.5,f,x.outputs[0]),.5,.0016); return g.m
def kettlebell(band='#a8402a',seed=1,r=.105):
    g=G('iron'); v=g.coord(); f=g.noise(v,120,4); n=g.noise(g.coord(loc=None,scale=(1,1,1)),16,4); s=g.n('SeparateXYZ'); g.l(v,s.inputs[0]); hi=g.ramp(s.outputs[2],[(.235,0.0),(.262,1.0)]); chalk=g.mix(1,hi,g.ramp(g.noise(v,260,4),[(.25,.12),(.75,.62)]),'MULTIPLY'); smear=g.mix(1,g.ramp(n,[(.56,0.0),(.72,.35)]),g.ramp(f,[(.4,.1),(.6,1.0)]),'MULTIPLY')
    base=g.ramp(n,[(.3,hx('#141516')),(.7,hx('#222325'))]); chip=g.ramp(g.noise(v,34,4),[(.71,0.0),(.73,1.0)]); base=g.mix(chip,base,hx('#5a534c')); base=g.mix(smear,base,hx('#8f8b84')); g.l(g.mix(chalk,base,hx('#cfcac0')),g.b.inputs['Base Color']); g.l(g.mix(chalk,g.ramp(n,[(.3,.34),(.7,.52)]),(.95,)*3),g.b.inputs['Roughness']); g.P(Specular=.5); g.bump(f,.30,.0012)
    def body():
        P=[(0,0),(.062,0),(.070,.006)]+[(r*math.cos(a),r+r*math.sin(a)-.006) for a in [math.radians(-42+4*k) for k in range(33)]]+[(0,2*r-.006)]; lathe(P,g.m,96)
        tube([(-.052,0,.165),(-.066,0,.205),(-.071,0,.240),(-.050,0,.268),(0,0,.275),(.050,0,.268),(.071,0,.240),(.066,0,.205),(.052,0,.165)],.0165,g.m,28,8,taper=lambda t:1.0+.35*(abs(t-.5)*2)**6)
    welded(body,g.m,.0026,10)
    for s_ in (-1,1): tube([(s_*.0655,0,.200),(s_*.0680,0,.212)],.0178,flat(band,.5),32,0)
def s_gym_bell():
    """one kettlebell on the rubber floor, the window low behind it, a towel over the box where somebody has sat"""
    world('#c8d2da',.05); wall=plaster('#b9b2a4',amt=.05,bump=.4); dark=flat('#1d1f20',.45,.3)
    window(-1.75,.75,.42,2.3,2.1,wall,dark,nv=3,w=.05,power=90,sill=flat('#3a3a38',.5)); backdrop('view_walk.png',(-.8,12,1.6),15,9.5,2.0)
    rb=rubber(); 
    for i in range(-3,4):
        for j in range(-3,5): box((i*.5+.13,j*.5+.31,-.011),(.4985,.4985,.022),rb,.003)
    put(lambda:kettlebell('#b4552c'),(0,0,0),D(0,0,24)); put(lambda:kettlebell('#3c5a66',2,.098),(-.44,.55,0),D(0,0,-38),.94)
    ply=worn('#b48a5c','#8a6238','x',.5,.3)
    b=box((.62,.62,.22),(.62,.42,.44),ply,.006,rot=D(0,0,-9))
    for k in (-1,1): box((.62+.0,.62,.4405),(.1,.03,.002),flat('#15120f',.8),.001,rot=D(0,0,-9))
    with grp() as t: terrydisp(hang(.34,.22,.30,terry('#d9d2c2'),3,.020,2.2,slack=.30))
    t.place((.490,.429,.440),D(0,0,-9))
    st=flat('#8c9296',.32,1.0); lathe(sprof([(0,0),(.034,0),(.036,.004),(.036,.17),(.033,.19),(.024,.205),(.0235,.215)],5),flat('#2f4650',.45,spec=.5),56,loc=(-.205,.86,0)); lathe(sprof([(.025,.214),(.0265,.216),(.0265,.246),(.024,.250),(0,.251)],4),st,48,loc=(-.205,.86,0))
    sun((.62,-1.0,-.46),5.0,'#ffdcae',1.2); area((-1.5,-.6,1.4),(0,0,.15),.8,1.0,5,'#cfe0f4'); area((1.5,-1.3,1.3),(.4,.3,.25),.8,.8,5,'#ffdcb4')
    camera((.10,-1.46,.40),(.085,.12,.175),61,fstop=2.4,focus=(.0,-.09,.13)); return dict(spp=72,bounces=2,clamp=4,threshold=.05,detail=.64)
def gauze(col='#f4efe4',trl=.62,holes=.10):
    """a curtain's linen: light comes through the thread, a little between the threads"""
    g=G('gauze'); g.N.remove(g.b); c=C(col); s1=g.noise(g.coord('UV',(260,4,1)),9,3); s2=g.noise(g.coord('UV',(5,220,1)),9,3); s=g.mix(.5,s1,s2); k=g.ramp(s,[(.36,mul(c,.88)),(.52,mul(c,.97)),(.66,c)])
    d=g.n('BsdfDiffuse'); t=g.n('BsdfTranslucent'); p=g.n('BsdfTransparent'); g.l(k,d.inputs[0]); g.l(k,t.inputs[0]); m=g.n('MixShader'); m.inputs[0].default_value=trl; g.l(d.outputs[0],m.inputs[1]); g.l(t.outputs[0],m.inputs[2]); q=g.n('MixShader'); g.l(g.ramp(s,[(.34,holes*1.4),(.6,holes*.8)]),q.inputs[0]); g.l(m.outputs[0],q.inputs[1]); g.l(p.outputs[0],q.inputs[2]); g.l(q.outputs[0],g.out.inputs[0]); return g.m
def drop(x0,x1,z0,z1,y,mat,folds=7,deep=.045,seed=1,wander=.5,hem=True):
    """a curtain that hangs: pleats narrow at the rail, wide and uneven at the floor"""
    W=x1-x0
    def f(u,v):
        z=z1+(z0-z1)*v; uu=u+wander*.030*noise.noise(Vector((u*3,v*1.1,seed)))+.012*noise.noise(Vector((u*7,v*2.2,seed+2))); a=math.sin(uu*folds*6.283+seed); b=math.sin(uu*folds*2.7*6.283+seed*3); sharp=(abs(a)**.62)*(1 if a>0 else -1); k=.45+.55*v+.35*noise.noise(Vector((u*4,v*1.6,seed+7)))
        return (x0+W*uu+.020*math.cos(uu*folds*6.283+seed)*k*deep/.045,y+deep*k*(.82*sharp+.16*b*v)+.018*noise.noise(Vector((u*2.2,v*1.3,seed+5))),z)
    return surf(f,int(folds*30),60,mat,name='drop')
def saucer(m,r=.0565): lathe(sprof([(0,.001),(.022,.001),(.036,.003),(r*.92,.0085),(r,.0115),(r*.982,.0098),(.036,-.0005),(.02,-.003),(0,-.003)],5),m,80)
def keys(tag='#8a4b2a'):
    br=dusty('#a5854a',.30,'#6b5636',.1,.1,60); br.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value=1; st=dusty('#9aa0a2',.28,'#55585a',.1,.1,60); st.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value=1
    tube([(.013*math.cos(t*.35),.013*math.sin(t*.35),.004+.0012*math.sin(t)) for t in range(19)],.0009,st,8,2)
    for k,(a,m) in enumerate(((205,br),(242,st))):
        def one(m=m):
            lathe([(.0035,-.0011),(.0115,-.0011),(.0118,0),(.0115,.0011),(.0035,.0011),(.0035,-.0011)],m,40,loc=(-.036,0,0),ang=30,scale=(.86,1,1)); box((-.012,0,0),(.030,.0046,.0022),m,.0005)
            for q in range(5): box((-.004+.0052*q,-.0032-.0006*(q%3),0),(.0030,.0036,.0020),m,.0003)
        with grp() as g: one()
        bpy.context.view_layer.update()
        g.place((0,0,0),(0,0,math.pi)); g.place((.020*math.cos(math.radians(a)),.020*math.sin(math.radians(a)),.0018+.0022*k),(0,0,math.radians(a)))
    o=surf(lambda u,v:((u-.5)*.030*(.55+.45*min(1,v*4)),.014+v*.078,.0022+.010*math.sin(v*2.6)*v+.0012*math.sin(u*3)),14,40,dusty(tag,.55,'#b08a64',.15,.5,70)); t=o.modifiers.new('t','SOLIDIFY'); t.thickness=.0026; o.rotation_euler=D(0,0,-28)
    for s in (-1,1): tube([(s*.0115*math.cos(-.49)-(.02+.06*q)*math.sin(-.49),s*.0115*math.sin(-.49)+(.02+.06*q)*math.cos(-.49),.0050+.0085*math.sin(q*2.0)*q) for q in [i/9 for i in range(10)]],.00045,flat('#d9c7a4',.9),5,2)
def paper(name='news',w=.30,d=.21,seed=2):
    """a newspaper folded twice and read once: the pages stand open a little"""
    g=G('news'); v=g.coord('UV'); s=g.n('SeparateXYZ'); g.l(v,s.inputs[0])
    def band(sock,n,a,b):
        m=g.n('Math',operation='MULTIPLY'); g.l(sock,m.inputs[0]); m.inputs[1].default_value=n; f=g.n('Math',operation='FRACT'); g.l(m.outputs[0],f.inputs[0]); return g.ramp(f.outputs[0],[(a-.02,0.0),(a,1.0),(b,1.0),(b+.02,0.0)])
    rows=band(s.outputs[1],46,.25,.72); cols=band(s.outputs[0],4,.06,.94); words=g.ramp(g.noise(g.coord('UV',(60,1,1)),11,3),[(.40,0.0),(.47,1.0)]); ink=g.mix(1,g.mix(1,rows,cols,'MULTIPLY'),words,'MULTIPLY'); head=g.mix(1,g.ramp(s.outputs[1],[(.79,0.0),(.80,1.0),(.90,1.0),(.91,0.0)]),g.ramp(g.noise(g.coord('UV',(16,1,1)),9,3),[(.42,0.0),(.45,1.0)]),'MULTIPLY'); top=g.ramp(s.outputs[1],[(.76,1.0),(.77,0.0)]); pic=g.mix(1,g.ramp(s.outputs[0],[(.50,0.0),(.505,1.0)]),g.ramp(s.outputs[1],[(.30,0.0),(.305,1.0),(.68,1.0),(.685,0.0)]),'MULTIPLY'); c=C('#cfc8b8')
    col=g.mix(g.mix(1,g.mix(1,ink,top,'MULTIPLY'),(.62,)*3,'MULTIPLY'),c,hx('#2a2926')); col=g.mix(g.mix(1,head,(.85,)*3,'MULTIPLY'),col,hx('#1d1c1a')); col=g.mix(pic,col,g.ramp(g.noise(g.coord('UV'),11,4),[(.35,hx('#3c3b38')),(.65,hx('#a8a296'))])); g.l(col,g.b.inputs['Base Color']); g.P(Roughness=.9,Specular=.15)
    for k in range(7):
        gap=.0011*k+.0006; o=surf(lambda u,v,k=k:((u-.5)*w+.0016*math.sin(k*2.3),(v-.5)*d+.0012*math.cos(k*1.7),gap+(.004*k/6+.013*(k/6)**2*u**2)*(.3+.9*v)+.0012*noise.noise(Vector((u*4,v*3,k)))),40,30,g.m); t=o.modifiers.new('t','SOLIDIFY'); t.thickness=.0004
    tube([(-w/2,(q/8-.5)*d,.0045) for q in range(9)],.0043,flat('#c4bdac',.9),10,2)
def s_apartment_single_table():
    """the small table of the Single Room at the window: a cup, keys and the paper, the curtain drawn"""
    world('#c3ccd8',.06,ao=1.5); wall=plaster('#d9d6ce',amt=.03,bump=.35); oak=worn('#c09a6c','#94713f','x',.48,.3); ink='#2b3036'
    window(-.85,1.15,.42,2.35,1.9,wall,flat(ink,.4,.3),nv=3,w=.045,power=75); backdrop('view_facade.png',(.6,11,2.6),13,8.7,1.7)
    drop(-1.15,.38,.01,2.6,1.72,gauze('#efe9dd'),8,.050,3); drop(.62,1.5,.01,2.6,1.70,gauze('#efe9dd'),5,.045,8)
    planks(-3,3,-2,1.9,oak,.16,2.0,z=0)
    with grp() as g: 
        cyl((0,0,.724),.33,.026,oak,.009,120); cyl((0,0,.36),.019,.70,flat(ink,.42,.4),.002,40); lathe(sprof([(0,0),(.19,0),(.195,.006),(.19,.012),(.03,.020),(.02,.03)],4),flat(ink,.42,.4),80)
    g.place((.10,1.20,0),D(0,0,64))
    ch=flat('#e9e7e1',.16,spec=.5); z=.7375
    put(lambda:saucer(ch,.066),(.045,1.09,z+.003),D(0,0,0)); put(lambda:cup(ch,fill=.62,r=.038,h=.060),(.045,1.09,z+.0045),D(0,0,20)); sp=flat('#b9bcbe',.16,1.0); put(lambda:spoon(sp,.115),(.092,1.02,z+.0085),D(0,-4,52))
    put(paper,(.215,1.225,z),D(0,0,-24)); put(keys,(-.085,1.085,z+.001),D(0,0,55))
    with grp() as g: chair(worn('#c09a6c','#94713f','z',.48,.3),linen('#7f8f9c',weave=600),'spindle')
    g.place((.72,1.02,0),D(0,0,-72))
    sun((-.60,-1.0,-.62),6.5,'#ffe9c8',1.0); area((-1.6,-.6,1.9),(.1,1.1,.75),.9,.9,4,'#dfe7f2')
    camera((-.16,.02,1.10),(.09,1.28,.80),50,fstop=2.8,focus=(.045,1.06,.77)); return dict(spp=48,bounces=2,clamp=4,threshold=.04,detail=.66)
def bread():
    """the face of an injera as the light of a window shows it: pale, moist, full of eyes"""
    g=G('injera'); v=g.coord('UV'); w=g.n('VectorMath',operation='ADD'); j=g.n('TexNoise'); j.inputs['Scale'].default_value=90; j.inputs['Detail'].default_value=1; sc=g.n('VectorMath',operation='SCALE'); sc.inputs['Scale'].default_value=.007; g.l(v,j.inputs[0]); g.l(j.outputs['Color'],sc.inputs[0]); g.l(v,w.inputs[0]); g.l(sc.outputs[0],w.inputs[1]); deep=None
    for scale,_,hi,keep in ((70,0,.46,.06),(128,0,.42,.22),(236,0,.36,.35)):
        x=g.n('TexVoronoi',voronoi_dimensions='2D'); x.inputs['Scale'].default_value=scale; g.l(w.outputs[0],x.inputs[0]); r=g.n('SeparateXYZ'); g.l(x.outputs['Color'],r.inputs[0]); m=g.n('MapRange'); g.l(r.outputs[0],m.inputs[0]); m.inputs[1].default_value=keep; m.inputs[3].default_value=.0001; m.inputs[4].default_value=hi
        q=g.n('Math',operation='DIVIDE'); g.l(x.outputs['Distance'],q.inputs[0]); g.l(m.outputs[0],q.inputs[1]); h=g.ramp(q.outputs[0],[(.45,0.0),(.80,.55),(1.0,1.0)],'EASE'); deep=h if deep is None else g.mix(1,deep,h,'DARKEN')
    fine=g.noise(g.coord('UV'),60,4); big=g.noise(g.coord(),5,3); c=g.mix(1,g.ramp(fine,[(.3,hx('#c9b08a')),(.7,hx('#dcc7a4'))]),g.ramp(big,[(.3,(.84,.81,.76)),(.7,(1,1,1))]),'MULTIPLY'); c=g.mix(g.ramp(deep,[(0,.72),(.8,.0)]),c,hx('#7d5c38')); g.l(c,g.b.inputs['Base Color']); g.P(Roughness=.6,Specular=.3,Sheen=.1); g.bump(g.mix(.12,deep,fine),.8,.0013)
    tl=g.n('BsdfTranslucent'); g.l(g.mix(1,c,(1,.86,.62),'MULTIPLY'),tl.inputs[0]); m=g.n('MixShader'); m.inputs[0].default_value=.22; g.l(g.b.outputs[0],m.inputs[1]); g.l(tl.outputs[0],m.inputs[2]); g.l(m.outputs[0],g.out.inputs[0]); return g.m
@cached
def crumb():
    g=G('crumb'); v=g.coord(); n=g.noise(v,420,4); g.l(g.ramp(n,[(.35,hx('#b49a74')),(.62,hx('#dccaa8'))]),g.b.inputs['Base Color']); g.P(Roughness=.8,Specular=.2); g.bump(n,.5,.0012); return g.m
def sheet(f,nu,nv,mat,tile=.25,flatuv=True,size=None,thick=.0030):
    o=surf(f,nu,nv,mat,name='sheet'); me=o.data; uv=me.uv_layers[0].data; a=np.empty(len(uv)*2,np.float32)
    if flatuv: vs=np.empty(len(me.vertices)*3,np.float32); me.vertices.foreach_get('co',vs); idx=np.empty(len(me.loops),np.int32); me.loops.foreach_get('vertex_index',idx); a=vs.reshape(-1,3)[idx][:,:2]/tile+.37
    else: uv.foreach_get('uv',a); a=a.reshape(-1,2)*np.array(size,np.float32)/tile+.11
    uv.foreach_set('uv',np.ascontiguousarray(a,dtype=np.float32).ravel()); o.data.materials.append(crumb()); t=o.modifiers.new('t','SOLIDIFY'); t.thickness=thick; t.offset=-1; t.material_offset_rim=1; return o
def wot(c1,c2,oil,wet=.42):
    """a stew that has simmered long: dull paste, oil only in the lowest hollows"""
    g=G('wot'); v=g.coord(); n=g.noise(v,60,4); f=g.noise(v,240,3); low=g.noise(v,22,3); a,b=C(c1),C(c2); c=g.ramp(n,[(.30,mul(a,.6)),(.52,a),(.70,b)]); c=g.mix(g.ramp(f,[(.42,0.0),(.70,.5)]),c,mul(b,1.25)); p=g.ramp(low,[(.30,1.0),(.38,0.0)]); c=g.mix(p,c,C(oil)); g.l(c,g.b.inputs['Base Color']); g.l(g.mix(p,(.74,)*3,(wet*.5,)*3),g.b.inputs['Roughness']); g.P(Specular=.24); g.bump(g.mix(.5,n,f),.6,.0016); return g.m
def s_injera_tray():
    """injera on the woven tray, near: its eyes, a folded piece torn off in front, three stews out of focus behind"""
    world('#c4cbd6',.05); br=bread(); wd=worn('#6a4a30','#34210f','x',.45,.5); box((0,.2,-.035),(2.2,1.5,.03),wd,.003)
    co=basketmat('mesob2.png'); P=[(0,.0),(.205,.0)]+[q for k in range(8) for q in ((.208+.0068*k,.0015+.0032*k),(.2115+.0068*k,.0052+.0033*k))]+[(.266,.024),(.262,.014),(.20,-.008),(0,-.012)]; lathe(P,co,180,loc=(0,.10,-.006),ang=70)
    def disc(u,v):
        a=2*math.pi*u; e=.238*(1+.012*noise.noise(Vector((math.cos(a)*2,math.sin(a)*2,2)))+.006*noise.noise(Vector((math.cos(a)*9,math.sin(a)*9,1)))); q=v*e; x,y=q*math.cos(a),q*math.sin(a); return (x,y+.10,.0035+.0035*noise.noise(Vector((x*10,y*10,3)))+.0012*noise.noise(Vector((x*34,y*34,1)))+max(0,(q-.200)/.038)**1.6*.010*(1+.4*noise.noise(Vector((a*3,0,1)))))
    sheet(disc,420,110,br)
    def roll(u,v):
        t=3.1*6.283; a=u*t; q=.0030+.0155*u; y=(v-.5)*.150*(1+.03*noise.noise(Vector((a*.7,1,1)))+.012*noise.noise(Vector((a*4,2,1)))); op=max(0,u-.90)/.10; x=q*math.cos(a)*1.22+op*.014; return (x+.002*noise.noise(Vector((v*4,a*.3,2))),y+.004*math.sin(v*3)*u,.0150+q*math.sin(a)*.74*(1-.6*op)-op*.006+.0016*noise.noise(Vector((a*.8,v*6,1))))
    with grp() as g: sheet(roll,200,60,br,flatuv=False,size=(.30,.15))
    g.place((-.062,-.004,.0065),D(0,0,31)); g.copy((-.050,.014,.0),D(0,0,-5))
    z=.006
    red=wot('#561a08','#93431a','#8a2c08'); heap((.085,.088,z-.001),.070,.0030,flat('#5e2c10',.3,spec=.5),21,.25,30,1.05,.2,nu=90,nv=24); heap((.085,.088,z),.064,.020,red,3,.30,60,1.08,.3,nu=110,nv=44); bits(170,.085,.088,.060,lambda q:z+.018*(1-q**2.4)-.001,[red,wot('#48140a','#843818','#7a2608')],curd,.0028,4)
    eg=flat('#e8d8b8',.34,spec=.4,sss=.14,sssc='#f0dcc0'); lathe(sprof([(0,-.021),(.012,-.017),(.0195,-.004),(.0200,.006),(.0130,.019),(0,.0235)],6),eg,56,loc=(.072,.080,z+.022),rot=D(68,12,30))
    yel=wot('#a8741a','#cf9c3c','#b07814'); heap((-.015,.195,z),.052,.015,yel,9,.35,52,1.2,.6,nu=100,nv=40); bits(130,-.015,.195,.048,lambda q:z+.014*(1-q**2.2),[yel],curd,.0026,9)
    gr=wot('#23380f','#4c6a26','#2a3c12'); heap((.178,.190,z),.050,.015,gr,11,.5,60,.95,.4,nu=100,nv=40); bits(170,.178,.190,.048,lambda q:z+.014*(1-q**2)+.001,[gr,wot('#2c4414','#5f7c34','#2a3c12')],curd,.0040,12)
    ch=flat('#f0e9da',.6,sss=.2,sssc='#f0e6d0'); heap((.085,.245,z),.036,.012,ch,13,.5,80,nu=80,nv=30); bits(90,.085,.245,.036,lambda q:z+.012*(1-q**2),[ch],curd,.0042,14)
    cl=dusty('#2a1d16',.5,'#5a4636',.14,.3,26); put(lambda:clay_bowl(.060,.045,cl),(-.30,.42,-.02)); put(lambda:tumbler(.12,.032,'#b9791c',.7),(.31,.46,-.02))
    plane((0,2.4,.3),8,5,plaster('#3a302a'),rot=D(90,0,0))
    area((-.75,.95,.62),(0,.08,0),.6,.8,36,'#fbf3e4'); area((.9,-.5,.7),(0,.05,0),.7,.6,2.2,'#ffdcb0')
    camera((.03,-.50,.225),(.012,.042,.010),68,fstop=3.5,focus=(-.01,-.045,.020)); return dict(spp=36,bounces=2,clamp=4,threshold=.05,detail=.6)
def s_room_single_beds():
    """the two beds of the Superior Room from beside the first, the lamp between them, the window past the second"""
    from scenes_more import openbook
    world('#c9d3de',.07,ao=1.5); pale=worn('#cdb08a','#a5845a','x',.5,.25); pz=wood(*PALE,axis='z'); blue=plaster('#3f6273',amt=.035,bump=.25); wall=plaster('#e4ddcf',amt=.015,bump=.15)
    plane((.2,2.05,1.4),8,2.8,blue,rot=D(90,0,0)); planks(-3.6,3.3,-3,2.05,wood(*PALE,axis='x',rough=.4,island=True),.16,2)
    wall_with_openings(-3,2.05,0,2.8,[(.15,1.55,.75,2.3)],wall,thick=.22,axis='y',at=3.0); window_frame(.15,1.55,.75,2.3,pz,axis='y',at=3.0,nv=2,w=.05); backdrop('view_crater.png',(11,2.2,1.9),12,9,1.25,rot=D(90,0,-90),u0=.55,v0=.45)
    with grp() as g: drop(1.02,1.86,.02,2.55,0,gauze('#eee7d8'),5,.05,4); drop(-.15,.42,.02,2.55,0,gauze('#eee7d8'),3,.05,9)
    g.place((2.84,0,0),D(0,0,90))
    k=dict(w=1.86,l=2.05,duvcol='#f1eee6',head='slats',headh=.74,headmat=pz,frame=pale,pillows=2,throw='throw_king',throwmat=tex('gabi_lake.png'))
    put(bed,(-1.05,.97,0),cush=[('lumbar',tex('cush_lake.png'),.28,.74,.135,54,-6,.95)],**k); put(bed,(1.62,.97,0),cush=[('lumbar',tex('cush_lake.png'),-.25,.70,.15,40,9,.95)],**k)
    put(bedside,(.285,1.70,0),style='stool',w=.40,h=.52,mat=wood(*EUC,axis='x')); put(tablelamp,(.27,1.70,.525),h=.62,r=.15,style='stick',power=7,glow=1.3); put(books,(.35,1.60,.525),D(0,0,20),n=1,seed=4,cols=('#8d4a2c',)); put(lambda:tumbler(.10,.033,'#dfe6e6',.6),(.20,1.58,.525))
    put(openbook,(-1.30,.62,.655),D(3,0,38))
    picture((1.62,2.046,1.62),.62,.46,'art_lake.png',frame=wood(*PALE,axis='x'))
    area((3.25,.85,1.55),(-1,.8,.6),1.4,1.5,95,'#eef3fb'); sun((-1.0,.10,-.52),4.5,'#ffe4bd',1.2); area((-2.6,-1.2,2.2),(-.8,.9,.7),1.2,1.0,5,'#f2e6d6')
    camera((-2.62,.30,1.16),(.55,1.42,.76),50,fstop=3.2,focus=(.10,1.5,.75)); return dict(spp=48,bounces=2,clamp=4,threshold=.04,detail=.66)
def linencloth(col='#e6e0d3',tile=.012):
    """table linen for the near: warp and weft as relief"""
    g=G('damask'); v=g.coord(); c=C(col); a=g.noise(g.coord(scale=(90,3,3)),10,3); b=g.noise(g.coord(scale=(3,90,3)),10,3); w=g.mix(.5,a,b); n=g.noise(v,3,3); g.l(g.mix(1,g.ramp(w,[(.36,mul(c,.84)),(.64,c)]),g.ramp(n,[(.3,(.95,.95,.95)),(.7,(1,1,1))]),'MULTIPLY'),g.b.inputs['Base Color']); g.P(Roughness=.9,Sheen=.3,Specular=.15); g.bump(w,.5,.0008); return g.m
def napkin(m,w=.126,d=.080):
    """folded in three, one fold a little open"""
    for k in range(4):
        def f(u,v,k=k): return ((u-.5)*(w-.003*k)+.002*math.sin(v*3+k),(v-.5)*(d-.002*k)+.002*k,0.0014+.0030*k+(.010*max(0,v-.55)**1.5*k if k>1 else 0)+.0016*noise.noise(Vector((u*5,v*5,k)))+.004*math.exp(-((u-.02)/.05)**2)*(k==3))
        t=surf(f,60,40,m); q=t.modifiers.new('t','SOLIDIFY'); q.thickness=.0024; b=t.modifiers.new('b','BEVEL'); b.width=.001; b.segments=3; b.limit_method='ANGLE'; autosmooth(t,60)
def tealight(r=.042,h=.075):
    """a candle burning low in a thick glass"""
    lathe(sprof([(0,.010),(r*.80,.011),(r*.86,.02),(r-.003,h-.001),(r-.0015,h),(r,h-.002),(r*.93,.012),(r*.86,0),(0,0)],5),glass('#fff6ea'),64); wx=flat('#efe0c2',.4,sss=.35,sssc='#f0b878',emit='#ff9a3c',estr=.22); lathe(sprof([(0,.012),(r*.79,.012),(r*.86,.03),(r*.855,.036),(r*.6,.033),(.004,.031),(0,.031)],4),wx,48); cyl((0,0,.035),.0009,.010,flat('#120d0a',.9),0,8)
    f=lathe(sprof([(0,0),(.0030,.003),(.0042,.008),(.0030,.016),(.0010,.024),(0,.028)],4),emis('#ffb45a',16),24,loc=(.0004,0,.038)); f.visible_shadow=False; f.visible_diffuse=False; point((0,0,.055),1.1,'#ff9a45',.008)
def s_dining():
    """two places by the window after sunset, one candle, the napkin of the nearer place not yet unfolded"""
    world('#4a5068',.045); cl=linencloth('#ddd5c6'); z=.75; frame=flat('#1a1714',.45)
    def cloth(u,v):
        x=(u-.5)*1.5; y=(v-.5)*1.05; e=max(abs(x)-.45,0); q=max(abs(y)-.36,0); return (x,y,z-.001+.0012*noise.noise(Vector((x*5,y*5,2)))+.0015*math.exp(-((x+.02)/.004)**2)+.0013*math.exp(-((y-.10)/.004)**2)-(0 if e+q==0 else min(.3,(e+q)*2)))
    surf(cloth,300,220,cl); box((0,0,z-.025),(.89,.71,.04),worn('#5a3924','#2c190d','x',.4,.4),.008)
    wall_with_openings(-3,3,0,2.8,[(-1.6,1.5,.60,2.5)],plaster('#6d5542',bump=.3),thick=.22,at=1.25); window_frame(-1.6,1.5,.60,2.5,frame,at=1.25,nv=3,w=.05); backdrop('dusk_blue.png',(2,14,1.9),26,12,1.15,u0=.0,u1=.55)
    rr=random.Random(6)
    for k in range(9): e=lathe([(0,-1),(.7,-.7),(1,0),(.7,.7),(0,1)],emis('#ffb060',rr.uniform(30,90)),10,loc=(rr.uniform(-1.5,7),13.5,1.25+rr.gauss(0,.09)),scale=.05); e.visible_diffuse=False; e.visible_shadow=False
    po=G('stoneware'); v=po.coord(); n=po.noise(v,30,4); f=po.noise(v,160,3); c=po.ramp(n,[(.3,hx('#b9b0a0')),(.7,hx('#d3cabb'))]); c=po.mix(po.ramp(f,[(.66,0.0),(.69,.8)]),c,hx('#5a4634')); po.l(c,po.b.inputs['Base Color']); po.P(Roughness=.28,Specular=.5); po.bump(n,.12,.0012)
    steel=dusty('#b8b4ac',.20,'#8a857c',.05,.08,60); steel.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value=1; nap=linencloth('#8d4a34')
    def place():
        put(plate,(0,0,0),r=.135,mat=po.m); put(plate,(0,0,.0095),r=.098,mat=po.m); put(lambda:napkin(nap),(.0,-.005,.0175),D(0,0,76))
        put(fork,(-.175,-.09,0),D(0,0,2),m=steel); put(knife,(.170,-.10,0),D(0,0,-1),m=steel); put(wineglass,(.165,.155,0),h=.205,r=.041)
    put(place,(-.02,-.17,z+.001),D(0,0,0)); put(place,(.04,.20,z+.001),D(0,0,180)); put(tealight,(-.155,.02,z+.001)); put(lambda:tumbler(.095,.034),(.245,-.035,z+.001))
    with grp() as g: chair(worn('#5a3924','#2c190d','z',.4,.4),linen('#6b5442'),'uph')
    g.place((.05,.72,0),D(0,0,6))
    area((0,1.5,1.6),(0,0,.7),2.6,1.6,34,'#8fa0d8'); point((-.9,-.6,1.7),9,'#ffb066',.12); area((1.0,-1.3,1.9),(0,-.1,.75),.5,.4,5,'#ffbf80')
    camera((-.42,-.90,1.09),(.02,.06,.830),54,fstop=2.8,focus=(-.06,-.14,.77)); return dict(spp=64,bounces=2,clamp=4,threshold=.04,detail=.7)
def s_room_classic_wall():
    """the bedside of the Classic Room: the last sun through the window's bars on the earthen wall, the arched headboard, a lamp not yet lit"""
    from scenes_more import openbook
    world('#aab6c8',.035); wall=plaster('#b8673f',amt=.06,bump=.35); dk=worn('#4f2f1c','#26140a','x',.45,.4); plane((0,1.25,1.4),7,2.8,wall,rot=D(90,0,0)); plane((-2.9,-.5,1.4),5,2.8,plaster('#c9a67c'),rot=D(90,0,90)); tiles(-3,4,-3,1.25,plaster('#8a5638',amt=.1,bump=.3),.30,z=0,groutmat=flat('#4d3222',.9))
    put(bed,(1.02,.20,0),w=1.86,l=2.05,duvcol='#e6dcc8',sheet='#efe8d9',head='arch',headh=.92,headmat=linen('#7a3a24',weave=500,bump=.4),frame=dk,pillows=2,throw='throw_king',throwmat=tex('gabi_earth.png'),cush=[('cushion_a',linen('#b98a2e'),-.42,.70,.17,50,10,.9)])
    put(bedside,(-.36,.92,0),style='round',w=.46,h=.56,mat=dk); put(tablelamp,(-.40,.98,.56),h=.50,r=.165,style='jug',basemat=dusty('#6b3a22',.5,'#a0704c',.2,.3,30),power=0,glow=.05,shadecol='#e4d3b2'); put(lambda:cup(china(),fill=.3),(-.245,.80,.561),D(0,0,0)); put(openbook,(-.42,.78,.562),D(0,0,-20),w=.17,d=.12)
    sun((.72,.92,-.36),7.5,'#ffb876',.7); gobo((-1.75,-1.62,1.72),(-.1,1.2,.95),.95,1.45,2,3,.045)
    area((-2.6,-.6,1.5),(.2,.6,.8),.9,1.4,26,'#dfe4ee'); area((1.5,-2.4,2.0),(.3,.6,.7),1,1,6,'#ffcf9a',gloss=False)
    camera((-1.02,-1.62,1.06),(.06,.95,.80),52,fstop=2.8,focus=(-.30,.85,.72)); return dict(spp=40,bounces=2,clamp=4,threshold=.05,detail=.62)
def s_room_presidential_post():
    """the bed of the Tana suite after sunset: a post with its gauze drawn back, the lamp beyond it, the last light on the lake in the window"""
    world('#3a4260',.045); ox=plaster('#5c2a22',amt=.06,bump=.3); dk=worn('#4a2c1a','#23120a','z',.38,.4); plane((-.7,2.2,1.5),7.6,3,ox,rot=D(90,0,0)); planks(-4,3.2,-3,2.2,worn('#4a2c1a','#23120a','x',.4,.4),.16,2.2)
    wall_with_openings(-3,2.2,0,3,[(-1.9,2.0,.12,2.6)],plaster('#8a6a4c'),thick=.22,axis='y',at=3.0); window_frame(-1.9,2.0,.12,2.6,flat('#17120e',.45),axis='y',at=3.0,nv=3,w=.05); backdrop('view_sunset.png',(13.5,11.2,2.0),17,10,.62,rot=D(90,0,-48),u0=.10,u1=.80)
    put(bed,(.35,1.10,0),w=1.86,l=2.05,duvcol='#eae2d2',sheet='#f0e9db',head='panel',headmat=linen('#7a3a2a',weave=500),frame=dk,four=True,pillows=2,throw='throw_king',throwmat=tex('gabi_gold.png'),cush=[('lumbar',tex('cush_band.png'),.0,.74,.15,50,3,1.0)])
    gz=gauze('#efe6d4',.55,.16)
    def drawn(seed,w=.30):
        def f(u,v):
            q=math.exp(-((v-.56)/.16)**2); k=(1-.60*q)*(1+.35*max(0,v-.6)); a=math.sin(u*6.283*5+seed); return ((u-.5)*w*k+.012*noise.noise(Vector((u*3,v*3,seed))),(.035*(1-.5*q)+.012*v)*(abs(a)**.7)*(1 if a>0 else -1)+.02*noise.noise(Vector((u*2,v*2,seed+3))),2.16-2.12*v)
        surf(f,150,70,gz); tube([(.075*math.cos(t),.050*math.sin(t),.975+.012*math.sin(t)) for t in [k*.45 for k in range(15)]],.011,tex('gabi_gold.png'),10,3)
    put(drawn,(-.62,.06,0),D(0,0,20),seed=2); put(drawn,(1.33,2.06,0),D(0,0,0),seed=5)
    put(bedside,(1.66,1.88,0),w=.48,d=.42,h=.54,mat=worn('#4a2c1a','#23120a','x',.38,.4)); put(tablelamp,(1.66,1.90,.54),h=.56,r=.18,style='jug',basemat=dusty('#2c2320',.35,'#6b5648',.15,.2,30),power=16,glow=2.0); put(lambda:cup(china(),fill=.6),(1.50,1.76,.545),D(0,0,0))
    area((2.9,-.2,1.4),(0,.6,.6),3.2,2.2,30,'#a79ad0'); area((-2.2,-1.4,2.2),(0,.8,.8),1,1,13,'#ffc894',gloss=False)
    camera((-1.28,-1.42,1.18),(.80,1.10,.93),50,fstop=2.8,focus=(.45,1.1,.75)); return dict(spp=48,bounces=2,clamp=4,threshold=.04,detail=.66)
def amber(level,base,col='#e8951f'):
    """a jar that is full of honey: glass and honey bend light alike, so they are one body, clear above the level and in the foot"""
    g=G('amber'); g.N.remove(g.b); s=g.n('SeparateXYZ'); g.l(g.coord(),s.inputs[0]); k=g.ramp(s.outputs[2],[(0,0.0),(base-.0005,0.0),(base+.0015,1.0),(level-.0004,1.0),(level+.0006,0.0)]); c=g.mix(k,(.97,.98,.97),C(col)); gb=g.n('BsdfGlass'); gb.inputs['IOR'].default_value=1.47; gb.inputs['Roughness'].default_value=.0; g.l(c,gb.inputs[0])
    tl=g.n('BsdfTranslucent'); tl.inputs[0].default_value=(*hx('#f0a02c'),1); m0=g.n('MixShader'); g.l(g.mix(1,k,(.16,)*3,'MULTIPLY'),m0.inputs[0]); g.l(gb.outputs[0],m0.inputs[1]); g.l(tl.outputs[0],m0.inputs[2])
    tr=g.n('BsdfTransparent'); g.l(c,tr.inputs[0]); lp=g.n('LightPath'); a=g.n('Math',operation='MAXIMUM'); g.l(lp.outputs['Is Shadow Ray'],a.inputs[0]); g.l(lp.outputs['Is Diffuse Ray'],a.inputs[1]); m=g.n('MixShader'); g.l(a.outputs[0],m.inputs[0]); g.l(m0.outputs[0],m.inputs[1]); g.l(tr.outputs[0],m.inputs[2]); g.l(m.outputs[0],g.out.inputs[0]); return g.m
def foldcloth(m,w,d,n=2,t=.0034):
    """a cloth folded small, its folds to the front"""
    for k in range(n):
        def f(u,v,k=k):
            q=abs(u-.5)*2; e=max(0,(.12-q)/.12); y=-d/2+.004+.0012*k+(d-.004*k)*max(0,q-.12)/.88-.0036*math.sin(e*math.pi/2); z=t*(1+2*k)+(1 if u>.5 else -1)*t*.86*(1-e**2.4)**.5; x=(v-.5)*(w-.003*k); puff=(.35+.65*max(0,(y+d/2)/d))*(k+(u>.5))
            return (x+.0008*noise.noise(Vector((y*30,k,1))),y+.0015*noise.noise(Vector((x*18,k*4,2))),z+puff*(.0016+.0016*noise.noise(Vector((x*16,y*20,k*2))))+.0007*noise.noise(Vector((x*60,y*60,k))))
        o=surf(f,110,90,m); s=o.modifiers.new('t','SOLIDIFY'); s.thickness=.0016; s.offset=0
def s_breakfast_honey():
    """the breakfast tray in the first sun: honey against the light, coffee, the crumbs of the bread"""
    world('#aeb8c8',.05); R.seed(4); rr=random.Random(6); w=worn('#6a452a','#36200f','x',.42,.6); rim=worn('#6a452a','#36200f','x',.42,.6)
    box((.02,.04,-.006),(.62,.40,.012),w,.002); box((.02,.243,.012),(.63,.014,.050),rim,.005,seg=3); box((.336,.04,.012),(.014,.42,.050),worn('#6a452a','#36200f','y',.42,.6),.005,seg=3)
    ch=flat('#eeebe4',.14,spec=.5)
    lv=.050; J=amber(lv,.0065); o=lathe(sprof([(0,0),(.024,0),(.0285,.002),(.0300,.008),(.0300,.045),(.0290,.052),(.0262,.057),(.0262,.0645),(.0275,.0660),(.0275,.0685)],5)+sprof([(.0268,.0695),(.0252,.0690),(.0248,.064),(.0248,.058),(.0262,.054),(.0272,.0505)],4)+[(.0268,lv+.0004),(.024,lv),(0,lv)],J,96,loc=(.058,.0,.0),ang=60)
    di=worn('#b98d58','#7d5830','z',.5,.2); P=[(0,-.004),(.0040,-.003)]+[q for k in range(6) for q in ((.0092-.0007*abs(k-2.5),.0002+.0046*k),(.0092-.0007*abs(k-2.5),.0026+.0046*k),(.0050,.0030+.0046*k),(.0050,.0044+.0046*k))]+[(.0036,.029),(.0030,.036),(.0031,.095),(.0038,.112),(.0030,.116),(0,.117)]
    lathe(P,di,40,loc=(.066,.004,.0115),rot=D(9,-21,0),ang=35)
    put(lambda:saucer(ch,.064),(-.062,.062,.003)); put(lambda:cup(ch,fill=.80,r=.038,h=.058),(-.062,.062,.0045),D(0,0,30));
    nm=photo('weave.png','weave_height.png',(.75,.50,1),rough=.95,bump=.9,dist=.0006,sheen=.35); put(lambda:foldcloth(nm,.165,.070),(-.068,-.082,.0005),D(0,0,12))
    put(plate,(.150,.145,.001),r=.098,mat=ch)
    cr=[flat('#b07a3e',.8,spec=.2),flat('#c99a5c',.8,spec=.2),flat('#8a5626',.8,spec=.2)]; bits(60,.150,.145,.060,lambda q:.0085,cr,curd,.0013,4); bits(26,.085,-.045,.060,lambda q:.0008,cr,curd,.0009,9)
    def bedlinen(u,v):
        x=(u-.5)*2.6; y=.20+1.3*v; return (x,y,-.020+.022*noise.noise(Vector((x*3.1+y,y*2.6,3)))+.010*abs(noise.noise(Vector((x*6.2,y*4-x*3,8))))+.30*max(0,v-.22)**1.5*(1+.25*noise.noise(Vector((x*1.6,2,5)))))
    surf(bedlinen,200,160,linen('#efebe2',weave=700));
    plane((0,2.4,.5),7,4,plaster('#5d5248'),rot=D(90,0,0)).visible_shadow=False
    sun((.42,-.86,-.34),6.5,'#ffd9a6',.8); area((-.9,.2,.7),(0,.02,.03),.7,.6,3.0,'#dfe8f6'); area((.5,-.9,.6),(0,0,.03),.6,.5,1.2,'#ffe6c8',gloss=False)
    camera((.012,-.50,.165),(.004,.035,.036),66,fstop=3.5,focus=(.058,-.022,.035)); return dict(spp=64,bounces=3,clamp=5,threshold=.035,detail=.66)
def glaze(col):
    g=G('glaze'); v=g.coord(); n=g.noise(v,30,4); f=g.noise(v,170,3); c=C(col); k=g.ramp(n,[(.3,mul(c,.92)),(.7,mul(c,1.06))]); g.l(g.mix(g.ramp(f,[(.72,0.0),(.74,.45)]),k,hx('#6a5644')),g.b.inputs['Base Color']); g.P(Roughness=.2,Specular=.5); g.bump(n,.06,.0008); return g.m
def octo(P,mat,seg=8,per=9,sharp=.90,loc=(0,0,0)):
    """a lathe of flat faces"""
    n=seg*per; vs=[];fs=[]
    for r,z in P:
        for k in range(n): a=2*math.pi*k/n; q=(a%(2*math.pi/seg))-math.pi/seg; f=math.cos(math.pi/seg)/math.cos(q); f=1-(1-f)*1.0; c=1-.012*max(0,(abs(q)*seg/math.pi-sharp)/(1-sharp))**2; vs.append((r*f*c*math.cos(a),r*f*c*math.sin(a),z))
    for i in range(len(P)-1):
        for k in range(n): a,b=i*n+k,i*n+(k+1)%n; fs.append((a,b,b+n,a+n))
    o=mesh(vs,fs,mat,loc=loc,rot=(0,0,math.pi/seg)); autosmooth(o,24); return o
def moka():
    """a coffee pot of the stove, its foot browned by the flame"""
    def al():
        g=G('alu'); v=g.coord(); n=g.noise(v,14,4); f=g.noise(g.coord(scale=(1,1,7)),70,3); s=g.n('SeparateXYZ'); g.l(v,s.inputs[0]); m=g.ramp(s.outputs[2],[(.0,1.0),(.030,.0)]); m=g.mix(1,m,g.ramp(n,[(.35,.35),(.6,1.0)]),'MULTIPLY')
        c=g.mix(g.ramp(f,[(.35,0.0),(.65,1.0)]),hx('#9a9894'),hx('#a9a7a2')); c=g.mix(g.ramp(n,[(.60,0.0),(.72,.45)]),c,hx('#837c72')); g.l(g.mix(m,c,hx('#4a3a2a')),g.b.inputs['Base Color']); g.l(g.ramp(n,[(.3,.42),(.7,.24)]),g.b.inputs['Roughness']); g.P(Metallic=1.0); g.bump(f,.05,.0004); return g.m
    a=al(); bk=dusty('#15130f',.30,'#4a4238',.15,.12,40)
    octo([(.030,0),(.0465,0),(.0485,.0016),(.0480,.006),(.0415,.060),(.0400,.0625),(.036,.063)],a)
    lathe(sprof([(.037,.0625),(.0405,.0635),(.0412,.0665),(.0412,.0725),(.0400,.0745),(.0375,.0755)],4),a,80); lathe([(.036,.0755),(.0385,.076),(.0385,.0775),(.036,.078)],flat('#2a2522',.6),64)
    octo([(.034,.0785),(.0385,.079),(.0400,.081),(.0475,.146),(.0482,.149),(.0476,.1505),(.0462,.1500)],a)
    octo([(.0490,.1495),(.0496,.1510),(.0485,.1530),(.020,.1640),(.0085,.1655),(0,.1657)],a)
    lathe(sprof([(0,.165),(.0060,.1655),(.0052,.169),(.0085,.172),(.0105,.178),(.0085,.184),(.003,.187),(0,.1872)],5),bk,48)
    # the lip: one fold of the metal
    vs=[(-.0400,-.0115,.116),(-.0400,.0115,.116),(-.0440,-.0180,.1495),(-.0440,.0180,.1495),(-.0660,0,.1515),(-.0440,0,.115)]
    o=mesh(vs,[(0,5,4,2),(5,1,3,4)],a); o.modifiers.new('t','SOLIDIFY').thickness=.0016; bevel(o,.0006)
    tube([(.043,0,.142),(.062,0,.1455),(.082,0,.1450),(.089,0,.1340),(.0875,0,.110),(.0830,0,.088),(.080,0,.078)],.0072,bk,20,7,taper=lambda t:.95+.22*math.sin(math.pi*t)); box((.0455,0,.1425),(.012,.016,.014),a,.002); cyl((.0,-.0445,.040),.0052,.012,metal('#b08a4a',.3),.001,6,rot=D(90,0,0)); cyl((.0,-.050,.040),.0030,.008,metal('#b08a4a',.3),.0008,20,rot=D(90,0,0))
def s_apartment_kitchen_moka():
    """the worktop beside the sink: a coffee pot, two cups, the window at the side"""
    world('#b8c4d4',.06); R.seed(7); gr=G('granite'); v=gr.coord(); n=gr.noise(v,60,4); x=gr.n('TexVoronoi'); x.inputs['Scale'].default_value=520; gr.l(v,x.inputs[0]); s=gr.n('SeparateXYZ'); gr.l(x.outputs['Color'],s.inputs[0]); c=gr.ramp(s.outputs[0],[(.0,hx('#2b2b2c')),(.35,hx('#55544f')),(.75,hx('#7c7a75')),(.95,hx('#a8a49b'))]); gr.l(gr.mix(.4,c,gr.ramp(n,[(.3,hx('#3c3b3a')),(.7,hx('#85827c'))])),gr.b.inputs['Base Color']); gr.l(gr.ramp(n,[(.3,.16),(.7,.34)]),gr.b.inputs['Roughness']); gr.P(Specular=.5)
    box((-.55,.10,-.02),(1.5,.62,.04),gr.m,.004)
    st=metal('#a3a5a5',.26,'#6a6a68',40); 
    def sink(u,v):
        t=v; r=.018; x0=.165
        if t<.25: return (x0+t*.12,-.5+1.1*u,.0022)
        q=(t-.25)/.75; a=min(math.pi/2,q*.30/r*.5); d=max(0,q*.15-r*math.pi/2*.0); return (x0+.030+r*math.sin(a),-.5+1.1*u,.0022-r*(1-math.cos(a))-(d if a>=math.pi/2 else 0))
    surf(sink,40,60,st,thick=.0012); box((.62,.10,-.16),(.74,.62,.004),st,0)
    bd=worn('#9a6d40','#5d3d20','x',.5,.8); box((-.045,.055,.010),(.36,.235,.020),bd,.006,rot=D(0,0,6))
    put(moka,(-.012,.065,.020),D(0,0,-28))
    gl=glaze('#d9d2c3'); gl2=glaze('#55635a')
    put(lambda:cup(gl,fill=.66,r=.034,h=.054),(-.128,.005,.020),D(0,0,0)); put(lambda:cup(gl2,fill=0,r=.034,h=.054),(-.165,.085,.020),D(0,0,50))
    for o in put(lambda:spoon(metal('#a9a9a7',.22,'#5d5a55',80),.112),(-.060,-.050,.0205),D(0,0,64)).objs: subd(o,2)
    cf=flat('#1d0c05',.08,spec=.6)
    for x,y,r in ((-.100,-.030,.0040),(-.092,-.038,.0016),(-.146,-.043,.0022)): lathe(sprof([(r,0),(r*.8,r*.14),(0,r*.22)],4),cf,20,loc=(x,y,.0201),scale=(1.15,.9,1))
    plane((0,.44,.5),4,1.6,plaster('#99978c',amt=.05,bump=.3),rot=D(90,0,0))
    area((-1.15,.12,.42),(0,.05,.06),.7,.75,17,'#eef3fb'); area((.7,-.7,.8),(0,.05,.05),.5,.5,2.0,'#ffdcb0',gloss=False)
    sun((.66,.56,-.44),4.2,'#ffe3bd',.6); gobo((-1.34,-1.00,1.02),(-.02,.12,.14),.60,.50,3,2,.030)
    camera((-.075,-.62,.225),(-.035,.06,.092),60,fstop=2.5,focus=(-.02,.02,.10)); return dict(spp=48,bounces=2,clamp=5,threshold=.035,detail=.64)
def striped(base='#59627a',line='#d8cfbc',third='#a9803f',tile=.27):
    """a woollen blanket: narrow stripes across it, thread and nap as relief"""
    g=G('striped'); v=g.coord(); s=g.n('SeparateXYZ'); g.l(v,s.inputs[0]); m=g.n('Math',operation='MULTIPLY'); g.l(s.outputs[1],m.inputs[0]); m.inputs[1].default_value=1/tile; f=g.n('Math',operation='FRACT'); g.l(m.outputs[0],f.inputs[0])
    c=g.ramp(f.outputs[0],[(0,C(base)),(.10,C(line)),(.20,C(base)),(.26,C(third)),(.30,C(base)),(.36,C(line)),(.46,C(base))],'CONSTANT'); w1=g.noise(g.coord(scale=(1,.10,1)),160,3); w2=g.noise(g.coord(scale=(.10,1,1)),160,3); w=g.mix(.5,w1,w2)
    g.l(g.mix(1,c,g.ramp(w,[(.36,(.70,)*3),(.64,(1.12,)*3)]),'MULTIPLY'),g.b.inputs['Base Color']); g.P(Roughness=1,Sheen=.45,Specular=.06); g.bump(w,.6,.0022); return g.m
def s_apartment_double_ladder():
    """the bed of the Double Room before supper: the shutter lays a ladder of light across the blanket"""
    from scenes_more import spread
    world('#a9b4c6',.05,ao=1.5); wall=plaster('#cfc8ba',amt=.03,bump=.25); plane((0,1.16,1.4),7,2.8,wall,rot=D(90,0,0)); plane((2.5,0,1.4),7,2.8,wall,rot=D(90,0,-90)); planks(-3,3,-3,1.16,worn('#8a6a48','#5f4630','y',.4,.3),.19,2.2,axis='y')
    hb=linen('#6f6a60',sheen=.4)
    for k in range(3): box((-.62+.62*k,1.06,.62),(.612,.10,.86),hb,.035,seg=4)
    box((0,0,.24),(1.72,2.06,.14),hb,.03,seg=3); spread(1.66,2.0,.54,col='#e9e5dc',pcol='#f4f1ea',cush=[('cushion_a',linen('#3c4a63'),.36,.62,.19,46,7,.9)],turn=None,over='throw_king2',overmat=striped())
    wt=worn('#6b4f36','#46321f','x',.42,.4); box((1.20,.86,.42),(.46,.42,.03),wt,.006); box((1.20,.87,.24),(.44,.40,.30),wt,.006); put(lambda:tablelamp(style='stick',h=.46,r=.15,power=0,glow=.04,shadecol='#e6dcc6'),(1.22,.90,.435)); put(lambda:tumbler(.10,.034,'#dfe6e6',.6),(1.10,.76,.436))
    sun((.86,.44,-.33),6.5,'#ffc98c',.45); gobo((-1.75,-.55,1.36),(.30,.50,.58),1.5,.85,1,16,.026)
    area((-2.2,-.8,1.5),(.2,.5,.6),.9,1.2,22,'#dfe5f0'); area((.8,-2.4,2.0),(.2,.6,.6),1,1,5,'#ffd9b0',gloss=False)
    camera((-.86,-1.62,1.10),(.34,.66,.66),52,fstop=2.8,focus=(.05,.05,.62)); return dict(spp=40,bounces=2,clamp=4,threshold=.04,detail=.62)
def s_bathroom_basin():
    """the black basin like a halved gourd, its brass tap, a drop that has not fallen yet"""
    world('#4a556c',.05); R.seed(5); w=dusty('#232222',.22,'#57524c',.12,.05,24); co=worn('#4f3320','#26160b','x',.36,.5); box((0,.12,-.02),(2.2,.60,.04),co,.005)
    P=sprof([(0,.002),(.070,.0),(.100,.004),(.150,.040),(.184,.090),(.196,.135),(.197,.1445),(.1935,.1490),(.189,.1465),(.186,.138),(.172,.092),(.140,.048),(.09,.020),(0,.014)],8); lathe(P,w,200,wob=.006,ang=70)
    lathe([(0,.078),(.165,.078)],poolwater((.80,.86,.84),.05,26),120)
    br=metal('#b58a45',.22,'#4a361a',60)
    tube([(0,.40,.288),(0,.30,.290),(0,.16,.289),(0,.085,.286),(0,.062,.272),(0,.058,.246)],.0125,br,36,10); lathe(sprof([(.0105,0),(.0142,.001),(.0146,.006),(.0142,.012),(.012,.013)],4),br,48,loc=(0,.058,.238)); cyl((0,.39,.288),.030,.016,br,.004,64,rot=D(90,0,0))
    for x in (-.125,.125):
        cyl((x,.39,.288),.026,.014,br,.004,56,rot=D(90,0,0)); cyl((x,.355,.288),.011,.06,br,.003,36,rot=D(90,0,0)); lathe(sprof([(0,-.012),(.014,-.010),(.0165,0),(.014,.010),(0,.012)],4),br,40,loc=(x,.325,.288),rot=D(90,0,0))
        for a in (18,108): 
            with grp() as g: tube([(-.036,0,0),(-.034,0,0),(0,0,0),(.034,0,0),(.036,0,0)],.0052,br,18,2,taper=lambda t:.85+.5*abs(2*t-1)**3)
            g.place((x,.325,.288),D(0,a+(7 if x>0 else -11),0))
    lathe(sprof([(0,-.0080),(.0032,-.0068),(.0044,-.0036),(.0032,.0004),(.0013,.004),(0,.006)],5),realglass('#f4f8f8',1.33),28,loc=(0,.058,.2325))
    def rim_(rr): a=rr.uniform(0,6.28); q=rr.uniform(0,1); seg=[p for p in P if p[1]>.120 and p[0]>.185]; j=min(len(seg)-2,int(q*(len(seg)-1))); (r,z),(r2,z2)=seg[j],seg[j+1]; nx,nz=(z2-z),-(r2-r); m=math.hypot(nx,nz) or 1; return ((r*math.cos(a),r*math.sin(a),z),(nx/m*math.cos(a),nx/m*math.sin(a),nz/m),.7*rr.random())
    drops(150,rim_,(.0008,.0028),4); drops(60,lambda rr:((rr.gauss(.02,.22),rr.gauss(-.16,.03),.0002),(0,0,1),.1),(.0009,.003),8)
    plane((0,.415,.5),4,1.6,plaster('#57483c',amt=.08,bump=.45),rot=D(90,0,0))
    put(lambda:foldcloth(linencloth('#d8cfbd'),.24,.16,3,.006),(.30,.10,0),D(0,0,-8))
    area((-.95,.16,.46),(0,.02,.18),.55,.6,16,'#eaf0fb'); area((.9,-.5,.7),(0,.05,.15),.4,.5,2.2,'#ffd2a0'); sun((.80,.36,-.42),5.5,'#ffd6a0',.5); gobo((-1.45,-.58,.98),(.03,.14,.20),.50,.50,2,2,.030)
    camera((-.12,-.82,.345),(.012,.06,.190),60,fstop=3.2,focus=(-.01,.05,.245)); return dict(spp=44,bounces=2,clamp=5,threshold=.04,detail=.62)
def fieldglass():
    """a pair of binoculars lying on its barrels, objectives towards -y; hinge and wheel between"""
    ru=flat('#23251f',.46,spec=.4); bk=flat('#161615',.30); gl=flat('#0c1018',.03,spec=1.0,coat=1)
    for s in (-1,1):
        def one(s=s):
            lathe([(.0195,.000),(.0222,.000),(.0236,.0012),(.0240,.004),(.0236,.0125),(.0222,.0135),(.0222,.0150),(.0234,.0162),(.0236,.034),(.0218,.046),(.0196,.056),(.0188,.084),(.0192,.094),(.0176,.0975),(.0170,.099),(.0170,.1035),(.0186,.1045),(.0190,.108),(.0190,.124),(.0178,.1265),(.0160,.127),(.0130,.119),(.0125,.110)],ru,96,ang=40)
            lathe([(.0196,.0005),(.0190,.006),(.0186,.0085)],bk,72); lathe([(0,.0065),(.010,.0071),(.0188,.0095)],gl,64); lathe([(0,.1155),(.0128,.1150)],gl,40)
            for k in range(14): a=6.2832*k/14; box((.0193*math.cos(a),.0193*math.sin(a),.116),(.0012,.0026,.012),ru,.0005,rot=(0,0,a))
        with grp() as g: one()
        g.place((s*.0315,-.0635,.0242),D(-90,0,0))
    with grp() as g:
        cyl((0,.006,.0262),.0075,.050,bk,.002,40,rot=D(90,0,0)); box((0,.028,.0262),(.034,.018,.017),bk,.005,seg=3); box((0,-.012,.0262),(.034,.014,.015),bk,.004,seg=3); cyl((0,.0445,.0300),.0105,.016,bk,.0016,60,rot=D(90,0,0))
        for k in range(36): a=6.2832*k/36; box((.0107*math.cos(a),.0445,.0300+.0107*math.sin(a)),(.0008,.0138,.0009),bk,0,rot=(0,-a,0))
def strap(P,w,mat,t=.0022):
    """a band along P, lying flat, turning a little"""
    L=spline(P,14); m=len(L)
    def f(u,v):
        k=min(m-1,int(v*(m-1)+.5)); d=(L[min(k+1,m-1)]-L[max(k-1,0)]).normalized(); n=d.cross(Vector((0,0,1))); n=n.normalized() if n.length>.05 else Vector((1,0,0)); up=n.cross(d); q=n*math.cos(.35*math.sin(v*7))+up*math.sin(.35*math.sin(v*7)); return tuple(L[k]+q*(u-.5)*w)
    surf(f,10,m-1,mat,thick=t)
def s_garden_apartment_glasses():
    """the deck of the Garden Apartment at five: binoculars on the wide arm of the chair, the river's light beyond the rail"""
    world('#d8b98a',.10); R.seed(2); rr=random.Random(12); wd=worn('#8a6746','#4d341f','y',.5,.8)
    with grp() as g:
        box((0,0,-.014),(.185,.90,.028),wd,.007,seg=3)
        for y in (-.36,.34): cyl((.02,y,.0002),.0065,.0012,dusty('#3a2a1c',.5),.0003,24)
        box((.02,.40,-.20),(.06,.05,.40),worn('#8a6746','#4d341f','z',.5,.7),.006)
        for k in range(4): box((.30+.115*k,.04,-.10-.012*k),(.095,.70,.02),wd,.005)
    g.place((.0,.12,0),D(0,0,-32))
    put(fieldglass,(-.028,.045,0),D(0,0,38))
    le=dusty('#4a2c18',.5,'#8a6a4a',.25,.25,70); strap([(-.068,.127,.020),(-.098,.110,.008),(-.105,.060,.003),(-.092,.010,.003),(-.108,-.022,.003),(-.140,-.014,.003),(-.170,.016,.003),(-.186,.034,-.004),(-.193,.040,-.05)],.0095,le)
    st=flat('#6f6f6c',.35,1.0); box((0,1.75,.20),(7,.10,.045),worn('#7a5a3c','#4a301c','x',.5,.5),.008)
    for k in range(3): tube([(-3,1.76,.06-.14*k),(3,1.76,.06-.14*k)],.0028,st,8,0)
    for x in (-1.3,.42): box((x,1.76,-.3),(.06,.06,1.0),worn('#7a5a3c','#4a301c','z',.5,.5),.005)
    backdrop('view_awash.png',(0,40,-1),46,30,1.1)
    em=emis('#ffd694',5)
    for k in range(26):
        y=rr.uniform(22,36); e=cyl((rr.gauss(-1.5,3.4)*y/30,y,-2.9-.03*y+rr.gauss(0,.35)),.11*y/26*rr.uniform(.5,1.3),.004,em,0,10,rot=D(90,0,0)); e.visible_diffuse=False; e.visible_shadow=False
    sun((.42,-.86,-.30),6.0,'#ffc987',.7); area((-.8,.5,.7),(0,.05,0),.7,.6,2.4,'#ffe9cc'); area((.5,-.9,.8),(0,0,0),.7,.6,2.2,'#dfe4ee',gloss=False)
    camera((-.045,-.56,.195),(-.008,.055,.030),68,fstop=3.2,focus=(-.05,-.005,.030)); return dict(spp=60,bounces=2,clamp=6,threshold=.03,detail=.62)
def s_restaurant_plates():
    """before the first guest: plates stacked at the end of a table by the window, forks in a jar, the room behind in the last light"""
    world('#6a7488',.05); R.seed(8); rr=random.Random(5); w=worn('#5a3921','#2a180c','x',.34,.6)
    for k in range(6): box((0,-.30+.131*k,-.016),(2.4,.1295,.032),w,.003,rot=(0,0,R.uniform(-.001,.001)))
    po=glaze('#cfc6b6'); z=.0
    for k in range(6): put(plate,(.060+rr.gauss(0,.0022),.02+rr.gauss(0,.0022),z+.0005),D(0,0,rr.uniform(0,360)),r=.118,mat=po); z+=.0098
    put(lambda:foldcloth(linencloth('#ddd3c0'),.150,.085,2,.0019),(.055,-.005,z+.0052),D(0,0,16))
    for x,y,h in ((-.135,.150,.100),(-.215,.115,.100)): put(lambda h=h:tumbler(h,.036),(x,y,h),D(180,0,0))
    with grp() as g: chair(worn('#5a3924','#2c190d','z',.4,.4),linen('#6f7a6a'),'spindle')
    g.place((.42,1.10,-.75),D(0,0,-14))
    with grp() as g: chair(worn('#5a3924','#2c190d','z',.4,.4),linen('#6f7a6a'),'spindle')
    g.place((-.35,1.75,-.75),D(0,0,8)); box((.3,2.3,-.02),(2.2,.7,.04),w,.005)
    plane((0,3.6,.4),9,5,plaster('#5a4636'),rot=D(90,0,0)); planks(-4,4,-1,3.6,w,.16,2.2,z=-.75)
    for x in (-1.5,.1,1.7): box((x,3.5,.65),(1.1,.02,1.3),emis('#f2c48c',1.6),0)
    sun((.80,-.52,-.30),5.0,'#ffcf98',.7); area((-.9,.5,.6),(0,.05,.05),.6,.6,9,'#ffe6c6'); area((.8,-.7,.8),(0,0,.05),.5,.5,1.8,'#cfdaf0',gloss=False)
    camera((-.03,-.66,.235),(.000,.06,.060),62,fstop=3.0,focus=(.045,-.06,.06)); return dict(spp=44,bounces=2,clamp=5,threshold=.04,detail=.62)
def s_apartment_double_lamp():
    """the same bed after dark: the lamp on one side, a glass, a book put down"""
    from scenes_more import relight,clear
    s_apartment_double_ladder(); relight(); clear(1.0,1.45,.65,1.1,.44,1.0); world('#2b3550',.06)
    for o in list(bpy.data.objects):
        if o.name.startswith('plane') and not o.visible_camera: bpy.data.objects.remove(o)
    put(tablelamp,(1.24,.93,.435),style='stick',h=.46,r=.15,power=5,glow=2.6,col='#ffa858'); put(lambda:tumbler(.105,.034),(1.10,.80,.436)); put(books,(1.27,.745,.436),D(0,0,62),n=1,seed=4,cols=('#7a4a30',))
    area((-1.8,-.6,1.6),(.6,.6,.7),1.2,1.2,9,'#8da0d0'); area((.4,-1.9,1.9),(1,.7,.6),.8,.6,2.0,'#ffcf9a',gloss=False)
    camera((.42,-.72,.90),(1.08,.86,.655),58,fstop=2.2,focus=(1.14,.78,.50)); return dict(spp=48,bounces=2,clamp=4,threshold=.04,detail=.62)
def sums(g,op,a,b): x=g.n('Math',operation=op); g.set(x,0,a); g.set(x,1,b); return x.outputs[0]
def woven(col,T=.8,bands=(),bump=.9,rough=.95,sheen=.3,across=0):
    """coarse cloth from a hand loom, laid out by UV in metres; bands: (from, to, colour) across it"""
    g=G('woven'); s=g.n('SeparateXYZ'); g.l(g.coord('UV'),s.inputs[0]); k=g.n('CombineXYZ'); g.l(sums(g,'DIVIDE',s.outputs[0],T),k.inputs[0]); g.l(sums(g,'ADD',sums(g,'PINGPONG',sums(g,'DIVIDE',s.outputs[1],T),.33),.665),k.inputs[1]); t=g.n('TexImage'); t.image=img('weave.png'); g.l(k.outputs[0],t.inputs[0]); h=g.n('TexImage'); h.image=img('weave_height.png'); h.image.colorspace_settings.name='Non-Color'; g.l(k.outputs[0],h.inputs[0]); bw=g.n('RGBToBW'); g.l(t.outputs[0],bw.inputs[0]); c=C(col) if not bands else None; w=sums(g,'ADD',s.outputs[across],sums(g,'MULTIPLY',sums(g,'SUBTRACT',h.outputs[0],.5),.004)); c=C(col)
    for a,b,q in bands: c=g.mix(sums(g,'MULTIPLY',sums(g,'GREATER_THAN',w,a),sums(g,'LESS_THAN',w,b)),c,C(q))
    n=g.noise(g.coord('UV'),5,4); g.l(g.mix(1,g.mix(1,g.ramp(bw.outputs[0],[(.15,.30),(.55,1.0),(.8,1.5)]),g.ramp(n,[(.3,.86),(.7,1.05)]),'MULTIPLY'),c,'MULTIPLY'),g.b.inputs['Base Color']); g.P(Roughness=rough,Sheen=sheen,Specular=.12); g.bump(h.outputs[0],bump,.0008*T/.36); return g.m
def metres(o,a,b,c=.0,d=.0):
    uv=o.data.uv_layers[0].data; q=np.empty(len(uv)*2,np.float32); uv.foreach_get('uv',q); q=q.reshape(-1,2)*np.array([a,b],np.float32)+np.array([c,d],np.float32); uv.foreach_set('uv',np.ascontiguousarray(q,dtype=np.float32).ravel()); return o
def oldpaint(col,under='#332a24',amount=.42,scale=9,rough=.34):
    """painted iron that hands and keys have knocked: chips, scratches, dirt"""
    g=G('oldpaint'); v=g.coord(); n=g.noise(v,scale,4); f=g.noise(v,scale*6,4); m=g.mix(.38,n,f); q=.62-.2*amount+.05; k=g.ramp(m,[(q,0.0),(q+.012,1.0)]); rim=g.ramp(m,[(q-.03,0.0),(q,.6),(q+.012,0.0)]); c=C(col); big=g.noise(v,4,4)
    b=g.mix(g.ramp(big,[(.45,0.0),(.75,.5)]),g.ramp(f,[(.3,mul(c,.9)),(.7,mul(c,1.05))]),mul(c,.62)); b=g.mix(rim,b,mul(c,1.35)); g.l(g.mix(k,b,g.ramp(f,[(.35,C(under)),(.6,mul(C(under),1.5)),(.7,C('#6b4128'))])),g.b.inputs['Base Color']); g.l(g.mix(k,g.ramp(n,[(.3,rough*.8),(.7,rough*1.5)]),(.6,)*3),g.b.inputs['Roughness']); g.P(Specular=.5); g.bump(g.mix(.25,g.mix(k,(.8,.8,.8),(.2,.2,.2)),f),.5,.0016); return g.m
def overrail(w,front,back,r,deep=.022,seed=1,folds=3,hem=.012,bias=.35):
    """a blanket laid over a rail along x: tight on it, freer towards the hem"""
    L=front+back+math.pi*r
    def f(u,v):
        s=v*L; x=(u-.5)*w; t0=back; t1=back+math.pi*r
        if s<t0: q=(t0-s)/back; y=r; z=-(t0-s); sg=1
        elif s<t1: a=(s-t0)/r; q=0; y=r*math.cos(a); z=r*math.sin(a); sg=-1 if a>math.pi/2 else 1
        else: q=(s-t1)/front; y=-r; z=-(s-t1); sg=-1
        k=q**.75; a=math.sin(u*folds*6.283+seed+.9*math.sin(q*1.7+seed)+1.2*noise.noise(Vector((u*3,q,seed)))); b=noise.noise(Vector((u*7,q*1.5,seed+3))); fold=k*deep*(.8*(abs(a)**.8)*(1 if a>0 else -1)+.55*b+bias)+.0030*noise.noise(Vector((u*9,s*9,seed+1)))+.0011*noise.noise(Vector((u*31,s*26,seed))); return (x*(1-.05*k*(.4+u))+.013*noise.noise(Vector((s*3.1,seed,u))),y+sg*fold,z+(0 if q==0 else -hem*q*math.sin(u*3.1+seed))+.0025*noise.noise(Vector((u*5,2,seed)))*(1-q))
    return f,L
def s_hostel_single_rail():
    """the foot of the iron bed in the Single Room, the blanket over its rail, the sun just up"""
    world('#aebdd2',.05); R.seed(3); rr=random.Random(5); iron=oldpaint('#d9d3c2',amount=.50); teal=plaster('#5c9a98',amt=.05,bump=.3); white=plaster('#d9d3c6',amt=.03,bump=.3); plane((0,2.3,.6),6,1.3,teal,rot=D(90,0,0)); plane((0,2.31,2.1),6,1.7,white,rot=D(90,0,0)); box((0,2.295,1.25),(6,.012,.014),flat('#2c5c5d',.6),.002); planks(-3,3,-2,2.3,worn('#8a6238','#4d331c','y',.4),.12,2,'y'); W=.95; H=.80; x0,x1=-W/2,W/2; tube([(x0,0,0),(x0,0,.5),(x0,0,H-.085),(x0+.024,0,H-.026),(x0+.085,0,H),(0,0,H),(x1-.085,0,H),(x1-.024,0,H-.026),(x1,0,H-.085),(x1,0,.5),(x1,0,0)],.0165,iron,32,10); tube([(x0,0,.36),(x1,0,.36)],.0115,iron,24,4)
    for k in range(1,8):
        x=x0+W*k/8+rr.gauss(0,.0015); tube([(x,0,.36),(x+rr.gauss(0,.001),0,.58),(x,0,H)],.0062,iron,18,4)
        for z in (H-.0185,.374): lathe(sprof([(.0062,-.008),(.0098,-.006),(.0105,0),(.0092,.006),(.0062,.009)],4),iron,28,loc=(x,0,z))
    for z in (.36,H-.085-.0): lathe(sprof([(.0165,-.014),(.0195,-.011),(.0200,0),(.0195,.011),(.0165,.014)],4),iron,36,loc=(x0,0,z-.02))
    bl=woven('#b98d3c',.62,bands=((.03,.038,'#ded3bd'),(.046,.052,'#ded3bd'),(.09,.135,'#6f3023'),(.143,.149,'#ded3bd')) ,across=1,bump=.95); w=.46; f,L=overrail(w,.31,.22,.0205,.026,2); o=surf(f,260,320,bl,loc=(.15,0,H)); metres(o,w,-L,0,L); t=o.modifiers.new('t','SOLIDIFY'); t.thickness=.006; t.offset=0
    sh=woven('#e6e0d3',.36,bump=.5,sheen=.2); m=surf(lambda u,v:((u-.5)*.92,.06+v*1.95,.585+.006*noise.noise(Vector((u*4,v*7,2)))+.004*noise.noise(Vector((u*9,v*16,5)))-.10*max(0,(abs(u-.5)-.45)/.05)**2-.05*max(0,(.02-v)/.02)**2),90,140,sh); metres(m,.92,1.95); box((0,1.03,.46),(.93,1.98,.22),sh,.05,seg=5); pillow('pillow_a',linen('#efeae0'),(.0,1.75,.70),D(28,0,4),1.0); sun((.90,.40,-.40),9.5,'#ffd2a0',.55); gobo((-2.25,-.95,1.68),(.02,.05,.66),.95,1.25,2,2,.05); area((-1.5,.7,1.5),(0,.2,.6),.9,1.1,11,'#d6e2f6'); area((-1.6,.9,2.0),(.3,2.3,1.2),1,1,22,'#dfe8f4'); area((1.2,-1.4,1.1),(0,.0,.6),.9,.9,1.4,'#ffcf9c')
    camera((.36,-1.22,.97),(.005,0,.675),72,fstop=3.2,focus=(.06,-.035,.73)); return dict(spp=56,bounces=3,clamp=4,threshold=.04,detail=.63)
def carved(c1,c2,axis='x'):
    """wood that hands have polished: light on the ridges, dark in the hollows"""
    m=worn(c1,c2,axis,.34,.6); t=m.node_tree; b=t.nodes['Principled BSDF']; src=b.inputs['Base Color'].links[0].from_socket; p=t.nodes.new('ShaderNodeNewGeometry').outputs['Pointiness']; r=t.nodes.new('ShaderNodeValToRGB'); r.color_ramp.elements[0].position=.44; r.color_ramp.elements[0].color=(.42,.36,.32,1); r.color_ramp.elements[1].position=.56; r.color_ramp.elements[1].color=(1.75,1.65,1.5,1); x=t.nodes.new('ShaderNodeMixRGB'); x.blend_type='MULTIPLY'; x.inputs[0].default_value=.85; t.links.new(p,r.inputs[0]); t.links.new(src,x.inputs[1]); t.links.new(r.outputs[0],x.inputs[2]); t.links.new(x.outputs[0],b.inputs['Base Color']); return m
def seed(k):
    bm=bmesh.new(); bmesh.ops.create_icosphere(bm,subdivisions=4,radius=1)
    for v in bm.verts: p=v.co.copy(); e=1+.09*noise.noise(p*1.2+Vector((k*5.1,k,0)))+.02*noise.noise(p*4+Vector((k,2,0))); v.co=Vector((p.x*.0084*e,p.y*.0069*e,p.z*.0061*e))
    me=bpy.data.meshes.new('seed'); bm.to_mesh(me); bm.free(); return me
def s_hostel_studio_gebeta():
    """a game of gebeta on the low table of the Studio, left in the middle; the sofa behind"""
    world('#b4c2d4',.05); R.seed(2); rr=random.Random(11); dk=carved('#6e4a2e','#33200f'); tb=worn('#b08a5c','#7d5c36','x',.42,.5)
    for k in range(5): box((0,-.30+.165*k+.0,-.02),(1.5,.1635,.04),tb,.003)
    pit=[(-.2125+.085*i+rr.gauss(0,.0012),(j-.5)*.088+rr.gauss(0,.0012),.0335*rr.uniform(.97,1.04),.0235*rr.uniform(.9,1.08)) for i in range(6) for j in range(2)]; top=.046; a,b=.285,.098
    def height(x,y):
        z=top+.0009*noise.noise(Vector((x*16,y*16,3)))
        for px,py,r,d in pit: q=math.hypot((x-px)*.97,y-py)/r; z-=(d*max(0,1-(q/1.04)**2.6)**.85 if q<1.04 else 0)+.0004*math.sin(q*26+px*90)*(q<.95)
        return z
    def f(u,v):
        x=(u-.5)*2*(a+.06); y=(v-.5)*2*(b+.06); ex,ey=abs(x)-a,abs(y)-b; e=max(ex,ey); X,Y=max(-a,min(a,x)),max(-b,min(b,y)); wob=.0018*noise.noise(Vector((x*7,y*7,9)))
        if e>0: return (X+math.copysign(wob,X)*(ex>0),Y+wob*(ey>0),max(.0005,top-.007-e*1.1))
        i=min(-ex,-ey); return (X,Y,height(X,Y)-.007*max(0,1-i/.010)**2)
    with grp() as g:
        surf(f,460,220,dk); cols=('#8f8a76','#7d7560','#9c917a','#6b6552','#a39b84'); ms=[dusty(c,.26,'#b4ab94',.18,.12,90) for c in cols]; mesh_=[seed(k) for k in range(6)]
        def lay(x,y,z,n): o=bpy.data.objects.new('seed',mesh_[n%6].copy()); S().collection.objects.link(o); o.data.materials.append(ms[n%5]); o.data.polygons.foreach_set('use_smooth',[True]*len(o.data.polygons)); o.location=(x,y,z); o.rotation_euler=(rr.gauss(0,.35),rr.gauss(0,.35),rr.uniform(0,6.28))
        cnt=[5,6,0,5,7,4,6,0,5,6,2,5]; n=0
        for (px,py,r,d),c in zip(pit,cnt):
            put_=[]
            for k in range(c):
                for t in range(60):
                    q=r*.62*math.sqrt(rr.random()); w=rr.uniform(0,6.28); x,y=px+q*math.cos(w),py+q*math.sin(w)
                    if all(math.hypot(x-X,y-Y)>.0128 for X,Y,_ in put_): break
                put_.append((x,y,0)); lay(x,y,height(x,y)+.0057,n); n+=1
    g.place((-.015,.0,0),D(0,0,-13))
    for x,y in ((.020,-.150),(.036,-.141),(-.012,-.168),(.128,-.176)): lay(x,y,.0057,n); n+=1
    put(sofa,(.15,1.35,-.36),w=2.3,mat=linen('#7c4530',weave=500,bump=.5),cush=[('cushion_a',linen('#d8cdb6'),-.40,.13,64,8,.95)]); plane((0,2.6,.8),7,4,plaster('#b5aa98',amt=.05,bump=.4),rot=D(90,0,0)); plane((0,1.2,-.36),7,5,plaster('#8d8880',amt=.06)); sun((.80,-.42,-.36),8.5,'#ffcf98',.6); gobo((-2.2,1.30,1.06),(.02,.03,.03),.62,.80,2,1,.035); area((-1.2,.9,.9),(0,.1,0),.9,.9,11,'#cfdcf2'); area((.9,-1.0,.8),(0,.1,0),.8,.7,1.6,'#ffd2a4',gloss=False); area((-1.5,.35,1.3),(.2,1.5,.1),1,1,34,'#ffe6cc',gloss=False)
    camera((.17,-.72,.325),(.012,.030,.048),68,fstop=3.2,focus=(.02,-.05,.045)); return dict(spp=44,bounces=2,clamp=4,threshold=.04,detail=.63)
def rung(col,r,w):
    """a rung: its paint gone where feet step"""
    g=G('rung'); v=g.coord(); n=g.noise(v,9,4); f=g.noise(v,60,4); s=g.n('SeparateXYZ'); g.l(v,s.inputs[0]); d=sums(g,'ABSOLUTE',s.outputs[0],0); e=sums(g,'ADD',sums(g,'MULTIPLY',g.mix(.4,n,f),.26),d); up=sums(g,'MULTIPLY',s.outputs[2],-1.6); k=g.ramp(sums(g,'ADD',e,up),[(w-.014,1.0),(w,0.0)]); c=C(col); lin=g.noise(g.coord(scale=(1,14,14)),30,3)
    g.l(g.mix(k,g.mix(g.ramp(n,[(.5,0.0),(.8,.5)]),c,mul(c,.55)),g.ramp(f,[(.3,hx('#5b5650')),(.7,hx('#9a958c'))])),g.b.inputs['Base Color']); g.l(g.mix(k,(.36,)*3,g.ramp(lin,[(.3,.22),(.7,.42)])),g.b.inputs['Roughness']); g.l(g.ramp(k,[(0,0.0),(1,.85)]),g.b.inputs['Metallic']); g.P(Specular=.5); g.bump(g.mix(.3,g.mix(k,(.8,.8,.8),(.2,.2,.2)),f),.4,.0012); return g.m
def s_hostel_ladder():
    """the iron ladder of a bunk in the dormitory after dark, somebody's lamp on above it"""
    world('#44538a',.22); R.seed(8); rr=random.Random(2); fr=worn('#b8925f','#86633a','x',.46,.5); fz=worn('#b8925f','#86633a','z',.46,.5); pc='#8fa596'; ir=oldpaint(pc,amount=.44,scale=11); rg=rung(pc,.013,.20); box((.3,0,1.475),(2.1,.034,.150),fr,.004)
    for x in (-.46,1.3): box((x,.005,1.3),(.066,.066,2.4),fz,.005)
    for q in (-1,1):
        x=q*.175; tube([(x,-.30,.35),(x,-.052,1.50),(x,-.036,1.575),(x,-.012,1.597),(x,.014,1.590),(x,.024,1.56),(x,.024,1.50)],.0125,ir,30,8)
    for k in range(4):
        z=1.385-.265*k; y=-.077-.248/1.15*(1.385-z)*.98; tube([(-.170,0,0),(-.06,0,0),(.06,0,0),(.170,0,0)],.0125,rg,30,5,loc=(0,y,z))
        for q in (-1,1): lathe(sprof([(.0125,0),(.0150,.002),(.0148,.005),(.0128,.008)],3),ir,28,loc=(q*.163,y,z),rot=D(0,-90*q,0))
    tick=woven('#d8d0be',.30,bands=[(.02+.045*i,.02+.045*i+(.012 if i%2 else .005),'#4a5f78') for i in range(44)],bump=.5,sheen=.15); m=surf(lambda u,v:(-.62+1.95*u,.026+(.07*min(1,v/.18)**.5 if v<.18 else .07+(v-.18)*.92),1.545+.072*min(1,v/.18)**.8+.004*noise.noise(Vector((u*9,v*4,2)))),160,60,tick); metres(m,1.95,.95); bl=photo('weave.png','weave_height.png',rough=.95,bump=.9,dist=.0007,sheen=.35)
    with grp() as g: metres(hang(.44,.50,.21,bl,4,.040,2.6,rad=.022,thick=.007,slack=.22,nu=220,nv=200),.44/.36,.71/.36,0,.667-.71/.36)
    g.place((.44,-.026,1.628),D(0,0,-2)); pillow('pillow_a',woven('#ece7db',.36,bump=.5,sheen=.2),(-.17,.80,1.715),D(60,4,5),.92); plane((.3,.98,1.6),5,3,plaster('#3a6470',amt=.05,bump=.3),rot=D(90,0,0)); lm=dusty('#20211f',.42,'#5a5348',.15,.15,60)
    with grp() as g: lathe(sprof([(.016,.062),(.022,.058),(.030,.040),(.046,.012),(.060,-.030),(.0585,-.030),(.044,.011),(.028,.038),(.010,.050)],5),lm,56); lathe([(0,-.004),(.016,.004),(.020,.020),(.012,.040)],emis('#ffd2a0',70),24).visible_shadow=False; tube([(0,0,.060),(-.01,0,.090),(-.050,0,.105),(-.085,0,.085)],.0055,lm,16,6); box((-.085,0,.06),(.030,.05,.075),lm,.004)
    g.place((-.335,-.045,1.80),D(-26,-12,0)); spot((-.338,-.060,1.790),(-.20,.02,1.3),20,'#ffb877',.022,140,.7); point((.55,.70,1.00),5,'#ffb06a',.05); box((.3,.5,.80),(2.0,.9,.16),linen('#d8d0be'),.05); point((-.30,.25,1.86),2.4,'#ffb06a',.03); area((2.2,-1.4,1.9),(0,0,1.5),1.1,1.5,60,'#9db2ec'); area((-1.8,-2.0,1.6),(0,0,1.4),1,1,16,'#9db0e0',gloss=False); plane((.3,-.3,0),6,5,worn('#6a4a2e','#3a2414','x')); camera((.46,-1.28,1.70),(-.03,.02,1.555),54,fstop=2.4,focus=(.02,-.05,1.50)); return dict(spp=44,bounces=2,clamp=4,threshold=.04,detail=.63)
def s_room_family_top():
    """a spinning top and three bricks on the play table of the Family Room, the bunk behind"""
    world('#b9c8da',.06); R.seed(5); rr=random.Random(9); tb=worn('#ab906a','#7a6040','x',.44,.7); wd=carved('#a9783f','#6d4520','z')
    for k in range(4): box((0,-.24+.16*k,-.02),(1.1,.158,.04),tb,.003)
    def top():
        P=sprof([(0,0),(.0022,.0008),(.0030,.006),(.0075,.016),(.0205,.030),(.0268,.0385),(.0270,.0425),(.0235,.0480),(.0120,.0515),(.0058,.0545),(.0045,.060),(.0046,.076),(.0056,.083),(.0040,.0865),(0,.087)],6); lathe(P,wd,96)
        for z0,z1,c in ((.0325,.0368,'#93301f'),(.0440,.0470,'#2c5f73')):
            R_=[(r+.00016,z) for r,z in P if z0-.0006<=z<=z1+.0006]; lathe(R_,oldpaint(c,'#a9783f',.40,48,.4),96)
        lathe(sprof([(0,-.0012),(.0016,-.0006),(.0020,.002),(.0019,.006)],4),metal('#8d8a84',.3,'#2a2622'),32)
    put(top,(-.055,-.055,.0425),D(0,116.5,14),1.0); bpy.context.view_layer.update(); co=flat('#d9cfb8',.95,sheen=.3); P=[]
    for k in range(46): t=k/45; a=.6+t*13.2; q=.020+.026*t+.007*math.sin(a*1.7)+.004*math.sin(a*.6); P.append((.085+q*math.cos(a)*1.2+.03*t*t,-.085+q*math.sin(a)*.62,.0016+.0024*(math.sin(a*2.1)+1)*t))
    P+=[(.03,-.110,.002),(-.01,-.122,.0012),(-.05,-.118,.0012),(-.10,-.128,.0012),(-.22,-.110,.0012)]; from scenes_outdoors import rope; rope(P,.00115,co,3.0,3,2,2600)
    for k,(x,y,z,a,c) in enumerate(((.088,.075,.0202,24,'#b8862c'),(.133,.098,.0202,-11,'#3d6a78'),(.110,.084,.0603,9,'#8f3b28'))): put(lambda:box((0,0,0),(.040,.040,.040),oldpaint(c,'#b48a5c',.50,26,.46),.0022,seg=3),(x,y,z),D(0,0,a))
    fr=worn('#c7a674','#98753f','z',.5,.3); plane((.2,2.3,.6),6,4,plaster('#c08a36',amt=.05,bump=.3),rot=D(90,0,0))
    for x in (-.15,.30): tube([(x,1.30,-.6),(x+.02,1.50,1.6)],.024,fr,20,4)
    for z in (-.16,.10,.36,.62): tube([(-.15,1.34+.05*z,z),(.30,1.34+.05*z,z)],.018,fr,20,3)
    for z in (.02,.50): box((.6,1.62,z),(2.6,.04,.13),worn('#c7a674','#98753f','x',.5,.3),.006); box((.6,1.95,z+.10),(2.5,.7,.12),linen('#e6e0d2'),.05,seg=4)
    drop(-1.5,-.62,-.7,1.9,1.55,linen('#2c5f86',weave=500),5,.06,3); plane((0,1,-.55),6,5,worn('#8a6238','#4d331c','x')); sun((.86,-.28,-.40),7.5,'#ffe0b6',.6); gobo((-2.1,.72,1.02),(.02,.02,.02),.70,.72,2,1,.04); area((-1.3,.8,.9),(0,0,0),.9,.9,5,'#cfdff7'); area((.9,-1.0,.7),(0,0,0),.8,.7,1.3,'#ffdcb4',gloss=False); area((-1.6,.4,1.4),(.2,1.8,.3),1,1,40,'#fff0da',gloss=False); camera((.07,-.60,.205),(.030,.0,.044),72,fstop=3.2,focus=(-.02,-.066,.03)); return dict(spp=44,bounces=2,clamp=4,threshold=.04,detail=.63)
def s_room_double_rattan():
    """the corner of the rattan headboard in the Double Room, the woven lamp beside it just on"""
    world('#4a5a7c',.07); R.seed(4); rr=random.Random(6); green=plaster('#3c6248',amt=.05,bump=.3); plane((0,1.22,1.9),6,1.6,green,rot=D(90,0,0)); eu=worn('#806040','#46301c','z',.4,.4)
    for k in range(30): box((-2.0+.135*k,1.19,.55),(.131,.05,1.16),eu,.004)
    box((0,1.175,1.145),(5,.075,.035),worn('#806040','#46301c','x',.4,.4),.004); g=G('cane'); v=g.coord(); n=g.noise(v,26,4); f=g.noise(g.coord(scale=(1,1,1)),120,3); g.l(g.mix(.45,g.ramp(n,[(.3,hx('#8a5f30')),(.7,hx('#c2935a'))]),g.ramp(f,[(.3,hx('#6d4723')),(.7,hx('#cf9f66'))])),g.b.inputs['Base Color']); g.P(Roughness=.36,Specular=.5); g.bump(f,.3,.0010); cane=g.m
    F=[(-.98,1.06,.2),(-.98,1.06,.72),(-.965,1.06,.95),(-.90,1.06,1.075),(-.76,1.06,1.125),(-.4,1.06,1.135),(.98,1.06,1.135)]; Q=spline(F,16); tube(F,.0205,cane,36,16,taper=lambda t:1+.05*sum(math.exp(-((t-k)/.004)**2) for k in (.22,.335,.455,.60,.74,.9)))
    def bind(p,d,r,turns,w=.0046):
        d=Vector(d).normalized(); u=d.orthogonal().normalized(); s=d.cross(u); P=[]
        for k in range(turns*14+1): a=k/14*6.283; q=Vector(p)+d*(k/14-turns/2)*w*1.02; P.append(q+(u*math.cos(a)+s*math.sin(a))*(r+.0011+.0004*math.sin(k*.7)))
        tube(P,w*.52,cane,8,0)
    for k in (20,34,52,70): p,d=Q[k],Q[k+1]-Q[k-1]; bind(p,d,.0205,9)
    inner=[(-.885,1.06,.25),(-.885,1.06,.74),(-.87,1.06,.90),(-.80,1.06,.995),(-.70,1.06,1.03),(-.4,1.06,1.035),(.98,1.06,1.035)]; I=spline(inner,16); tube(inner,.0125,cane,28,12)
    for k in range(5,min(95,len(I)),6): p=I[k]; d=min(Q,key=lambda q:(q-p).length); e=d-p; tube([tuple(p),tuple(p+e*.33+Vector((.0,-.012,0))),tuple(p+e*.66+Vector((0,.012,0))),tuple(d)],.0048,cane,12,4)
    for k in range(64):
        for s_ in (-1,1):
            P=[(-1.35+.052*k+s_*.62*j/39,1.06+.0042*s_*(1 if (j//3+k)%2 else -1),.36+.70*j/39) for j in range(40)]; P=[q for q in P if q[0]>-.88 and q[2]<1.03 and not (q[0]<-.78 and q[2]>.93 and math.hypot(q[0]+.78,q[2]-.93)>.095)]
            if len(P)>3: tube(P,.0050,cane,8,2)
    sh=woven('#ece7db',.36,bump=.55,sheen=.2); pillow('pillow_a',sh,(-.50,.90,.79),D(66,2,-3),1.05); pillow('pillow_b',sh,(-.42,.66,.74),D(44,-4,176),1.0); bed_=surf(lambda u,v:(-.95+1.9*u,-.9+1.85*v,.585+.020*noise.noise(Vector((u*5,v*6,2)))+.014*abs(noise.noise(Vector((u*9,v*7,6))))-.25*max(0,(.03-u)/.03)**2),140,140,woven('#e4ddcd',.5,bump=.6)); metres(bed_,1.9,1.85); woven_pendant((-1.32,.86,.98),2.9,r=.15,h=.17,kind='globe',glow=30,power=24,ribs=34,rings=7); put(bedside,(-1.36,.84,0),style='drum',w=.46,h=.52,mat=worn('#6b4626','#38220f','x'))
    area((-2.6,-1.6,1.7),(-.6,1,.9),1.3,1.6,24,'#8fa6e0'); area((-1.62,.42,1.12),(-.5,.85,.85),.16,.16,7,'#ffbd80',gloss=False); camera((-.28,-.62,1.16),(-.80,1.0,.945),62,fstop=2.4,focus=(-.86,1.04,1.07)); return dict(spp=48,bounces=2,clamp=4,threshold=.05,detail=.63)
def s_hostel_deluxe_gabi():
    """a bentwood chair at the window of the Deluxe Room, a gabi left over its back"""
    world('#b6c2d2',.06); R.seed(6); rr=random.Random(7); bw=worn('#54331e','#28160b','z',.26,.5); H=.86
    def arc(w,h,r,lo=.44): return tube([(-w*.92,0,lo),(-w,0,lo+.16),(-w*.985,0,h-.16),(-w*.72,0,h-.035),(0,0,h),(w*.72,0,h-.035),(w*.985,0,h-.16),(w,0,lo+.16),(w*.92,0,lo)],r,bw,30,12)
    with grp() as g: arc(.195,H,.0130); arc(.115,H-.14,.0088); lathe(sprof([(.20,-.018),(.215,-.012),(.217,0),(.212,.012),(.190,.016),(.186,.004)],5),bw,90,loc=(0,-.20,.44)); cyl((0,-.20,.444),.192,.006,woven('#b0905c',.30),0,60)
    def drape(w,front,back,r,sd,deep):
        f,L=overrail(w,front,back,r,deep,sd,2.7,bias=1.0); return (lambda u,v:(lambda p:(p[0],p[1],p[2]-max(0,abs(p[0])-.06)**1.8*1.35))(f(u,v))),L
    wv=photo('weave.png','weave_height.png',rough=.95,bump=.9,dist=.0007,sheen=.35); f,L=drape(.36,.34,.26,.0205,5,.034); o=surf(f,300,420,wv,loc=(.015,0,H)); metres(o,.36/.36,L/.36,0,-L/.36+.69); t=o.modifiers.new('t','SOLIDIFY'); t.thickness=.0042; t.offset=0; gl=[o]+g.objs; bpy.context.view_layer.update(); M=Matrix.LocRotScale(Vector((0,0,0)),Euler(D(-4,0,-17)),Vector((1,1,1)))
    for q in gl: q.matrix_world=M@q.matrix_world
    wall=plaster('#cdb896',amt=.05,bump=.3); tm=worn('#6b4526','#3a2413','z',.4,.3); window(-1.9,.35,.50,2.5,1.5,wall,tm,nv=2,w=.06,power=70,sill=tm); plane((-1,4,1.5),8,5,emis('#e6ebee',2.2),rot=D(90,0,0)); drop(-.55,1.15,.02,2.6,1.32,gauze('#efe7d6'),6,.05,4); planks(-3,3,-2,1.5,worn('#8a6238','#4d331c','y',.35),.12,2,'y'); sun((.88,.40,-.42),8,'#ffd6a4',.6); gobo((-2.0,-.9,1.72),(.03,.03,.78),.95,1.15,2,2,.045); area((-1.9,-.9,1.3),(0,0,.7),.9,1.1,7,'#e6edf8'); area((1.4,-1.2,1.2),(0,0,.7),.9,.9,1.5,'#ffd6a8',gloss=False)
    camera((.22,-1.24,1.02),(.03,.02,.745),66,fstop=2.4,focus=(.03,-.05,.80)); return dict(spp=48,bounces=2,clamp=4,threshold=.05,detail=.63)
def hat(cloth,band):
    """a child's cotton hat, worn soft; its hem stitched in rounds"""
    P=spline([(0,.088),(.035,.0885),(.062,.084),(.0700,.074),(.0760,.030),(.0795,.004),(.086,-.004),(.110,-.018),(.140,-.036)],8)
    def f(r,z,a,v):
        k=max(0,(v-.60)/.40); d=noise.noise(Vector((math.cos(a)*1.3,math.sin(a)*1.3,v*2.2))); e=noise.noise(Vector((math.cos(a)*3.4,math.sin(a)*3.4,v*6))); q=r*(1+.05*d+.012*e*(1-.5*k)); y=math.sin(a)*(1-.05*k)
        return (q*math.cos(a),q*y,z-.012*max(0,1-r/.06)**1.2+.006*d*(r<.075)+k*(.017*math.sin(2*a+.8)+.010*noise.noise(Vector((math.cos(a)*2,math.sin(a)*2,7))))+.0011*math.sin(k*6.283*6)*(.08<k<.97))
    n=len(P)-1
    def g(u,v): i=min(n-1,int(v*n)); t=v*n-i; p=P[i].lerp(P[i+1],t); return f(p[0],p[1],u*6.2832,v)
    o=surf(g,220,160,cloth,closed_u=True); metres(o,.55,.25); t=o.modifiers.new('t','SOLIDIFY'); t.thickness=.0018
    b=surf(lambda u,v:(lambda p:(p[0]*1.030,p[1]*1.030,p[2]))(g(u,.515+.095*v)),220,14,band,closed_u=True); metres(b,.55,.022); t=b.modifiers.new('t','SOLIDIFY'); t.thickness=.0012; t.offset=1
def s_room_family_rail():
    """the ladder's top of the upper bunk, a child's hat left on the post"""
    world('#b9c8da',.06); R.seed(3); fx=worn('#c7a674','#98753f','x',.46,.4); fz=worn('#c7a674','#98753f','z',.46,.4); X=.40
    box((X,0,1.10),(.066,.066,1.30),fz,.009,seg=4)
    for z,h in ((1.27,.15),): box((-.6,.0,z),(2.0,.030,h),fx,.006,seg=3)
    for y in (0,.9): box((-1.6,y,1.10),(.066,.066,1.30),fz,.009,seg=4)
    box((-.12,-.002,1.42),(.058,.030,.42),fz,.008,seg=4)
    for z in (1.445,1.585): box((-.86,.012,z),(1.5,.024,.062),fx,.010,seg=4)
    for x in (-.055,.325): tube([(x,-.30,.40),(x,-.165,1.0),(x,-.022,1.64)],.0195,fz,30,3)
    for k in range(4): z=1.335-.25*k; y=-.088-.225*(1.34-z); tube([(-.055,y,z),(.12,y,z),(.325,y,z)],.0165,fx,28,3)
    with grp() as g: hat(woven('#e4dac2',.30,bump=.8,sheen=.25),woven('#54708a',.22,bump=.8))
    g.place((X+.004,-.004,1.692),D(7,-9,40))
    sh=woven('#e8e3d7',.36,bump=.5,sheen=.2); m=surf(lambda u,v:(-1.6+1.98*u,.03+.86*v,1.385+.030*min(1,v/.08)**.6+.008*noise.noise(Vector((u*6,v*5,2)))+.006*noise.noise(Vector((u*13,v*9,5)))),150,80,sh); metres(m,2.3,.86); pillow('pillow_a',sh,(-1.22,.45,1.50),D(16,0,80),1.0)
    for z,h in ((1.27,.15),(1.455,.062)): box((X,.45,z),(.026,.86,h),worn('#c7a674','#98753f','y',.46,.4),.008,seg=4)
    box((-.6,.45,1.26),(1.95,.86,.16),sh,.04,seg=4); plane((.6,.97,1.5),6,4,plaster('#c08a36',amt=.05,bump=.3),rot=D(90,0,0)); plane((-2.3,.0,1.2),7,6,plaster('#d8d0bf',amt=.04),rot=D(90,0,90)).visible_shadow=False; plane((-2.26,-.75,1.75),2.6,2.0,emis('#eef2f2',1.7),rot=D(90,0,90)).visible_shadow=False
    for y in (-.75,.32): box((-2.22,y,1.75),(.06,.07,2.1),worn('#c7a674','#98753f','z'),.004)
    with grp() as c: drop(.0,.46,.0,2.7,0,linen('#2c5f86',weave=500),5,.06,3)
    c.place((-2.12,.47,0),D(0,0,90)); plane((0,0,0),8,6,worn('#8a6238','#4d331c','x'))
    sun((.60,.70,-.36),8,'#ffdcae',.6); gobo((-1.27,-1.84,2.56),(.28,.0,1.60),.95,.80,2,1,.05); area((-1.6,-.6,2.0),(.2,0,1.5),.9,.9,9,'#d6e2f4'); area((1.4,-1.4,1.6),(.2,0,1.5),.8,.8,2.0,'#ffdcb4',gloss=False); area((-1.2,-.5,2.6),(-.2,.9,1.6),1,.8,16,'#fff0da',gloss=False)
    camera((1.36,-.64,1.80),(.21,.03,1.595),62,fstop=2.8,focus=(X+.05,-.05,1.70)); return dict(spp=48,bounces=2,clamp=4,threshold=.04,detail=.63)
def s_hostel_bath_enamel():
    """the tap over an enamel basin that has seen many buckets, its drop late"""
    world('#aebccb',.05); R.seed(5); wall=plaster('#8ea48f',rough=.42,amt=.06,bump=.35); plane((0,.415,.5),5,2.4,wall,rot=D(90,0,0))
    wh=glaze('#e9e6dc'); ch=oldpaint('#e6e2d6','#221c19',.34,26,.16); bl=oldpaint('#2b4670','#2a1c14',.52,22,.2); P=sprof([(0,.006),(.08,.006),(.115,.014),(.160,.060),(.190,.118),(.2005,.1440)],8); lathe(P,wh,160); Q=sprof([(.2005,.1440),(.206,.1490),(.214,.1505)],5); lathe(Q,ch,200,wob=.002); lathe(sprof([(.2140,.1505),(.2175,.1515),(.2205,.1495),(.2210,.1465),(.2185,.1440),(.2150,.1440)],6),bl,200,wob=.002); lathe(sprof([(.206,.144),(.196,.110),(.165,.050),(.12,.006),(.08,-.004),(0,-.004)],6),ch,120)
    lathe([(0,.052),(.150,.052)],poolwater((.90,.94,.92),.04,26),100)
    st=metal('#a6a7a4',.20,'#4c463c',70); Y=.235; Z=.315
    def cast():
        tube([(0,.41,Z),(0,.30,Z),(0,Y,Z),(0,Y-.055,Z+.001),(0,Y-.088,Z-.006),(0,Y-.106,Z-.028),(0,Y-.110,Z-.054)],.0125,st,28,8,taper=lambda t:1.0-.10*t); lathe(sprof([(0,-.019),(.012,-.017),(.0185,-.006),(.0190,.006),(.0160,.016),(.0150,.030),(0,.030)],5),st,48,loc=(0,Y,Z)); lathe(sprof([(.008,0),(.0150,.001),(.0155,.004),(.0150,.008),(.0110,.010)],4),st,40,loc=(0,Y-.110,Z-.060))
    welded(cast,st,.0013,6); lathe(sprof([(.0325,0),(.0325,.003),(.029,.009),(.016,.014),(.013,.015)],5),st,64,loc=(0,.413,Z),rot=D(90,0,0)); lathe([(0,0),(.0172,0),(.0178,.0015),(.0178,.0085),(.0170,.0100),(0,.0100)],st,6,loc=(0,Y,Z+.028),rot=D(0,0,12),ang=25); lathe(sprof([(.0130,0),(.0130,.012),(.0095,.015),(.0060,.016),(.0060,.034)],4),st,40,loc=(0,Y,Z+.038))
    def cross():
        lathe(sprof([(0,-.009),(.0105,-.008),(.0125,0),(.0115,.007),(.006,.0095),(0,.010)],5),st,44)
        for a in range(4):
            with grp() as g: tube([(.004,0,0),(.020,0,0),(.033,0,.0005),(.0385,0,.0005)],.0052,st,20,5,taper=lambda t:.85+.42*t**2); lathe(sprof([(0,-.0078),(.0055,-.0060),(.0078,0),(.0055,.0060),(0,.0078)],5),st,24,loc=(.0385,0,.0005))
            g.place((0,0,0),D(0,0,90*a))
    with grp() as g: welded(cross,st,.0010,5); lathe(sprof([(.0085,.0085),(.0082,.0110),(.005,.0125),(0,.0128)],4),flat('#e8e4d8',.15,spec=.5),32)
    g.place((0,Y,Z+.074),D(0,0,31)); lathe(sprof([(0,-.0080),(.0032,-.0068),(.0044,-.0036),(.0032,.0004),(.0013,.004),(0,.006)],5),realglass('#f4f8f8',1.33),28,loc=(0,Y-.110,Z-.0655))
    drops(90,lambda r_:(lambda a,q:((q*math.cos(a),q*math.sin(a),.1502),(0,0,1),.1))(r_.uniform(0,6.28),r_.uniform(.208,.216)),(.0008,.0026),4)
    sun((-.80,.42,-.36),6.5,'#ffdcb0',.5); gobo((1.52,-.58,.97),(-.04,.24,.30),.46,.50,2,2,.028); area((-.9,.0,.62),(0,.2,.28),.5,.7,9,'#e6eef8'); area((.5,-.8,.7),(0,.2,.2),.4,.4,1.5,'#ffe0b8',gloss=False)
    camera((-.51,-.45,.350),(.010,.195,.280),64,fstop=3.2,focus=(0,Y-.10,Z-.03)); return dict(spp=48,bounces=3,clamp=5,threshold=.04,detail=.63)
def s_hostel_desk_edge():
    """the desk of the Single Room at eight: its edge still follows the tree; a notebook, a pencil, the key, water"""
    world('#b4c2d4',.05); R.seed(6); rr=random.Random(4); wd=worn('#8f6a48','#553a24','x',.42,.6)
    def f(u,v):
        x=(u-.5)*1.5; e=-.150+.016*noise.noise(Vector((x*3.1,1,4)))+.006*noise.noise(Vector((x*11,2,4)))+.0018*noise.noise(Vector((x*40,2,4)))
        if v<.22: t=v/.22; return (x,e+.012-.012*math.sin(t*1.571)+.020*(1-t)**2+.0007*noise.noise(Vector((x*26,t*3,6))),-.042+.042*t-.0035*t**8)
        t=(v-.22)/.78; return (x,e+.8*t,-.0035*max(0,1-t*90)**2+.0004*noise.noise(Vector((x*6,t*30,2))))
    surf(f,520,200,wd)
    cv=linencloth('#54302b'); pg=G('pages'); n=pg.noise(pg.coord(scale=(.6,.6,60)),12,3); pg.l(pg.ramp(n,[(.35,hx('#b9ad93')),(.6,hx('#dcd2b8'))]),pg.b.inputs['Base Color']); pg.P(Roughness=.9,Specular=.1); pg.bump(n,.7,.0008)
    def book():
        w,d,h=.145,.205,.0125
        box((.001,0,h/2+.0016),(w-.006,d-.006,h),pg.m,.0008)
        for z,s in ((.0008,0),(h+.0024,1)):
            o=surf(lambda u,v,z=z,s=s:((u-.5)*w,(v-.5)*d,z+s*(.0035*max(0,u-.45)**2*(1+v)+.0005*noise.noise(Vector((u*5,v*6,2))))),60,80,cv); t=o.modifiers.new('t','SOLIDIFY'); t.thickness=.0018; b=bevel(o,.0006)
        box((-w/2+.0008,0,h/2+.0016),(.0034,d,h+.0034),cv,.0012)
    put(book,(-.030,.015,.0008),D(0,0,-24))
    pc=oldpaint('#c79a2e','#c9a878',.36,60,.30); P=worn('#d4b183','#b08a58','z',.6,.2); gr=flat('#1b1b1d',.35)
    def pencil():
        lathe([(0,0),(.0036,0),(.0036,.118)],pc,6,ang=20); lathe([(.0036,.118),(.0011,.134)],P,24); lathe([(.0011,.134),(.0003,.1385),(0,.1387)],gr,16); lathe([(.0037,0),(.0037,.011)],flat('#3b3a38',.5),6,ang=20)
    put(pencil,(-.078,-.045,.0188),D(0,90,41))
    st=metal('#9c9a94',.26,'#3c3428',90); put(lambda:key(st),(.118,-.062,.0030),D(0,0,-38),1.15)
    tg=worn('#a9763f','#7a4d24','x',.42,.5)
    def tag():
        o=surf(lambda u,v:(lambda t:(.036*math.copysign(abs(math.cos(t))**.7,math.cos(t))*v,.0155*math.copysign(abs(math.sin(t))**.8,math.sin(t))*v,.0032))(u*6.2832),140,40,tg,closed_u=True); t=o.modifiers.new('t','SOLIDIFY'); t.thickness=.0056; t.offset=0; bevel(o,.0012,3)
        lathe(sprof([(.0032,.0004),(.0040,.0009),(.0050,.0004)],4),metal('#a5854a',.3),32,loc=(-.027,0,.0062))
    t=bpy.data.curves.new('n','FONT'); t.body='12'; t.size=.019; t.align_x='CENTER'; t.align_y='CENTER'; t.extrude=.0001; t.materials.append(flat('#2a170c',.8)); o=bpy.data.objects.new('n',t); S().collection.objects.link(o); o.location=(.0795,-.0795,.00655); o.rotation_euler=D(0,0,28)
    put(tag,(.075,-.082,.0004),D(0,0,-152)); co=flat('#8d2f22',.9,sheen=.3); rope([(.099,-.0695,.0072),(.1055,-.060,.0085),(.112,-.055,.0050),(.110,-.0635,.0022),(.103,-.0715,.0060),(.0985,-.0700,.0074)],.0010,co,3.0,3,2,500)
    R_=.033; lv=.062; lathe(sprof([(0,.0),(R_*.80,0),(R_*.86,.0015),(R_*.88,.006),(R_*.96,.060),(R_,.094)],6)+[(R_-.0006,.0950),(R_-.0016,.0948),(R_-.0021,.093),(R_*.975-.0022,lv+.0008),(R_*.965-.0034,lv),(0,lv)],realglass('#f6faf9',1.40),96,loc=(.088,.118,.0006),ang=50)
    teal=plaster('#4f8f8d',amt=.05,bump=.3); plane((0,.95,.1),6,2,teal,rot=D(90,0,0)); sun((.84,.34,-.30),8.5,'#ffdfb6',.5); gobo((-2.1,-.87,.79),(.04,.0,.0),.62,.40,2,1,.035); area((-1.0,.5,.7),(0,0,0),.7,.7,4,'#d6e4f6'); area((.8,-.9,.6),(0,0,0),.7,.6,1.0,'#ffdcb0',gloss=False); area((-1.2,.2,.9),(.1,.95,.2),.7,.7,9,'#e6eef2',gloss=False)
    camera((.16,-.66,.250),(.020,.000,.024),68,fstop=2.4,focus=(.06,-.072,.008)); return dict(spp=52,bounces=3,clamp=4,threshold=.04,detail=.63)
def s_hostel_city_bunk_post():
    """the lower bunk of the City Room after dark: its post, the blanket turned down and tucked in, the lamp on"""
    world('#3c4c80',.16); R.seed(8); fz=worn('#c09a68','#8d6b40','z',.46,.5); fx=worn('#c09a68','#8d6b40','x',.46,.5); gw=plaster('#2f5d52',amt=.06,bump=.3); plane((0,.98,1),6,4,gw,rot=D(90,0,0)); plane((-1.22,0,1),4,4,gw,rot=D(90,0,90))
    box((-1.06,.0,1.0),(.072,.072,2.4),fz,.007,seg=3); box((-1.06,.90,1.0),(.072,.072,2.4),fz,.007,seg=3); box((.2,-.004,.455),(2.45,.030,.15),fx,.005,seg=3); box((.2,.45,1.58),(2.6,.9,.12),fx,.01)
    for z in (.56,.76): box((-1.06,.45,z),(.026,.84,.095),worn('#c09a68','#8d6b40','y',.46,.5),.005,seg=3)
    for z in (.425,.485): lathe(sprof([(.013,0),(.0125,.004),(.009,.007),(0,.0078)],4),metal('#5c564c',.4,'#241d16'),30,loc=(-1.06,-.0355,z),rot=D(90,0,0))
    y0,z0,r=.030,.625,.055
    def cross(v,h,s):
        """across the bed from the wall, over the edge, down behind the rail; h above the mattress"""
        L=.80-r; a=r*1.571; d=.16; q=v*(L+a+d); w=.0045*noise.noise(Vector((s*3,q*3,1)))+.0028*noise.noise(Vector((s*9,q*6,4)))
        if q<L: y,z,ny,nz=.88-q,z0,0,1
        elif q<L+a: t=(q-L)/r; y,z,ny,nz=y0+r-r*math.sin(t),z0-r+r*math.cos(t),-math.sin(t),math.cos(t)
        else: y,z,ny,nz=y0,z0-r-(q-L-a),-1,0
        pull=max(0,(q-L)/.2); e=min(1,max(0,(q-L+.12)/.2)); w+=e*.0065*(abs(math.sin(s*23+2.2*noise.noise(Vector((s*4,q*5,2)))))**1.7)*(.4+.6*abs(noise.noise(Vector((s*2.3,1,7)))))*2-.004*pull; h=max(h+w,.002); return y+ny*h,z+nz*h
    sh=woven('#e9e4d8',.36,bump=.5,sheen=.2); m=surf(lambda u,v:(lambda x:(x,)+cross(v,.0,x+5))(-1.0+.9*u),160,150,sh); metres(m,.9,1.0)
    bl=woven('#ddd3bd',.40,bands=((.035,.041,'#2b6a4c'),(.048,.054,'#b8862c'),(.062,.098,'#23604a'),(.071,.075,'#d6b25a'),(.084,.088,'#d6b25a'),(.106,.112,'#b8862c'),(.119,.125,'#2b6a4c')),bump=.95); T0=.33; rr_=.011
    def fold(u,v):
        s=u*1.75; k=.03*noise.noise(Vector((v*2.2,4,1)))+.012*noise.noise(Vector((v*7,2,1)))
        if s<T0: x=-.30+T0-s; h=.026+.006*max(0,math.sin(3.1*s/T0))+.004*noise.noise(Vector((s*9,v*7,6)))
        elif s<T0+rr_*3.1416: a=(s-T0)/rr_; x=-.30-rr_*math.sin(a)*1.2; h=.015+rr_*math.cos(a)
        else: x=-.30+s-T0-rr_*3.1416; h=.005
        y,z=cross(v,h,x); return (x+k*(1 if s<T0+.05 else max(0,1-(s-T0-.05)*3)),y,z)
    o=surf(fold,420,260,bl); metres(o,1.75,1.0); t=o.modifiers.new('t','SOLIDIFY'); t.thickness=.0042; t.offset=1
    pillow('pillow_a',sh,(-.72,.45,.735),D(14,-12,87),(1.02,.84,.86)); lm=dusty('#c8c2b0',.42,'#8a8272',.15,.15,60)
    with grp() as g: lathe(sprof([(.016,.062),(.022,.058),(.030,.040),(.046,.012),(.060,-.030),(.0585,-.030),(.044,.011),(.028,.038),(.010,.050)],5),lm,56); bu=lathe([(0,-.004),(.016,.004),(.020,.020),(.012,.040)],emis('#ffd2a0',45),24); bu.visible_shadow=bu.visible_diffuse=bu.visible_glossy=False; tube([(0,0,.060),(-.01,0,.090),(-.050,0,.105),(-.095,0,.085)],.0055,lm,16,6); box((-.100,0,.06),(.030,.05,.075),lm,.004)
    for q in g.objs: q.visible_diffuse=q.visible_glossy=q.visible_shadow=False
    g.place((-.865,.66,1.125),D(-20,30,16)); point((-.83,.63,1.085),9,'#ffb877',.032)
    area((2.2,-1.6,1.9),(-.3,0,.6),1.1,1.5,34,'#9db2ec'); area((-1.6,-2.0,1.6),(-.5,0,.6),1,1,9,'#9db0e0',gloss=False); plane((0,-1,0),6,5,worn('#6a4a2e','#3a2414','x'))
    area((1.0,-1.5,1.0),(-.3,0,.5),.8,.8,1.6,'#ffca96',gloss=False); camera((.50,-1.28,1.16),(-.46,.20,.775),53,fstop=2.4,focus=(-.24,.03,.62)); return dict(spp=56,bounces=2,clamp=3,threshold=.035,detail=.60)
def s_hostel_studio_table_tea():
    """two glasses of tea on the low table in the Studio, the sun of the afternoon through them"""
    world('#b4c2d4',.05); R.seed(2); tb=worn('#a9814f','#74522f','x',.40,.55)
    for k in range(5): box((0,-.255+.165*k,-.02),(1.6,.1635,.04),tb,.004)
    def glass_(level,col):
        m=amber(level,.0085,col); m.node_tree.nodes['Translucent BSDF'].inputs[0].default_value=(*hx('#8f4316'),1); lathe(sprof([(0,0),(.0180,0),(.0212,.0012),(.0224,.005),(.0232,.018),(.0258,.074),(.0262,.0785)],6)+sprof([(.0257,.0802),(.0250,.0790),(.0246,.0740),(.0222+.0026*level/.075,level+.0022)],4)+[(.0214+.0026*level/.075,level+.0003),(.019,level),(0,level)],m,96,ang=60)
    put(lambda:glass_(.060,'#b96f38'),(-.062,-.010,.0004)); put(lambda:glass_(.034,'#c07a45'),(.052,.066,.0004),D(0,0,70))
    drops(9,lambda r:((-.02+.16*r.random(),-.14+.10*r.random(),.0),(0,0,1),.2*r.random()),(.0010,.0026),4)
    put(sofa,(.25,1.25,-.36),w=2.3,mat=linen('#8a4429',weave=500,bump=.5),cush=[('cushion_a',linen('#d8cdb6'),-.62,.13,64,8,.95)]); plane((0,2.5,.8),7,4,plaster('#b5aa98',amt=.05,bump=.4),rot=D(90,0,0)).visible_shadow=False; plane((0,1.2,-.36),7,5,plaster('#8d8880',amt=.06))
    sun((.66,-.66,-.40),8.0,'#ffcf98',.6); gobo((-1.35,1.34,.86),(-.01,0,.02),.50,.66,2,1,.03); area((-.9,.9,.8),(0,.02,.03),.8,.7,7,'#cfdcf2'); area((.9,-1.0,.8),(0,.1,0),.8,.7,1.4,'#ffd2a4',gloss=False); area((-1.5,.35,1.3),(.2,1.5,.1),1,1,34,'#ffe6cc',gloss=False)
    camera((.06,-.58,.185),(.004,.03,.038),74,fstop=3.2,focus=(-.055,-.030,.045)); return dict(spp=56,bounces=2,clamp=2.5,threshold=.035,detail=.62)

"""Pictures of one thing by one window (photo.py renders them): a lens of 50 mm or longer, cloth that has fallen by itself."""
from lib import *
from furn import *
from scenes_outdoors import metal,rope,poolwater
from scenes_close import photo,worn,dusty,gobo,cup,china,heap,bits,curd,clay_bowl,drops
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
 'apartment-double-ladder':('apartment-double','ev=.85 grain=0'), # then calm.py
 'bathroom-basin':('bathroom','ev=1.15 sat=.9 grain=0'), # then calm.py
 'garden-apartment-glasses':('garden-apartment-deck','ev=.7 grain=0 spots=603,662,8'), # then calm.py
 'hostel-single-rail':('hostel-single','ev=.7 grain=0 sat=.92'), # then calm.py
 'hostel-studio-gebeta':('hostel-studio','ev=.7 grain=0 sat=.92'), # then calm.py
 'hostel-ladder':('hostel','ev=.45 contrast=1.35 sat=.88 vignette=.5 grain=0'), # then calm.py
 'room-family-top':('room-family','ev=.7 grain=0 sat=.92'), # then calm.py
 'room-double-rattan':('room-double','ev=.75 contrast=1.3 sat=.92 vignette=.4 grain=0'), # then calm.py
 'hostel-deluxe-gabi':('hostel-deluxe-chair','ev=.5 grain=0'), # then calm.py
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
from scenes_outdoors import metal,rope,poolwater
from scenes_close import photo,worn,dusty,gobo,cup,china,heap,bits,curd,clay_bowl,drops

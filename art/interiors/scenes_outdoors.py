"""Close pictures from outdoors and of the houses in Addis Ababa (photo.py renders them; mkoutdoors.py paints what they need): one thing near, what stands behind far out of the depth of field."""
from lib import *
from furn import *
from scenes_close import *
from mathutils import Quaternion
# scene: (master in content/records/media, how photo.py graded it)
FILM={
 'awash':('awash','ev=.35 warm=.25 contrast=1.3 grain=.011 master=2880'), # awash-portrait: its left, 1440 x 1920
 'apartment-complex':('apartment-complex','ev=.75'),
 'awash-night':('awash-night','ev=.62 warm=.1 sat=.9 contrast=1.3 grain=.011 master=2880'), # awash-night-portrait: the same part of it
 'city-desk':('city-desk','ev=.65'),
 'complex-pool':('complex-pool','ev=.35 sat=.95'),
 'indoor-pool-goggles':('indoor-pool','ev=.55 grain=0'), # then calm.py
 'hostel-courtyard':('hostel-courtyard','ev=.85 sat=.93'), # then the hook of its lantern by hand
 'monastery':('monastery','ev=.75 sat=.92'),
 'village-evening':('village-evening','ev=.6 grain=0 master=2880'),
 'watersports':('watersports','ev=.6 contrast=1.35 warm=-.3 grain=.011'),
 'pool':('pool','ev=.9 warm=-.35 contrast=1.3 grain=.011'),
 'nature-walk':('nature-walk','ev=.65 grain=.011'),
 'spa':('spa','ev=1.0 grain=.011'),
 'tankwa-drying-reeds':('tankwa-drying','ev=.75 denoise=.45 grain=0 spots=510,334,52'), # then calm.py
}
def rope(P,r,mat,twist=2.4,n=3,seed=1,fuzz=0):
    """three strands laid round one another along P"""
    rr=random.Random(seed); Q=spline(P,10); L=0; off=[0]
    for i in range(1,len(Q)): L+=(Q[i]-Q[i-1]).length; off.append(L)
    up=None; F=[]
    for i,p in enumerate(Q):
        d=(Q[min(i+1,len(Q)-1)]-Q[max(i-1,0)]).normalized()
        if up is None: up=d.orthogonal().normalized()
        up=(up-d*up.dot(d)).normalized(); F.append((p,up.copy(),d.cross(up)))
    for s in range(n):
        T=[]
        for (p,u,v),l in zip(F,off): a=l/r/twist+s*6.2832/n; T.append(p+(u*math.cos(a)+v*math.sin(a))*r*.52)
        tube(T,r*.56,mat,10,0)
    vs=[];fs=[]
    for k in range(fuzz):
        p,u,v=F[rr.randrange(len(F))]; a=rr.uniform(0,6.28); e=(u*math.cos(a)+v*math.sin(a)); q=p+e*r*.9; l=r*rr.uniform(.5,2.2); d=(e+Vector((rr.gauss(0,.8),rr.gauss(0,.8),rr.gauss(0,.8)))).normalized(); w=d.orthogonal().normalized()*r*.035; b=len(vs); vs+=[q-w,q+w,q+d*l*.6+w*.8,q+d*l*.6-w*.8,q+d*l+Vector((0,0,-l*.2))]; fs+=[(b,b+1,b+2,b+3),(b+3,b+2,b+4)]
    if vs: mesh(vs,fs,mat,name='fuzz')
def sisal(col='#8d7856'):
    g=G('sisal'); v=g.coord(); f=g.noise(v,160,3); n=g.noise(v,14,3); c=C(col); b=g.ramp(f,[(.3,mul(c,.45)),(.55,c),(.75,mul(c,1.35))]); g.l(g.mix(g.ramp(n,[(.4,0.0),(.65,.6)]),b,mul(c,.35)),g.b.inputs['Base Color']); g.P(Roughness=.85,Specular=.25,Sheen=.2); g.bump(f,.6,.0012); return g.m
def polewood(L=3.8,wet=.55,tint=(1.0,.95,.88)):
    """a peeled pole that has weathered, dark where it is wet; laid out by UV, round and along"""
    g=G('pole'); v=g.coord('UV',(1,L/1.2,1)); t=g.n('TexImage'); t.image=img('poleskin.png'); g.l(v,t.inputs[0]); h=g.n('TexImage'); h.image=img('poleskin_height.png'); h.image.colorspace_settings.name='Non-Color'; g.l(v,h.inputs[0])
    n=g.noise(g.coord(),3.1,4); w=g.ramp(n,[(.40+.2*(1-wet),1.0),(.50+.2*(1-wet),0.0)]); col=g.mix(1,t.outputs[0],tint,'MULTIPLY'); g.l(g.mix(w,col,g.mix(1,col,(.55,.52,.49),'MULTIPLY')),g.b.inputs['Base Color']); g.l(g.mix(w,(.68,)*3,g.ramp(h.outputs[0],[(.4,.36),(.75,.15)])),g.b.inputs['Roughness']); g.P(Specular=.5); g.bump(h.outputs[0],.8,.0028); return g.m
def pole(p,q,r,mat,seed=1,n=96,m=260):
    """not quite round, not quite straight, a knot here and there"""
    p,q=Vector(p),Vector(q); d=(q-p); L=d.length; d.normalize(); u=d.orthogonal().normalized(); v=d.cross(u); rr=random.Random(seed); kn=[(rr.random()*L,rr.uniform(0,6.28),rr.uniform(.4,1.0)) for k in range(int(L*1.6))]
    def f(a,b):
        t=6.2832*a; s=b*L; e=1+.035*noise.noise(Vector((math.cos(t)*.8,math.sin(t)*.8,s*2+seed*7)))+.028*noise.noise(Vector((math.cos(t)*1.6,math.sin(t)*1.6,s*6+seed*3)))+.006*noise.noise(Vector((math.cos(t)*9,math.sin(t)*9,s*9)))
        for ks,ka,kk in kn:
            da=(t-ka+math.pi)%6.2832-math.pi; e+=.16*kk*math.exp(-((s-ks)/(.030*kk+.012))**2-(da/(.42*kk+.1))**2)
        c=u*(.012*noise.noise(Vector((s*1.3,seed,1))))+v*(.012*noise.noise(Vector((s*1.3,seed,5))))
        return tuple(d*s+c+(u*math.cos(t)+v*math.sin(t))*r*e)
    o=surf(f,n,m,mat); o.location=p; return f
def s_awash():
    """the terrace rail of Awash in the spray, the falls behind it"""
    world('#b9c6d6',.34); R.seed(2); rr=random.Random(7)
    backdrop('view_falls.exr',(2.4,34,-7.2),31,28.6,1.08)
    with grp() as rail:
        m=polewood(); mz=polewood(1.36,.4)
        f=pole((-1.6,0,1.02),(2.2,.0,1.05),.047,m,3,120,900)
        pf=pole((-.225,.075,-.2),(-.215,.07,1.155),.050,mz,5,90,300); surf(lambda u,v:tuple(Vector((-.215,.07,1.1549+.0035*(1-v*v)+.002*noise.noise(Vector((v*3*math.cos(6.28*u),v*3*math.sin(6.28*u),2)))))+(Vector(pf(u,1.0))-Vector((.01,-.005,1.355)))*v*1.0),90,12,dusty('#3d3227',.95,'#4d4134',.3,.6,34)); pole((-1.6,.085,.62),(2.2,.08,.60),.036,m,8,90,500)
        pole((1.55,.08,-.2),(1.55,.075,1.15),.05,mz,6)
        # the lashing: turns round rail and post, crossed, its end hanging
        rp=sisal(); P=[]
        for k in range(7):
            x=-.262+.0135*k
            for a in range(0,360,30): t=math.radians(a); P.append((x+.0125*a/360,.036+.092*math.cos(t),1.035+.0555*math.sin(t)))
        rope(P,.0058,rp,seed=2,fuzz=900)
        Q=[]
        for k in range(5):
            z0=.998+.0125*k
            for a in range(0,360,30): t=math.radians(a); Q.append((-.22+.062*math.cos(t),.018+.108*math.sin(t)*1.0-.0,z0+.0115*a/360))
        rope(Q,.0058,rp,seed=3,fuzz=600)
        rope([(-.16,-.052,1.04),(-.150,-.068,1.01),(-.146,-.066,.96),(-.150,-.060,.90),(-.140,-.058,.85)],.0056,rp,seed=4,fuzz=260)
        # drops: standing on top, hanging below
        u0=Vector((3.8,0,.03)).normalized()
        def top(r):
            b=r.uniform(.2,.72); best=None
            for k in range(9):
                p=Vector(f(r.random(),b))+Vector((-1.6,0,1.02)); 
                if best is None or p.z>best.z: best=p
            c=Vector((best.x,0,1.02+.03*(best.x+1.6)/3.8)); return (tuple(best),tuple((best-c).normalized()),.5*r.random())
        drops(420,top,(.0008,.0034),5)
        g=realglass('#f4f8f8',1.33)
        for k in range(26):
            b=rr.uniform(.25,.72); lo=min((Vector(f(a/60,b))+Vector((-1.6,0,1.02)) for a in range(60)),key=lambda p:p.z); s=rr.uniform(.0022,.0042)
            lathe(sprof([(0,-1.25),(.55,-1.05),(.86,-.5),(.80,.05),(.62,.45),(.70,.75)],4),g,24,loc=(lo.x,lo.y,lo.z-.55*s),scale=s)
    rail.place((.02,.02,0),D(0,0,17))
    sun((.72,-.50,-.46),5.5,'#ffd9a8',1.2); area((-1.2,2.4,2.6),(0,0,1.0),2.4,1.6,110,'#fff0dc'); area((1.6,-1.5,1.9),(.2,0,1.0),1.5,1.2,30,'#c4cede')
    camera((.20,-1.55,1.36),(.14,0,1.135),62,fstop=7.0,focus=(-.06,-.06,1.06)); return dict(size=(2880,1920),detail=.62,spp=70,bounces=3,clamp=4)
def s_awash_night():
    """the same rail after dusk: a lantern stands to its left, the falls are pale in the last of the sky"""
    s=s_awash(); world('#23345c',.10)
    for o in list(bpy.data.objects):
        if o.type=='LIGHT': bpy.data.objects.remove(o)
        elif o.name.startswith('backdrop'): t=o.data.materials[0].node_tree; e=t.nodes['Emission']; x=t.nodes.new('ShaderNodeMixRGB'); x.blend_type='MULTIPLY'; x.inputs[0].default_value=1; x.inputs[2].default_value=(.33,.52,1,1); t.links.new(t.nodes['Image Texture'].outputs[0],x.inputs[1]); t.links.new(x.outputs[0],e.inputs[0]); e.inputs[1].default_value=.31
    point((-.70,-.60,1.40),25,'#ffc48c',.035); area((-1.2,2.4,2.6),(0,0,1.0),2.4,1.6,46,'#6f90d8'); area((1.6,-1.5,2.2),(.2,0,1.0),1.5,1.2,2.2,'#7f97d8')
    return s
def poolwater(col=(.55,.84,.86),bump=.16,scale=3.4):
    """clear water for a close picture: what lies below shows through, the sky lies on it"""
    g=G('poolwater'); g.N.remove(g.b); tr=g.n('BsdfTransparent'); tr.inputs[0].default_value=(*col,1); gl=g.n('BsdfGlossy'); gl.inputs['Roughness'].default_value=.015
    h=g.mix(.4,g.noise(g.coord(scale=(1,1,1)),scale,2),g.noise(g.coord(scale=(1.3,1,1),rot=(0,0,.6)),scale*2.7,2)); b=g.n('Bump'); b.inputs['Strength'].default_value=bump; b.inputs['Distance'].default_value=.05; g.l(h,b.inputs['Height']); g.l(b.outputs[0],gl.inputs['Normal'])
    fr=g.n('Fresnel'); fr.inputs[0].default_value=1.33; g.l(b.outputs[0],fr.inputs['Normal']); mx=g.n('MixShader'); g.l(fr.outputs[0],mx.inputs[0]); g.l(tr.outputs[0],mx.inputs[1]); g.l(gl.outputs[0],mx.inputs[2]); g.l(mx.outputs[0],g.out.inputs[0]); return g.m
def pavestone(c1='#a39883',c2='#cabfa9',wet=.45):
    """pale limestone, pores and clouds in it, wet where someone has been"""
    g=G('paving'); v=g.coord(); n=g.noise(v,2.2,4); f=g.noise(v,26,4); p=g.noise(v,90,3); isl=g.n('ObjectInfo').outputs['Random']; a,b=C(c1),C(c2)
    col=g.mix(.5,g.ramp(n,[(.3,a),(.7,b)]),g.ramp(f,[(.3,mul(a,.85)),(.7,mul(b,1.05))])); col=g.mix(1,col,g.ramp(isl,[(0,(.86,.86,.87)),(1,(1.06,1.04,1.0))]),'MULTIPLY'); pore=g.ramp(p,[(.27,1.0),(.33,0.0)]); col=g.mix(pore,col,mul(a,.45))
    w=g.noise(g.coord(),1.15,4); s=g.n('SeparateXYZ'); g.l(g.n('NewGeometry').outputs['Position'],s.inputs[0]); near=g.n('MapRange'); g.l(s.outputs[0],near.inputs[0]); near.inputs[1].default_value=-.40; near.inputs[2].default_value=.0; near.inputs[3].default_value=-.16; near.inputs[4].default_value=.16
    ad=g.n('Math',operation='ADD'); g.l(w,ad.inputs[0]); g.l(near.outputs[0],ad.inputs[1]); k=g.ramp(ad.outputs[0],[(.97-wet,0.0),(1.0-wet,1.0)])
    g.l(g.mix(k,col,g.mix(1,col,(.50,.47,.44),'MULTIPLY')),g.b.inputs['Base Color']); g.l(g.mix(k,(.75,)*3,g.ramp(f,[(.3,.06),(.7,.22)])),g.b.inputs['Roughness']); g.P(Specular=.5); g.bump(g.mix(pore,g.mix(.5,n,f),(0,0,0)),.28,.004); return g.m
def basin(c1='#2f7f8c',c2='#6fb3b6',water=(.55,.84,.86),bump=.16):
    """a pool from x=0: tiles under the coping, a floor, the light's net on both, water"""
    t=G('mosaic'); br=t.n('TexBrick'); br.offset=0; br.inputs['Scale'].default_value=1; br.inputs['Mortar Size'].default_value=.0016; br.inputs['Brick Width'].default_value=.025; br.inputs['Row Height'].default_value=.025; br.inputs['Color1'].default_value=(*C(c1),1); br.inputs['Color2'].default_value=(*C(c2),1); br.inputs['Mortar'].default_value=(*hx('#b9c6c2'),1)
    x=t.n('TexVoronoi',feature='SMOOTH_F1'); x.inputs['Scale'].default_value=3.2; t.l(t.mix(.22,t.coord(),t.noise(t.coord(),2.5,3)),x.inputs[0]); ca=t.ramp(x.outputs[0],[(.30,.75),(.55,1.0),(.72,2.6)]); t.l(t.coord('UV'),br.inputs[0]); t.l(t.mix(1,br.outputs[0],ca,'MULTIPLY'),t.b.inputs['Base Color']); t.P(Roughness=.25,Specular=.5)
    def wall(u,v): return (-.012,-2.2+9.2*u,-1.2+1.15*v)
    o=surf(wall,1,1,t.m); uv=o.data.uv_layers[0].data
    for l in uv: l.uv=(l.uv[0]*9.2,l.uv[1]*1.15)
    o=surf(lambda u,v:(-.012+6*u,-2.2+9.2*v,-1.2),1,1,t.m)
    for l in o.data.uv_layers[0].data: l.uv=(l.uv[0]*6,l.uv[1]*9.2)
    plane((3,2.4,-.085),6.02,9.6,poolwater(water,bump))
def s_complex_pool():
    """the edge of the Apartment's pool: a towel let fall over the stone, a lounger's foot, the house out of focus"""
    world('#b8cbe0',.42); R.seed(5); rr=random.Random(9); st=pavestone()
    y=-2.2
    while y<7: box((-.165+rr.gauss(0,.001),y+.30,-.025+rr.gauss(0,.0008)),(.33,.594,.05),st,.016,seg=4,rot=(0,0,rr.gauss(0,.001))); y+=.6
    for i in range(8):
        for j in range(16): box((-.337-.30-.6*i,-2.2+.6*j+.3,-.027+rr.gauss(0,.001)),(.593,.593,.05),st,.004)
    plane((-3,3,-.035),6,12,plaster('#8d8576',.95,20))
    basin()
    # the towel, let fall in two folds; a second one rolled
    tm=terry('#e6ddca'); g=G.__new__(G); g.m,g.t,g.N,g.b=tm,tm.node_tree,tm.node_tree.nodes,tm.node_tree.nodes['Principled BSDF']; s=g.n('SeparateXYZ'); g.l(g.coord('UV'),s.inputs[0]); k=g.ramp(s.outputs[1],[(.0,0.0),(.060,0.0),(.062,1.0),(.100,1.0),(.102,0.0),(.112,0.0),(.114,1.0),(.122,1.0),(.124,0.0)],'CONSTANT'); g.l(g.mix(k,g.b.inputs['Base Color'].links[0].from_socket,C('#2f5a66')),g.b.inputs['Base Color'])
    def towel(u,v):
        s=-.335+.575*v+.014*noise.noise(Vector((u*3,1,2))); c=(u-.5)*.46+.020*noise.noise(Vector((v*3,4,1)))+.03*(v-.5); r=.022; k=max(0,s+r); a=min(k/r,math.pi/2); hang=max(0,k-r*math.pi/2)
        h=.0045+.019*math.exp(-((c-.055-.16*s)/.020)**2)*(.35+.65*min(1,abs(s+.05)*6))+.013*math.exp(-((c+.105+.10*s)/.017)**2)+.007*max(0,noise.noise(Vector((c*9,s*6,3)))+.15)+.012*max(0,.10-v)*10*max(0,noise.noise(Vector((c*7,9,2)))+.1)
        h+=hang*(.10+.10*math.sin(c*31+1)); return (min(s,-r)+r*math.sin(a)+h*math.sin(a),c,-r+r*math.cos(a)-hang+h*math.cos(a))
    o=surf(towel,150,190,tm); o.location=(.002,.24,.002); o.rotation_euler=D(0,0,0); mm=o.modifiers.new('t','SOLIDIFY'); mm.thickness=.008; mm.offset=1; terrydisp(o,.0024,.0042,1)
    # the lounger's foot, its slats and the end of its cushion
    wd=worn('#7d5a39','#3d2815','z',.5,.6); wx=worn('#7d5a39','#3d2815','y',.5,.6)
    with grp() as g:
        for sx in (-.31,.31):
            box((sx,0,.15),(.055,.055,.30),wd,.006); box((sx,.95,.30),(.05,2.0,.075),wx,.006); cyl((sx,0,-.001),.024,.006,flat('#1a1a1a',.6),.002)
        for k in range(14): box((0,.02+.105*k,.345),(.64,.085,.018),worn('#7d5a39','#3d2815','x',.5,.6),.004)
        box((0,.78,.40),(.60,1.50,.085),linen('#d8cfbd',weave=500),.035,seg=4)
    g.place((-1.02,1.15,.0),D(0,0,9))
    backdrop('view_facade.png',(-3.5,24,4.4),26,17.6,1.15)
    put(broadleaf,(-2.2,5.2,0),D(0,0,0),h=1.9,seed=3,n=13)
    sun((.70,-.78,-.52),5.2,'#ffe0b2',.8); area((2.0,6,3.5),(0,0,0),3,2,40,'#e4efff')
    camera((.50,-1.36,.50),(-.165,.52,.045),62,fstop=3.2,focus=(-.20,.10,.07)); return dict(spp=44,bounces=2,clamp=4,detail=.62)
def goggles():
    """swimmer's goggles, lying on their seals, the strap behind them on its edge"""
    lens=flat('#8fb6c6',.05,1.0); shell=flat('#14181b',.22); seal=flat('#1b1f22',.45); strap=flat('#20262a',.42)
    def rim(a,k=1.0,z=0): c,s=math.cos(a),math.sin(a); return (.0310*k*math.copysign(abs(c)**.74,c),.0182*k*math.copysign(abs(s)**.8,s)*(1+.13*c),z)
    def cup():
        surf(lambda u,v:(lambda q:(q[0],q[1],.0215+.0042*(1-v*v)))(rim(6.2832*u,.001+.94*v)),72,16,lens)
        surf(lambda u,v:rim(6.2832*u,(.945,.985,1.0,1.02,1.05,1.10)[round(v*5)],(.0217,.0222,.0205,.013,.007,.004)[round(v*5)]),72,5,shell)
        tube([rim(k*6.2832/48,1.07,.0042) for k in range(49)],.0042,seal,14,2)
    def pair():
        put(cup,(.0385,0,0),D(0,9,-4)); put(cup,(-.0385,0,0),D(0,-9,184)); tube([(-.0090,.002,.012),(0,.004,.0165),(.0090,.002,.012)],.0026,shell,14,6)
    put(pair,(0,.004,.0085),D(26,0,0))
    P=spline([(.069,0,.004),(.088,.012,.002),(.118,.046,.0),(.108,.096,.0),(.052,.118,.0),(-.020,.098,.0),(-.082,.120,.0),(-.132,.086,.0),(-.128,.036,.0),(-.092,.008,.002),(-.069,0,.004)],14); n=len(P)-1
    def band(u,v):
        p=P[round(u*n)]; d=(P[min(n,round(u*n)+1)]-P[max(0,round(u*n)-1)]).normalized(); lean=.30*math.sin(u*9.4); return (p.x+d.y*lean*.011*v,p.y-d.x*lean*.011*v,p.z+.0105*v)
    surf(band,n,4,strap,thick=.0018)
    for s in (-1,1): box((s*.0725,.0015,.0095),(.009,.006,.014),shell,.0016,rot=D(0,0,s*20))
def s_indoor_pool_goggles():
    """goggles on the sandstone by the rail, after dark: the lamps of the hall on the water"""
    world('#2a3350',.10); R.seed(5); rr=random.Random(9); st=pavestone('#85694a','#bfa27c',.50)
    y=-2.2
    while y<9: box((-.215+rr.gauss(0,.001),y+.40,-.025+rr.gauss(0,.0008)),(.43,.794,.05),st,.012,seg=4,rot=(0,0,rr.gauss(0,.001))); y+=.8
    for i in range(5):
        for j in range(14): box((-.436-.40-.8*i,-2.2+.8*j+.4,-.027+rr.gauss(0,.001)),(.793,.793,.05),st,.004)
    plane((-3,3,-.035),6,12,plaster('#6d5638',.95,20)); basin('#2c929a','#6cc6c6',(.55,.90,.92),.34)
    ch=G('steel'); ch.P(Base_Color=hx('#c9ccd0'),Metallic=1.0); ch.l(ch.ramp(ch.noise(ch.coord(),9,4),[(.35,.05),(.7,.20)]),ch.b.inputs['Roughness'])
    for yy in (1.30,1.80):
        tube([(-.24,yy,.0),(-.24,yy,.35),(-.24,yy,.62),(-.205,yy,.745),(-.10,yy,.80),(.02,yy,.765),(.085,yy,.64),(.10,yy,.40),(.10,yy,.10),(.10,yy,-.6)],.0200,ch.m,28,10); lathe(sprof([(.0205,.030),(.024,.026),(.043,.010),(.050,.004),(.050,0)],5),ch.m,48,loc=(-.24,yy,0))
    put(goggles,(-.165,.07,.0005),D(0,0,20))
    def on(r): x,y=-.02-.38*r.random(),r.uniform(-.35,.75); return (x,y,.0002),(0,0,1),.3*r.random()
    drops(150,on,(.0008,.0034),5)
    # the hall, far out of focus: a warm wall, the arch to the lake, lamps
    wl=plaster('#c79d6a',bump=.2); box((1,9.2,2.5),(14,.2,6),wl); box((7,3,2.5),(.2,14,6),wl); box((1,1,3.3),(14,20,.1),wl); box((1,-5,2.5),(14,.2,6),wl)
    backdrop('dusk_blue.png',(1.7,9.05,1.6),1.9,2.9,1.3)
    for (x,y,z) in ((1.2,3.2,1.42),(1.25,5.2,1.45),(1.3,7.6,1.5),(-1.1,7.4,1.3)): lathe([(.0,.05),(.04,.03),(.05,0),(.04,-.03),(0,-.05)],flat('#ffb866',emit='#ffb060',estr=30),24,loc=(x,y,z)); point((x,y,z-.1),16,'#ffa860',.07)
    for k in range(4): area((4.5,-.5+2.3*k,-1.05),(0,-.5+2.3*k,-.7),.4,.2,130,'#f2fff8')
    area((1.6,8.9,.1),(1.6,9.1,2.6),5,.14,40,'#ffb465',gloss=False); area((6.8,4,.1),(7,4,2.6),.14,9,60,'#ffb465',gloss=False); area((.6,-2,1.6),(.6,-1.4,3.2),1.4,1.4,40,'#ffbb74',gloss=False); area((-1.3,.7,1.3),(-.1,.1,0),.8,.6,34,'#ffd6b0'); area((.9,-1.2,1.2),(-.1,.1,0),.8,.5,7,'#93aee8'); area((-.75,1.5,.85),(-.05,1.4,.4),.10,.9,14,'#ffe0b8'); area((.2,1.2,1.25),(-.16,.07,.02),.30,.22,7,'#ffe3c2')
    camera((-.40,-.80,.27),(-.085,.5,.013),52,fstop=2.8,focus=(-.165,.06,.02)); return dict(spp=72,bounces=4,clamp=4,threshold=.03,detail=.75)
def words(text,size,mat,loc,rot=(0,0,0),deep=.0003):
    """letters that stand out of a surface"""
    c=bpy.data.curves.new('t','FONT'); c.body=text; c.size=size; c.align_x=c.align_y='CENTER'; c.extrude=deep; c.bevel_depth=deep*.4; c.materials.append(mat); o=bpy.data.objects.new('t',c); S().collection.objects.link(o); o.location=loc; o.rotation_euler=rot; return o
def metal(col='#b08a4a',rough=.3,dirt='#3a2c18',scale=60):
    """metal that hands have worn: scratches, dark in the hollows"""
    g=G('metal'); v=g.coord(); n=g.noise(v,scale*.3,4); f=g.noise(g.coord(scale=(1,9,1)),scale,3); c=C(col); g.l(g.mix(g.ramp(n,[(.30,.75),(.52,0.0)]),g.ramp(f,[(.3,mul(c,.75)),(.7,mul(c,1.1))]),C(dirt)),g.b.inputs['Base Color']); g.l(g.ramp(n,[(.3,min(1,rough*2)),(.7,rough*.8)]),g.b.inputs['Roughness']); g.P(Metallic=1.0); g.bump(f,.12,.0004); return g.m
def key(m):
    """a lever key, its bow at the origin, the bit towards +x, lying flat"""
    tube([(.0125*math.cos(t),.0105*math.sin(t),0) for t in [k*6.2832/24 for k in range(25)]],.0025,m,14,2); tube([(.0125,0,0),(.040,0,0),(.0575,0,0)],.0029,m,18,3); cyl((.0165,0,0),.0043,.003,m,.0006,24,rot=D(0,90,0)); cyl((.0195,0,0),.0038,.002,m,.0005,24,rot=D(0,90,0))
    for x,l in ((.0440,.0100),(.0478,.0072),(.0516,.0110)): box((x,-.0022-l/2,0),(.0029,l,.0022),m,.0003)
    box((.0478,-.0046,0),(.0105,.0050,.0021),m,.0003)
def s_city_desk():
    """a key with its tag on the desk of the City Hotel, the street behind the glass"""
    world('#2a3350',.05); R.seed(4); rr=random.Random(3); w=worn('#5a371f','#25130a','x',.26,.7)
    box((0,.28,-.02),(2.4,.98,.04),w,.006)
    br=metal('#b48c4a',.24); stl=metal('#8d8a84',.28,'#2a2622')
    with grp() as g:
        put(lambda:key(stl),(.030,.004,.0030),D(0,0,-12))
        tube([(-.001+.0190*math.cos(t),.0165*math.sin(t),.0034+.0022*math.sin(t+.7)) for t in [k*6.2832/30 for k in range(31)]],.0009,stl,10,2)
        def tag(u,v): a=6.2832*u; return (-.046+v*.034*math.cos(a),v*.0225*math.sin(a),.0042-.0006*v**6)
        o=surf(tag,96,20,br); o.modifiers.new('t','SOLIDIFY').thickness=.0028; lathe(sprof([(.0024,0),(.0040,.0004),(.0040,.0010),(.0026,.0012)],3),br,24,loc=(-.0185,0,.0066))
        tube([(-.046+.0305*math.cos(t),.0192*math.sin(t),.0071) for t in [k*6.2832/60 for k in range(61)]],.0005,br,6,1)
        words('407',.019,br,(-.048,0,.0071))
    g.place((.0,.0,.0005),D(0,0,-24))
    # a card half out of its envelope, a pen
    pa=G('card'); pn=pa.noise(pa.coord(),140,3); pa.l(pa.ramp(pn,[(.3,hx('#d9cfbb')),(.7,hx('#e9e0cf'))]),pa.b.inputs['Base Color']); pa.P(Roughness=.9,Specular=.2); pa.bump(pn,.2,.0006)
    with grp() as g: surf(lambda u,v:((u-.5)*.15,(v-.5)*.105,.0012+.004*max(0,u-.72)**1.5*(1+v)),30,12,pa.m,thick=.0004); surf(lambda u,v:((u-.5)*.16-.055,(v-.5)*.115,.0024+.0012*noise.noise(Vector((u*3,v*3,1)))),30,12,pa.m,thick=.0006)
    g.place((.172,.125,0),D(0,0,25))
    with grp() as g: tube([(-.068,0,0),(-.066,0,0),(.0,0,0),(.050,0,0),(.066,0,0)],.0048,flat('#15120f',.18,spec=.6),24,3,taper=lambda t:.75+.3*math.sin(math.pi*min(1,t*1.15))); tube([(.0,.0,.0055),(-.03,.0,.0066),(-.045,0,.0055)],.0008,br,8,3); cyl((.006,0,0),.0054,.004,br,.0006,24,rot=D(0,90,0))
    g.place((.150,.012,.0075),D(0,0,52))
    put(lambda:tablelamp(style='brass',h=.42,r=.15,glow=2.2,power=5),(-.47,.50,0))
    # the window: its sill and bars far behind the focus, the street beyond
    fr=dusty('#2a211a',.5,'#4a3b2c',.2,.3,20)
    box((0,.80,-.01),(3,.16,.05),fr,.006)
    for x in (-.62,.30,1.2): box((x,.83,.9),(.055,.06,2.0),fr,.006)
    backdrop('view_street.exr',(.6,30,-.6),23,15.3,1.0)
    area((-.40,.16,.34),(0,0,0),.20,.20,5.5,'#ffc486'); area((.5,1.0,1.0),(0,.1,0),1.2,.8,2.2,'#7f97d8',gloss=False)
    camera((.036,-.43,.176),(.018,.10,.050),52,fstop=2.8,focus=(-.01,-.012,.003)); return dict(spp=44,bounces=2,clamp=0,threshold=.04,detail=.62)
def chipped(paint,under=(.62,.52,.42),amount=.40,rot=(0,0,0),scale=.85,gloss=.35):
    """old oil paint on boards: it flakes along the grain, dust and hands have dulled it; boards stand upright"""
    g=G('chipped'); isl=g.n('ObjectInfo').outputs['Random']; mm=g.n('Math',operation='MULTIPLY'); g.l(isl,mm.inputs[0]); mm.inputs[1].default_value=7.3; v=g.coord(scale=(scale/.30,scale/.30,scale/1.2),rot=rot,loc=mm.outputs[0])
    def im(name,raw): x=g.n('TexImage'); x.image=img(name); x.projection='BOX'; x.projection_blend=.1; x.image.colorspace_settings.name='Non-Color' if raw else 'sRGB'; g.l(v,x.inputs[0]); return x.outputs[0]
    skin,high=im('poleskin.png',False),im('poleskin_height.png',True); big=g.noise(g.coord(),2.6,4); fine=g.noise(g.coord(scale=(1,1,.35)),30,4); s=g.n('SeparateXYZ'); g.l(g.coord(),s.inputs[0])
    wear=g.mix(.42,g.mix(.55,big,fine),high); k=g.ramp(wear,[(.335+.22*amount,1.0),(.345+.22*amount,0.0)]); edge=g.ramp(wear,[(.335+.22*amount,0.0),(.35+.22*amount,1.0),(.375+.22*amount,0.0)]); c=C(paint)
    body=g.ramp(g.mix(.5,big,fine),[(.3,mul(c,.74)),(.5,c),(.72,mul(c,1.22))]); body=g.mix(g.mix(.5,(0,0,0),edge),body,mul(c,1.9)); g.l(g.mix(k,body,g.mix(1,skin,under,'MULTIPLY')),g.b.inputs['Base Color']); g.l(g.mix(k,g.ramp(fine,[(.3,gloss),(.7,gloss*1.7)]),(.8,)*3),g.b.inputs['Roughness']); g.P(Specular=.45)
    g.bump(g.mix(.30,g.mix(k,(.75,.75,.75),(.25,.25,.25)),high),.55,.004); return g.m
def render_wall(c1,c2,low='#4a382a',damp=.5,tall=.5):
    """lime wash over mud: trowel marks, hairs of cracks, splashes near the ground"""
    e=G('wash'); v=e.coord(); n=e.noise(v,1.7,4); m=e.noise(v,6,4); f=e.noise(v,34,4); x=e.n('TexVoronoi',feature='DISTANCE_TO_EDGE'); x.inputs['Scale'].default_value=2.1; e.l(e.mix(.16,v,m),x.inputs[0]); cr=e.mix(1,e.ramp(x.outputs[0],[(.0,1.0),(.006,0.0)]),e.ramp(n,[(.52,0.0),(.62,1.0)]),'MULTIPLY')
    b=e.ramp(n,[(.3,C(c1)),(.7,C(c2))]); b=e.mix(.45,b,e.ramp(m,[(.3,mul(C(c1),.82)),(.7,mul(C(c2),1.12))])); b=e.mix(.22,b,e.ramp(f,[(.3,mul(C(c1),.7)),(.7,mul(C(c2),1.2))])); s=e.n('SeparateXYZ'); e.l(v,s.inputs[0]); ht=e.n('Math',operation='ADD'); e.l(s.outputs[2],ht.inputs[0]); wob=e.n('Math',operation='MULTIPLY'); e.l(m,wob.inputs[0]); wob.inputs[1].default_value=tall*.9; e.l(wob.outputs[0],ht.inputs[1])
    b=e.mix(e.ramp(ht.outputs[0],[(tall*.35,damp),(tall*.95,0.0)]),b,C(low)); e.l(e.mix(cr,b,C('#2e2219')),e.b.inputs['Base Color']); e.P(Roughness=.95,Specular=.15); e.bump(e.mix(cr,e.mix(.6,n,e.mix(.45,m,f)),(0,0,0)),.7,.016); return e.m
def leaves_shade(loc,n,r,s,seed=1):
    """a crown between sun and wall: only its shadow is seen"""
    rr=random.Random(seed); vs=[];fs=[]
    for k in range(n):
        p=Vector(loc)+Vector((rr.gauss(0,r[0]),rr.gauss(0,r[1]),rr.gauss(0,r[2]))); a=Vector((rr.gauss(0,1),rr.gauss(0,1),rr.gauss(0,1))).normalized(); b=a.orthogonal().normalized(); l=s*rr.uniform(.6,1.4); i=len(vs); vs+=[p-a*l,p+b*l*.45,p+a*l,p-b*l*.45]; fs.append((i,i+1,i+2,i+3))
    o=mesh(vs,fs,flat('#2a3a1a',.8),name='crown'); o.visible_camera=o.visible_glossy=False; return o
def s_monastery():
    """the door of a church of the islands, ajar in the shade of a tree; whoever is inside has left the shoes on the step"""
    world('#b9c7d8',.50); R.seed(6); rr=random.Random(4)
    wall_with_openings(-3.2,3.2,-.4,3.2,[(-.62,.62,-.5,2.3)],render_wall('#b08a5c','#cfae80','#6b4d33',.6,.6),thick=.42,axis='x',at=0)
    fr=worn('#3d2a1a','#1c120a','z',.7); ir=dusty('#1d1814',.55,'#5a4836',.3,.4,30)
    for q in (-1,1): box((q*.60,.10,1.1),(.13,.24,2.4),fr,.014)
    box((0,.10,-.01),(1.45,.30,.11),worn('#4a3322','#20150c','x',.7),.02)
    dm=chipped('#54655a',amount=.62); dr=chipped('#693a30',amount=.66)
    def leaf(s):
        for k in range(3): box((s*(.09+.175*k),0,1.08),(.172,.05,2.10+rr.uniform(-.01,.005)),dm,.005)
        for z in (.24,.92,1.62):
            box((s*.265,-.034,z),(.52,.022,.10),dr,.006)
            for k in range(4): lathe(sprof([(.015,0),(.012,.007),(0,.010)],3),ir,16,loc=(s*(.05+.145*k),-.045,z),rot=D(90,0,0))
    put(lambda:leaf(1),(-.535,.16,.045),D(0,0,62))
    with grp() as g: leaf(-1); lathe([(.055+.007*math.cos(t),.007*math.sin(t)) for t in [k*.5236 for k in range(13)]],ir,48,loc=(-.46,-.066,1.18),rot=D(80,0,0)); lathe(sprof([(.036,0),(.028,.010),(0,.014)],3),ir,24,loc=(-.46,-.034,1.24),rot=D(90,0,0))
    g.place((.535,.16,.045),D(0,0,-5))
    # dark inside; one candle a long way in
    plane((0,3.5,1.2),6,5,flat('#120d09',.95),rot=D(90,0,0)); plane((0,1.9,-.02),4,3.2,flat('#2a1d12',.8)); lathe(sprof([(0,-.02),(.010,-.012),(.012,0),(.006,.02),(0,.03)],4),emis('#ffb45a',14),16,loc=(-.05,2.6,1.28))
    # the step: rough stones, worn in the middle
    w=G('slab'); v=w.coord(); n=w.noise(v,3,4); f=w.noise(v,30,4); isl=w.n('ObjectInfo').outputs['Random']; b=w.mix(.5,w.ramp(n,[(.3,hx('#5d564d')),(.7,hx('#8d8374'))]),w.ramp(f,[(.3,hx('#4a443c')),(.7,hx('#9a9080'))])); b=w.mix(1,b,w.ramp(isl,[(0,(.8,.8,.82)),(1,(1.12,1.08,1.0))]),'MULTIPLY'); w.l(b,w.b.inputs['Base Color']); w.P(Roughness=.8,Specular=.3); w.bump(w.mix(.5,n,f),.8,.014)
    def slab(x0,x1,y0,y1,z,k): surf(lambda u,v:(x0+(x1-x0)*u+.03*noise.noise(Vector((v*2,k,1))),y0+(y1-y0)*v+.03*noise.noise(Vector((u*3,k,7))),z-.10*max(0,1-min(u,1-u,v,1-v)/.035)**2+.010*noise.fractal(Vector((u*2.2,v*1.6,k)),1,2,4)),60,40,w.m)
    for k,(a,c) in enumerate(((-1.5,-.46),(-.43,.52),(.55,1.6))): slab(a,c,-.62,.04,-.055,k)
    for k,(a,c) in enumerate(((-2.6,-.95),(-.9,.12),(.16,1.2),(1.24,2.6))): slab(a,c,-1.25,-.60,-.215,k+5)
    plane((0,-3,-.36),9,7,render_wall('#6b5138','#8d6e4d'))
    # a prayer stick, left standing against the jamb
    mk=worn('#4a2f1a','#1f130a','z',.4,.5); tube([(.80,-.30,-.05),(.775,-.20,.5),(.752,-.11,1.0),(.735,-.035,1.36)],.0125,mk,20,6,taper=lambda q:1.1-.25*q); hn=metal('#86703f',.36)
    tube([(.735-.085,-.030,1.405),(.735-.045,-.033,1.372),(.735,-.034,1.362),(.735+.045,-.033,1.372),(.735+.085,-.030,1.405)],.0105,hn,18,6,taper=lambda q:.55+.6*math.sin(math.pi*q)); cyl((.737,-.045,1.32),.0160,.05,hn,.002,28,rot=D(-11,0,0)); box((0,-.4,-.55),(6,1.7,.4),w.m,0)
    for k in range(34):
        x,y=rr.uniform(-1.2,1.3),-rr.uniform(.05,1.2); l=rr.uniform(.02,.045); z=-.045 if y>-.60 else -.20; c=rr.uniform(-1,1)
        surf(lambda u,v,l=l,c=c:((u-.5)*.9*l*math.sin(math.pi*(.04+.94*v))**.8,(v-.5)*2*l,.010*abs(u-.5)*l*40+c*.006*math.sin(v*3)+.003),5,8,flat(rr.choice(('#6b4a22','#8a6a2e','#4f3a1c','#7a7434')),.75),loc=(x,y,z),rot=(rr.gauss(0,.12),rr.gauss(0,.12),rr.uniform(0,6.28)))
    sd=Vector((.55,.74,-.62)).normalized(); leaves_shade(Vector((.2,0,.9))-sd*5.0,2600,(1.25,1.0,.85),.075,3); leaves_shade(Vector((-1.6,0,1.6))-sd*5.5,1500,(.8,.8,.7),.075,4)
    sun(tuple(sd),7.0,'#ffe0b0',.53)
    camera((1.25,-3.05,1.12),(.14,-.02,.80),56,fstop=3.2,focus=(.74,-.06,1.2)); return dict(spp=56,bounces=2,clamp=4,detail=.66)
def enamel(col):
    """painted sheet metal in a hall: fine scratches, dull where fingers go"""
    g=G('enamel'); v=g.coord(); n=g.noise(v,7,4); f=g.noise(g.coord(scale=(1,1,9)),34,3); c=C(col); g.l(g.mix(g.ramp(f,[(.66,0.0),(.72,.5)]),g.ramp(n,[(.3,mul(c,.88)),(.7,mul(c,1.10))]),mul(c,1.8)),g.b.inputs['Base Color']); g.l(g.ramp(n,[(.3,.30),(.7,.50)]),g.b.inputs['Roughness']); g.P(Specular=.45); g.bump(n,.10,.003); return g.m
def s_apartment_complex():
    """the letter boxes in the entrance of the Apartments, dusk outside, a key in one of them"""
    world('#38456a',.12); R.seed(3); rr=random.Random(8)
    m=[enamel(c) for c in ('#44544c','#485950','#40504a')]; ed=flat('#121412',.7); br=metal('#a9874c',.28); stl=metal('#8d8a84',.3,'#2a2622')
    pa=G('paper'); pn=pa.noise(pa.coord(),90,3); pa.l(pa.ramp(pn,[(.3,hx('#cfc4ac')),(.7,hx('#e4dbc8'))]),pa.b.inputs['Base Color']); pa.P(Roughness=.9,Specular=.15); ink=flat('#1d1b1a',.8)
    w,h=.270,.150; nx,nz=6,4; box((nx*w/2-w,.112,1.18),(nx*w+.06,.19,nz*h+.07),ed,.006)
    for q in (-1,1): box((nx*w/2-w,-.012,1.18+q*(nz*h/2+.018)),(nx*w+.075,.03,.036),worn('#5d3f26','#2c1a0f','x',.4),.006); box((nx*w/2-w+q*(nx*w/2+.018),-.012,1.18),(.036,.03,nz*h+.036),worn('#5d3f26','#2c1a0f','z',.4),.006)
    for i in range(nx):
        for j in range(nz):
            n=(nz-1-j)*nx+i+1; open_=(i,j)==(3,2)
            def face(n=n,i=i,j=j):
                box((w/2,0,0),(w-.008,.014,h-.008),m[(i*5+j*3)%3],.0022,seg=3); box((w/2,-.0075,.040),(.165,.003,.021),ed,.001); surf(lambda u,v:(w/2+(u-.5)*.176,-.0095-.0024*math.sin(math.pi*v)*(1-.2*v),.0545-.030*v),8,8,m[(i+j)%3],thick=.0016)
                box((w/2-.030,-.0082,-.022),(.088,.0022,.030),stl,.0008); box((w/2-.030+rr.uniform(-.001,.001),-.0095,-.022),(.080,.0006,.023),pa.m,0,rot=(0,rr.gauss(0,.012),0)); words(str(n),.0155,ink,(w/2-.056,-.0100,-.022),D(90,0,0),.00004)
                for k in range(rr.choice((1,2))): tube([(w/2-.042+.0035*q+rr.uniform(-.0006,.0006),-.0101,-.018-.007*k+.0016*math.sin(q*2.3+n+k*2)) for q in range(rr.randint(7,14))],.00028,flat('#26304f',.8),5,3)
                cyl((w-.040,-.0100,-.020),.0105,.008,stl,.0012,32,rot=D(90,0,0)); box((w-.040,-.0145,-.020),(.0012,.001,.007),ed,0)
            put(face,((i-1)*w,0 if not open_ else -.004,1.18+(j-nz/2+.5)*h),D(0,0,-9) if open_ else (0,0,0))
    # the key in its lock, a tag on it; letters that stuck out
    with grp() as g:
        put(lambda:key(br),(0,0,0),D(90,0,0)); 
    g.place((3*w-w+w-.042-.006,-.062,1.18+.5*h-.020+.0),D(0,0,90-9)); kx,ky,kz=2*w+w-.048-.002,-.064,1.18+.5*h-.020
    tube([(kx,ky-.004+.010*math.cos(t),kz-.016+.013*math.sin(t)) for t in [k*6.2832/26 for k in range(27)]],.0010,stl,8,2)
    lt=dusty('#5a3019',.5,'#8a6a4a',.2,.35,60); surf(lambda u,v:(kx+.004*math.sin(v*2)+(u-.5)*.026*(.55+.45*math.sin(math.pi*min(1,.12+v*.9))**.5),ky-.007-.004*v,kz-.026-.062*v),14,20,lt,thick=.0028)
    for (i,j,a,l) in ((1,1,5,.060),(4,3,-4,.035),(2,0,3,.045)): x=(i-1)*w+w/2; z=1.18+(j-nz/2+.5)*h+.042; surf(lambda u,v,x=x,z=z,a=a,l=l:(x-.01+(u-.5)*.155,-.006-l*v,z+.012*v*(1-v)*2-.014*v*v+(u-.5)*.001*a*8),10,14,pa.m,thick=.0007)
    # the wall they hang on, the hall behind: a lamp, the glazed door, the street at dusk
    wl=render_wall('#a8937a','#bfab90',damp=0); plane((1.5,.19,1.5),9,3.2,wl,rot=D(90,0,0)); plane((1,-1,0),9,5,tile_floor()) 
    for z,p in ((1.95,26),): lathe(sprof([(0,-.10),(.07,-.085),(.10,0),(.07,.085),(.03,.10)],5),shade('#f3e4c8',5,'#ffc27c'),40,loc=(1.15,-.02,z)).visible_shadow=False; point((1.15,-.16,z-.05),p,'#ffb672',.09)
    lathe(sprof([(0,-.10),(.07,-.085),(.10,0),(.07,.085),(.03,.10)],5),shade('#f3e4c8',6,'#ffc27c'),40,loc=(3.2,.06,1.95)); point((3.2,-.16,1.9),30,'#ffb672',.09)
    backdrop('view_street.exr',(9.0,3.2,2.2),13,8.6,.9,rot=D(90,0,-64)); fr=dusty('#201c18',.5,'#4a3b2c',.2,.3,20)
    for y in (-2.2,-1.25,-.3,.6): box((5.2,y,1.3),(.06,.07,2.8),fr,.004)
    area((5.0,-.9,1.6),(1,0,1.2),1.6,2.2,34,'#8fa4e6',gloss=False); area((-.5,-1.3,2.2),(.9,0,1.2),.7,.4,26,'#ffc892')
    camera((.02,-1.02,1.30),(1.02,.0,1.215),52,fstop=2.4,focus=(3*w-.05,-.05,1.25)); return dict(spp=72,bounces=2,clamp=4,detail=.64)
def tile_floor():
    g=G('floor'); v=g.coord(); n=g.noise(v,6,4); g.l(g.ramp(n,[(.3,hx('#4a443d')),(.7,hx('#6a6157'))]),g.b.inputs['Base Color']); g.P(Roughness=.2,Specular=.5); return g.m
def bougainvillea(P,seed=1,n=46,size=.030,spread=.11,flower=.72):
    """a branch along P: papery bracts in threes, leaves between them"""
    rr=random.Random(seed); Q=spline(P,8); st=flat('#4a3626',.8); tube(P,.0045,st,8,6,taper=lambda q:1.3-.9*q)
    def paper(c,tr,name):
        g=G(name); isl=g.n('NewGeometry').outputs['Random Per Island']; f=g.noise(g.coord('UV',(1,1,1)),20,3); b=g.mix(isl,mul(C(c),.62),mul(C(c),1.3)); b=g.mix(.5,b,g.mix(1,b,g.ramp(f,[(.3,(.7,.7,.7)),(.7,(1.25,1.25,1.25))]),'MULTIPLY')); g.l(b,g.b.inputs['Base Color']); g.P(Roughness=.7,Specular=.2); g.bump(f,.4,.002); tl=g.n('BsdfTranslucent'); g.l(b,tl.inputs[0]); mx=g.n('MixShader'); mx.inputs[0].default_value=tr; g.l(g.b.outputs[0],mx.inputs[1]); g.l(tl.outputs[0],mx.inputs[2]); g.l(mx.outputs[0],g.out.inputs[0]); return g.m
    br,lf=paper('#b3225f',.5,'bract'),paper('#3f5f2c',.3,'leaf'); bv,bf,lv,lF=[],[],[],[]
    def blade(V,F,p,d,nrm,L,W,cup,curl):
        s=d.cross(nrm).normalized(); b=len(V); nu,nv=6,8; k=rr.uniform(0,9)
        for j in range(nv+1):
            for i in range(nu+1):
                u,v=(i/nu-.5)*2,j/nv; w=W*(math.sin(math.pi*min(1,.05+.95*v)**.62)**.8)*(1-.25*v); V.append(p+d*L*v+s*u*w+nrm*(cup*w*u*u-curl*L*v*v+.05*W*noise.noise(Vector((u*2.2,v*4,k)))))
        for j in range(nv):
            for i in range(nu): a=b+j*(nu+1)+i; F.append((a,a+1,a+nu+2,a+nu+1))
    for k in range(n):
        t=rr.random()**.8; c=Q[min(len(Q)-1,int(t*len(Q)))]; o=Vector((rr.gauss(0,spread),rr.gauss(0,spread*.8),rr.gauss(-.02,spread*.8))); p=c+o*rr.uniform(.3,1); tube([tuple(c),tuple((c+p)/2+Vector((0,0,.012))),tuple(p)],.0014,st,6,4); out=(o.normalized()+Vector((0,-.5,-.3))).normalized()
        if rr.random()<flower:
            for cl in range(rr.choice((1,2,2,3))):
                q=p+Vector((rr.gauss(0,.018),rr.gauss(0,.018),rr.gauss(0,.018))); ax=(out+Vector((rr.gauss(0,.5),rr.gauss(0,.5),rr.gauss(0,.5)))).normalized(); e=ax.orthogonal().normalized(); z=size*rr.uniform(.75,1.2)
                for m in range(3): d=e.copy(); d.rotate(Quaternion(ax,m*2.094+rr.gauss(0,.15))); d=(d*.62+ax*.78).normalized(); nr=(ax-d*ax.dot(d)).normalized(); blade(bv,bf,q,d,nr,z,z*.46,-.5,.28)
        else:
            for m in range(rr.choice((1,2,3))): d=(out+Vector((rr.gauss(0,.7),rr.gauss(0,.7),rr.gauss(0,.7)))).normalized(); nr=d.orthogonal().normalized(); nr=(nr+Vector((0,0,.8))).normalized(); nr=(nr-d*nr.dot(d)).normalized(); z=size*rr.uniform(1.0,1.7); blade(lv,lF,p,d,nr,z,z*.33,.4,.25)
    for V,F,m in ((bv,bf,br),(lv,lF,lf)):
        if V: mesh(V,F,m,smooth=True,name='bougainvillea')
def s_hostel_courtyard():
    """a door of the Hostel's courtyard at dusk: its lamp on, bougainvillea over it"""
    world('#5a6a98',.50); R.seed(3); rr=random.Random(5)
    wl=render_wall('#8a4a2e','#a8623e','#4a2e20',.4,.5); wall_with_openings(-3.2,3.2,-.4,3.4,[(-.50,.50,-.5,2.15)],wl,thick=.36,axis='x',at=0)
    dm=chipped('#2f6f78',amount=.45); fr=chipped('#5d6a4a',amount=.55); ir=dusty('#1d1814',.5,'#4a3a2c',.3,.4,30); br=metal('#a9874c',.3)
    for q in (-1,1): box((q*.475,.12,.9),(.09,.16,2.6),fr,.008)
    box((0,.12,2.12),(1.04,.16,.09),fr,.008); box((0,.40,1.2),(1.6,.05,2.6),flat('#120e0b',.9))
    for k in range(4): box((-.326+.218*k,.15,.95),(.214,.045,2.25+rr.uniform(-.008,.0)),dm,.005)
    for z in (.55,1.72): box((0,.118,z),(.86,.022,.11),dm,.006)
    box((.30,.122,1.12),(.055,.008,.20),br,.003); tube([(.30,.116,1.155),(.30,.075,1.155),(.285,.070,1.155),(.19,.072,1.150)],.0078,br,16,6,taper=lambda q:1.1-.25*q); lathe(sprof([(.016,0),(.013,.006),(0,.008)],3),br,24,loc=(.30,.118,1.155),rot=D(90,0,0)); box((.30,.1175,1.075),(.005,.003,.014),flat('#0a0806',.9),.001); cyl((.30,.1178,1.080),.0042,.003,flat('#0a0806',.9),0,16,rot=D(90,0,0))
    # its number on a tile, the lamp on a bracket
    box((-.72,-.008,1.52),(.135,.022,.135),china(),.004); words('4',.080,flat('#27406b',.3),(-.72,-.0196,1.515),D(90,0,0),.0006)
    tube([(-.80,-.0,2.02),(-.80,-.10,2.06),(-.80,-.19,2.05),(-.80,-.20,2.02)],.008,ir,12,6); cyl((-.80,-.005,2.02),.038,.012,ir,.003,30,rot=D(90,0,0))
    put(lambda:lantern(.30,.15,16),(-.80,-.20,1.66),D(0,0,14))
    bougainvillea([(1.25,-.14,2.25),(.85,-.22,2.14),(.45,-.24,2.06),(.12,-.28,1.93),(-.08,-.30,1.74)],3,230,.027,.085,.80)
    bougainvillea([(1.35,-.10,2.05),(1.0,-.22,1.86),(.74,-.28,1.60),(.62,-.32,1.30)],5,190,.027,.085,.78)
    bougainvillea([(.62,-1.55,1.75),(.50,-1.58,1.60),(.40,-1.60,1.46)],9,50,.028,.05)
    area((-2.5,-3.2,3.6),(0,0,1.2),2.2,2.2,95,'#7f97df',gloss=False); area((.6,-3.2,1.6),(0,0,1.5),.7,.7,9,'#ffc68a',gloss=False); plane((0,-2,-.4),8,6,flat('#3a2e26',.9))
    camera((.12,-2.42,1.42),(-.15,0,1.52),50,fstop=2.8,focus=(.05,-.05,1.5)); return dict(spp=44,bounces=2,clamp=3,detail=.62)
def s_village_evening():
    """the door of one house: a mud wall painted in earth, chalk and soot, light behind the planks, a stool before it"""
    world('#4a5c92',.34); rr=random.Random(6); m=photo('mudpaint.png','mudpaint_height.png',rough=.82,bump=.9,dist=.010,sheen=0,spec=.25)
    def jamb(o,sx,w=2.0):
        def f(u,v):
            s=-.42+(w+.42)*u; z=-.05+2.05*v; r=.07; q=.018*noise.noise(Vector((s*1.1,z*1.0,o)))+.007*noise.noise(Vector((s*4,z*4,o)))-.024*math.exp(-((s-.10-.006*noise.noise(Vector((z*4,o,1))))/.030)**4)-.012*math.exp(-((z-.665)/.03)**2)*(s>.15); w2=.010*noise.noise(Vector((z*2.2,o,3)))
            if s>r: p=(-s,q)
            elif s>r-r*1.571: t=(r-s)/r; p=(-r+r*math.sin(t)+w2*t,r-r*math.cos(t)+q*(1-t/1.571))
            else: p=(w2,r+(r-r*1.571-s)+.012*noise.noise(Vector((s*5,z*4,o))))
            return (o+sx*p[0],p[1],z)
        a=surf(f,300,260,m); uv=a.data.uv_layers[0].data; c=np.empty(len(uv)*2,np.float32); uv.foreach_get('uv',c); c=c.reshape(-1,2); s=-.42+(w+.42)*c[:,0]; c[:,0]=1-np.maximum(s,.004)/2; c[:,1]=(-.05+2.05*c[:,1])/2; uv.foreach_set('uv',c.ravel())
    jamb(0,1); jamb(.78,-1)
    # the planks of the door, hinged on the right, its bars and an iron ring
    ir=dusty('#1d1814',.5,'#4a3a2c',.3,.4,30); w=chipped('#5b3f28',(.50,.40,.31),.55,gloss=.6)
    with grp() as d:
        for k in range(4): box((-.093-.188*k,0,.93),(.184,.045,1.86+rr.uniform(-.02,.0)),w,.007,rot=(0,0,rr.gauss(0,.006)))
        for z in (.42,1.22): box((-.37,-.038,z),(.72,.035,.085),w,.008)
        lathe([(.040+.0055*math.cos(t),.0055*math.sin(t)) for t in [k*.5236 for k in range(13)]],ir,48,loc=(-.66,-.055,.86),rot=D(82,0,4)); lathe(sprof([(.030,0),(.022,.012),(0,.016)],3),ir,24,loc=(-.66,-.022,.90),rot=D(90,0,0))
    d.place((.80,.20,.04),D(0,0,-42))
    # threshold, earth, stool
    surf(lambda u,v:(-.06+.92*u,.02+.30*v+.02*noise.noise(Vector((u*4,1,2))),.075*min(1,3.2*math.sin(math.pi*v)**.7)*(1+.12*noise.noise(Vector((u*5,v*2,4))))-.02),80,30,render_wall('#5a3a26','#74502f',damp=0))
    e=G('earth'); v=e.coord(); n,f=e.noise(v,2.2,4),e.noise(v,30,4); e.l(e.mix(.5,e.ramp(n,[(.3,hx('#5a3b27')),(.7,hx('#7d5638'))]),e.ramp(f,[(.3,hx('#49301f')),(.7,hx('#8a6343'))])),e.b.inputs['Base Color']); e.P(Roughness=.95,Specular=.15); e.bump(e.mix(.5,n,f),.7,.012)
    surf(lambda u,v:((u-.5)*5,-2.6+5.6*v,.010*noise.noise(Vector((u*6,v*7,1)))+.004*noise.noise(Vector((u*31,v*27,5)))-.004),260,260,e.m)
    for k in range(46): x,y=rr.gauss(-.2,.8),-abs(rr.gauss(.1,.5)); pebble((x,y,-.004),rr.uniform(.003,.012),.6,e.m,k,rr.uniform(0,6))
    sm=worn('#5a3a22','#2a190e','x',.45,.7)
    with grp() as st:
        def seat(u,v):
            a=6.2832*u; R_=.165*(1+.012*noise.noise(Vector((math.cos(a)*2,math.sin(a)*2,3)))); P=((0,.205),(.5,.207),(.86,.225),(.97,.230),(1.0,.222),(1.0,.196),(.95,.186),(.6,.182),(0,.180)); t=v*(len(P)-1); i=min(int(t),len(P)-2); q=t-i; rad,z=P[i][0]*(1-q)+P[i+1][0]*q,P[i][1]*(1-q)+P[i+1][1]*q; return (R_*rad*math.cos(a)*1.12,R_*rad*math.sin(a),z+.02*(rad*math.cos(a))**2)
        surf(seat,90,64,sm)
        for a in (40,160,280): t=math.radians(a); tube([(.085*math.cos(t),.085*math.sin(t),.19),(.105*math.cos(t),.105*math.sin(t),.10),(.135*math.cos(t),.135*math.sin(t),-.005)],.024,worn('#5a3a22','#2a190e','z',.45,.7),20,6,taper=lambda q:1.15-.35*q)
    st.place((-.56,-.56,0),D(2,-1,25)); point((-.60,-.26,.11),9,'#ffae62',.03)
    # the room: a lit wall, a water jar
    plane((.3,2.6,1),5,3.2,plaster('#8f6544',amt=.12),rot=D(90,0,0)); lathe(sprof([(.02,0),(.10,.01),(.19,.12),(.20,.22),(.13,.34),(.09,.37),(.10,.41),(.085,.41)],6),dusty('#4a2c1c',.6,'#7a5a40',.3,.4,20),64,loc=(.02,2.1,0))
    point((.03,1.5,1.72),130,'#ffcb92',.06)
    area((-2.7,-.75,2.1),(-.2,0,.7),.8,.8,95,'#a9b4e6',gloss=False); area((1.8,-3.5,2.5),(.3,0,.8),2,2,70,'#8f95cc',gloss=False)
    camera((-.02,-3.55,1.14),(.0,0,.68),53,fstop=2.8,focus=(-.10,-.02,.8)); return dict(size=(2880,1920),detail=.56,spp=64,bounces=3,clamp=3,threshold=.035)
def board(wet=.5,tint=(.86,.80,.74)):
    """a weathered plank along y, dark where it is wet"""
    g=G('board'); isl=g.n('ObjectInfo').outputs['Random']; mm=g.n('Math',operation='MULTIPLY'); g.l(isl,mm.inputs[0]); mm.inputs[1].default_value=7.3; v=g.coord(scale=(3.3,.83,3.3),loc=mm.outputs[0]); r=g.n('Mapping'); r.inputs['Rotation'].default_value=D(90,0,0); g.l(v,r.inputs[0])
    def im(name,raw): x=g.n('TexImage'); x.image=img(name); x.projection='BOX'; x.projection_blend=.1; x.image.colorspace_settings.name='Non-Color' if raw else 'sRGB'; g.l(r.outputs[0],x.inputs[0]); return x.outputs[0]
    c,h=im('poleskin.png',False),im('poleskin_height.png',True); s=g.n('NewGeometry').outputs['Position']; n=g.noise(s,2.4,4); k=g.ramp(g.mix(.25,n,h),[(.40+.2*wet,1.0),(.46+.2*wet,0.0)]); c=g.mix(1,c,tint,'MULTIPLY'); c=g.mix(1,c,g.ramp(isl,[(0,(.78,.78,.80)),(1,(1.1,1.06,1.0))]),'MULTIPLY'); g.l(g.mix(k,c,g.mix(1,c,(.42,.39,.36),'MULTIPLY')),g.b.inputs['Base Color']); g.l(g.mix(k,(.75,)*3,g.ramp(h,[(.4,.45),(.7,.10)])),g.b.inputs['Roughness']); g.P(Specular=.5); g.bump(h,.8,.004); return g.m
def s_watersports():
    """a paddle laid down on the jetty beside a coil of rope, the lake going gold"""
    world('#8f9cb4',.30); rr=random.Random(8); m=board()
    with grp() as j:
        for k in range(-9,12):
            w=.118; box((k*.126,.1+rr.gauss(0,.006),-.019+rr.gauss(0,.0018)),(w+rr.gauss(0,.0015),2.2,.038),m,.006,seg=3,rot=(0,rr.gauss(0,.006),rr.gauss(0,.002)))
            for y in (-.42,.55):
                for q in (-.03,.03): lathe(sprof([(.0052,0),(.0046,.0012),(0,.0018)],3),dusty('#3a2a20',.6,'#6a4a34',.4,.4,40),14,loc=(k*.126+q+rr.gauss(0,.003),y+rr.gauss(0,.004),-.0006))
    j.place((0,0,0),D(0,0,-24))
    # the paddle: two woods, varnish that the tip has lost
    g=G('blade'); v=g.coord(); s=g.n('SeparateXYZ'); g.l(v,s.inputs[0]); x=g.n('MapRange'); g.l(s.outputs[0],x.inputs[0]); x.inputs[1].default_value=-.09; x.inputs[2].default_value=.09; gr=g.noise(g.coord(scale=(26,1.6,26)),2.2,4); fi=g.noise(g.coord(scale=(30,1.5,30)),9,3); st=g.ramp(x.outputs[0],[(0,hx('#9a6636')),(.27,hx('#5a2f16')),(.335,hx('#b98549')),(.445,hx('#6f3d1d')),(.555,hx('#b07a40')),(.665,hx('#57301a')),(.73,hx('#a06c3a'))],'CONSTANT'); c=g.mix(1,st,g.ramp(g.mix(.4,gr,fi),[(.3,(.58,.55,.50)),(.7,(1.15,1.12,1.08))]),'MULTIPLY')
    e=g.n('SeparateXYZ'); g.l(g.coord('UV'),e.inputs[0]); pat=g.noise(v,18,4); ed=g.n('Math',operation='ADD'); g.l(e.outputs[1],ed.inputs[0]); a=g.n('Math',operation='MULTIPLY'); g.l(pat,a.inputs[0]); a.inputs[1].default_value=.16; g.l(a.outputs[0],ed.inputs[1]); k=g.ramp(ed.outputs[0],[(.965,0.0),(1.0,1.0)]); sc=g.ramp(g.noise(g.coord(scale=(3,22,3),rot=(0,0,.5)),9,3),[(.645,0.0),(.67,.7)]); k=g.mix(1,k,sc,'LIGHTEN')
    g.l(g.mix(k,c,g.mix(.55,c,hx('#8d8474'))),g.b.inputs['Base Color']); g.l(g.mix(k,(.30,)*3,(.8,)*3),g.b.inputs['Roughness']); iv=g.n('Math',operation='SUBTRACT'); iv.inputs[0].default_value=1; g.l(k,iv.inputs[1]); g.l(iv.outputs[0],g.b.inputs['Clearcoat']); g.P(Specular=.4,Clearcoat_Roughness=.07); g.bump(g.mix(.3,gr,pat),.10,.0012)
    def half(v): return .0128+.064*(1/(1+math.exp(-(v-.20)*17)))*(1-.16*v)*(1-max(0,(v-.86)/.14)**2.6)**.5
    def blade(u,v):
        a=6.2832*u; w=max(.002,half(v)); t=.0045+.0103*(1-min(1,v*1.9))**.8; e=1-.25*min(1,v*7); x=w*math.copysign(abs(math.cos(a))**e,math.cos(a)); return (x,.52*v,t*math.copysign(abs(math.sin(a))**e,math.sin(a))+.006*min(1,v*8)*math.exp(-(x/.013)**2)*(1-min(1,v*1.12))*(1 if math.sin(a)>0 else -1)+.010*v*v)
    with grp() as p:
        surf(blade,96,160,g.m); tube([(0,-1.3,0),(0,-.4,0),(0,-.02,0),(0,.02,.0)],.0146,g.m,40,8)
    p.place((-.09,-.32,.0165),D(.4,0,-42))
    rp=sisal('#9a8560'); P=[]
    for k in range(0,36*5): a=math.radians(k*10); q=.052+.0150*a/6.2832; P.append((q*math.cos(a)*(1+.03*math.sin(a*.7)),q*math.sin(a)*(1+.02*math.sin(a*1.3)),.0078+.0012*math.sin(a*2.3)))
    P+=[(P[-1][0]+.02,P[-1][1]+.05,.008),(P[-1][0]+.00,P[-1][1]+.16,.008),(P[-1][0]-.08,P[-1][1]+.30,.008),(P[-1][0]-.10,P[-1][1]+.60,.008)]
    Q=[(q[0]*.78+.006,q[1]*.80-.004,.0215+.0012*math.sin(i*.4)) for i,q in enumerate(P[30:36*4])]
    with grp() as r: rope(P,.0075,rp,seed=2,fuzz=1500); rope(Q,.0075,rp,seed=4,fuzz=900)
    r.place((.19,.20,0),D(0,0,20))
    M=p.objs[0].matrix_world
    def on(r): u,v=r.uniform(.04,.46),r.uniform(.25,.97); a,b=Vector(blade(u,v)),Vector(blade(u+.004,v)); c=Vector(blade(u,v+.004)); nn=(b-a).cross(c-a); nn=nn if nn.z>0 else -nn; return (tuple(M@a),tuple((M.to_3x3()@nn).normalized()),.25*r.random())
    drops(170,on,(.0006,.0021),5)
    backdrop('view_lake.exr',(.4,7.0,-2.4),9,6,1.0)
    sun((-.62,-1.0,-.36),6.0,'#ffc98a',.8); area((1.2,3.2,1.7),(0,0,0),3.2,1.0,34,'#ffd6a4'); area((-1.3,-1.0,1.5),(0,0,0),1.2,1.0,9,'#b9c8e6',gloss=False)
    camera((.0,-1.10,.46),(.055,.06,.01),62,fstop=3.2,focus=(.06,-.08,.02)); return dict(spp=72,bounces=2,clamp=4,threshold=.035,detail=.64)
def s_pool():
    """sandals left on the warm stone by whoever is in the garden's pool"""
    world('#c3cfe0',.35); rr=random.Random(4); R.seed(2)
    g=G('basalt'); v=g.coord(); n,f,p=g.noise(v,2.6,4),g.noise(v,22,4),g.noise(v,150,3); isl=g.n('ObjectInfo').outputs['Random']; col=g.mix(.5,g.ramp(n,[(.3,hx('#4a4540')),(.7,hx('#6a635d'))]),g.ramp(f,[(.3,hx('#3f3a36')),(.7,hx('#777069'))])); col=g.mix(1,col,g.ramp(isl,[(0,(.80,.80,.82)),(1,(1.10,1.06,1.0))]),'MULTIPLY'); pore=g.ramp(p,[(.26,.8),(.32,0.0)]); col=g.mix(pore,col,hx('#2c2622'))
    t=g.n('TexImage'); t.image=img('puddle.png'); t.image.colorspace_settings.name='Non-Color'; t.extension='EXTEND'; s=g.n('SeparateXYZ'); g.l(g.n('NewGeometry').outputs['Position'],s.inputs[0]); c=g.n('CombineXYZ')
    for k in (0,1): m=g.n('Math',operation='MULTIPLY_ADD'); g.l(s.outputs[k],m.inputs[0]); m.inputs[1].default_value=.5; m.inputs[2].default_value=.5; g.l(m.outputs[0],c.inputs[k])
    g.l(c.outputs[0],t.inputs[0]); k=g.ramp(g.mix(.16,t.outputs[0],g.mix(.5,f,p)),[(.42,0.0),(.52,1.0)]); g.l(g.mix(k,col,g.mix(1,col,(.34,.32,.31),'MULTIPLY')),g.b.inputs['Base Color']); g.l(g.mix(k,(.78,)*3,g.ramp(f,[(.3,.05),(.7,.17)])),g.b.inputs['Roughness']); g.P(Specular=.5); g.bump(g.mix(g.mix(1,k,(.6,)*3,'MULTIPLY'),g.mix(pore,g.mix(.5,n,f),(0,0,0)),(.5,)*3),.40,.004)
    y=-2.6; j=0
    while y<.62:
        d=min(.40,.64-y); x=-2.4+.37*(j%2)
        while x<2.4: w=rr.uniform(.52,.74); box((x+w/2,y+d/2,-.03+rr.gauss(0,.0012)),(w-.008,d-.008,.06),g.m,.006,seg=3,rot=(rr.gauss(0,.002),rr.gauss(0,.002),rr.gauss(0,.002))); x+=w
        y+=d; j+=1
    x=-2.6
    while x<2.6: box((x+.45,.825,-.027),(.892,.36,.06),g.m,.020,seg=5,rot=(0,0,rr.gauss(0,.001))); x+=.9
    plane((0,-.8,-.032),6,4,flat('#2b2622',.95)); w=G('floor'); w.l(w.ramp(w.noise(w.coord(),1.4,4),[(.3,hx('#1c5554')),(.7,hx('#4c9a90'))]),w.b.inputs['Base Color']); plane((0,31,-1.4),60,60,w.m); plane((0,1.005,-.7),14,1.4,w.m,rot=D(90,0,0)); plane((0,31,-.075),60,60,poolwater((.40,.62,.58),.30,2.6)); backdrop('view_garden.exr',(0,16,5.4),27,18,1.1)
    # sandals that wait
    le=dusty('#54301a',.85,'#6a4a30',.05,.4,200); so=dusty('#2a1c12',.7,'#6a5a48',.2,.3,40)
    def sandal(q):
        def wd(v): return .0245+.021*math.sin(math.pi*min(1,v*1.02))**1.5*(.55+.9*v) 
        def sole(z,m,k=1.0):
            o=surf(lambda u,v:((u-.5)*2*wd(v)*max(0,1-abs(2*v-1)**6)**.5*k+q*.010*math.sin(v*3.0),.265*(v-.5),z+.010*max(0,.35-v)+.006*max(0,v-.8)*4),24,140,m); mo=o.modifiers.new('t','SOLIDIFY'); mo.thickness=.008; mo.offset=1; return o
        sole(.001,so); sole(.009,flat('#54351f',.8),.97)
        for (v0,v1,h) in ((.60,.76,.028),(.78,.66,.030),(.26,.30,.046)): surf(lambda u,v,v0=v0,v1=v1,h=h:((u-.5)*2*(wd(v0)+.004)+q*.010*math.sin(v0*3.0),.265*((v0+(v1-v0)*u)-.5)+(v-.5)*.026,.012+h*math.sin(math.pi*u)**.75),30,6,le,thick=.003)
    put(lambda:sandal(1),(.50,.46,0),D(0,0,160)); put(lambda:sandal(-1),(.385,.42,0),D(0,0,176))
    sun((-.30,-1.0,-.42),5.5,'#ffdba6',.6); area((0,5,3.2),(0,0,0),6,1.6,120,'#ffeed6',gloss=False); area((-1.5,-1.2,1.8),(0,0,0),1.4,1.2,10,'#cfdcf0',gloss=False)
    camera((.14,-.66,.50),(.36,.56,.03),60,fstop=2.8,focus=(.44,.42,.02)); return dict(spp=72,bounces=2,clamp=4,threshold=.035,detail=.64)
def s_nature_walk():
    """a waymark of the forest path: a weathered post, a painted arrow, sun between leaves"""
    world('#aebfae',.30); rr=random.Random(3)
    backdrop('view_glade.exr',(1.0,12,-.75),8.4,5.6,1.0)
    g=G('post'); uv=g.coord('UV',(1,.62,1)); ob=g.coord(); t=g.n('TexImage'); t.image=img('poleskin.png'); g.l(uv,t.inputs[0]); h=g.n('TexImage'); h.image=img('poleskin_height.png'); h.image.colorspace_settings.name='Non-Color'; g.l(uv,h.inputs[0])
    mk=g.n('TexImage'); mk.image=img('waymark.png'); mk.image.colorspace_settings.name='Non-Color'; mk.extension='EXTEND'; s=g.n('SeparateXYZ'); g.l(ob,s.inputs[0]); c=g.n('CombineXYZ')
    for k,(a,b) in enumerate(((1/.118,.5),(1/.118,-.575/.118+.5))): m=g.n('Math',operation='MULTIPLY_ADD'); g.l(s.outputs[(0,2)[k]],m.inputs[0]); m.inputs[1].default_value=a; m.inputs[2].default_value=b; g.l(m.outputs[0],c.inputs[k])
    g.l(c.outputs[0],mk.inputs[0]); ch=g.n('SeparateRGB'); g.l(mk.outputs[0],ch.inputs[0])
    big,fine,dots=g.noise(ob,5,4),g.noise(ob,60,4),g.noise(ob,34,4); n1=g.mix(.45,g.mix(.5,big,fine),h.outputs[0]); flake=g.ramp(n1,[(.455,0.0),(.485,1.0)])
    def paint(under,col,mask): k=g.mix(1,mask,flake,'MULTIPLY'); return g.mix(k,under,g.mix(1,g.ramp(fine,[(.3,mul(C(col),.72)),(.7,mul(C(col),1.12))]),g.ramp(h.outputs[0],[(.25,(.35,)*3),(.6,(1,)*3)]),'MULTIPLY')),k
    base=g.mix(1,t.outputs[0],(.80,.77,.72),'MULTIPLY'); base=g.mix(g.ramp(big,[(.5,0.0),(.66,.55)]),base,g.mix(1,t.outputs[0],(.50,.58,.34),'MULTIPLY'))
    base,k1=paint(base,'#b58428',ch.outputs[0]); base,k2=paint(base,'#e9e4d6',ch.outputs[1])
    li=g.mix(1,g.ramp(g.mix(.5,dots,fine),[(.565,0.0),(.61,.75)]),g.ramp(big,[(.50,0.0),(.62,1.0)]),'MULTIPLY'); base=g.mix(li,base,g.ramp(fine,[(.35,hx('#5f6452')),(.65,hx('#8f927c'))])); g.l(base,g.b.inputs['Base Color'])
    k=g.mix(1,k1,k2,'LIGHTEN'); g.l(g.mix(k,g.ramp(h.outputs[0],[(.3,.95),(.7,.75)]),(.48,)*3),g.b.inputs['Roughness']); g.P(Specular=.35); g.bump(g.mix(li,g.mix(g.mix(1,k,(.3,)*3,'MULTIPLY'),h.outputs[0],(.85,)*3),g.mix(.6,fine,(.9,)*3)),.9,.0045)
    H=.80; R0=.056
    def f(u,v):
        a=6.2832*u; z=H*v; e=(abs(math.cos(a))**9+abs(math.sin(a))**9)**(-1/9); e*=1+.016*noise.noise(Vector((math.cos(a)*1.5,math.sin(a)*1.5,z*5)))+.010*noise.noise(Vector((math.cos(a)*6,math.sin(a)*6,z*9)))+.004*noise.noise(Vector((math.cos(a)*40,math.sin(a)*40,z*12)))
        x,y=R0*e*math.cos(a),R0*e*math.sin(a); return (x,y,z-v**30*.42*(R0-y)*.5)
    with grp() as p:
        surf(f,220,420,g.m)
        e=G('endgrain'); w=e.n('TexWave',wave_type='RINGS',rings_direction='Z'); w.inputs['Scale'].default_value=62; w.inputs['Distortion'].default_value=.7; w.inputs['Detail'].default_value=1; e.l(e.coord(),w.inputs[0]); n=e.noise(e.coord(),60,4); ck=e.ramp(e.noise(e.coord('UV',(6,.16,1)),6,3),[(.335,1.0),(.36,0.0)])
        b=e.mix(.30,e.ramp(n,[(.3,hx('#544c40')),(.7,hx('#857b6b'))]),e.ramp(w.outputs[1],[(.2,hx('#4a4337')),(.8,hx('#8d8372'))])); e.l(e.mix(ck,b,hx('#15110c')),e.b.inputs['Base Color']); e.P(Roughness=.9,Specular=.2); e.bump(e.mix(ck,e.mix(.8,w.outputs[1],n),(0,0,0)),.5,.002)
        def cap(u,v): q=Vector(f(u,1.0)); return (q.x*v,q.y*v,(q.z-(H-.42*R0*.5))*v+(H-.42*R0*.5)+.0016*(1-v**6)+.0012*noise.noise(Vector((q.x*v*90,q.y*v*90,3))))
        surf(cap,220,30,e.m)
    p.place((0,0,0),D(0,0,-16))
    # grass in front, out of focus
    gm=G('blade'); gm.P(Base_Color=hx('#5c6b2c'),Roughness=.5,Specular=.3); 
    for k in range(34):
        x,y=rr.gauss(.25,.09),rr.uniform(-.85,-.55); h=rr.uniform(.58,.76); b=rr.gauss(0,.10); tube([(x,y,.1),(x+b*.2,y,h*.55),(x+b*.6,y-.01,h*.85),(x+b,y-.02,h)]  ,.0036,gm.m,5,5,taper=lambda t:1.1-t)
    sd=Vector((.80,.42,-.50)).normalized(); leaves_shade(Vector((0,0,.70))-sd*2.6,330,(.36,.36,.34),.048,12)
    sun(tuple(sd),8.5,'#ffe3b4',.53); area((-.8,1.6,2.0),(0,0,.7),1.4,1.2,30,'#f4ffd8'); area((1.4,-1.2,1.2),(0,0,.6),1.2,1.0,6,'#c9d8e6')
    camera((.05,-1.28,.83),(.118,0,.655),80,fstop=3.2,focus=(-.005,-.056,.66)); return dict(spp=96,bounces=2,clamp=4,threshold=.03,detail=.66)
def s_spa():
    """oil in a turned bowl, a brass spoon beside it, linen that hangs from the table behind"""
    world('#48506a',.05); R.seed(3); st=stone('#4a4542',.55,5,.55); box((0,.14,-.02),(1.5,.74,.04),st,.010,seg=4)
    w=G('turned'); v=w.coord(); gr=w.noise(w.coord(scale=(14,3,3),rot=(0,.25,0)),2.4,4); fi=w.noise(w.coord(scale=(40,4,4),rot=(0,.25,0)),8,3); ring=w.noise(w.coord(scale=(.02,.02,60)),9,2); pat=w.noise(v,9,4); c=w.ramp(gr,[(.28,hx('#1c0f08')),(.52,hx('#3d2211')),(.74,hx('#5f381c'))]); c=w.mix(.35,c,w.ramp(fi,[(.35,hx('#180c06')),(.65,hx('#54301a'))])); w.l(c,w.b.inputs['Base Color']); w.l(w.ramp(pat,[(.3,.24),(.7,.48)]),w.b.inputs['Roughness']); w.P(Specular=.45); w.bump(w.mix(.4,fi,ring),.25,.0010)
    lathe(sprof([(0,.0),(.034,.0),(.037,.002),(.036,.007),(.034,.010),(.052,.018),(.073,.036),(.085,.058),(.0885,.076),(.0880,.0795),(.0860,.0810),(.0838,.0795),(.0815,.066),(.069,.040),(.045,.021),(.015,.016),(0,.0155)],7),w.m,140,wob=.003)
    o=G('oil'); ow=o.noise(o.coord(),3,2); o.P(Base_Color=hx('#2e1503'),Roughness=.012,Specular=.75); o.bump(ow,.02,.004); lathe([(0,.0585),(.0770,.0585),(.0781,.0589),(.0787,.0600)],o.m,120)
    br=metal('#b48c4a',.22)
    with grp() as sp:
        def head(u,v): a=6.2832*u; q=v; x,y=.0185*q*math.cos(a)*(1-.14*math.sin(a)),.0265*q*math.sin(a); return (x,y,.0075*(q*q)+.0012)
        k=surf(head,64,16,br); k.modifiers.new('t','SOLIDIFY').thickness=.0013
        tube([(0,-.024,.0085),(0,-.034,.0112),(0,-.060,.0165),(0,-.105,.0185),(0,-.150,.0120),(0,-.166,.0090)],.0022,br,20,10,taper=lambda t:1.15-.45*math.sin(math.pi*min(1,t*1.1))+.75*max(0,t-.8)); lathe(sprof([(0,-.0045),(.0036,-.002),(.0042,.0005),(.0028,.0035),(0,.0045)],4),br,28,loc=(0,-.168,.0088))
        lathe(sprof([(0,.0036),(.0095,.0038),(.0118,.0045)],4),o.m,48,loc=(0,0,0))
    sp.place((.128,-.050,.0),D(0,0,128))
    rr=random.Random(5)
    for k in range(7): a=rr.uniform(.0016,.0052); lathe(sprof([(a,0),(a*.85,a*.16),(a*.4,a*.24),(0,a*.25)],4),o.m,28,loc=(.115+rr.gauss(-.008,.012),-.010+rr.gauss(0,.020),.0003),scale=(1,rr.uniform(.8,1.3),1))
    # a sheet, folded
    li=photo('weave.png','weave_height.png',rough=.95,bump=.8,dist=.0006,sheen=.3,tint='#e9e2d4')
    for k,(z,dy) in enumerate(((.002,0),(.010,.008),(.018,-.004))):
        def fold(u,v,z=z,dy=dy,k=k): x,y=(u-.5)*.62,(v-.5)*.26; return (x+.006*noise.noise(Vector((y*9,k,1))),y+dy+.010*noise.noise(Vector((x*5,k,2))),z+.0045*noise.noise(Vector((x*7,y*9,k)))+.003*noise.noise(Vector((x*22,y*20,k)))+.011*max(0,noise.noise(Vector((x*3.1,y*2+x*4,5)))))
        o=surf(fold,120,60,li,thick=.0055); o.location=(.27,.33,.004); o.rotation_euler=D(0,0,-13); uv=o.data.uv_layers[0].data
        for l in uv: l.uv=(l.uv[0]*1.7,l.uv[1]*.72)
    plane((0,2.3,.5),7,4,plaster('#4f4238',amt=.10),rot=D(90,0,0)); plane((0,.9,-.5),6,4,flat('#1c1512',.7))
    area((-1.05,.55,.62),(0,0,.04),.55,.85,40,'#ffe9cf'); [area((-.50+.27*k,1.75,.98),(-.10+.1*k,.1,.04),.24,.62,7.5,'#fff0dc') for k in (0,1)]; area((.9,-.6,.7),(0,0,.05),.7,.6,1.3,'#b9c8ea'); area((.7,1.3,1.1),(.2,.6,.1),.5,.5,9,'#ffc58a',gloss=False)
    camera((.03,-.66,.31),(.055,.03,.045),70,fstop=2.8,focus=(.05,-.055,.05)); return dict(spp=72,bounces=3,clamp=4,threshold=.035,detail=.64)
def reedskin():
    """the rind of a dry papyrus stalk: straw, fibres along it, grey where rain stood; laid out by UV, round and along in metres"""
    g=G('reed'); isl=g.n('NewGeometry').outputs['Random Per Island']; mm=g.n('Math',operation='MULTIPLY'); g.l(isl,mm.inputs[0]); mm.inputs[1].default_value=41; v=g.coord('UV',(1.6,1,1),loc=mm.outputs[0])
    def im(sx,sy,name): t=g.n('TexImage'); t.image=img(name); t.image.colorspace_settings.name='Non-Color'; m=g.n('Mapping'); m.inputs['Scale'].default_value=(sx,sy,1); g.l(v,m.inputs[0]); g.l(m.outputs[0],t.inputs[0]); return t.outputs[0]
    f=im(5.0,.16,'noise_f.png'); h=im(11,.35,'noise_f.png'); b=im(.9,.6,'noise_s.png'); p=im(7,7,'noise_f.png')
    c=g.ramp(isl,[(0,hx('#b59a64')),(.22,hx('#c9b27f')),(.4,hx('#9c8a58')),(.55,hx('#d2bf90')),(.7,hx('#a68654')),(.85,hx('#c0a878')),(1,hx('#8f7b52'))]); c=g.mix(1,c,g.ramp(f,[(.34,(.40,.35,.28)),(.5,(.90,.87,.82)),(.66,(1.30,1.28,1.2))]),'MULTIPLY'); c=g.mix(.8,c,g.mix(1,c,g.ramp(h,[(.38,(.42,.37,.30)),(.62,(1.2,1.2,1.2))]),'MULTIPLY'))
    c=g.mix(g.ramp(b,[(.46,0.0),(.66,.75)]),c,hx('#7d7460')); c=g.mix(g.ramp(p,[(.60,0.0),(.69,.5)]),c,hx('#4a3a26')); g.l(c,g.b.inputs['Base Color']); g.l(g.ramp(b,[(.35,.42),(.65,.75)]),g.b.inputs['Roughness']); g.P(Specular=.45); g.bump(g.mix(.45,f,h),.9,.0018); return g.m
def pith():
    g=G('pith'); v=g.coord(); f=g.noise(v,150,4); n=g.noise(v,30,4); g.l(g.mix(g.ramp(n,[(.4,0.0),(.7,.6)]),g.ramp(f,[(.3,hx('#8d7750')),(.55,hx('#cdb98a')),(.75,hx('#e4d5ad'))]),hx('#8f7a54')),g.b.inputs['Base Color']); g.P(Roughness=.95,Specular=.1); g.bump(f,1.0,.003); return g.m
def reeds(axis,R0,n,ties,mat,cut,seed=1,r=.0060,ragged=.040,fray=.85):
    """a bundle of stalks along axis (points), narrower where cords tie it; ragged at its upper end, with peeled strips"""
    rr=random.Random(seed); A=spline(axis,40); L=[0]
    for p,q in zip(A,A[1:]): L.append(L[-1]+(q-p).length)
    T=L[-1]; M=len(A); up=None; F=[]; ties=[T-k for k in ties]
    for i,p in enumerate(A):
        d=(A[min(i+1,M-1)]-A[max(i-1,0)]).normalized(); up=d.orthogonal().normalized() if up is None else up; up=(up-d*up.dot(d)).normalized(); F.append((p,up.copy(),d.cross(up),d))
    def at(s):
        i=min(max(0,int(s/T*(M-1))),M-2); t=s/T*(M-1)-i; a,b=F[i],F[i+1]; return tuple(x.lerp(y,t) for x,y in zip(a,b))
    def pinch(s): return (1-.17*sum(math.exp(-((s-k)/.045)**2) for k in ties))*(1+.10*max(0,(s-ties[-1])/.15)**1.5)
    vs,uv,fs,mi=[],[],[],[]; sv,sf,su=[],[],[]; N,K=11,46
    for k in range(n):
        q=math.sqrt((k+.5)/n); a=k*2.39996; e=rr.uniform(.72,1.28)*r; ph=rr.uniform(0,6.28); tw=rr.gauss(0,3.5); end=T-min(.12,abs(rr.gauss(0,ragged)))-.02*q; dr=rr.gauss(0,.09); sl=rr.gauss(0,.6); sa=rr.uniform(0,6.28); spl=rr.gauss(0,.12); b0=len(vs)
        def centre(s):
            p,u,v,d=at(s); m=R0*q*pinch(s); aa=a+dr*(s-T*.5)/T*1.6+.05*noise.noise(Vector((s*5,k*1.7,2))); free=max(0,(s-ties[-1]-.02)/.12)**1.6; w=Vector((noise.noise(Vector((s*4,k*.9,5))),noise.noise(Vector((s*4,k*.9,9)))))*.006; m+=free*spl*.05*q; return p+u*(m*math.cos(aa)+w.x)+v*(m*math.sin(aa)+w.y),u,v,d
        for j in range(K+1):
            s=end*(1-(1-j/K)**1.25); c,u,v,d=centre(s)
            for i in range(N):
                t=6.2832*i/N; g=e*(1+.13*math.cos(3*(t+ph+tw*s))+.05*noise.noise(Vector((math.cos(t)*2,math.sin(t)*2,s*14+k))))*(1-.06*math.exp(-((end-s)/.006)**2)); x=(u*math.cos(t)+v*math.sin(t))*g; vs.append(c+x+d*((e*math.tan(max(-.9,min(.9,sl)))*math.cos(t-sa)+.0012*rr.gauss(0,1)) if j==K else 0)); uv.append((i/N*.05+.02*k,s))
        for j in range(K):
            for i in range(N): fs.append((b0+j*N+i,b0+j*N+(i+1)%N,b0+(j+1)*N+(i+1)%N,b0+(j+1)*N+i)); mi.append(0)
        top=b0+K*N; ctr=sum((vs[top+i] for i in range(N)),Vector())/N; b1=len(vs)
        for i in range(N): vs.append(vs[top+i].copy()); uv.append((0,0))
        for i in range(N): vs.append(ctr+(vs[top+i]-ctr)*.82-at(end)[3]*.0012*rr.uniform(.2,1.6)); uv.append((0,0))
        vs.append(ctr-at(end)[3]*.0018); uv.append((0,0))
        for i in range(N): fs.append((b1+i,b1+(i+1)%N,b1+N+(i+1)%N,b1+N+i)); mi.append(0); fs.append((b1+N+i,b1+N+(i+1)%N,b1+2*N)); mi.append(1)
        if q>.55:
            for z in range(rr.choice((0,1,2,3) if rr.random()<fray else (0,))):
                l=rr.uniform(.02,.11); s0=end-l*rr.uniform(.5,1.0); t0=rr.uniform(0,6.28); w=rr.uniform(.0006,.0022); cu=rr.uniform(.1,1.0)*rr.choice((1,1,.4)); b=len(sv); y=rr.gauss(0,.5)
                for j in range(15):
                    x=j/14; s=s0+l*x; c,u,v,d=centre(min(s,T)); c=c+d*max(0,s-T); o=(u*math.cos(t0)+v*math.sin(t0)); side=d.cross(o); h=e*1.02+.0008+l*cu*x**2.2*.55; p=c+o*h+side*(l*y*x**2)*.5+d*(-l*cu*.35*x**2.6); ww=w*(1-.55*x); tw2=x*.4; qq=side*math.cos(tw2*2)+o*math.sin(tw2*2); sv+=[p-qq*ww,p+qq*ww]; su+=[(.3*k,s),(.3*k+.004,s)]
                for j in range(14): i=b+2*j; sf.append((i,i+1,i+3,i+2))
    o=mesh(vs,fs,mat,uvs=uv,smooth=True,name='reeds'); o.data.materials.append(cut); o.data.polygons.foreach_set('material_index',mi); o.data.use_auto_smooth=True; o.data.auto_smooth_angle=1.0
    if sf: t=mesh(sv,sf,mat,uvs=su,smooth=True,name='strips'); m=t.modifiers.new('t','SOLIDIFY'); m.thickness=.0005
    return at,(lambda s:R0*pinch(s)+r*.9),ties
def lash(at,rad,s,turns,r,mat,seed=1,tail=.10):
    """a cord wound round a bundle, its end left long"""
    P=[]; n=34
    for k in range(int(turns*n)):
        a=6.2832*k/n+seed; c,u,v,d=at(s+(k/n-turns/2)*r*2.05+.0016*math.sin(a*1.3+seed)); m=rad(s)+r*.55+.0012*math.sin(a*5+seed)+.0010*noise.noise(Vector((a,seed,1))); P.append(c+(u*math.cos(a)+v*math.sin(a))*m)
    e=(P[-1]-P[-2]).normalized(); o=(P[-1]-at(s)[0]).normalized(); b=P[-1]
    for k in range(1,6): P.append(b+e*tail*.10*k+o*.004*k+Vector((0,0,-tail*.035*k*k)))
    rope(P,r,mat,2.6,3,seed,int(800*turns))
def s_tankwa_drying_reeds():
    """papyrus for the next boat, tied in bundles and stood up to dry; the low sun, the lake behind"""
    world('#9fb0c8',.30); R.seed(3); m,c,rp=reedskin(),pith(),sisal('#a08458')
    def one(x,y,lean,top,R0,n,seed,ties):
        at,rad,T=reeds([(x+lean*(q-.85+.30*(q-.85)**2),y-.01*q,-.55+(top+.55)*q) for q in (0,.2,.4,.6,.8,1)],R0,n,ties,m,c,seed)
        for k,s in enumerate(T): lash(at,rad,s,4.3 if k else 3.3,.0030,rp,seed*3+k,.08)
    one(.040,0,.30,.078,.055,124,2,(.50,.185)); one(-.100,.025,.26,.030,.052,110,5,(.50,.18)); one(-.225,.07,.22,-.010,.052,100,9,(.50,.17)); one(.30,.55,.30,.02,.056,100,12,(.50,.19))
    backdrop('view_lake.exr',(.2,7.0,-1.0),9,6,1.0)
    sun((-.84,.42,-.30),5.5,'#ffcb92',.7); area((1.2,1.6,.9),(0,0,0),1.2,1.0,20,'#ffd2a0'); area((-1.3,-1.2,.8),(0,0,0),1.2,1.2,9,'#bccbe6',gloss=False)
    camera((.02,-1.12,.03),(.0,.0,.0),80,fstop=4,focus=(.03,-.055,.03)); return dict(spp=64,bounces=2,clamp=4,threshold=.035,detail=.64)

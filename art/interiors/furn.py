from lib import *
import lib as _lib
def lib_crease(): return _lib.CREASE
# All furniture is built at the origin (floor z=0); place with put(fn, loc, rot).
def pillow(kind,mat,loc,rot,scale=1.0): return soft(kind,mat,loc,rot,scale,sub=1,disp=.004,dscale=.05)
def bed(w=1.86,l=2.05,top=.58,sheet='#f4f1ea',duvet='duvet_king',duvcol=None,throw=None,throwmat=None,turn='turn_king',frame=None,head='panel',headmat=None,pillows=2,cush=(),four=False,legs=True,headh=1.15,headw=None,turnmat=None,skew=0):
    """head at +y, centred on x=0; y from -l/2..l/2"""
    fm=frame or wood(*OAK,axis='x'); sh=linen(sheet); dm=linen(duvcol or sheet,weave=700)
    base=.30
    box((0,0,base-.06),(w+.08,l+.06,.16),fm,.012)
    if legs:
        for sx in (-1,1):
            for sy in (-1,1): box((sx*(w/2-.08),sy*(l/2-.10),.09),(.07,.07,.20),fm,.006)
    box((0,0,(base+top)/2-.005),(w,l,top-base-.02),sh,.07,seg=5)            # mattress
    soft(duvet,dm,(0,-.0,top),scale=1,thick=.018,sub=1,disp=.018,dscale=.16)
    if turn: soft(turn,turnmat or sh,(0,0,top+(.013 if lib_crease() else .028)),thick=.012,sub=1,disp=.010,dscale=.12)
    if throw: soft(throw,throwmat or tex('gabi_earth.png'),(0,.0,top+(.012 if lib_crease() else .036)),thick=.010,sub=1,disp=.006,dscale=.08)
    hy=l/2
    if head=='panel':
        hw=headw or w+.1; n=max(3,int(hw/.32)); hm=headmat or boucle('#cdbb9d')
        for k in range(n): 
            x=-hw/2+hw*(k+.5)/n; box((x,hy+.05,.30+headh/2),(hw/n-.006,.11,headh),hm,.035,seg=4)
    elif head=='slats':
        hw=headw or w+.1; hm=headmat or wood(*EUC,axis='z')
        box((0,hy+.05,headh+.25),(hw+.06,.07,.09),fm,.015); box((0,hy+.05,.34),(hw+.06,.06,.08),fm,.015)
        n=int(hw/.075)
        for k in range(n): cyl((-hw/2+hw*(k+.5)/n,hy+.05,.3+headh/2),.019,headh-.08,hm,0,12)
        for s in (-1,1): cyl((s*(hw/2+.02),hy+.05,(headh+.36)/2),.038,headh+.36,fm,.008,20)
    elif head=='arch':
        hw=headw or w+.1; hm=headmat or linen('#8c4a2f')
        pts=[]; n=40
        for k in range(n+1):
            t=k/n; x=-hw/2+hw*t; z=.3+headh*.62+headh*.38*math.sin(math.pi*t)**.6; pts.append((x,z))
        vs=[(x,hy+.0,z) for x,z in pts]+[(x,hy+.0,.2) for x,z in reversed(pts)]; m=len(vs)
        vs2=[(x,hy+.10,z) for x,y,z in vs]; fs=[tuple(reversed(range(m))),tuple(range(m,2*m))]+[(k,(k+1)%m,(k+1)%m+m,k+m) for k in range(m)]
        bevel(mesh(vs+vs2,fs,hm),.03,4,30)
    elif head=='planks':
        hw=headw or w+.5; hm=headmat or wood(*WALNUT,axis='x'); n=5
        for k in range(n): box((0,hy+.045,.32+headh*(k+.5)/n),(hw,.05,headh/n-.006),hm,.006)
    elif head=='rattan':
        hw=headw or w+.1; fr=headmat or wood(*EUC,axis='z')
        g=flat('#c79d63',.6)
        tube([(-hw/2,hy+.05,.2),(-hw/2,hy+.05,.3+headh*.7),(-hw/2+.12,hy+.05,.3+headh),(0,hy+.05,.34+headh),(hw/2-.12,hy+.05,.3+headh),(hw/2,hy+.05,.3+headh*.7),(hw/2,hy+.05,.2)],.028,fr,12,8)
        nx=int(hw/.045)
        for k in range(1,nx):
            x=-hw/2+hw*k/nx; zt=.27+headh*(1-.10*(abs(2*k/nx-1))**6)
            for s in (-1,1):
                dx=.22*s
                x2=x+dx
                if abs(x2)<hw/2-.01: tube([(x,hy+.05+.004*s,.3),(x2,hy+.05+.004*s,zt-.02)],.0055,g,5,0)
    z=top+.05
    pm=sh
    npil=pillows; xs=[(k-(npil-1)/2)*.80 for k in range(npil)] if npil>1 else [0]
    for k,x in enumerate(xs):
        pillow('pillow_a',pm,(x+R.uniform(-.02,.02),hy-.20,z+.24),D(62+R.uniform(-4,4),R.uniform(-3,3),R.uniform(-3,3)),1.03)
        pillow('pillow_b',pm,(x*.98+R.uniform(-.03,.03),hy-.44,z+.15),D(44+R.uniform(-4,4),R.uniform(-3,3),180+R.uniform(-4,4)),1.0)
    for (kind,m,x,y,zz,rx,rz,s) in cush: pillow(kind,m,(x,hy-y,z+zz),D(rx,0,rz),s)
    if four:
        h=2.25; pm2=frame or fm
        for sx in (-1,1):
            for sy in (-1,1): box((sx*(w/2+.05),sy*(l/2+.05),h/2),(.075,.075,h),pm2,.01)
            box((sx*(w/2+.05),0,h-.04),(.06,l+.1,.07),pm2,.008)
        for sy in (-1,1): box((0,sy*(l/2+.05),h-.04),(w+.1,.06,.07),pm2,.008)
def bedside(mat=None,w=.5,d=.42,h=.5,style='drawer',knob=None):
    m=mat or wood(*OAK,axis='x'); k=knob or brass()
    if style=='drawer':
        box((0,0,h-.015),(w,d,.03),m,.005); box((0,.005,h*.62),(w-.02,d-.02,h*.55),m,.004); 
        for i in range(2): box((0,-d/2+.004,h*(.50+.255*i)),(w-.05,.016,h*.235),m,.004); cyl((0,-d/2-.015,h*(.50+.255*i)),.012,.025,k,.003,16,rot=D(90,0,0))
        for sx in (-1,1):
            for sy in (-1,1): cyl((sx*(w/2-.05),sy*(d/2-.05),h*.18),.014,h*.36,m,.002,12,r2=.02)
    elif style=='round':
        cyl((0,0,h-.015),w/2,.03,m,.008,64); lathe([(.15,0),(.15,.015),(.03,.03),(.022,h*.5),(.03,h-.04),(.10,h-.03)],m,40)
    elif style=='drum':
        b=basketmat('mesob2.png'); lathe(sprof([(.17,.0),(.19,.02),(w/2-.03,h*.2),(w/2-.07,h*.5),(w/2-.02,h*.85),(w/2-.03,h-.03)],5),b,64); cyl((0,0,h-.015),w/2+.01,.028,m,.008,64)
    elif style=='stool':
        cyl((0,0,h-.02),w/2,.05,m,.015,48)
        for k2 in range(3):
            a=2.1*k2+.4; tube([(math.cos(a)*w*.28,math.sin(a)*w*.28,h-.04),(math.cos(a)*w*.45,math.sin(a)*w*.45,0)],.018,m,10,0)
def tablelamp(basemat=None,h=.5,r=.17,glow=1.6,power=14,col='#ffb873',style='ceramic',shadecol='#f1e3c8'):
    b=basemat or stone('#6d6a63',.5)
    hs=h*.40
    if style=='ceramic': lathe(sprof([(.0,0),(.07,.0),(.085,.015),(.11,h*.17),(.10,h*.32),(.04,h*.46),(.022,h*.50),(.02,h*.58)],5),b,48)
    elif style=='jug': lathe(sprof([(0,0),(.06,.0),(.07,.01),(.125,h*.14),(.115,h*.26),(.035,h*.40),(.028,h*.52),(.04,h*.58)],5),b,48)
    else: lathe([(.09,0),(.09,.015),(.014,.02),(.011,h*.6)],brass(),36); lathe([(0,.0),(.0901,0)],brass(),36)
    sm=shade(shadecol,glow,col)
    o=lathe([(r*1.0,h-hs),(r*.78,h)],sm,64); m=o.modifiers.new('t','SOLIDIFY'); m.thickness=.003
    o.visible_shadow=False
    if power: point((0,0,h-hs*.45),power,col,.07)
def floorlamp(h=1.6,glow=1.6,power=22,mat=None):
    m=mat or wood(*WALNUT,axis='z')
    for k in range(3):
        a=2.094*k+.5; tube([(math.cos(a)*.26,math.sin(a)*.26,0),(math.cos(a)*.02,math.sin(a)*.02,h-.35)],.014,m,10,0)
    o=lathe([(.24,h-.34),(.19,h)],shade('#f1e2c6',glow),64); o.modifiers.new('t','SOLIDIFY').thickness=.003; o.visible_shadow=False
    if power: point((0,0,h-.18),power,'#ffb873',.08)
def woven_pendant(loc,ceil,r=.3,h=.3,kind='dome',glow=8,power=18,col='#c99a5e',ribs=44,rings=9,seed=1):
    """open woven pendant: real strands (ribs+rings), light through the weave"""
    m=flat(col,.65,spec=.3); rr=random.Random(seed)
    def prof(v):
        if kind=='dome': return (r*math.sin(.12+1.42*v)/math.sin(1.54), h*(math.cos(1.50*v)))
        if kind=='bell': return (r*(.16+.84*v**1.8), h*(1-v))
        if kind=='drum': return (r*(.82+.18*math.sin(math.pi*v)), h*(1-v))
        if kind=='globe': return (r*max(.12,math.sin(math.pi*(.06+.88*v))), h*(.5+.5*math.cos(math.pi*(.06+.88*v))))
        if kind=='flat': return (r*(.12+.88*v**.7), h*(1-v**2.2))
    pts=[];vs=[];fs=[]
    def strand(P,rad,n=5):
        b=len(vs); mlen=len(P); up=Vector((0,0,1))
        for i,p in enumerate(P):
            d=(P[min(i+1,mlen-1)]-P[max(i-1,0)]).normalized(); u=d.orthogonal().normalized(); s=d.cross(u)
            for k in range(n):
                t=6.2832*k/n; vs.append(p+(u*math.cos(t)+s*math.sin(t))*rad)
        for i in range(mlen-1):
            for k in range(n): fs.append((b+i*n+k,b+i*n+(k+1)%n,b+(i+1)*n+(k+1)%n,b+(i+1)*n+k))
    for k in range(ribs):
        for s in (-1,1):
            P=[]
            for i in range(13):
                v=i/12; q,z=prof(v); a=2*math.pi*k/ribs+s*.55*v; P.append(Vector((q*math.cos(a),q*math.sin(a),z)))
            strand(P,.0035)
    for j in range(rings):
        v=(j+.5)/rings; q,z=prof(v); strand([Vector((q*1.005*math.cos(t),q*1.005*math.sin(t),z)) for t in [2*math.pi*i/48 for i in range(49)]],.005 if j%3 else .009)
    for v in (0,1): q,z=prof(v); strand([Vector((q*math.cos(t),q*math.sin(t),z)) for t in [2*math.pi*i/48 for i in range(49)]],.011)
    mesh(vs,fs,m,smooth=True,loc=loc,name='pendant')
    cyl((loc[0],loc[1],(loc[2]+h*.7+ceil)/2),.004,ceil-loc[2]-h*.7,flat('#1c1712',.6),0,8)
    b=lathe([(0,-.035),(.02,-.03),(.036,0),(.03,.03),(.015,.05),(0,.06)],emis('#ffcf96',glow),20,loc=(loc[0],loc[1],loc[2]+h*.42)); b.visible_shadow=False; b.visible_diffuse=False
    if power: point((loc[0],loc[1],loc[2]+h*.42),power,'#ffb66e',.035)
def sofa(w=2.1,d=.92,h=.78,mat=None,seats=2,legm=None,cush=(),seatmat=None):
    m=mat or boucle('#d9cdb8'); lm=legm or wood(*WALNUT,axis='z'); sm=seatmat or m; arm=.16
    box((0,-.005,.25),(w-.03,d-.04,.18),m,.04,seg=4)
    box((0,d/2-.10,.50),(w,.2,.50),m,.07,seg=5)
    for s in (-1,1): box((s*(w/2-arm/2),-.01,.40),(arm,d-.02,.42),m,.065,seg=5)
    sw=(w-2*arm)/seats
    for k in range(seats):
        x=-w/2+arm+sw*(k+.5)
        o=box((x,-.08,.41),(sw-.012,d-.26,.18),sm,.06,seg=5); 
        o2=box((x,d/2-.26,.66),(sw-.02,.20,.46),sm,.085,seg=5,rot=D(-13,0,0))
    for sx in (-1,1):
        for sy in (-1,1): cyl((sx*(w/2-.12),sy*(d/2-.12),.08),.016,.16,lm,.002,12,r2=.024)
    for (kind,mt,x,z,rx,rz,s) in cush: pillow(kind,mt,(x,d/2-.36,.50+z),D(rx,0,rz),s)
def armchair(mat=None,frame=None,style='club',cush=None):
    m=mat or boucle('#d9cdb8'); f=frame or wood(*WALNUT,axis='z')
    if style=='club':
        # rounded shell
        def shell(u,v):
            a=math.pi*(-.12+1.24*u); r=.38; x=-math.cos(a)*r*1.02; y=math.sin(a)*r*.95-.02; z=.20+v*(.30+.26*max(0,math.sin(a))**1.4); return (x,y+.10*v*max(0,math.sin(a)),z)
        o=surf(shell,36,8,m); mm=o.modifiers.new('t','SOLIDIFY'); mm.thickness=.10; mm.offset=0; b=o.modifiers.new('b','BEVEL'); b.width=.04; b.segments=4; autosmooth(o,60)
        lathe(sprof([(0,.22),(.33,.22),(.37,.25),(.38,.36),(.36,.43),(.28,.465),(0,.475)],5),m,56,loc=(0,-.04,0),scale=(1,.98,1))
        lathe([(.0,.14),(.30,.14),(.31,.22),(0,.22)],f,40)
        for k in range(4): a=math.pi/4+k*math.pi/2; cyl((math.cos(a)*.26,math.sin(a)*.26,.07),.014,.14,f,.002,12,r2=.022)
    elif style=='lounge':
        for s in (-1,1):
            tube([(s*.34,-.36,0),(s*.34,-.33,.40),(s*.34,-.28,.56)],.02,f,10,6); tube([(s*.34,.38,0),(s*.34,.34,.40),(s*.34,.36,.55)],.02,f,10,6)
            box((s*.34,.02,.57),(.065,.74,.03),f,.012)
            box((s*.31,.0,.30),(.03,.70,.05),f,.008)
        for y in (-.30,.33): box((0,y,.30),(.62,.035,.05),f,.008)
        box((0,-.02,.40),(.60,.66,.15),m,.055,seg=5,rot=D(-5,0,0)); box((0,.34,.72),(.60,.15,.60),m,.06,seg=5,rot=D(-17,0,0))
        for k in range(7): cyl((-.24+.08*k,.43,.68),.008,.62,f,0,8,rot=D(-17,0,0))
        tube([(-.32,.33,.42),(-.32,.53,1.0)],.018,f,10,0); tube([(.32,.33,.42),(.32,.53,1.0)],.018,f,10,0); box((0,.525,.99),(.66,.03,.06),f,.01,rot=D(-17,0,0))
    if cush: pillow('lumbar',cush,(0,.20 if style=='club' else .22,.60),D(68,0,0),.72)
def rug(w,d,t,loc=(0,0,0),rot=0,fringe='#e8dcc4',thick=.014):
    def mk():
        n=40
        surf(lambda u,v:((u-.5)*w,(v-.5)*d,thick+.002*noise.noise(Vector((u*9,v*7,2)))),n,int(n*d/w),t)
        box((0,0,thick/2-.001),(w,d,thick-.002),linen('#b9a88b'),.004)
        if fringe:
            vs=[];fs=[];rr=random.Random(4)
            for s in (-1,1):
                k=-d/2
                while k<d/2:
                    for q in range(2):
                        x0=s*w/2;L=rr.uniform(.05,.085);dy=rr.gauss(0,.012);i=len(vs); y=k+rr.uniform(0,.01)
                        vs+=[(x0,y-.0025,.009),(x0,y+.0025,.009),(x0+s*L,y+dy+.001,.003),(x0+s*L,y+dy-.001,.003)]; fs.append((i,i+1,i+2,i+3))
                    k+=.012
            mesh(vs,fs,flat(fringe,.95))
    return put(mk,loc,(0,0,rot))
def desk(w=1.3,d=.58,h=.75,mat=None):
    m=mat or wood(*OAK,axis='x'); box((0,0,h-.018),(w,d,.036),m,.006); box((0,.0,h-.09),(w-.08,d-.06,.10),m,.004)
    for sx in (-1,1):
        for sy in (-1,1): tube([(sx*(w/2-.07),sy*(d/2-.07),h-.05),(sx*(w/2-.05),sy*(d/2-.04),0)],.022,m,12,0)
    box((0,-d/2+.03,h-.09),(w*.42,.02,.075),m,.004); cyl((0,-d/2+.01,h-.09),.010,.03,brass(),.002,14,rot=D(90,0,0))
def chair(mat=None,seat=None,style='spindle'):
    m=mat or wood(*WALNUT,axis='z'); s=seat or linen('#b9a582')
    if style in('spindle','weave'):
        for sx in (-1,1):
            tube([(sx*.19,-.19,.44),(sx*.21,-.22,0)],.016,m,10,0); tube([(sx*.18,.20,.44),(sx*.20,.25,0)],.016,m,10,0)
            tube([(sx*.19,.20,.42),(sx*.195,.25,.70),(sx*.185,.29,.90)],.015,m,10,6)
        box((0,0,.435),(.44,.44,.03),m,.012)
        box((0,-.005,.465),(.42,.41,.045),s,.02,seg=4)
        def back(u,v): x=(u-.5)*.40; return (x,.285-.05*(2*u-1)**2+.012+ (v*.03),.80+.13*v)
        o=surf(back,16,4,m); mm=o.modifiers.new('t','SOLIDIFY'); mm.thickness=.022; bevel(o,.006)
        for k in range(5): x=-.13+.065*k; tube([(x,.20,.44),(x,.255,.82)],.0065,m,8,0)
        for y in (-.2,.22): tube([(-.2,y,.2),(.2,y,.2)],.009,m,8,0)
    elif style=='uph':
        for sx in (-1,1):
            for sy in (-1,1): tube([(sx*.18,sy*.18,.40),(sx*.21,sy*.22,0)],.013,m,10,0,taper=lambda t:1.3-.5*t)
        box((0,-.01,.44),(.48,.48,.10),s,.04,seg=5)
        def back(u,v): 
            a=(u-.5)*2.1; return (math.sin(a)*.245,.20-.09*(1-math.cos(a))*1.6+.06*v,.47+.40*v*(1-.10*(2*u-1)**4))
        o=surf(back,24,10,s); mm=o.modifiers.new('t','SOLIDIFY'); mm.thickness=.06; mm.offset=0; b=o.modifiers.new('b','BEVEL'); b.width=.025; b.segments=4; autosmooth(o,60)
def leafplant(h=1.3,seed=1,n=16,potcol='#a5613a',kind='banana',pot='pot',leafcol='#3f6b35'):
    rr=random.Random(seed); pm=flat(potcol,.75) if pot!='basket' else basketmat('mesob2.png')
    ph=.36
    lathe(sprof([(0,.0),(.13,.0),(.15,.01),(.19,.2),(.205,ph-.02),(.20,ph),(.185,ph),(.18,ph-.04)],4),pm,48); cyl((0,0,ph-.05),.182,.02,flat('#2a1d14',1),0,32)
    g=G('leaf'); v=g.coord('UV'); c=C(leafcol); w=g.n('TexWave'); g.l(v,w.inputs[0]); w.inputs['Scale'].default_value=9; w.bands_direction='Y'
    rnd=g.n('ObjectInfo').outputs['Random']; isl=g.n('NewGeometry').outputs['Random Per Island']
    g.l(g.mix(isl,mul(c,.65),mul(c,1.5)),g.b.inputs['Base Color']); g.P(Roughness=.38,Specular=.45,Transmission=0); g.bump(w.outputs[1],.12,.004)
    tl=g.n('BsdfTranslucent'); tl.inputs[0].default_value=(*mul(c,2.2),1); mx=g.n('MixShader'); mx.inputs[0].default_value=.25; g.l(g.b.outputs[0],mx.inputs[1]); g.l(tl.outputs[0],mx.inputs[2]); g.l(mx.outputs[0],g.out.inputs[0]); lm=g.m
    vs=[];fs=[];uv=[]
    def leaf(base,dirv,L,W,droop,fold=.35):
        nu,nv=4,10; b=len(vs); d=Vector(dirv).normalized(); side=d.cross(Vector((0,0,1))).normalized()
        for j in range(nv+1):
            t=j/nv; c0=Vector(base)+d*L*t+Vector((0,0,-droop*L*t*t)); wd=W*math.sin(math.pi*min(1,(.04+.96*t)**.75))**.8*(1-.15*t)
            for i in range(nu+1):
                s=(i/nu-.5)*2; vs.append(c0+side*s*wd/2+Vector((0,0,abs(s)*wd*fold*.5+.006*math.sin(t*30+s*2)))); uv.append((i/nu,t))
        for j in range(nv):
            for i in range(nu): a=b+j*(nu+1)+i; fs.append((a,a+1,a+nu+2,a+nu+1))
    st=[];
    for k in range(n):
        a=k*2.4+rr.uniform(-.3,.3); t=(k+1)/n; hh=ph+(h-ph)*(.15+.7*t)*rr.uniform(.85,1.05); rad=.05+.12*(1-t)
        bx=Vector((math.cos(a)*rad,math.sin(a)*rad,hh)); d=Vector((math.cos(a)*(1.1-.65*t),math.sin(a)*(1.1-.65*t),.35+.75*t))
        if kind=='banana': leaf(bx,d,h*rr.uniform(.38,.5),h*.15,.38,.35)
        elif kind=='ficus':
            for q in range(9):
                a2=a+rr.uniform(-1,1); p=bx+Vector((math.cos(a2)*.1*rr.random()*h*2,math.sin(a2)*.1*rr.random()*h*2,rr.uniform(-.12,.18)*h)); leaf(p,Vector((math.cos(a2),math.sin(a2),.2)),.16,.075,.5,.3)
        st.append(tube([(math.cos(a)*.03,math.sin(a)*.03,ph-.06),(bx.x*.6,bx.y*.6,(ph+hh)/2),tuple(bx)],.008 if kind=='banana' else .006,flat('#5b6b35' if kind=='banana' else '#5a4532',.7),6,4))
    mesh(vs,fs,lm,uvs=uv,smooth=True,name='leaves')
def grassjar(h=.9,seed=1,col='#c3a873',potm=None,n=46):
    rr=random.Random(seed); lathe(sprof([(0,0),(.09,0),(.13,.05),(.16,.2),(.12,.36),(.07,.42),(.085,.46)],5),potm or stone('#4b4038',.7),44)
    for k in range(n):
        a=rr.uniform(0,6.28); s=rr.uniform(.05,.35); tube([(math.cos(a)*.03,math.sin(a)*.03,.40),(math.cos(a)*s*.35,math.sin(a)*s*.35,.40+h*.4),(math.cos(a)*s,math.sin(a)*s,.4+h*rr.uniform(.55,.95))],.0025,flat(col,.8),4,4)
    m=flat('#d8c39a',1)
    for k in range(n):
        pass
def books(n=3,seed=1,cols=('#7a3b24','#1f4f5a','#d8cdb6','#2f3b33')):
    rr=random.Random(seed); z=0
    for k in range(n):
        t=rr.uniform(.02,.035); w=rr.uniform(.2,.27); d=rr.uniform(.15,.19); a=rr.uniform(-.15,.15)
        box((0,0,z+t/2),(w,d,t),flat(cols[k%len(cols)],.6),.002,rot=(0,0,a)); box((.004*math.cos(a),-.002,z+t/2),(w-.008,d+.001,t-.006),flat('#efe7d6',.9),.001,rot=(0,0,a)); z+=t
    return z
def tray(w=.5,d=.34,mat=None,h=.035):
    m=mat or wood(*WALNUT,axis='x'); box((0,0,.008),(w,d,.016),m,.004)
    for s in (-1,1): box((0,s*(d/2-.007),h/2+.004),(w,.014,h),m,.004); box((s*(w/2-.007),0,h/2+.004),(.014,d,h),m,.004)
def plate(r=.135,mat=None,rim=.02): 
    m=mat or flat('#eeeae1',.18,coat=.3); lathe(sprof([(0,.006),(r*.55,.006),(r*.66,.009),(r*.95,.020),(r,.024),(r*.985,.020),(r*.66,.003),(r*.55,0),(0,0)],4),m,72)
def bowl(r=.08,h=.06,mat=None,t=.005):
    m=mat or flat('#eeeae1',.2); lathe(sprof([(0,t),(r*.45,t+.002),(r*.8,h*.4),(r-t,h-.002),(r-t*.3,h),(r,h-.003),(r*.86,h*.36),(r*.5,.004),(r*.42,0),(0,0)],4),m,64)
def wineglass(h=.22,r=.042,wine=None,fill=.45):
    g=realglass('#fdfefe',1.45)
    lathe(sprof([(0,.003),(r*.8,.0015),(r*.82,.0025),(.02,.006),(.0045,.014),(.004,h*.38),(.008,h*.42),(r*.75,h*.50),(r,h*.66),(r*.93,h*.86),(r*.80,h),(r*.775,h),(r*.90,h*.86),(r*.965,h*.66),(r*.70,h*.51),(.004,h*.44),(0,h*.438)],4),g,48)
    if wine: lathe(sprof([(0,h*.444),(r*.3,h*.455),(r*.69,h*.515),(r*.945,h*.645),(r*.95,h*(.60+.2*fill)-.002),(r*.94,h*(.60+.2*fill))],4)+[(0,h*(.60+.2*fill))],flat(wine,.05,trans=0,spec=.6),40)
def tumbler(h=.1,r=.036,liquid=None,fill=.75,lr=.05):
    lathe([(0,.0),(r*.86,0),(r*.9,.003),(r,h),(r-.002,h),(r*.9-.003,.012),(0,.012)],realglass('#fdfefe'),44,ang=30)
    if liquid: lathe([(0,.0125),(r*.9-.0035,.0125),(r*.9-.0035+(r*.1)*fill-.0005,h*fill),(0,h*fill)],flat(liquid,max(lr,.12),spec=.4),40,ang=30)
def fork(m,L=.19):
    tube([(0,0,.004),(0,L*.35,.006),(0,L*.62,.004)],.0035,m,8,4,taper=lambda t:1.15-.5*t)
    surf(lambda u,v:((u-.5)*.022*(.4+.6*min(1,v*3)),L*.60+v*.035,.004+.003*v),4,4,m,thick=.0018)
    for k in range(4): tube([((k-1.5)*.0062,L*.60+.033,.007),((k-1.5)*.0062,L*.60+.06,.006),((k-1.5)*.0058,L*.60+.082,.003)],.0013,m,6,3)
def knife(m,L=.22):
    box((0,L*.24,.005),(.010,L*.46,.007),m,.003); surf(lambda u,v:((u-.5)*.017*(1-.75*v**4)+.003*v,L*.46+v*L*.52,.005),3,8,m,thick=.0022)
def spoon(m,L=.19):
    tube([(0,0,.004),(0,L*.4,.007),(0,L*.72,.005)],.0032,m,8,4,taper=lambda t:1.15-.45*t)
    def f(u,v):
        t=(v-.5)*2; w=.019*math.sqrt(max(0,1-t*t))**.9; s=(u-.5)*2; return (s*w,L*.70+(v)*.06,.008-.008*(1-s*s)*(1-t*t))
    surf(f,8,10,m,thick=.0016)
def candle(r=.03,h=.09,loc=(0,0,0),glow=1.0,power=1.6,flame=26,wax='#f3e8d3',holder=None):
    def mk():
        g=flat(wax,.45,emit='#ff9a45',estr=.16*glow,spec=.4); lathe([(0,0),(r,0),(r,h-.004),(r*.97,h),(r*.85,h-.001),(r*.6,h-.008),(0,h-.01)],g,40,ang=40)
        cyl((0,0,h-.002),.0011,.016,flat('#1a1410',.9),0,6)
        f=lathe(sprof([(0,0),(.0042,.004),(.0058,.011),(.0040,.021),(.0015,.032),(0,.038)],4),emis('#ffb45a',flame),20,loc=(0,0,h+.001)); f.visible_shadow=False; f.visible_diffuse=False
        if power: point((0,0,h+.022),power,'#ff9a45',.012)
        if holder: holder()
    return put(mk,loc)
def jebena(mat=None,scale=1):
    m=mat or flat('#17120f',.42,spec=.45)
    g=G('clay'); v=g.coord(); n=g.noise(v,26,3,.6); g.l(g.ramp(n,[(.3,hx('#120d0a')),(.7,hx('#2c211a'))]),g.b.inputs['Base Color']); g.l(g.ramp(n,[(.3,.34),(.7,.55)]),g.b.inputs['Roughness']); g.bump(n,.15,.002); m=mat or g.m
    lathe(sprof([(0,0),(.035,.0),(.05,.006),(.085,.045),(.092,.075),(.078,.112),(.045,.142),(.027,.165),(.0215,.20),(.021,.255),(.026,.275),(.034,.285),(.031,.287),(.020,.276),(.015,.25)],5),m,64)
    for z,r in ((.150,.040),(.205,.0225)): lathe([(r,z-.004),(r+.003,z),(r,z+.004)],m,48)
    tube([(.075,0,.09),(.105,0,.115),(.125,0,.15),(.142,0,.172)],.0125,m,14,6,taper=lambda t:1.25-.55*t)
    tube([(-.024,0,.262),(-.075,0,.262),(-.098,0,.215),(-.105,0,.16),(-.086,0,.105)],.0095,m,14,8)
    # straw stopper
    lathe(sprof([(0,.283),(.016,.283),(.019,.295),(.010,.315),(0,.322)],4),flat('#b58a4e',.8),24)
def finjal(coffee=True,band='#8a2f24',r=.034,h=.052):
    m=flat('#f4f1ea',.12,coat=.5); lathe(sprof([(0,.006),(.016,.006),(.022,.010),(r*.93,h*.55),(r*.97,h-.001),(r,h),(r*1.0,h-.002),(r*.965,h*.5),(.026,.010),(.020,.0),(0,0)],4),m,56)
    lathe([(r*.9745,h*.66),(r*1.0035,h*.80),(r*1.006,h*.90)],flat(band,.2,coat=.4),56); lathe([(r*.945,h*.52),(r*.958,h*.555)],flat('#c9a24a',.25,.9),56)
    if coffee: lathe([(0,h*.86),(r*.945,h*.86)],flat('#1d0d06',.06,spec=.6),40); lathe([(r*.86,h*.863),(r*.90,h*.8645),(r*.95,h*.865)],flat('#7a4a26',.5),40)
    lathe(sprof([(0,.001),(.03,.001),(.05,.007),(.056,.011),(.054,.008),(.03,-.003),(0,-.003)],4),m,56,loc=(0,0,-.001))
def mesob(h=.62,lid=False,scale=1,r=.36,t='mesob.png'):
    b=basketmat(t,rows=46)
    lathe(sprof([(r*.78,0),(r*.80,.02),(r*.52,h*.40),(r*.42,h*.52),(r*.50,h*.64),(r*.88,h*.86),(r*.98,h*.93)],7),b,96)
    top=sprof([(r*.98,h*.93),(r*1.02,h*.955),(r*1.02,h*1.0),(r*.99,h*1.0),(r*.97,h*.955),(r*.5,h*.945),(0,h*.94)],5); lathe(top,basketmat('mesob2.png',rows=30),96)
    if lid: lathe(sprof([(r*1.03,h*1.0),(r*1.0,h*1.04),(r*.82,h*1.32),(r*.45,h*1.62),(r*.15,h*1.82),(r*.06,h*1.90),(r*.09,h*1.98),(0,h*2.02)],7),basketmat('mesob.png',rows=44),96)
def towel_fold(w=.34,d=.24,layers=4,t=.022,mat=None,band=None):
    """stack of one folded towel: rounded fold at front, soft edges"""
    m=mat or terry()
    for k in range(layers//2):
        z=k*2*t*.96; P=[]
        def prof(u):
            # U-shaped fold, opening at back; returns (y,z) centreline
            L=d-.02
            if u<.45: return (d/2-L*(u/.45),z+t*1.45)
            if u>.55: return (d/2-L*((1-u)/.45),z+t*.5)
            a=(u-.45)/.1*math.pi; return (-d/2+.02-math.sin(a)*t*.62,z+t*.97+math.cos(a)*t*.475)
        def f(u,v): y,zz=prof(u); x=(v-.5)*(w+.006*math.sin(y*20+k)); return (x+.003*noise.noise(Vector((y*12,k,x*8))),y+.003*noise.noise(Vector((x*14,k*3,u*5))),zz+.0030*noise.noise(Vector((x*7,y*7,k*7.)))+.0010*noise.noise(Vector((x*40,y*40,k*3.))))
        o=surf(f,70,60,m,smooth=True); s=o.modifiers.new('t','SOLIDIFY'); s.thickness=t*.92; s.offset=0; bv=o.modifiers.new('b','BEVEL'); bv.width=t*.42; bv.segments=4; bv.limit_method='ANGLE'
        terrydisp(o)
    return layers*t*.96
def terrydisp(o,st=.0024,sc=.0040,lv=1):
    s=o.modifiers.new('s','SUBSURF'); s.levels=lv; s.render_levels=lv
    t=bpy.data.textures.new('c','CLOUDS'); t.noise_scale=sc; t.noise_depth=1; m=o.modifiers.new('d','DISPLACE'); m.texture=t; m.strength=st; m.mid_level=.5
@cached
def terry(col='#fbf8f1'):
    g=G('terry'); v=g.coord(); c=C(col); x=g.n('TexVoronoi'); x.inputs['Scale'].default_value=420; g.l(v,x.inputs[0]); n=g.noise(v,9,2)
    g.l(g.mix(g.ramp(x.outputs[0],[(.1,0.0),(.8,1.0)]),g.ramp(n,[(.3,mul(c,1.0)),(.7,mul(c,.95))]),mul(c,.80)),g.b.inputs['Base Color']); g.P(Roughness=1,Sheen=.6,Specular=.08); g.bump(x.outputs[0],.55,.004).node.invert=True; return g.m
def towel_roll(L=.34,r=.055,mat=None,loc=(0,0,0),rot=(0,0,0)):
    m=mat or terry(); turns=3.2; t=r/(turns+.6)
    def f(u,v):
        a=u*turns*6.283; rr=t*.55+t*(a/6.283); y=(v-.5)*L*(1+.01*math.sin(a*1.3)); return (rr*math.cos(a)*1.04,y,r+rr*math.sin(a)*.97+.002*noise.noise(Vector((a,v*8,1))))
    def mk():
        o=surf(f,150,50,m); s=o.modifiers.new('t','SOLIDIFY'); s.thickness=t*.80; s.offset=0; b=o.modifiers.new('b','BEVEL'); b.width=t*.3; b.segments=3; b.limit_method='ANGLE'; terrydisp(o,.0022,.0040,1)
    return put(mk,loc,rot)
def pebble(loc,r=.04,flat_=.45,mat=None,seed=0,rot=0,elong=1.25):
    m=mat or stone('#2c2d2f',.42,14,.25); bm=bmesh.new(); bmesh.ops.create_icosphere(bm,subdivisions=5,radius=1)
    for v in bm.verts:
        p=v.co.copy(); k=1+.10*noise.noise(p*1.1+Vector((seed*7.3,seed,0)))+.02*noise.noise(p*3+Vector((seed,0,3)))
        z=abs(p.z)**.85*(1 if p.z>0 else -1); v.co=Vector((p.x*k*r*elong,p.y*k*r,z*k*r*flat_))
    me=bpy.data.meshes.new('p'); bm.to_mesh(me); o=link(me,'pebble',m,loc=(loc[0],loc[1],loc[2]+r*flat_),rot=(0,0,rot),smooth=True); return o
def round_table(r=.5,h=.75,mat=None,base=None):
    m=mat or wood(*WALNUT,axis='x',coat=.2); cyl((0,0,h-.018),r,.036,m,.012,96); lathe(sprof([(0,0),(r*.55,.0),(r*.55,.02),(.06,.05),(.045,h*.5),(.06,h-.08),(r*.4,h-.036)],4),base or wood(*WALNUT,axis='z'),48)

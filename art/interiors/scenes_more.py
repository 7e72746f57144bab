"""The pictures of the rooms that had none, and second views of the ones that had."""
from lib import *
from furn import *
from scenes_rooms import shell,deck,bunk
import scenes_rooms as SR, lib
lib.CREASE=.012
OFF='#f4f1ea'
def lime(col,amt=.055,scale=.9): return plaster(col,amt=amt,scale=scale,bump=.3)
@cached
def wool(col='#cfc3aa',rows=70,var=.10):
    g=G('wool'); c=C(col); v=g.coord(); w=g.n('TexWave',bands_direction='Y'); g.l(v,w.inputs[0]); w.inputs['Scale'].default_value=rows/6.283*.5; w.inputs['Distortion'].default_value=1.2; w.inputs['Detail'].default_value=2
    n=g.noise(v,3,3,.6); n2=g.noise(g.coord(scale=(1,.2,1)),120,3); a=g.ramp(n,[(.3,mul(c,1-var)),(.7,mul(c,1+var))]); a=g.mix(.5,a,g.ramp(n2,[(.36,mul(c,.74)),(.64,mul(c,1.12))]))
    g.l(g.mix(g.ramp(w.outputs[1],[(.15,.0),(.5,.55)]),mul(c,.70),a),g.b.inputs['Base Color']); g.P(Roughness=1,Sheen=.3,Specular=.05); return g.m
def skirt(x0,x1,y0,y1,mat,h=.09,sides='blr',gaps=()):
    """skirting board; gaps: (a0,a1) left open along the back wall"""
    if 'b' in sides:
        cuts=[x0]+[v for g in sorted(gaps) for v in g]+[x1]
        for a,b in zip(cuts[::2],cuts[1::2]):
            if b-a>.02: box(((a+b)/2,y1-.008,h/2),(b-a,.016,h),mat,.004)
    if 'l' in sides: box((x0+.008,(y0+y1)/2,h/2),(.016,y1-y0,h),mat,.004)
    if 'r' in sides: box((x1-.008,(y0+y1)/2,h/2),(.016,y1-y0,h),mat,.004)
def door(w=.86,h=2.05,mat=None,frame=None,panels=2,side=1):
    """leaf and frame on a wall that faces -y, hinge at -side"""
    m=mat or flat('#e9e2d2',.4); f=frame or m
    for s in (-1,1): box((s*(w/2+.045),-.012,h/2),(.09,.045,h),f,.003)
    box((0,-.014,h+.045),(w+.20,.05,.09),f,.006)
    box((0,-.004,h/2),(w,.03,h-.01),m,.004)
    zs=[(.16,.88),(1.0,h-.14)] if panels==2 else [(.16,h-.14)]
    for a,b in zs:
        for s in (-1,1): box((s*(w/2-.13),-.022,(a+b)/2),(.022,.016,b-a),m,.005)
        for z in (a,b): box((0,-.022,z),(w-.238,.016,.022),m,.005)
        box((0,-.014,(a+b)/2),(w-.34,.02,b-a-.08),m,.012,seg=3)
    st=flat('#9c958a',.3,1.0); x=side*(w/2-.065)
    cyl((x,-.028,1.02),.026,.012,st,.003,24,rot=D(90,0,0)); tube([(x,-.03,1.02),(x,-.075,1.02),(x-side*.03,-.085,1.02),(x-side*.125,-.085,1.02)],.0085,st,10,4)
    cyl((x,-.026,.93),.012,.012,st,.002,16,rot=D(90,0,0))
def switch(n=1,col='#f5f2ea'):
    m=flat(col,.35); box((0,-.005,0),(.085,.012,.085),m,.004)
    for k in range(n): box(((k-(n-1)/2)*.034,-.012,0),(.028,.008,.05),m,.003,rot=D(6,0,0))
def socket(): 
    m=flat('#f5f2ea',.35); box((0,-.005,0),(.085,.012,.085),m,.004); cyl((0,-.011,0),.024,.004,flat('#dcd8cf',.5),.001,24,rot=D(90,0,0))
    for s in (-1,1): cyl((s*.0095,-.0135,0),.0025,.002,flat('#222222',.6),0,10,rot=D(90,0,0))
def globe(r=.16,glow=3,power=10,col='#ffd0a0'):
    o=lathe([(r*math.sin(math.pi*k/20)*(.98+.02*(k%2)),-r*math.cos(math.pi*k/20)) for k in range(21)],shade('#fff4e2',glow,col),56); o.visible_shadow=False
    if power: point((0,0,0),power,col,r*.7)
def metalpendant(loc,ceil,r=.15,h=.17,col='#2f4a44',power=8,glow=9):
    m=flat(col,.35,.15,coat=.3)
    def mk():
        o=lathe(sprof([(.025,h),(.03,h*.9),(.05,h*.8),(r*.75,h*.45),(r,0)],5),m,56); o.modifiers.new('t','SOLIDIFY').thickness=.003
        b=lathe([(0,0),(.03,.02),(.032,.05),(.012,.10)],emis('#ffd7a0',glow),20); b.visible_shadow=False; b.visible_diffuse=False
        if power: spot((0,0,.04),(0,0,-1),power*4,'#ffbf80',.04,130,.7)
    put(mk,loc); cyl((loc[0],loc[1],(loc[2]+h+ceil)/2),.004,ceil-loc[2]-h,flat('#2a241d',.6),0,8)
def readinglamp(mat=None,power=5,glow=5):
    """wall lamp on a short arm; wall behind at +y"""
    m=mat or flat('#22201d',.4,.6); cyl((0,-.012,0),.045,.024,m,.004,32,rot=D(90,0,0)); tube([(0,-.02,0),(0,-.12,.03),(0,-.2,.0)],.008,m,10,5)
    o=lathe([(.03,.05),(.035,.03),(.07,-.07)],m,40,loc=(0,-.21,-.03),rot=D(-14,0,0)); o.modifiers.new('t','SOLIDIFY').thickness=.002
    b=lathe([(0,-.045),(.028,-.03),(.028,.0),(0,.02)],emis('#ffd2a0',glow),20,loc=(0,-.215,-.05)); b.visible_shadow=False; b.visible_diffuse=False
    if power: spot((0,-.215,-.06),(0,-.30,-1),power*4,'#ffbf80',.03,115,.8)
def ironbed(w=1.4,l=2.0,col='#2b2a28',head=.62,foot=.22):
    m=flat(col,.42,.5); 
    for sx in (-1,1): cyl((sx*(w/2-.03),-l/2+.06,.16),.02,.32,m,.003,16)
    for sy,hh in ((1,head),(-1,foot)):
        if not hh: continue
        y=sy*(l/2+.03); z=.40+hh
        tube([(-w/2-.02,y,0),(-w/2-.02,y,z-.12),(-w/2+.09,y,z),(w/2-.09,y,z),(w/2+.02,y,z-.12),(w/2+.02,y,0)],.017,m,12,7)
        tube([(-w/2-.02,y,.40),(w/2+.02,y,.40)],.012,m,10,0)
        n=int(w/.13)
        for k in range(1,n): x=-w/2+w*k/n; tube([(x,y,.40),(x,y,z-.01)],.007,m,8,0)
    for s in (-1,1): box((s*(w/2+.005),0,.33),(.03,l,.06),m,.006)
def spread(w,l,top,duvet='duvet_king',col=OFF,pcol='#f6f3ec',pil=2,turn='turn_king',turncol=None,over=None,overmat=None,cush=(),mat=True,sx=1.0,weave=700):
    """mattress, duvet, pillows for a bed frame of any make; head at +y"""
    sh=linen(pcol); dm=linen(col,weave=weave)
    box((0,0,top-.13),(w,l,.24),sh,.07,seg=5); s=w/(1.05 if 'single' in duvet else 1.86)*sx
    soft(duvet,dm,(0,0,top),scale=(s,1,1),thick=.018,disp=.022,dscale=.16)
    if turn: soft(turn,linen(turncol or pcol),(0,0,top+.012),scale=(s,1,1),thick=.012,disp=.012,dscale=.12)
    if over: soft(over,overmat,(0,0,top+.012),scale=(s,1,1),thick=.012,disp=.008,dscale=.08)
    xs=[0] if pil==1 else [(k-(pil-1)/2)*w*.45 for k in range(pil)]
    for x in xs:
        pillow('pillow_a',sh,(x+R.uniform(-.02,.02),l/2-.21,top+.25),D(56+R.uniform(-5,5),R.uniform(-4,4),R.uniform(-5,5)),1.0)
        pillow('pillow_b',sh,(x+R.uniform(-.03,.03),l/2-.47,top+.15),D(30+R.uniform(-6,6),R.uniform(-4,4),180+R.uniform(-7,7)),.98)
    for (kind,m,x,y,zz,rx,rz,sc) in cush: pillow(kind,m,(x,l/2-y,top+zz),D(rx,0,rz),sc)
def folded(w=1.15,d=.44,mat=None,layers=4,t=.026): return towel_fold(w,d,layers,t,mat or tex('gabi_u.png',scale=(1,.5,1)))
def mug(col='#d9cdb8',h=.085,r=.04):
    m=flat(col,.3,coat=.3); lathe(sprof([(0,0),(r*.86,0),(r*.95,.006),(r,h*.5),(r*.99,h),(r*.95,h),(r*.94,h*.5),(0,.012)],4),m,44); lathe([(0,h*.82),(r*.94,h*.82)],flat('#2a160b',.1),32); tube([(r*.97,0,h*.78),(r*1.55,0,h*.74),(r*1.6,0,h*.35),(r*.97,0,h*.24)],.006,m,10,6)
def openbook(w=.20,d=.15):
    p=linen('#f1eadb',weave=500)
    for s in (-1,1):
        o=surf(lambda u,v,s=s:(s*u*w/2*1.0,(v-.5)*d,.006+.016*math.sin(min(1,u*1.25+.05)*math.pi)**.8),14,4,flat('#f1eadb',.9)); o.modifiers.new('t','SOLIDIFY').thickness=.004
    box((0,0,.002),(w*1.03,d*1.03,.004),flat('#6d3a26',.7),.001)
def sandals(col='#7a4b2c'):
    m=flat(col,.7); s2=flat('#3b2618',.8)
    for s,a in ((-1,.10),(1,-.22)):
        def one():
            pts=[(.0,-.125),(.034,-.105),(.030,-.02),(.042,.07),(.025,.125),(0,.132),(-.03,.115),(-.040,.05),(-.026,-.03),(-.032,-.10)]
            P=[(p.x,p.y) for p in spline([(*p,0) for p in pts+pts[:1]],4)]; n=len(P); vs=[(x,y,0) for x,y in P]+[(x,y,.016) for x,y in P]; bevel(mesh(vs,[tuple(reversed(range(n))),tuple(range(n,2*n))]+[(k,(k+1)%n,(k+1)%n+n,k+n) for k in range(n)],m),.003)
            for y0 in (.05,-.06): surf(lambda u,v:((u-.5)*.078,y0+(v-.5)*.026,.016+.038*math.sin(math.pi*u)),12,2,s2,thick=.003)
        put(one,(s*.055,s*.02,0),(0,0,a))
def branches(h=.9,seed=1,n=7,pot=None,leaf='#7f9280',spread_=.35):
    """eucalyptus branches in a clay vase"""
    rr=random.Random(seed); ph=.30; lathe(sprof([(0,0),(.07,0),(.10,.02),(.125,.12),(.10,.22),(.05,.27),(.058,ph),(.046,ph),(.04,.26)],5),pot or stone('#b9a68a',.8,20,.15),48)
    lm=G('eleaf'); c=C(leaf); isl=lm.n('NewGeometry').outputs['Random Per Island']; lm.l(lm.mix(isl,mul(c,.62),mul(c,1.25)),lm.b.inputs['Base Color']); lm.P(Roughness=.55,Specular=.3); tl=lm.n('BsdfTranslucent'); tl.inputs[0].default_value=(*mul(c,1.6),1); mx=lm.n('MixShader'); mx.inputs[0].default_value=.25; lm.l(lm.b.outputs[0],mx.inputs[1]); lm.l(tl.outputs[0],mx.inputs[2]); lm.l(mx.outputs[0],lm.out.inputs[0])
    vs=[];fs=[]; tw=flat('#6b5742',.8)
    for k in range(n):
        a=k*2.4+rr.uniform(-.4,.4); L=h*rr.uniform(.75,1.05); s=spread_*rr.uniform(.5,1.2); P=[(0,0,ph-.08),(math.cos(a)*s*.15,math.sin(a)*s*.15,ph+L*.3),(math.cos(a)*s*.5,math.sin(a)*s*.5,ph+L*.68),(math.cos(a)*s,math.sin(a)*s,ph+L*.92)]
        tube(P,.0035,tw,6,5,taper=lambda t:1.2-.8*t); Q=spline(P,9)
        for i,p in enumerate(Q[8:]):
            for sd in (-1,1):
                b=a+sd*1.4+rr.uniform(-.5,.5); d=Vector((math.cos(b),math.sin(b),rr.uniform(-.35,.55))).normalized(); W=rr.uniform(.022,.034)*(1-.25*i/len(Q)); LL=W*1.55; sv=d.cross(Vector((rr.uniform(-.4,.4),rr.uniform(-.4,.4),1))).normalized(); b0=len(vs)
                ring=[(0,0),(.25,.36),(.6,.5),(.9,.28),(1,0),(.9,-.28),(.6,-.5),(.25,-.36)]
                for (t,w_) in ring: vs.append(p+d*LL*t+sv*w_*W+Vector((0,0,-.3*LL*t*t)))
                fs.append(tuple(range(b0,b0+8)))
    mesh(vs,fs,lm.m,smooth=False,name='eleaves')
def stove(h=.95,ceil=3.0,glow=1.0):
    m=flat('#1d1c1b',.55,.3); box((0,0,.16),(.50,.44,.03),m,.006); box((0,0,.52),(.52,.46,.62),m,.02); box((0,0,.85),(.56,.50,.035),m,.008)
    for sx in (-1,1):
        for sy in (-1,1): cyl((sx*.2,sy*.17,.08),.018,.16,m,.002,12,r2=.025)
    cyl((0,.04,(ceil+.86)/2),.075,ceil-.86,m,0,40)
    box((0,-.235,.52),(.42,.025,.46),m,.012); dk=flat('#0a0807',.9); box((0,-.240,.54),(.33,.025,.30),dk,.004)
    g=G('ember'); v=g.coord('Object',(9,9,9)); n=g.noise(v,7,3,.6); g.N.remove(g.b); e=g.n('Emission'); g.l(g.ramp(n,[(.40,(.015,.003,.001)),(.50,(.55,.06,.008)),(.62,(1,.32,.05))]),e.inputs[0]); e.inputs[1].default_value=2.6*glow; g.l(e.outputs[0],g.out.inputs[0]); g.m.cycles.sample_as_light=False
    for (x,z,a,L) in ((-.05,.445,6,.26),(.06,.455,-9,.22),(.0,.50,14,.24)): cyl((x,-.258,z),.026,L,g.m,.006,20,rot=D(0,90+a,0))
    rr=random.Random(3)
    for k in range(9):
        x=-.11+.027*k; hh=rr.uniform(.07,.15)*(1-abs(x)*3.2); f=lathe(sprof([(0,0),(.016,.25*hh),(.013,.55*hh),(.005,.85*hh),(0,hh)],4),emis(('#ff8a2c','#ffb35a','#ff6a1c')[k%3],3.2*glow),14,loc=(x,-.262+.006*rr.random(),.475+.02*rr.random()),rot=D(0,rr.uniform(-12,12),0),scale=(1,.25,1)); f.visible_shadow=False; f.visible_diffuse=False
    lathe([(.02,0),(.02,.01)],m,12,loc=(.17,-.255,.52))
    point((0,-.42,.46),7*glow,'#ff7a30',.12)
def logs(seed=2):
    rr=random.Random(seed)
    for r in range(4):
        for k in range(5-(r%2)): cyl((-.2+.098*k+.05*(r%2),rr.uniform(-.02,.02),.05+.088*r),rr.uniform(.038,.047),.34,wood('#8a6a4a','#5f452f',axis='z'),.004,14,rot=D(90,0,0))
    m=flat('#22201d',.45,.6)
    for s in (-1,1): box((s*.28,0,.22),(.02,.32,.44),m,.003)
    box((0,0,.01),(.58,.32,.02),m,.003)
def slabtable(w=1.3,d=.72,h=.34,mat=None):
    m=mat or wood('#7a5a3c','#4e3522',axis='x',rough=.5); box((0,0,h-.03),(w,d,.06),m,.012)
    for s in (-1,1): box((s*(w/2-.16),0,(h-.06)/2),(.07,d-.14,h-.06),m,.008)
def jamb(*a): pass
def boards(x0,x1,y0,y1,z,mat,w=.14,axis='y'):
    if axis=='y':
        k=x0
        while k<x1: box((k+w/2,(y0+y1)/2,z),(w-.006,y1-y0,.02),mat,.004); k+=w
    else:
        k=y0
        while k<y1: box(((x0+x1)/2,k+w/2,z),(x1-x0,w-.006,.02),mat,.004); k+=w
def hooks(n=3,step=.22,mat=None):
    m=mat or wood(*PALE,axis='x'); box((0,-.012,0),(n*step,.024,.08),m,.005)
    for k in range(n): tube([((k-(n-1)/2)*step,-.02,.0),((k-(n-1)/2)*step,-.075,.0),((k-(n-1)/2)*step,-.09,.025)],.008,m,10,4)
def hung(w=.22,h=.75,mat=None,seed=3,loc=(0,0,0)):
    """cloth hung from a hook: gathered at the top"""
    rr=random.Random(seed); ph=rr.uniform(0,6)
    def f(u,v):
        s=(.16+.84*min(1,v*2.2)**.7); x=(u-.5)*w*s*1.25; return (x+.01*math.sin(v*4+ph),-.05-.028*math.sin(u*15+ph+v)*(.35+.65*v)-.02*math.sin(u*7+ph*2),-v*h+.05*abs(u-.5)*v+.03*(1-min(1,v*4)))
    o=surf(f,60,30,mat or linen('#d8cdb6'),loc=loc); o.modifiers.new('t','SOLIDIFY').thickness=.006
# ---------------------------------------------------------------- A: suite, Entoto
def s_suite_entoto():
    """living room in the eucalyptus forest, fog, first light, stove lit"""
    world('#cfd6d2',.16,ao=1.8)
    x0,x1,y0,y1,h=-3.3,3.3,-5.0,2.5,2.95
    op=(-1.75,2.25,.04,2.5); W=lime('#ddd2be')
    st=stone('#857c70',.9,2.6,.8,False)
    shell(x0,x1,y0,y1,h,W,openback=[op],left=lime('#c9b597'),floormat=wood('#8a643f','#5c3f27',axis='y',rough=.38,island=True,var=.22),faxis='y',plank=(.16,2.2),ceil=False)
    boards(x0,x1,y0,y1,h,wood('#a9855c','#7c5d3e',axis='y',island=False),.15)
    for k in range(3): box((0,-1.9+2.0*k,h-.09),(6.7,.14,.16),wood(*EUC,axis='x'),.01)
    window_frame(*op,flat('#26211c',.5),at=y1,nv=3,w=.05); backdrop('view_euc.png',(1.2,13,1.95),13.6,8.0,1.05)
    deck(-4,5,2.75,4.7,rail=True)
    cu=linen('#b7a98e',weave=500); curtain(-2.45,-1.75,.02,2.72,y1-.13,cu,6,.055,1,thick=.004); curtain(2.25,2.9,.02,2.72,y1-.13,cu,6,.055,2,thick=.004); cyl((.22,y1-.13,2.74),.014,5.6,flat('#26211c',.5,.6),0,16,rot=D(0,90,0))
    gs=linen('#6b7160',sheen=.4); sand=linen('#a89575',sheen=.3); rust=linen('#8b4a2c')
    put(sofa,(-1.95,-.10,0),D(0,0,84),w=2.2,mat=gs,cush=[('cushion_a',rust,-.62,.19,66,10,.95),('cushion_b',linen('#cbbfa6'),.66,.19,60,-9,.9)])
    put(sofa,(1.90,-.10,0),D(0,0,-84),w=2.2,mat=sand,cush=[('cushion_a',linen('#4f5a48'),.62,.19,64,-8,.95),('lumbar',tex('cush_stripes.png'),-.52,.15,62,6,.95)])
    soft('drape_arm',tex('gabi_earth.png',scale=(.7,.7,1)),(1.78,-1.06,.635),D(0,0,90),.62,thick=.008,disp=.004,dscale=.05)
    rug(2.9,2.2,wool('#cfc3aa'),(-.05,-.2,0),math.pi/2,fringe='#d8ccb2')
    put(slabtable,(-.05,-.15,0),D(0,0,90))
    put(tray,(-.06,.10,.341),D(0,0,70),w=.44,d=.30); put(jebena,(-.10,.18,.358),D(0,0,140)); put(finjal,(.03,.03,.358)); put(finjal,(-.06,-.02,.358)); put(openbook,(.03,-.42,.341),D(0,0,24))
    box((-2.72,1.9,.19),(1.0,.9,.38),stone('#6f675d',.85,3,.4),.02); put(lambda:stove(ceil=2.57,glow=1.3),(-2.70,1.88,.38),D(0,0,34)); put(logs,(-2.0,2.15,0),D(0,0,0)) if False else None
    put(floorlamp,(2.75,1.75,0),h=1.55,power=20,glow=2.2); 
    put(bedside,(2.35,1.12,0),style='stool',w=.40,h=.45,mat=wood(*EUC,axis='x')); put(lambda:branches(.55,4,6),(2.35,1.12,.455),scale=.85)
    picture((x1-.004,-.30,1.75),.72,.96,'photo_trunks.png',rot=D(90,0,-90),frame=wood(*EBONY,axis='x'))
    with grp() as g: armchair(linen('#cbbfa6'),style='lounge',frame=wood(*EUC,axis='z'))
    g.place((1.25,3.75,-.03),D(0,0,150))
    skirt(x0,x1,y0,y1,wood(*EUC,axis='x'),gaps=[(-1.75,2.25)])
    area((.25,y1-.02,1.35),(.1,-1,.7),3.9,2.4,165,'#eef3ee'); point((2.75,1.75,1.37),4,'#ffb873',.1)
    camera((-.42,-4.75,1.24),(.12,2,1.24),31,shift=(0,-.035),level=True)
    return dict(exposure=.5,res=(1500,1000),lres=.44,gspp=7,spp=48)
# ---------------------------------------------------------------- A: hostel, classic
def s_hostel_classic():
    """ochre walls, a double bed, two cups on a small table, the court at dusk"""
    world('#6b6470',.10,ao=1.4)
    x0,x1,y0,y1,h=-1.95,1.75,-4.2,1.7,2.8
    op=(.05,1.35,.78,2.28); W=lime('#d3a064',.08)
    shell(x0,x1,y0,y1,h,W,openback=[op],floor='tile',floormat=flat('#8f4f33',.5,spec=.35),ceil=plaster('#e7d9bf',bump=.05))
    gf=flat('#2f6f6a',.45); window_frame(*op,gf,at=y1,nv=2,nh=1,w=.05); backdrop('view_court.png',(1.55,8.6,1.95),8.6,5.5,1.5)
    for s,x in ((-1,op[0]-.30),(1,op[1]+.19)): pass
    cush=[('cushion_a',linen('#9a3f24'),.30,.62,.19,44,8,.88)]
    with grp() as g:
        ironbed(1.4,2.0,'#1f1d1b',.66,0); spread(1.4,2.0,.56,col='#efe3cc',pcol='#f3ecde',over='throw_king',overmat=linen('#9d4a2b',var=.1),cush=cush)
    g.place((-1.2,.62,0)) if False else g.place((-1.18,.60,0))
    put(bedside,(-.22,1.36,0),style='stool',w=.36,h=.48,mat=wood(*WALNUT,axis='x')); put(tablelamp,(-.22,1.40,.48),style='jug',h=.42,r=.14,basemat=flat('#7c3d22',.7),power=15,glow=2.4); put(books,(-.13,1.24,.482),D(0,0,20),n=1,seed=3)
    # table with two cups, two stools
    put(round_table,(.78,.92,0),r=.34,h=.68,mat=wood('#7a5233','#4d3119',axis='x',rough=.45),base=wood(*WALNUT,axis='z'))
    put(finjal,(.70,.83,.682)); put(lambda:finjal(band='#2f6f6a'),(.90,.93,.682)); put(jebena,(.78,1.06,.682),D(0,0,200)); candle(.03,.05,(.62,1.0,.682),power=1.6,flame=22)
    with grp() as g: chair(wood(*WALNUT,axis='z'),linen('#2f6f6a'),'spindle')
    g.place((.34,.42,0),D(0,0,150)); 
    with grp() as g: chair(wood(*WALNUT,axis='z'),linen('#2f6f6a'),'spindle')
    g.place((1.36,.62,0),D(0,0,-118))
    put(lambda:hung(.30,.8,tex('gabi_u_lake.png',scale=(.6,1,1)),5),(1.30,.44,.99),D(0,0,-118)) if False else None
    picture((-1.18,y1-.004,1.72),.62,.83,'photo_street.png',frame=wood(*EBONY,axis='x'),fw=.018)
    rug(1.7,1.1,tex('rug_border.png',1,.3,.4,weave=300),(.35,-.55,0),.12)
    put(sandals,(-.22,-.55,.0),D(0,0,-20)); skirt(x0,x1,y0,y1,flat('#7c3d22',.6),.11)
    put(switch,(-.02,y1,1.15)); metalpendant((.78,.92,1.62),h,.17,.19,'#2f6f6a',power=9,glow=10)
    area((.7,y1-.02,1.55),(.5,-1,.4),1.25,1.45,26,'#b9a6d8'); area((-.3,-2.2,2.5),(-.2,.5,.4),1.6,1.2,7,'#ffc48a',gloss=False)
    camera((.62,-3.05,1.22),(.10,2,1.22),32,shift=(0,-.06),level=True)
    return dict(exposure=.72,res=(1500,1000),lres=.44,gspp=7,spp=56)
# ---------------------------------------------------------------- A: hostel, single
# ---------------------------------------------------------------- A: hostel, deluxe
def s_hostel_deluxe():
    """king bed in front of a garden window; late afternoon"""
    world('#e2e6dc',.13,ao=1.6)
    x0,x1,y0,y1,h=-2.6,2.5,-4.4,2.1,2.8
    op=(-.35,2.15,.30,2.35); G1=lime('#b9b59a',.05)
    shell(x0,x1,y0,y1,h,lime('#e6dcc6',.04),openback=[op],left=G1,floor='tile',floormat=flat('#a08e74',.42,spec=.4))
    window_frame(*op,wood('#7a5a3c','#4e3522',axis='z'),at=y1,nv=3,nh=0,w=.06); backdrop('view_jacaranda.png',(2.6,11,2.35),10.4,12.5,1.35)
    for (x,y,s,z) in ((-.15,3.3,3,1.15),(2.35,3.2,6,1.45)): put(leafplant,(x,y,-.1),h=z,seed=s,n=15,potcol='#8a5a3c')
    cu=sheer('#f7f1e4',.30); curtain(-.55,.0,.02,2.6,y1-.09,cu,7,.04,3); curtain(2.0,2.4,.02,2.6,y1-.09,cu,6,.04,5); cyl((.92,y1-.09,2.62),.012,3.2,wood(*WALNUT,axis='z'),0,14,rot=D(0,90,0))
    cush=[('cushion_a',linen('#7d8a5e'),.33,.62,.19,46,7,.9),('cushion_b',linen('#b78a52'),-.30,.66,.18,42,-9,.9)]
    put(bed,(-1.52,-.05,0),D(0,0,90),duvcol='#e9e4d8',throw=None,cush=cush,head='planks',headh=.70,headw=2.4,headmat=wood('#7a5a3c','#4e3522',axis='x'),frame=wood('#7a5a3c','#4e3522',axis='x'))
    with grp() as g: folded(1.5,.42,linen('#7d8a5e',weave=400),4,.024)
    g.place((-.92,-.05,.615),D(0,0,90))
    for yy in (1.28,-1.38): box((-2.35,yy,.46),(.40,.46,.05),wood('#7a5a3c','#4e3522',axis='x'),.008); put(readinglamp,(x0,yy,1.28),D(0,0,90),power=3.5,glow=5)
    put(finjal,(-2.28,1.20,.486)); put(books,(-2.36,1.40,.485),D(0,0,80),n=2,seed=6)
    picture((x0+.004,-.05,1.70),1.05,.70,'photo_birds.png',rot=D(90,0,90),frame=wood(*EBONY,axis='x'),fw=.018)
    # a chair pulled to the window, a book left on it
    with grp() as g: armchair(boucle('#a9794a',120),style='club',cush=linen('#e0d6c2'))
    g.place((1.42,.86,0),D(0,0,-24)); put(bedside,(.72,1.42,0),style='stool',w=.38,h=.46,mat=wood(*WALNUT,axis='x')); put(mug,(.74,1.36,.465),D(0,0,30),col='#efe6d4'); put(openbook,(.66,1.50,.465),D(0,0,-30))
    rug(2.4,1.6,wool('#d8cbb0'),(.15,-.45,0),math.pi/2); put(sandals,(-.32,-.95,.016),D(0,0,70))
    skirt(x0,x1,y0,y1,wood('#7a5a3c','#4e3522',axis='x'),.07,gaps=[]); put(switch,(-2.2,y1,1.15)) 
    area((.9,y1-.03,1.35),(-.2,-1,.7),2.4,2.0,125,'#f4f4ec'); sun((-.85,-1.0,-.60),7.5,'#ffd49c',.9)
    camera((1.55,-3.55,1.22),(-.50,1.0,1.22),32,shift=(0,-.045),level=True)
    return dict(exposure=.42,res=(1500,1000),lres=.44,gspp=7,spp=48)
# ---------------------------------------------------------------- A: hostel, bath
def s_hostel_bath():
    """a built-in tub under a garden window, white tiles, one towel"""
    world('#e6ece6',.09,ao=1.3)
    x0,x1,y0,y1,h=-1.25,1.45,-3.2,1.25,2.6
    op=(-.62,.92,1.12,2.1)
    up=lime('#d8b592',.04)
    shell(x0,x1,y0,y1,h,up,openback=[op],floor='tile',floormat=flat('#a7a294',.4,spec=.4))
    window_frame(*op,flat('#f4f1e8',.4),at=y1,nv=2,nh=0,w=.055); backdrop('view_walk.png',(.6,9,3.0),9.4,5.85,1.25)
    tl=flat('#f3f1ea',.16,spec=.5,coat=.25); gt=flat('#c9c5b8',.9)
    def tiled(w,hh,loc,rot):
        with grp() as g: tiles(-w/2,w/2,0,hh,tl,.15,gap=.004,groutmat=gt,sy=.075)
        g.place(loc,rot)
    tiled(x1-x0,1.12,((x0+x1)/2,y1-.012,0),D(90,0,0)); tiled(y1-y0,1.65,(x0+.012,(y0+y1)/2,0),(math.pi/2,0,math.pi/2)); 
    for (x,w) in ((x0+(op[0]-x0)/2,op[0]-x0),(op[1]+(x1-op[1])/2,x1-op[1])): tiled(w,.53,(x,y1-.012,1.12),D(90,0,0))
    box((.10,y1-.05,1.115),(2.7,.16,.03),flat('#efece3',.25,coat=.2),.006)
    # tub: hollow box with soft inside
    em=flat('#f6f4ee',.14,coat=.5); X0,X1,Y0,Y1,T=x0+.02,x1-.35,y1-.80,y1-.02,.56
    def inner(u,v):
        P=[(1.0,.0),(.985,.012),(.93,.06),(.84,.30),(.74,.40),(.45,.425),(0,.43)]; q=v*(len(P)-1); i=min(int(q),len(P)-2); f=q-i; s=P[i][0]*(1-f)+P[i+1][0]*f; dz=P[i][1]*(1-f)+P[i+1][1]*f; a=2*math.pi*u; e=5.5 if v<.5 else 3.6; c,si=math.cos(a),math.sin(a); r=1/((abs(c))**e+(abs(si))**e)**(1/e); return ((X0+X1)/2+c*r*s*(X1-X0-.12)/2,(Y0+Y1)/2+si*r*s*(Y1-Y0-.12)/2,T-dz)
    surf(inner,80,18,em)
    def rim(u,v):
        a=2*math.pi*u; e=5.5; c,si=math.cos(a),math.sin(a); r=1/((abs(c))**e+(abs(si))**e)**(1/e); e2=40; r2=1/((abs(c))**e2+(abs(si))**e2)**(1/e2); A=((X1-X0-.12)/2*r*c,(Y1-Y0-.12)/2*r*si); B=((X1-X0)/2*r2*c,(Y1-Y0)/2*r2*si); return ((X0+X1)/2+A[0]*(1-v)+B[0]*v,(Y0+Y1)/2+A[1]*(1-v)+B[1]*v,T+.004*math.sin(math.pi*v))
    surf(rim,120,4,em); tiled(X1-X0,T-.01,((X0+X1)/2,Y0-.012,0),D(90,0,0)); box(((X0+X1)/2,Y0-.004,T-.008),(X1-X0,.03,.02),em,.006)
    box((X1+.16,(Y0+Y1)/2,.30),(.32,Y1-Y0,.60),up,.006); tiled(.33,.61,(X1+.165,Y0-.012,0),D(90,0,0)); box((X1+.165,(Y0+Y1)/2,.615),(.33,.80,.03),em,.006)
    ch=flat('#b9b6ae',.18,1.0); lathe([(0,0),(.03,0),(.03,.008),(.012,.012),(.012,.10)],ch,28,loc=(-.15,y1-.02,.86),rot=D(90,0,0)); tube([(-.15,y1-.10,.86),(-.15,y1-.17,.86),(-.15,y1-.20,.83),(-.15,y1-.20,.79)],.014,ch,12,4)
    for s in (-1,1): lathe([(0,0),(.024,0),(.024,.02),(.014,.03),(.018,.055),(0,.06)],ch,24,loc=(-.15+s*.12,y1-.02,.86),rot=D(90,0,0))
    # water line
    lathe([(0,0),(.30,0)],water('#9fc4bd',.03,5,.1),64,loc=((X0+X1)/2,(Y0+Y1)/2,.40),scale=(1.75,.88,1),smooth=False)
    # towels: one over the edge, two folded on the ledge
    soft('drape_arm',terry('#f1ebde'),(.42,Y0+.03,T+.03),D(0,0,-92),.62,thick=.010,disp=.004,dscale=.02)
    z=.632
    for k,(c,a) in enumerate((('#f1ebde',4),('#c98a5c',-5))):
        with grp() as g: hh=towel_fold(.27,.20,4,.020,terry(c))
        g.place((X1+.17,(Y0+Y1)/2+.06,z),D(0,0,a)); z+=hh+.003
    put(lambda:tumbler(.10,.034),(X1+.08,Y0+.14,.632)); box((X1+.25,Y0+.13,.645),(.075,.05,.025),flat('#d8c59a',.5),.01,seg=3)
    # stool, mat, hook with robe
    put(bedside,(.92,-.12,0),style='stool',w=.36,h=.45,mat=wood('#9a7a52','#6f5435',axis='x')); put(lambda:bowl(.085,.05,flat('#b5653f',.6)),(.95,-.08,.455)); box((.95,-.08,.475),(.07,.05,.03),flat('#e4d7b4',.5),.012,seg=3)
    box((-.05,-.05,.012),(.85,.55,.022),terry('#e9e1cf'),.008); put(sandals,(.30,-.42,0),D(0,0,-30))
    put(lambda:hooks(2,.22,wood('#9a7a52','#6f5435',axis='x')),(x1,.55,1.72),D(0,0,-90)); put(lambda:hung(.36,1.0,terry('#e3cfae'),6),(x1-.03,.44,1.73),D(0,0,-90))
    area((.15,y1-.03,1.6),(0,-1,.4),1.5,.95,85,'#f4f7ee'); sun((-.42,-1.0,-.85),7,'#ffe9c4',.9); area((.2,-2.8,2.35),(0,.5,.6),1.6,1.2,7,'#fffaf0',gloss=False)
    camera((.52,-2.55,1.30),(-.02,1,1.30),30,shift=(0,-.09),level=True)
    return dict(exposure=.35,res=(1500,1000),lres=.44,gspp=7,spp=48)
# ---------------------------------------------------------------- A: apartments
WO=('#c8ad88','#a58a66')
def s_apartment_single():
    """pale, modern, one bed, daylight; the facade across the court"""
    world('#e4e9ee',.15,ao=1.6)
    x0,x1,y0,y1,h=-1.9,2.0,-4.2,1.9,2.65
    op=(.1,1.75,.42,2.35); W=lime('#eeebe4',.02)
    shell(x0,x1,y0,y1,h,W,openback=[op],floormat=wood(*WO,axis='y',rough=.42,island=True,var=.14),faxis='y',plank=(.19,2.2),left=W)
    window_frame(*op,flat('#2a2c2e',.4,.3),at=y1,nv=2,w=.045); backdrop('view_facade.png',(2.2,11,2.3),11,7.4,1.6)
    sh=sheer('#fbfaf5',.38,.55); curtain(.0,.62,.02,2.62,y1-.10,sh,8,.04,3); cu=linen('#9fa8a6',weave=500); curtain(1.62,1.98,.02,2.62,y1-.14,cu,5,.05,4,thick=.004)
    # slatted oak panel as headboard wall
    n=26
    for k in range(n): box((x0+.02,-.62+1.9*(k+.5)/n,.62),(.03,.045,1.24),wood(*WO,axis='z'),.004)
    with grp() as g:
        box((0,0,.17),(1.16,2.04,.16),linen('#a8a294',weave=500),.03,seg=3); box((0,0,.05),(1.0,1.9,.08),flat('#1c1b1a',.6),.004)
        spread(1.12,2.0,.50,duvet='duvet_single',turn='turn_single',col='#f1efe9',pcol='#f7f5ef',pil=1,cush=[('cushion_a',linen('#5c7480'),.16,.64,.18,40,14,.86)],over='throw_single',overmat=linen('#7f9098',var=.1))
    g.place((-.86,.34,0),D(0,0,90))
    box((-1.68,1.28,.40),(.40,.42,.03),wood(*WO,axis='x'),.005); box((-1.68,1.28,.22),(.38,.40,.34),flat('#eeebe4',.45),.006); put(lambda:tablelamp(style='ceramic',h=.40,r=.13,power=0,glow=.35,basemat=flat('#4d5f68',.4,coat=.3)),(-1.70,1.30,.415)); put(openbook,(-1.62,1.14,.416),D(0,0,70))
    picture((x0+.004,.33,1.72),1.05,.70,'photo_birds.png',rot=D(90,0,90),frame=flat('#2a2c2e',.5),fw=.014)
    # desk shelf under the window's left, chair
    with grp() as g: chair(wood(*WO,axis='z'),linen('#b9b3a4'),'uph')
    g.place((1.25,.98,0),D(0,0,-28)); put(lambda:hung(.3,.1),(0,0,-5)) if False else None
    put(round_table,(.72,1.42,0),r=.30,h=.70,mat=flat('#eeebe4',.3),base=flat('#2a2c2e',.4,.5)); put(mug,(.66,1.34,.702),D(0,0,120),col='#eeebe4'); put(lambda:branches(.5,12,5,flat('#5c7480',.35,coat=.3)),(.84,1.52,.702),scale=.62)
    rug(1.9,1.25,wool('#c4c6c1'),(.45,-.25,0),math.pi/2,fringe=None); put(sandals,(.02,.62,0),D(0,0,100)); skirt(x0,x1,y0,y1,flat('#eeebe4',.4),.07); put(switch,(-.12,y1,1.12)); put(socket,(-.12,y1,.30))
    area((.9,y1-.03,1.4),(-.2,-1,.7),1.55,1.85,110,'#f3f6fb'); sun((-.72,-1.0,-.78),7,'#fff0d4',.8); area((.2,-3.6,2.4),(0,.5,.6),2.0,1.4,13,'#fff6ea',gloss=False)
    camera((1.05,-3.55,1.22),(-.22,1.5,1.22),33,shift=(0,-.05),level=True)
    return dict(exposure=.38,res=(1500,1000),lres=.44,gspp=7,spp=48)
def s_apartment_deluxe():
    """the larger bed and a sofa, corner window, late light"""
    world('#e4e6ea',.13,ao=1.8)
    x0,x1,y0,y1,h=-3.0,2.8,-4.8,2.3,2.7
    op=(-.2,2.6,.10,2.45); W=lime('#e9e5dc',.02)
    shell(x0,x1,y0,y1,h,W,openback=[op],left=lime('#8f8574',.03),floormat=wood('#b1926c','#866a49',axis='x',rough=.36,island=True,var=.14),faxis='x',plank=(.19,2.2))
    window_frame(*op,flat('#2a2826',.4,.3),at=y1,nv=3,w=.045); backdrop('view_facade.png',(2.6,13,2.0),16,16*.67,1.45)
    box((1.2,2.75,.62),(3.4,.03,1.06),glass('#eef4f2',0,0),0); box((1.2,2.75,1.17),(3.4,.05,.04),flat('#2a2826',.4,.5),.006); planks(-.6,3.2,2.4,2.9,wood('#8b6b4c','#5f452e',axis='x',island=True),.12,3.0,z=-.03)
    cu=linen('#cdbfa4',weave=500); curtain(-.75,-.2,.02,2.66,y1-.12,cu,6,.055,1,thick=.004); curtain(2.45,2.78,.02,2.66,y1-.12,cu,4,.05,2,thick=.004)
    cush=[('cushion_a',linen('#a9703c'),.36,.62,.19,46,7,.92),('cushion_b',linen('#d8cdb8'),-.34,.64,.18,42,-9,.92)]
    put(bed,(-1.90,.25,0),D(0,0,90),duvcol='#f0ece3',throw='throw_king',throwmat=linen('#a9703c',var=.1),cush=cush,head='panel',headh=.80,headw=2.5,headmat=linen('#c4b69b',sheen=.4),frame=wood('#6b4f36','#46321f',axis='x'))
    for yy in (1.55,-1.10): cyl((-2.68,yy,.24),.22,.48,flat('#e9e5dc',.4) if False else wood('#6b4f36','#46321f',axis='z'),.012,56); put(lambda:globe(.13,2.0,7),(-2.70,yy,.61))
    put(books,(-2.60,-1.02,.482),D(0,0,60),n=1,seed=5); 
    # sofa with its back to the camera side, facing the window
    put(sofa,(1.62,-.55,0),D(0,0,-118),w=1.75,mat=boucle('#d6c9b2'),cush=[('cushion_a',linen('#5f6a52'),-.46,.19,62,8,.92)])
    soft('drape_arm',linen('#a9703c',var=.1),(1.16,-1.30,.635),D(0,0,60),.58,thick=.008,disp=.005,dscale=.05)
    cyl((.62,.52,.36),.36,.03,marble('#d9d0bf','#9b8f7a',.2),.006,72); lathe([(.22,0),(.22,.012),(.03,.03),(.03,.345)],flat('#2a2826',.4,.5),40,loc=(.62,.52,0)); put(mug,(.52,.44,.376),D(0,0,20),col='#5f6a52'); put(openbook,(.72,.60,.376),D(0,0,40))
    rug(2.5,1.9,wool('#d9d1c0'),(.65,.15,0),math.pi/2*0,fringe=None)
    put(leafplant,(2.38,1.75,0),kind='ficus',h=1.75,seed=14,n=16,pot='pot',potcol='#8f8574'); 
    picture((x0+.004,.25,1.74),.64,.86,'photo_acacia.png',rot=D(90,0,90),frame=wood(*WO,axis='x'),fw=.016)
    skirt(x0,x1,y0,y1,flat('#e9e5dc',.4),.07,gaps=[(-.2,2.6)]); put(switch,(-1.1,y1,1.12))
    area((1.2,y1-.03,1.35),(-.4,-1,.7),2.7,2.2,135,'#f5f5f2'); sun((-.9,-1.0,-.56),7.5,'#ffd39c',.9); area((0,-4.0,2.4),(0,.5,.5),2.4,1.4,13,'#fff3e4',gloss=False)
    camera((.35,-4.1,1.25),(-.22,2,1.25),30,shift=(0,-.05),level=True)
    return dict(exposure=.4,res=(1500,1000),lres=.44,gspp=7,spp=48)
# ---------------------------------------------------------------- B: second views of rooms that have a picture
def relight(keep=()):
    """takes away the lights and views of a finished scene: another hour follows"""
    for o in list(bpy.data.objects):
        if (o.type=='LIGHT' and o.data.type in('AREA','SUN')) or o.name.startswith('backdrop'): bpy.data.objects.remove(o)
def clear(x0,x1,y0,y1,z0=-1,z1=9):
    """takes away what stands within a box (placed pieces, by the middle of their bounds)"""
    bpy.context.view_layer.update()
    for o in list(bpy.data.objects):
        if o.type!='MESH': continue
        b=[o.matrix_world@Vector(c) for c in o.bound_box]; c=sum(b,Vector())/8
        if x0<c.x<x1 and y0<c.y<y1 and z0<c.z<z1 and max(v.z for v in b)-min(v.z for v in b)<2.4: bpy.data.objects.remove(o)
def s_room_deluxe_window():
    """the chair and the little table before the lake, first sun"""
    SR.s_room_deluxe(); relight(); world('#dfe3ea',.12,ao=1.6)
    backdrop('view_tana.png',(-2.4,14,2.15),17.5,11.9,1.25)
    soft('drape_arm',tex('gabi_lake.png',scale=(.7,.7,1)),(1.42,1.35,.60),D(0,0,-38),.5,thick=.008,disp=.004,dscale=.05)
    put(finjal,(.86,1.70,.502)); put(jebena,(.74,1.86,.502),D(0,0,160)); clear(.6,1.0,1.76,1.95,.5,.62) if False else None
    area((.6,y1_(2.7),1.35),(.0,-1,.7),4.2,2.4,120,'#eef0f6'); sun((-.45,-1.0,-.34),6,'#ffc98f',1.0)
    camera((2.35,-1.05,1.18),(.45,2.4,1.0),38,fstop=4,focus=(1.2,1.5,.6),shift=(0,-.02))
    return dict(exposure=.38,res=(1500,1000),lres=.44,gspp=7,spp=48)
def y1_(v): return v-.02
def s_room_classic_table():
    """jebena and cups on the stool by the window, the gorge behind"""
    SR.s_room_classic(); relight(); world('#e0d8cc',.12,ao=1.2); lib.CREASE=.012
    clear(-2.2,-.6,.3,1.95,-1,1.3); clear(-2.8,-2.2,1.4,2.1)
    backdrop('view_awash.png',(-5.2,12,-.9),17,8.1,1.2)
    put(round_table,(-1.05,1.30,0),r=.36,h=.62,mat=wood('#7a5233','#4d3119',axis='x',rough=.45),base=wood(*EBONY,axis='z'))
    put(tray,(-1.05,1.28,.621),D(0,0,14),w=.50,d=.34); put(jebena,(-1.14,1.33,.637),D(0,0,-24))
    for k,(dx,dy) in enumerate(((.08,-.06),(.15,.05),(-.02,-.12))): put(lambda k=k:finjal(coffee=k<2),(-1.05+dx,1.28+dy,.638))
    put(lambda:bowl(.055,.04,flat('#b5653f',.6)),(-.80,1.16,.622)); rr=random.Random(3)
    for k in range(26): a=rr.uniform(0,6.28); q=.038*math.sqrt(rr.random()); lathe(sprof([(0,-.004),(.006,0),(0,.004)],3),flat('#e8d9b2',.8),8,loc=(-.80+q*math.cos(a),1.16+q*math.sin(a),.655+.006*rr.random()),rot=(rr.random()*3,rr.random()*3,0))
    with grp() as gg: armchair(linen('#c9a877'),style='lounge',frame=wood(*EBONY,axis='z'),cush=tex('cush_cross.png'))
    gg.place((-1.95,1.10,0),D(0,0,46))
    area((-.3,2.18,1.4),(0,-1,.8),3.2,2.2,85,'#fff0da'); sun((.55,-1.0,-.52),7.5,'#ffc98c',.8)
    camera((-.30,-.35,1.13),(-1.16,1.5,.80),46,fstop=2.8,focus=(-1.08,1.24,.72))
    return dict(exposure=.45,res=(1500,1000),lres=.44,gspp=11,spp=44)
def s_room_double_chair():
    """armchair at the forest window, fog"""
    SR.s_room_double(); relight(); world('#d6ded8',.12,ao=1.4)
    clear(-2.9,-2.2,1.3,2.2); backdrop('view_walk.png',(-11,2.6,2.0),15,9.3,1.35,rot=D(90,0,90))
    soft('drape_arm',tex('gabi_green.png',scale=(.7,.7,1)),(-2.02,-.42,.60),D(0,0,52),.5,thick=.008,disp=.004,dscale=.05)
    put(bedside,(-2.42,.72,0),style='stool',w=.36,h=.46,mat=wood(*EUC,axis='x')); put(mug,(-2.42,.70,.465),D(0,0,40),col='#4d5f3c'); put(openbook,(-2.52,.80,.465),D(0,0,60))
    area((-2.95,0,1.45),(1.5,.3,.6),3.4,2.1,120,'#eaf2ec')
    camera((.05,-1.75,1.16),(-2.45,.55,.95),36,fstop=4,focus=(-2.0,-.1,.7),shift=(0,-.02))
    return dict(exposure=.5,res=(1500,1000),lres=.44,gspp=7,spp=48)
def s_room_single_desk():
    """the desk beneath the window, crater water outside, early evening"""
    SR.s_room_single(); relight(); world('#b9b3c4',.12,ao=1.2)
    clear(.9,1.7,.1,.7); backdrop('view_crater.png',(2.6,10,2.6),12.5,9.6,1.2)
    put(openbook,(.62,1.40,.752),D(0,0,12)); point((1.35,1.6,1.08),10,'#ffb873',.08)
    area((.45,1.87,1.6),(0,-1,.6),1.9,1.4,46,'#e6cfe0'); area((.2,-2.6,2.3),(0,.5,.8),2,1.4,6,'#ffdcb8',gloss=False)
    camera((-.42,-.95,1.26),(.62,1.75,1.10),38,fstop=4,focus=(.6,1.2,.8),shift=(0,-.01))
    return dict(exposure=.7,res=(1500,1000),lres=.44,gspp=7,spp=56)
def s_suite_bishoftu_bed():
    """basalt behind the bed, the crater lake at dusk"""
    world('#5d5668',.10,ao=1.6)
    x0,x1,y0,y1,h=-3.0,2.9,-4.8,2.4,2.9
    op=(-.55,2.65,.12,2.55)
    ba=G('basalt'); v=ba.coord(); b=ba.n('TexBrick'); b.inputs['Scale'].default_value=1; b.inputs['Mortar Size'].default_value=.004; b.inputs['Brick Width'].default_value=.62; b.inputs['Row Height'].default_value=.21; b.inputs['Bias'].default_value=0; b.inputs['Color1'].default_value=(*hx('#4f4a45'),1); b.inputs['Color2'].default_value=(*hx('#3f3b38'),1); b.inputs['Mortar'].default_value=(*hx('#26231f'),1); b.offset=.37
    mp=ba.n('Mapping'); ba.l(v,mp.inputs[0]); mp.inputs['Rotation'].default_value=(math.pi/2,0,math.pi/2); ba.l(mp.outputs[0],b.inputs[0]); n=ba.noise(ba.coord(),9,4,.65); ba.l(ba.mix(.5,b.outputs[0],ba.ramp(n,[(.3,hx('#2e2b28')),(.7,hx('#6d665e'))])),ba.b.inputs['Base Color']); ba.P(Roughness=.72)
    shell(x0,x1,y0,y1,h,lime('#cbb799',.04),openback=[op],left=ba.m,floormat=wood('#6b4a30','#452d1a',axis='x',rough=.34,island=True,var=.2),faxis='x',plank=(.2,2.4),ceil=plaster('#d9c8a8',bump=.05))
    window_frame(*op,flat('#1d1712',.5),at=y1,nv=3,w=.05); backdrop('view_crater.png',(3.4,14,4.0),15,11.6,1.1); deck(-2,5,2.7,4.4,rail=True)
    cu=linen('#8a5a44',weave=500); curtain(-1.25,-.55,.015,2.74,y1-.13,cu,7,.06,1,thick=.004); cyl((.8,y1-.13,2.76),.014,4.2,brass(),0,16,rot=D(0,90,0))
    cush=[('cushion_a',linen('#7d3a25'),.36,.62,.19,46,6,.95),('cushion_a',linen('#7d3a25'),-.34,.62,.19,44,-8,.95),('lumbar',tex('cush_lake.png'),.03,.84,.13,38,3,1.0)]
    put(bed,(-1.92,.05,0),D(0,0,90),duvcol='#ece5d8',throw='throw_king2',throwmat=tex('gabi_lake.png'),cush=cush,head='planks',headh=.72,headw=2.9,frame=wood(*WALNUT,axis='x'))
    for yy in (1.32,-1.22): box((-2.72,yy,.44),(.46,.46,.06),wood(*WALNUT,axis='x'),.01); put(lambda:tablelamp(style='jug',h=.52,r=.17,basemat=stone('#8f7f68',.6),power=18,glow=2.4),(-2.72,yy,.47))
    put(lambda:tumbler(.10,.034,'#dfe6e6',.6),(-2.56,1.20,.472))
    box((-.62,.05,.42),(.44,1.5,.10),linen('#a9865c',sheen=.5),.035,seg=4); box((-.62,.05,.35),(.46,1.52,.04),wood(*WALNUT,axis='y'),.008)
    for sx in (-1,1):
        for sy in (-1,1): box((-.62+sx*.17,.05+sy*.68,.165),(.045,.045,.33),wood(*WALNUT,axis='z'),.006)
    put(tray,(-.62,.30,.471),D(0,0,8),w=.30,d=.42); put(jebena,(-.62,.38,.488),D(0,0,110)); put(finjal,(-.66,.20,.488)); put(finjal,(-.56,.24,.488))
    with grp() as g: armchair(linen('#a9865c',sheen=.5),style='club',cush=linen('#7d3a25'))
    g.place((1.72,1.15,0),D(0,0,-30)); put(round_table,(1.02,1.62,0),r=.24,h=.48,base=wood(*EBONY,axis='z')); candle(.035,.09,(1.02,1.62,.48),power=1.5); put(openbook,(.94,1.52,.482),D(0,0,20))
    rug(2.6,2.0,tex('rug_border.png',1,.3,.4,weave=300),(.15,-.25,0),math.pi/2); put(sandals,(-.15,-1.0,.015),D(0,0,80))
    area((1.05,y1-.03,1.4),(-.3,-1,.6),3.0,2.2,60,'#e2b7c0'); area((-.4,-3.0,2.7),(-.4,.5,.4),2.4,1.6,10,'#ffc08a',gloss=False)
    camera((1.65,-3.75,1.25),(-.50,1.2,1.25),32,shift=(0,-.05),level=True)
    return dict(exposure=.72,res=(1500,1000),lres=.44,gspp=7,spp=56)

# Painted/synthesised textures (numpy + OpenCV): window views, woven borders, rugs, art prints, baskets.
#   python3 tex.py
import numpy as np, cv2, os
OUT=__import__('os').environ['ART']+'/interiors/tex/'
rng=np.random.default_rng(7)
def fbm(h,w,base=4,oct=6,gain=.5,seed=0,ax=(1,1)):
    r=np.random.default_rng(seed); a=np.zeros((h,w),np.float32); amp=1; tot=0
    for o in range(oct):
        n=base*2**o; g=r.random((max(2,int(n*ax[0])+2),max(2,int(n*ax[1]*w/h)+2))).astype(np.float32)
        a+=amp*cv2.resize(g,(w,h),interpolation=cv2.INTER_CUBIC); tot+=amp; amp*=gain
    return a/tot
def f1(w,base,oct,seed,gain=.5):
    r=np.random.default_rng(seed); x=np.linspace(0,1,w); a=0*x; amp=1;tot=0
    for o in range(oct):
        n=base*2**o+1; a=a+amp*np.interp(x,np.linspace(0,1,n),r.random(n)); tot+=amp; amp*=gain
    return a/tot
def hexc(s): s=s.lstrip('#'); return np.array([int(s[i:i+2],16) for i in (0,2,4)],np.float32)/255
def save(n,a): cv2.imwrite(OUT+n,(np.clip(a,0,1)[...,::-1]*255+.5).astype(np.uint8))
def lerp(a,b,t): return a+(b-a)*t
def grad(stops,t):
    xs=[s[0] for s in stops]; cs=np.array([hexc(s[1]) for s in stops])
    return np.stack([np.interp(t,xs,cs[:,k]) for k in range(3)],-1).astype(np.float32)
def view(name,sky,ridges,water,sun=None,trees=(),hz=.56,W=3000,H=1500,seed=1,clouds=.25,cloudcol='#ffffff',glint=.0,forest=False,mist=.0,mistcol='#ffffff'):
    hy=int(hz*H); yy=np.arange(H)[:,None]/hy
    img=np.repeat(grad(sky,np.clip(yy[:,0],0,1))[:,None],W,1)
    c=fbm(H,W,3,6,.55,seed+50,(2.2,.55)); c=np.clip((c-.5)*3.2,0,1)*np.clip(1.3-abs(yy-.55)*1.6,0,1)
    img=lerp(img,hexc(cloudcol),(c*clouds)[...,None])
    if sun is not None:
        sx,sy,sr,sc,ss=sun; X,Y=np.meshgrid(np.arange(W),np.arange(H)); d=np.hypot(X-sx*W,Y-sy*H)/H
        img=img+hexc(sc)*(ss*np.exp(-(d/sr)**1.2))[...,None]
    Y=np.arange(H)[:,None]
    for k,(base,amp,col,top,fr) in enumerate(ridges):
        r=f1(W,fr,8,seed*31+k,.5); r=(r-r.mean())*amp+base; ry=(hy-r*H)[None,:]
        m=np.clip((Y-ry)/1.6,0,1); t=fbm(H,W,10,5,.6,seed+k*7+3,(1,1.6))
        depth=np.clip((Y-ry)/(max(base,.02)*H+1),0,1)
        colr=lerp(hexc(top),hexc(col),depth[...,None])*(0.78+.44*t[...,None])
        if mist: colr=lerp(colr,hexc(mistcol),(np.clip((Y-hy+base*H*.55)/(base*H*.7+1),0,1)*mist)[...,None])
        img=img*(1-m[...,None])+colr*m[...,None]
    if water:
        n=H-hy; refl=img[:hy][::-1]
        idx=np.clip((np.arange(n)*1.05).astype(int),0,hy-1); refl=refl[idx]
        refl=cv2.GaussianBlur(refl,(0,0),3,sigmaY=16)
        t=(np.arange(n)/n)[:,None]
        rip=np.zeros((n,W),np.float32)
        for o,(b,am) in enumerate(((12,1),(40,.7),(110,.4))):
            rp=fbm(n,W,b,3,.6,seed+90+o,(1,.10)); rip+=am*(rp-.5)
        # perspective: ripples tighten at horizon
        src=np.clip((np.sqrt(t[:,0])*n*.98).astype(int),0,n-1); rip=rip[src]
        wat=lerp(refl,hexc(water[0])*np.ones_like(refl),(water[1]*(.45+.55*t))[...,None])
        wat=wat*(1+ (rip*.5*(.35+.5*t))[...,None])
        if sun is not None and glint:
            X=np.arange(W)[None,:]; g=np.exp(-((X-sun[0]*W)/(W*(.02+.10*t)))**2)*np.clip(rip*6+.25,0,2)
            wat=wat+hexc(sun[3])*(glint*g*(1-.45*t))[...,None]
        edge=np.clip(np.arange(n)/14,0,1)[:,None,None]; 
        img[hy:]=lerp(np.clip(wat*1.05+.03,0,2),wat,edge)
    else:
        img[hy:]=img[hy-1:hy]
    img=np.clip(img,0,1.6).astype(np.float32)
    r=np.random.default_rng(seed+5)
    for (tx,ty,s,col,kind) in trees:
        lay=img.copy(); px=lambda x,y:(int(tx*W+x*s),int(ty*H-y*s)); cc=hexc(col)
        def leaf(x,y,rad,c):
            rad*=.62; cv2.ellipse(lay,px(x,y),(max(1,int(rad*s*r.uniform(.6,1.3))),max(1,int(rad*s*r.uniform(.3,.7)))),r.uniform(0,180),0,360,[float(v) for v in c],-1,cv2.LINE_AA)
        if kind=='acacia':
            for b in range(7):
                ex=r.uniform(-.9,.9); 
                pts=np.array([px(0,0),px(.02+ex*.05,.45),px(ex*.45,.8),px(ex,1.02)]); cv2.polylines(lay,[pts],False,[float(v) for v in cc*.6],max(2,int(.028*s)),cv2.LINE_AA)
            for _ in range(9000):
                x=r.normal(0,.62); x=np.clip(x,-1.35,1.35); y=1.08+abs(r.normal(0,.10))*(1.15-abs(x)*.7)-.05*x*x
                leaf(x,y,.022,cc*r.uniform(.55,1.55))
        elif kind=='bush':
            for _ in range(8000):
                x=r.normal(0,.7); y=abs(r.normal(0,.28))*max(0.1,1-.35*abs(x)); leaf(x,y,.026,cc*r.uniform(.45,1.6))
        elif kind=='papyrus':
            for _ in range(150):
                x=r.normal(0,.8); h=r.uniform(.5,1.05); b=r.normal(0,.12); pts=np.array([px(x,0),px(x+b*.4,h*.6),px(x+b,h)])
                cv2.polylines(lay,[pts],False,[float(v) for v in cc*r.uniform(.6,1.2)],max(1,int(.012*s)),cv2.LINE_AA)
                for q in range(22):
                    a=r.uniform(-.2,3.34); l=r.uniform(.10,.2); cv2.line(lay,px(x+b,h),px(x+b+np.cos(a)*l,h+np.sin(a)*l*.8),[float(v) for v in cc*r.uniform(.7,1.6)],max(1,int(.006*s)),cv2.LINE_AA)
        elif kind=='euc':
            for b in range(3):
                pts=np.array([px(0,0),px(r.normal(0,.03),.7),px(r.normal(0,.05),1.4),px(r.normal(0,.1),2.1)]); cv2.polylines(lay,[pts],False,[float(v) for v in lerp(cc,hexc('#b9a890'),.6)],max(2,int(.03*s)),cv2.LINE_AA)
            for _ in range(9000):
                y=r.uniform(.7,2.3); k=int(y*6); x=r.normal(0,.20+.10*np.sin(k*1.7)); leaf(x,y,.020,cc*r.uniform(.5,1.7))
        img=lay
    img=cv2.GaussianBlur(img,(0,0),3.2)
    save(name,img)
lakeR=[(.105,.075,'#a9bccb','#9fb4c6',5),(.075,.055,'#8fa7b3','#7f9aab',7),(.045,.05,'#75907f','#5f7f7c',9)]
view('lake_morning.png',[(0,'#8fb6d8'),(.45,'#bcd4e4'),(.8,'#efe4d2'),(1,'#fbe9cf')],lakeR,('#6f97a8',.42),sun=(.72,.47,.25,'#ffdfae',.35),trees=[(.10,1.0,520,'#46552a','acacia'),(.02,1.02,420,'#3f5526','bush'),(.9,1.03,380,'#46602c','papyrus'),(.99,1.02,330,'#3c5526','bush')],seed=3,glint=.35)
view('lake_day.png',[(0,'#6aa2d3'),(.5,'#a3c8e2'),(1,'#dfeaf0')],[(.11,.08,'#9db4c4','#93adc0',4),(.06,.05,'#76917f','#6b8f86',7)],('#4f8ba3',.5),trees=[(1.0,1.03,330,'#4a6630','bush'),(.02,1.03,330,'#4f6a33','papyrus')],seed=8,clouds=.5)
view('lake_dusk.png',[(0,'#1c2f55'),(.4,'#465a86'),(.72,'#b07f86'),(.9,'#e59a62'),(1,'#f4b26a')],[(.10,.075,'#4a4a6a','#565478',5),(.065,.055,'#33385a','#3c4066',7),(.035,.04,'#1f2740','#262f4c',9)],('#22365c',.45),sun=(.60,.53,.20,'#ff9d4a',.55),trees=[(.12,1.0,620,'#0d1420','acacia'),(.0,1.03,420,'#0e1620','bush'),(.93,1.03,380,'#0f1822','papyrus')],seed=5,clouds=.55,cloudcol='#d98a78',glint=.45)
view('dusk_blue.png',[(0,'#16264c'),(.5,'#33487a'),(.85,'#8a7f9c'),(1,'#d39a78')],[(.13,.10,'#2c3a5c','#37466b',4),(.07,.06,'#1c2840','#22304c',7)],('#1b2f55',.5),trees=[(.88,1.0,640,'#0a121c','acacia'),(1.0,1.02,420,'#0b141c','bush')],seed=15,clouds=.4,cloudcol='#a87f8c')
view('crater.png',[(0,'#7fb0d8'),(.6,'#b9d3e2'),(1,'#e8e6d8')],[(.20,.10,'#71845e','#8b987a',3),(.13,.07,'#556e3f','#5f7748',5)],('#2f7f8f',.45),trees=[(.08,1.02,420,'#46612c','bush'),(.95,1.02,400,'#3f5a28','bush')],seed=21,clouds=.35,hz=.52)
view('forest.png',[(0,'#b9cbd2'),(.6,'#dfe6e2'),(1,'#eef0e6')],[(.42,.12,'#7f9488','#a3b3ac',6),(.30,.14,'#5f7a62','#7f9885',10),(.16,.12,'#3f5a3c','#587254',16)],None,trees=[(.10,1.02,560,'#50693f','euc'),(.24,1.0,470,'#5b7548','euc'),(.40,1.0,360,'#6d8660','euc'),(.66,1.0,420,'#5f7a4c','euc'),(.82,1.02,560,'#4b653a','euc'),(.94,1.02,620,'#45603a','euc'),(.5,1.03,330,'#4d6a3a','bush'),(.05,1.03,360,'#3f5a2e','bush'),(.9,1.03,380,'#3f5a2e','bush')],seed=31,clouds=.1,hz=.9,mist=.55,mistcol='#e3ebe6')
view('gorge.png',[(0,'#8db4d6'),(.6,'#d3dcd8'),(1,'#f3e2c2')],[(.22,.05,'#b59a7c','#c4a988',3),(.15,.05,'#a07a55','#b08a62',4),(.07,.04,'#8c7a45','#9a8a50',9)],None,trees=[(.34,.84,150,'#66703c','acacia'),(.46,.79,85,'#7a8350','acacia'),(.60,.87,190,'#5c6735','acacia'),(.73,.81,100,'#747d4a','acacia'),(.55,.90,60,'#6a7440','bush'),(.40,.93,80,'#66703a','bush'),(.68,.95,90,'#5c6a33','bush')],seed=41,clouds=.35,hz=.72)

import sys
if 'views' in sys.argv: sys.exit()
# ---- tibeb borders -------------------------------------------------
def tibeb(h,w,cols,seed,unit=None):
    """one woven stripe h x w px (running along x)"""
    r=np.random.default_rng(seed); a=np.ones((h,w,3),np.float32)*hexc(cols[0])
    u=unit or h; x=np.arange(w)[None,:]; y=np.arange(h)[:,None]
    cx=(x%u)/u*2-1; cy=y/h*2-1; d=np.abs(cx)+np.abs(cy)
    for k,lim in enumerate((.92,.66,.42,.2)):
        a[d<lim]=hexc(cols[(k+1)%len(cols)])
    return a
PAL={'earth':['#8d3b22','#e0b04a','#2d5d4b','#f3ead8','#1f5d7a'],'lake':['#1f5d7a','#f3ead8','#7fb3c4','#d9a441','#17405a'],'green':['#2d5d3b','#e7c15a','#b33a26','#f3ead8','#2d5d3b'],'gold':['#b88a3a','#f6eedc','#8d3b22','#e0b04a','#5a2a1a']}
def gabi(name,pal,w=2048,h=1024,edges='v',base='#f2ede2',wide=.085):
    a=np.ones((h,w,3),np.float32)*hexc(base)
    a*= (1+ .035*(np.random.default_rng(2).random((h,1,1))-.5)+.035*(np.random.default_rng(3).random((1,w,1))-.5)).astype(np.float32)
    c=PAL[pal]
    def put(y0,y1,block,ax):
        if ax=='v': a[y0:y1]=block(y1-y0,w)
        else: a[:,y0:y1]=np.transpose(block(y1-y0,h),(1,0,2))
    def border(n,ax):
        b=int(n*wide)
        for flip in (0,1):
            def pos(p,q):
                p,q=int(p),int(q); return (n-q,n-p) if flip else (p,q)
            o=n*.035
            put(*pos(o,o+b*.10),lambda hh,ww:np.ones((hh,ww,3))*hexc(c[0]),ax)
            put(*pos(o+b*.16,o+b*.22),lambda hh,ww:np.ones((hh,ww,3))*hexc(c[1]),ax)
            put(*pos(o+b*.28,o+b*.80),lambda hh,ww:tibeb(hh,ww,c,1),ax)
            put(*pos(o+b*.86,o+b*.92),lambda hh,ww:np.ones((hh,ww,3))*hexc(c[1]),ax)
            put(*pos(o+b*.98,o+b*1.08),lambda hh,ww:np.ones((hh,ww,3))*hexc(c[4]),ax)
    if 'v' in edges: border(h,'v')
    if 'u' in edges: border(w,'h')
    # thread texture
    t=.94+.12*np.random.default_rng(4).random((h,w,1)).astype(np.float32); t=cv2.GaussianBlur(t,(0,0),.8)[...,None]
    save(name,a*t)
for p in PAL: gabi(f'gabi_{p}.png',p)
gabi('gabi_u.png','earth',edges='u',wide=.07); gabi('gabi_u_lake.png','lake',edges='u',wide=.07)
# cushion faces
def cushion(name,base,pal,kind,n=1024):
    a=np.ones((n,n,3),np.float32)*hexc(base); c=[hexc(v) for v in PAL[pal]]
    if kind=='band':
        for k,(y0,y1) in enumerate(((.36,.38),(.41,.59),(.62,.64))):
            y0,y1=int(y0*n),int(y1*n)
            a[y0:y1]= tibeb(y1-y0,n,PAL[pal],1) if k==1 else c[0]
    if kind=='cross':
        X,Y=np.meshgrid(np.arange(n)/n*2-1,np.arange(n)/n*2-1)
        for (cx,cy) in ((0,0),):
            d=np.abs(X)+np.abs(Y); 
            for k,l in enumerate((.78,.72,.5,.45,.22)): a[d<l]=c[k] if k%2==0 else hexc(base)
            a[(np.abs(X)<.035)&(np.abs(Y)<.6)]=c[0]; a[(np.abs(Y)<.035)&(np.abs(X)<.6)]=c[0]
    if kind=='stripes':
        for k in range(9):
            x0=int((.12+.09*k)*n); a[:,x0:x0+int(n*(.012+.01*(k%3)))]=c[k%len(c)]
    a*=(.93+.14*np.random.default_rng(9).random((n,n,1))).astype(np.float32)
    save(name,a)
cushion('cush_band.png','#efe6d6','earth','band'); cushion('cush_lake.png','#e9e4d8','lake','band'); cushion('cush_cross.png','#e8dcc6','earth','cross'); cushion('cush_stripes.png','#efe8da','earth','stripes'); cushion('cush_green.png','#eee6d4','green','band')
# rugs
def rug(name,base,c1,c2,c3,kind,w=1536,h=1024):
    a=np.ones((h,w,3),np.float32)*hexc(base); X,Y=np.meshgrid(np.arange(w),np.arange(h)); m=np.minimum(np.minimum(X,w-1-X),np.minimum(Y,h-1-Y))
    if kind=='border':
        a[(m>40)&(m<58)]=hexc(c1); a[(m>70)&(m<78)]=hexc(c2); a[(m>150)&(m<158)]=hexc(c2)
        mm=(m>84)&(m<144); z=((X+Y)//30+(X-Y)//30)%2==0; a[mm&z]=hexc(c3)
        cell=190; dx=np.abs((X%cell)-cell/2)/(cell/2); dy=np.abs((Y%cell)-cell/2)/(cell/2); d=dx+dy
        inn=m>170; a[inn&(d<.34)]=hexc(c1); a[inn&(d<.2)]=hexc(base)
    elif kind=='diamond':
        cell=256; dx=np.abs((X%cell)-cell/2)/(cell/2); dy=np.abs((Y%cell)-cell/2)/(cell/2); d=dx+dy
        for lim,c in ((1.06,c1),(1.0,base),(.55,c2),(.47,base),(.16,c3)): a[d<lim]=hexc(c)
        a[m<34]=hexc(base)
    elif kind=='plain':
        t=fbm(h,w,8,5,.6,4); a*= (.9+.2*t[...,None])
        a[(m>46)&(m<54)]=hexc(c1)
    t=np.random.default_rng(3).random((h,w,1)).astype(np.float32); a*=(.86+.28*cv2.GaussianBlur(t,(0,0),1.0)[...,None])*(.93+.14*fbm(h,w,5,4,.6,11)[...,None])
    save(name,a)
rug('rug_border.png','#e4d8c0','#7a3b24','#33424d','#b98a4a','border'); rug('rug_diamond.png','#ece3d0','#5a4636','#8d4a2c','#5a4636','diamond'); rug('rug_lake.png','#d9dcd6','#2f5f78','#7f9fae','#2f5f78','diamond'); rug('rug_plain.png','#cbb694','#8a6a46','','','plain'); rug('rug_green.png','#dcd6bf','#4d5f3c','#a8842f','#8d3b22','border')
# art prints
def paper(n=1000,m=1300,c='#f1eadc'): return np.ones((m,n,3),np.float32)*hexc(c)*(.97+.06*fbm(m,n,60,3,.6,5)[...,None])
def blob(a,pts,col):
    lay=a.copy(); cv2.fillPoly(lay,[np.array(pts,np.int32)],[float(v) for v in hexc(col)],cv2.LINE_AA); a[:]=lay
def art_hills(name,sky,cols,sun,seed):
    n,m=1000,1300; a=paper(n,m,sky); lay=a.copy(); cv2.circle(lay,(640,420),150,[float(v) for v in hexc(sun)],-1,cv2.LINE_AA); a[:]=lay
    for k,c in enumerate(cols):
        r=f1(n,2+k,5,seed+k,.4); y=520+k*150-(r-.5)*330; blob(a,[(x,int(y[x])) for x in range(n)]+[(n,m),(0,m)],c)
    a*=(.90+.2*fbm(m,n,40,4,.7,seed)[...,None]); a[:70]=a[-70:]=hexc('#f4efe4'); a[:,:70]=a[:,-70:]=hexc('#f4efe4'); save(name,a)
art_hills('art_hills.png','#ead9bf',['#c99a6a','#a5613a','#6d3a26','#33241d'],'#d9702f',3)
art_hills('art_lake.png','#dfe6e4',['#a9c2c8','#6a98a8','#2f6580','#16384d'],'#e7b565',9)
art_hills('art_forest.png','#e6e8da',['#b5c2a0','#7d9470','#47663f','#22382a'],'#e9d9a6',14)
def art_cross(name,bg,ink):
    n,m=1000,1300; a=paper(n,m,bg); X,Y=np.meshgrid((np.arange(n)-n/2)/300,(np.arange(m)-m/2)/300); X=abs(X);
    d=X+abs(Y); k=((d<1.25)&(d>1.12))|((d<.8)&(d>.7))|((X<.07)&(abs(Y)<1.6))|((abs(Y)<.07)&(X<1.2))|((np.hypot(X-.62,abs(Y)-.62)<.2)&(np.hypot(X-.62,abs(Y)-.62)>.13))|(d<.25)
    k=cv2.GaussianBlur(k.astype(np.float32),(0,0),1.2); t=fbm(m,n,90,3,.7,8); k*=np.clip(.75+.6*t,0,1); a=lerp(a,hexc(ink),k[...,None]); save(name,a)
art_cross('art_cross.png','#efe7d6','#7a3420'); art_cross('art_cross2.png','#20343f','#d9b56a')
def art_abs(name,bg,cols,seed):
    n,m=1000,1300; a=paper(n,m,bg); r=np.random.default_rng(seed)
    for k,c in enumerate(cols):
        cx,cy=r.uniform(250,750),r.uniform(300,1000); rad=r.uniform(150,330); th=np.linspace(0,6.28,90); rr=rad*(1+.25*np.sin(2*th+r.uniform(0,6))+.1*np.sin(3*th+r.uniform(0,6)))
        blob(a,np.stack([cx+rr*np.cos(th),cy+rr*np.sin(th)],-1),c)
    for k in range(3): 
        x=r.uniform(250,750); pts=np.array([(x+60*np.sin(q/4+k),200+q*24) for q in range(38)],np.int32); cv2.polylines(a,[pts],False,[float(v) for v in hexc('#2b211b')],5,cv2.LINE_AA)
    a*=(.92+.16*fbm(m,n,50,4,.7,seed)[...,None]); save(name,a)
art_abs('art_abs1.png','#efe6d4',['#b4603a','#e0b25f','#3f5c50'],4); art_abs('art_abs2.png','#ece7dc',['#2f6580','#c9a46a','#9fb7bb'],6); art_abs('art_abs3.png','#e9e2d2',['#6b7d4f','#c98a4e','#3b3a2f'],8)
# woven basket (mesob): u around, v up.
def basket(name,base,cols,h=1024,w=2048,seed=1):
    a=np.ones((h,w,3),np.float32)*hexc(base); X,Y=np.meshgrid(np.arange(w)/w,np.arange(h)/h)
    for k,(v0,v1,cnt,c) in enumerate(cols):
        s=(Y>v0)&(Y<v1); vv=(Y-v0)/(v1-v0); tri=np.abs(((X*cnt)%1)*2-1)
        if c[0]=='z': a[s&(np.abs(tri-vv)<.28)]=hexc(c[1:])
        elif c[0]=='d': a[s&(np.abs(((X*cnt)%1)*2-1)+np.abs(vv*2-1)<.85)]=hexc(c[1:])
        else: a[s]=hexc(c)
    a*=(.80+.35*np.random.default_rng(seed).random((h//8,w//16,1)).repeat(8,0).repeat(16,1)).astype(np.float32)
    save(name,a)
basket('mesob.png','#d8b878',[(.05,.12,1,'#8a2f24'),(.14,.30,14,'d#1f4f4a'),(.32,.36,1,'#8a2f24'),(.40,.58,12,'z#7a2a3a'),(.60,.64,1,'#2b2a4a'),(.68,.84,14,'d#b5562a'),(.88,.94,1,'#1f4f4a')])
basket('mesob2.png','#cfa765',[(.08,.2,16,'z#2b4f6a'),(.3,.5,12,'d#8a2f24'),(.6,.66,1,'#2b4f6a'),(.72,.9,16,'z#5a2a1a')],seed=4)
print('ok')

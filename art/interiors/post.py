# nice blender -b --factory-startup -P post.py -- NAME [out.jpg] [key=value...]
import os; os.environ['OPENCV_IO_ENABLE_OPENEXR']='1'
import sys; sys.path+=os.environ.get('PYTHON_PACKAGES','').split(':') if os.environ.get('PYTHON_PACKAGES') else []
import numpy as np, cv2, bpy, time, glob
a=sys.argv[sys.argv.index('--')+1:]; name=a[0]; out=a[1] if len(a)>1 and '=' not in a[1] else __import__('os').environ['ART']+'/interiors/prev/%s_post.png'%name
kw=dict(x.split('=') for x in a[1:] if '=' in x); d=__import__('os').environ['ART']+'/interiors/exr/%s/'%name; t0=time.time()
def L(n,tag):
    f=sorted(glob.glob(d+tag+'/'+n+'0001.exr'))
    if not f: return None
    x=cv2.imread(f[0],cv2.IMREAD_UNCHANGED).astype(np.float32)
    if x.ndim==2: x=x[...,None].repeat(3,2)
    return np.clip(np.nan_to_num(x[...,2::-1],nan=0,posinf=50,neginf=0),-1 if n=="Normal" else 0,200)
NB=L('Normal','B'); H,W=NB.shape[:2]; NA=L('Normal','A'); h,w=NA.shape[:2]
ZA=lambda n: (lambda x: np.zeros((h,w,3),np.float32) if x is None else x)(L(n,'A'))
ZB=lambda n: (lambda x: np.zeros((H,W,3),np.float32) if x is None else x)(L(n,'B'))
dcA,gcA=ZA('DiffCol'),ZA('GlossCol'); dc,gc,tc=ZB('DiffCol'),ZB('GlossCol'),ZB('TransCol')
D=ZA('DiffDir')+ZA('DiffInd'); Gl=ZA('GlossDir')+ZA('GlossInd'); T=ZA('TransDir')+ZA('TransInd'); E=ZB('Emit')+ZB('Env')
dlA=np.log(np.minimum(ZA('Depth')[...,0],60)+.1); dlB=np.log(np.minimum(ZB('Depth')[...,0],60)+.1)
def lum(x): return x@np.array([.2126,.7152,.0722],np.float32)
def defly(x,k=2.2,n=5):
    l=lum(x)+1e-4; med=cv2.medianBlur(l,n); mx=cv2.dilate(cv2.medianBlur(l,3),np.ones((3,3))); lim=np.maximum(med*k+.02,0)
    s=np.minimum(1,lim/l); return x*s[...,None]
def deflyT(x,k=5.0):   # sparse transmission lighting: clip against the local mean, keep its energy
    l=lum(x)+1e-5; m=cv2.blur(l,(9,9)); return x*np.minimum(1,(k*m+.03)/l)[...,None]
LAP=np.array([[1,-2,1],[-2,4,-2],[1,-2,1]],np.float32)
def nlm(x,feats,r=7,f=3,k=.7,vmul=2.2,fly=2.2,floor=1e-5):
    """feature-guided non-local means in log domain. feats: list of (img, sigma)"""
    h,w=x.shape[:2]; x=defly(x,fly) if fly else deflyT(x); lg=np.log(lum(x)+.02); y=np.log(x+.02)
    var=cv2.blur(cv2.filter2D(lg,-1,LAP)**2,(9,9))/36*vmul
    var=np.minimum(var,cv2.blur(var,(25,25))*2)+floor
    acc=y.copy(); wacc=np.ones((h,w),np.float32)
    P=lambda q:cv2.copyMakeBorder(q,r,r,r,r,cv2.BORDER_REFLECT_101)
    Lp,Vp,Yp=P(lg),P(var),P(y); Fp=[(P(fi),s,fi) for fi,s in feats]
    for dy in range(-r,r+1):
        for dx in range(-r,r+1):
            if (dx==0 and dy==0) or dx*dx+dy*dy>r*r+1: continue
            sl=(slice(r+dy,r+dy+h),slice(r+dx,r+dx+w)); q=Lp[sl]; vq=Vp[sl]
            dd=((lg-q)**2-(var+np.minimum(var,vq)))/(k*k*(var+vq)+1e-6)
            ww=np.exp(-np.maximum(0,cv2.blur(dd,(2*f+1,2*f+1))))
            fd=np.zeros((h,w),np.float32)
            for fp,s,fi in Fp:
                e=fi-fp[sl]; fd+= (e*e if e.ndim==2 else np.einsum('ijk,ijk->ij',e,e))/(s*s)
            ww*=np.exp(-np.minimum(fd,30)); acc+=ww[...,None]*Yp[sl]; wacc+=ww
    return np.maximum(np.exp(acc/wacc[...,None])-.02,0)
def jup(x,fa,fb,sig):
    """joint upsampling of low-res lighting x with guides fa (low) / fb (full)"""
    yy,xx=np.mgrid[0:H,0:W].astype(np.float32); sx,sy=(xx+.5)*w/W-.5,(yy+.5)*h/H-.5; ix,iy=np.floor(sx).astype(np.int32),np.floor(sy).astype(np.int32)
    acc=np.zeros((H,W,3),np.float32); wa=np.zeros((H,W),np.float32); base=np.zeros((H,W,3),np.float32); bw=np.zeros((H,W),np.float32)
    for oy in (-1,0,1,2):
        for ox in (-1,0,1,2):
            px,py=np.clip(ix+ox,0,w-1),np.clip(iy+oy,0,h-1); ws=np.exp(-((ix+ox-sx)**2+(iy+oy-sy)**2)/.9).astype(np.float32); v=x[py,px]; fd=np.zeros((H,W),np.float32)
            for a_,b_,s in zip(fa,fb,sig):
                e=b_-a_[py,px]; fd+=(e*e if e.ndim==2 else np.einsum('ijk,ijk->ij',e,e))/(s*s)
            wt=ws*np.exp(-np.minimum(fd,40)); acc+=wt[...,None]*v; wa+=wt; base+=ws[...,None]*v*.0005; wa+=ws*.0005
    return (acc+base)/wa[...,None]
st=float(kw.get('strength',1))
g6=lambda x,s=.6: cv2.GaussianBlur(x,(0,0),s)
if st>0:
    D=nlm(D,[(g6(NA),.30),(dlA,.10),(g6(dcA,.8),.25)],r=int(kw.get('r',7)),k=.75*st,fly=float(kw.get('fly',2.0)))
    if Gl.max()>0: Gl=nlm(Gl,[(g6(NA),.45),(dlA,.15),(g6(gcA,.8),.3)],r=5,k=.65*st,fly=1.8)
    if T.max()>.01: T=nlm(cv2.GaussianBlur(deflyT(T),(0,0),.7),[(g6(NA),.6),(dlA,.3)],r=4,f=2,k=.55*st,fly=None)
D=jup(D,(NA,dlA,dcA),(NB,dlB,dc),(.35,.12,.30)); Gl=jup(Gl,(NA,dlA,gcA),(NB,dlB,gc),(.6,.2,.3))
T=cv2.resize(T,(W,H),interpolation=cv2.INTER_CUBIC).clip(0) if T.max()>.01 else 0*D
if kw.get('dcdn'):   # defocused scenes: clean the guide albedo too
    dc=nlm(dc,[(dlB,.3)],r=3,f=1,k=float(kw['dcdn']),fly=3,vmul=1.2)
if kw.get('dodge'):   # gain,x0,y0,x1,y1 : brighten the lighting on pale surfaces inside a rectangle
    q=[float(v) for v in kw['dodge'].split(',')]; mm=np.zeros((H,W),np.float32); x0,y0,x1,y1=[int(v) for v in q[1:]]; mm[y0:y1,x0:x1]=(lum(dc)[y0:y1,x0:x1]>.40); mm=cv2.GaussianBlur(mm*(dlB<np.log(float(kw.get("dodgez",1e3)))),(0,0),1.2)*(lum(dc)>.25); D=D*(1+(q[0]-1)*mm[...,None])
if kw.get('viewblur'):   # sigma,x0,y0,x1,y1 : throw the painted window view out of focus and fill gaps behind it
    q=[float(v) for v in kw['viewblur'].split(',')]; x0,y0,x1,y1=[int(v) for v in q[1:5]]; e=E[y0:y1,x0:x1]; m=(lum(e)>.04).astype(np.float32); hole=(dlB[y0:y1,x0:x1]>np.log(58.)) ; m[hole]=0
    num=cv2.GaussianBlur(e*m[...,None],(0,0),q[0]); den=cv2.GaussianBlur(m,(0,0),q[0])[...,None]+1e-4; eb=num/den
    mm=cv2.morphologyEx(np.maximum(m,hole.astype(np.float32)),cv2.MORPH_CLOSE,np.ones((int(q[5]),)*2 if len(q)>5 else (1,1))); mm=cv2.erode(mm,np.ones((3,3)))[...,None]; E[y0:y1,x0:x1]=e*(1-mm)+eb*mm
if kw.get('treefill'):   # x0,y0,x1,y1,zmin[,thr] : paint out dark silhouettes in the window view (everything beyond zmin m) with the layers beside them
    q=[float(v) for v in kw['treefill'].split(',')]; x0,y0,x1,y1=[int(v) for v in q[:4]]; e=E[y0:y1,x0:x1]; Bk=dlB[y0:y1,x0:x1]>np.log(q[4]); tr=(Bk&(lum(e)<(q[5] if len(q)>5 else .04))).astype(np.uint8)
    tr=cv2.morphologyEx(tr,cv2.MORPH_OPEN,np.ones((3,3),np.uint8)); tr=cv2.dilate(tr,cv2.getStructuringElement(cv2.MORPH_ELLIPSE,(21,21))); ok=(cv2.erode(Bk.astype(np.uint8),np.ones((5,5),np.uint8))*(1-tr)).astype(np.float32)
    num=0; den=1e-6
    for sx_,w_ in ((40,1.0),(160,.01),(500,.0001)): num=num+w_*cv2.GaussianBlur(e*ok[...,None],(0,0),sx_,sigmaY=2.5); den=den+w_*cv2.GaussianBlur(ok,(0,0),sx_,sigmaY=2.5)[...,None]
    mm=(cv2.GaussianBlur(tr.astype(np.float32),(0,0),4)*Bk)[...,None]; E[y0:y1,x0:x1]=e*(1-mm)+num/den*mm
GL=Gl*gc
if kw.get('glmax'):   # soft-limit mirror reflections of the window lights (pool water), tinted like the sky
    m=float(kw['glmax']); l=lum(GL)[...,None]; k=np.clip((l-m*.6)/(m*.4+1e-6),0,None); l2=np.where(l>m*.6,m*.6+m*.4*(1-np.exp(-k)),l); GL=np.where(l>m*.6,GL/(l+1e-6)*l2*(1+(np.array([.90,1.0,1.04],np.float32)-1)*np.clip(k,0,1)),GL)
img=D*dc+GL+T*tc+E
print('POST denoise %.1fs'%(time.time()-t0),flush=True)
# bloom (linear)
bl=np.clip(img-1.2,0,8); b=cv2.GaussianBlur(bl,(0,0),W*.004)*.5+cv2.GaussianBlur(bl,(0,0),W*.016)*.35+cv2.GaussianBlur(bl,(0,0),W*.05)*.15
img=img+b*float(kw.get('bloom',.16))
# vignette
yy,xx=np.mgrid[0:H,0:W].astype(np.float32); rr=np.hypot((xx/W-.5)*1.0,(yy/H-.5)*.85)/.66; img*= (1-float(kw.get('vig',.16))*np.clip(rr,0,1.2)**2.6)[...,None]
wb=kw.get('wb');  # white balance r,g,b
if wb: img*=np.array([float(v) for v in wb.split(',')],np.float32)
exp=float(open(d+'meta.txt').read() or 0)+float(kw.get('exp',0))
bpy.ops.wm.read_factory_settings(use_empty=True); sc=bpy.context.scene
sc.view_settings.view_transform='Filmic'; sc.view_settings.look=kw.get('look','Medium High Contrast'); sc.view_settings.exposure=exp
im=bpy.data.images.new('o',W,H,float_buffer=True,alpha=False); im.colorspace_settings.name='Linear'
px=np.ones((H,W,4),np.float32); px[...,:3]=img[::-1]; im.pixels.foreach_set(px.ravel()); im.update()
r=sc.render; r.image_settings.file_format='PNG'; r.image_settings.color_depth='16'; tmp=d+'graded.png'; im.save_render(tmp,scene=sc)
p=cv2.imread(tmp,cv2.IMREAD_UNCHANGED)[...,:3].astype(np.float32)/65535; os.remove(tmp)
# gentle grade: saturation, soft S
s=float(kw.get('sat',1.10)); g=lum(p[...,::-1])[...,None]; p=g+(p-g)*s
c=float(kw.get('con',.10)); p=np.clip(p,0,1); p=p+c*(p-.5)*p*(1-p)*2
# output sharpen + grain
us=float(kw.get('sharp',.28)); p=p+us*(p-cv2.GaussianBlur(p,(0,0),1.1))
rng=np.random.default_rng(1); gr=cv2.GaussianBlur(rng.normal(0,1,(H,W)).astype(np.float32),(0,0),.7); p=p+ (gr*float(kw.get('grain',.010))*(1-.5*np.abs(2*g[...,0]-1)))[...,None]
p8=(np.clip(p,0,1)*255+.5).astype(np.uint8)
if kw.get('inpaint'):   # retouch: x0,y0,x1,y1 rectangles separated by ';'
    mk=np.zeros((H,W),np.uint8)   # each item: x0,y0,x1,y1 rectangle, or more points = polyline of width 15
    for q in kw['inpaint'].split(';'):
        v=[int(t) for t in q.split(',')]
        if len(v)==4: mk[v[1]:v[3],v[0]:v[2]]=255
        else: cv2.polylines(mk,[np.array(v,np.int32).reshape(-1,2)],False,255,17)
    p8=cv2.inpaint(p8,mk,4,cv2.INPAINT_TELEA)
if (W,H)!=(1800,1200) and out.endswith('.jpg'): p8=cv2.resize(p8,(1800,1200),interpolation=cv2.INTER_LANCZOS4)
if out.endswith('.jpg'):   # lossless master beside it, then 4:4:4 JPEG q90
    import subprocess; png=out[:-4]+'.png'; cv2.imwrite(png,p8); subprocess.run(['convert',png,'-strip','-sampling-factor','4:4:4','-quality','90',out],check=True)
else: cv2.imwrite(out,p8)
print('POST',name,out,'%.1fs'%(time.time()-t0),flush=True)

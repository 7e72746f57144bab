# MEDIA=.../content/records/media python3 mkviews.py : what stands behind the glass of the new rooms, and the photographs on their walls,
# cut from our own exteriors -> tex/view_*.png, tex/photo_*.png
import os, cv2, numpy as np
M=os.environ.get('MEDIA','../../content/records/media').rstrip('/')+'/'
def crop(name,x0,y0,x1,y1,flip=False):
    a=cv2.imread(M+name+'.jpg')[y0:y1,x0:x1].astype(np.float32)/255
    return a[:,::-1].copy() if flip else a
def view(out,src,box,flip=False,blur=2.2,scale=1.6,gain=1.0,gamma=1.0,sat=1.0,tint=(1,1,1),mist=0.0,mistcol=(.93,.95,.95)):
    a=crop(src,*box,flip=flip); a=cv2.resize(a,None,fx=scale,fy=scale,interpolation=cv2.INTER_CUBIC).clip(0,1)
    a=a**gamma*gain; g=a.mean(2,keepdims=True); a=g+(a-g)*sat; a=a*np.array(tint[::-1],np.float32); a=a*(1-mist)+np.array(mistcol[::-1],np.float32)*mist
    if blur: a=cv2.GaussianBlur(a,(0,0),blur*scale)
    cv2.imwrite('tex/view_%s.png'%out,(a.clip(0,1)*255+.5).astype(np.uint8))
view('court','hostel-courtyard',(40,40,1760,1140))
view('euc','entoto',(0,0,1800,1060),flip=True,blur=2.2,gamma=1.15)
view('citydusk','city-hotel',(0,230,765,1010),blur=3.6,sat=.62)
view('citydawn','city-hotel',(0,230,765,1010),flip=True,blur=3,gamma=.62,sat=.8,tint=(1.06,1.0,.92))
view('facade','complex-pool',(840,40,1800,690),blur=2.8,gamma=.85)
view('jacaranda','apartment-complex',(0,380,680,1200),blur=1.6,gamma=.8,sat=.72)
view('jacaranda2','apartment-complex',(0,330,670,1060),flip=True,blur=2.6,gamma=.75,sat=.7,mist=.1)
view('walk','nature-walk',(0,0,1800,1120),blur=2.6,gamma=.9)
view('crater','bishoftu',(500,60,1330,700),blur=2.2)
view('tana','tana',(0,60,1180,860),blur=2.2,gamma=.9)
view('savanna','savanna',(300,250,1800,1080),blur=2.4,gamma=.95,sat=.85)
view('awash','awash',(0,60,1800,900),blur=2.4)
def photo(out,src,box,tone=(1.0,.97,.92),W=900,H=1200,mat=.15,col=False):
    w,h=int(W*(1-2*mat)),int(H*(1-2*mat)); a=cv2.resize(crop(src,*box),(w,h),interpolation=cv2.INTER_AREA)
    if not col: g=cv2.cvtColor(a,cv2.COLOR_BGR2GRAY)[...,None]; g=(g-.02)*1.05; a=g*np.array(tone[::-1],np.float32)
    p=np.ones((H,W,3),np.float32)*np.array((.90,.93,.95),np.float32); y,x=(H-h)//2-int(H*.02),(W-w)//2; p[y:y+h,x:x+w]=a.clip(0,1)*.93+.03
    cv2.imwrite('tex/photo_%s.png'%out,(p.clip(0,1)*255).astype(np.uint8))
photo('falls','awash',(1120,430,1620,1130)); photo('acacia','tana',(0,0,520,720)); photo('trunks','entoto',(60,40,520,690))
photo('street','hostel-courtyard',(1180,120,1640,780)); photo('hut','tana',(1050,270,1560,980)); photo('wide','savanna',(100,120,1700,960),W=1500,H=1000,mat=.12)
photo('birds','lake-birds',(150,150,1650,1000),W=1500,H=1000,mat=.12)
# the lake of lake-birds.jpg without its birds: water from below them, and the sun's path on it
a=cv2.imread(M+'lake-birds.jpg').astype(np.float32)/255; b=a[:655]; w=cv2.resize(cv2.GaussianBlur(a[930:985],(0,0),3),(1800,545),interpolation=cv2.INTER_CUBIC)
k=np.linspace(0,1,545)[:,None,None]; w=w*k+a[640:655].mean((0,1))*(1-k); q=np.random.default_rng(2); y,x=np.mgrid[0:545,0:1800]; s=cv2.GaussianBlur(q.random((545,1800)).astype(np.float32),(0,0),sigmaX=26,sigmaY=2.2); s=(s-s.mean())/s.std()
w=w*(1+.05*s)[...,None]+np.array((.55,.72,.95),np.float32)*(np.exp(-((x-497)/(34+.30*y))**2)*np.clip(.42+.5*s,0,2)*np.exp(-y/420))[...,None]
o=np.vstack([b,w]); o=cv2.resize(o,None,fx=1.6,fy=1.6)**1.2; cv2.imwrite('tex/view_sunset.png',(cv2.GaussianBlur(o,(0,0),3.2).clip(0,1)*255+.5).astype(np.uint8))

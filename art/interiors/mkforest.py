# python3 mkforest.py : soft, misty highland forest for the gym and hostel windows -> tex/forest2.png
import numpy as np, cv2
r=np.random.default_rng(7); W,H=2400,1200
c=lambda s: np.array([int(s[i:i+2],16) for i in (5,3,1)],np.float32)
y=np.linspace(0,1,H)[:,None,None]; img=(c('#cfdde0')*(1-y)+c('#f3f1e2')*y)*np.ones((1,W,1),np.float32)
x=np.arange(W)
def ridge(base,amp,f):
    s=np.zeros(W); 
    for o in range(7): q=f*2**o; s+=amp/1.7**o*np.sin(x/W*6.283*q*r.uniform(.8,1.2)+r.uniform(0,6.28))
    return base+s
for base,amp,f,col in ((.52,.035,1.5,'#aebfba'),(.60,.03,2,'#93aa9c')):
    m=np.clip((np.arange(H)[:,None]-ridge(base,amp,f)[None]*H)/3,0,1)[...,None]; g=np.clip((np.arange(H)[:,None]/H-base)*2.6,0,1)[...,None]; img=img*(1-m)+m*(c(col)*(1-g)+c('#dfe8df')*g)
def tree(im,cx,by,h,col,n):
    col=c(col); tw=max(2,int(h*.012)); top=by-h; lean=r.normal(0,.03)
    pts=np.array([(cx+lean*h*t+6*np.sin(t*4+cx),by-h*.92*t) for t in np.linspace(0,1,12)],np.int32); tr=c('#b9ad98')*.75+col*.2
    cv2.polylines(im,[pts],False,tr.tolist(),tw,cv2.LINE_AA)
    # several clumps spread over the upper part of the stem, narrow at the top
    for k in range(9):
        t=.42+.60*(k+r.uniform(0,.6))/9; w=h*.17*np.sin(np.pi*np.clip((t-.30)/.80,0,1))**.8; ox=cx+lean*h*t+r.normal(0,w*.55); oy=by-h*t; rad=w*r.uniform(.55,.9)+h*.02
        for q in range(n):
            a=r.uniform(0,6.283); d=rad*np.sqrt(r.random()); px,py=ox+d*np.cos(a),oy+.72*d*np.sin(a); li=np.clip(.95-.35*(py-oy)/rad*.7+r.normal(0,.10)+.12*(px-ox)/rad,.55,1.4)
            cv2.ellipse(im,(int(px),int(py)),(max(2,int(h*.008*r.uniform(.6,1.5))),max(2,int(h*.005*r.uniform(.6,1.5)))),r.uniform(0,180),0,360,np.clip(col*li+(18*(li>1),)*3,0,255).tolist(),-1,cv2.LINE_AA)
def mist(a,y0,y1): 
    global img; m=np.clip((np.arange(H)[:,None,None]/H-y0)/(y1-y0),0,1)*a; img=img*(1-m)+c('#e6ece1')*m
for n,by,h0,h1,col,cl,bl,mi in ((34,.86,330,470,'#8aa48e',60,5,.45),(22,.93,430,620,'#7a9870',90,4,.35),(14,1.0,560,820,'#62824e',150,3.6,.22),(7,1.12,860,1180,'#567a3a',260,3.2,0)):
    im=np.ascontiguousarray(img.astype(np.float32))
    for k in range(n): tree(im,(k+r.uniform(.1,.9))*W/n,by*H+r.uniform(-20,20),r.uniform(h0,h1),col,cl)
    # undergrowth
    gy=ridge(by-.05,.015,5)
    for k in range(2600): px=r.integers(0,W); py=gy[px]*H+abs(r.normal(0,60)); li=r.uniform(.75,1.2); cv2.ellipse(im,(int(px),int(py)),(int(r.uniform(6,22)),int(r.uniform(4,11))),r.uniform(0,180),0,360,np.clip(c(col)*li,0,255).tolist(),-1,cv2.LINE_AA)
    img=cv2.GaussianBlur(im,(0,0),bl)
    if mi: mist(mi,by-.40,by+.05)
gl=np.exp(-(((x[None]/W-.62)/.30)**2+((np.arange(H)[:,None]/H-.10)/.35)**2))[...,None]; img=img+gl*c('#fff0cc')*.09   # low sun through the mist
cv2.imwrite('tex/forest2.png',np.clip(img,0,255).astype(np.uint8))

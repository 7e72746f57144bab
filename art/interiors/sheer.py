"""sheer.py IN.png OUT.jpg x0 x1 y0 y1 : folds of a sheer that stand in front of the window's light glare below; no pixel there may be brighter than the cloth above it (y0-110..y0)"""
import sys, cv2, numpy as np
a=cv2.imread(sys.argv[1]).astype(np.float32); x0,x1,y0,y1=(int(v) for v in sys.argv[3:7])
ref=cv2.GaussianBlur(np.median(a[y0-110:y0,x0:x1],0)[None],(0,0),sigmaX=2.5,sigmaY=.1); fall=np.linspace(1,.86,y1-y0)[:,None,None]; lim=ref*fall
p=a[y0:y1,x0:x1]; over=np.clip(((p-lim).max(2,keepdims=True)-4)/10,0,1); over=cv2.GaussianBlur(over,(0,0),1.6)[...,None]; d=np.random.default_rng(1).normal(0,2.2,p.shape[:2]).astype(np.float32)[...,None]
a[y0:y1,x0:x1]=p*(1-over)+(np.minimum(p,lim)+d)*over
cv2.imwrite(sys.argv[2],np.clip(a+.5,0,255).astype(np.uint8),[cv2.IMWRITE_JPEG_QUALITY,88,cv2.IMWRITE_JPEG_OPTIMIZE,1,cv2.IMWRITE_JPEG_PROGRESSIVE,1])

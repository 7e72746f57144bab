"""settle.py SCENE IN.png OUT.jpg x0 x1 y0 y1 dy : lets a pale cushion sink dy pixels, on to the seat below it (its shape from the albedo pass)"""
import os; os.environ["OPENCV_IO_ENABLE_OPENEXR"]="1"
import sys, cv2, numpy as np
s,i,o=sys.argv[1:4]; x0,x1,y0,y1,dy=(int(v) for v in sys.argv[4:9]); a=cv2.imread(i).astype(np.float32); H,W=a.shape[:2]
al=cv2.resize(np.nan_to_num(cv2.imread(f'exr/{s}/DiffCol0001.exr',cv2.IMREAD_UNCHANGED)[...,:3].astype(np.float32)),(W,H),interpolation=cv2.INTER_LINEAR)
ref=np.median(al[y0-30:y0-8,x0+40:x1-40].reshape(-1,3),0); d=np.abs(al-ref).max(2); m=np.zeros((H,W),np.uint8); m[y0:y1,x0:x1]=(d[y0:y1,x0:x1]>.10)*255
m=cv2.morphologyEx(m,cv2.MORPH_OPEN,np.ones((5,5),np.uint8)); m=cv2.morphologyEx(m,cv2.MORPH_CLOSE,np.ones((35,35),np.uint8))
n,l,st,_=cv2.connectedComponentsWithStats(m); k=1+st[1:,4].argmax(); m=(l==k).astype(np.uint8)*255; print(st[k])
sm=cv2.GaussianBlur(cv2.dilate(m,np.ones((3,3),np.uint8)).astype(np.float32)/255,(0,0),1.0)[...,None]
big=cv2.dilate(m,np.ones((13,13),np.uint8)); bg=cv2.inpaint(a.clip(0,255).astype(np.uint8),big,7,cv2.INPAINT_TELEA).astype(np.float32)
tex=a[y0-170:y0-20,x0:x1]; hi=tex-cv2.GaussianBlur(tex,(0,0),8); full=np.zeros_like(a); hh=y1-y0; full[y0:y1,x0:x1]=np.resize(hi,(hh,x1-x0,3)) if hi.shape[0]>=hh else np.vstack([hi,hi[::-1]])[:hh]
bs=cv2.GaussianBlur(bg,(0,0),6)+full; bm=cv2.GaussianBlur(big.astype(np.float32)/255,(0,0),3)[...,None]; out=a*(1-bm)+bs*bm
T=lambda q:np.roll(q,dy,0); shade=cv2.GaussianBlur(T(m).astype(np.float32)/255,(0,0),9); shade=np.roll(shade,7,0)[...,None]
out=out*(1-.30*shade); out=out*(1-T(sm))+T(a)*T(sm)
cv2.imwrite(o,np.clip(out+.5,0,255).astype(np.uint8),[cv2.IMWRITE_JPEG_QUALITY,88,cv2.IMWRITE_JPEG_OPTIMIZE,1,cv2.IMWRITE_JPEG_PROGRESSIVE,1])

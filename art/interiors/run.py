# blender -b --factory-startup -P run.py -- SCENE[:mode[:spp]][,SCENE...] [preview|mid|final|finalB] [spp]
import sys; sys.path.insert(0,__import__('os').environ['ART']+'/interiors')
import time, importlib, traceback, os
import lib, furn
a=sys.argv[sys.argv.index('--')+1:]
mode0=a[1] if len(a)>1 else 'preview'; spp0=int(a[2]) if len(a)>2 else None
for ent in a[0].split(','):
    e=ent.split(':'); n=e[0]; mode=e[1] if len(e)>1 else mode0; spp=int(e[2]) if len(e)>2 else spp0
    mods=[importlib.import_module(m) for m in ('scenes_more','scenes_rooms','scenes_public') if os.path.exists(__import__('os').environ['ART']+'/interiors/%s.py'%m)]
    f=next((getattr(m,'s_'+n.replace('-','_')) for m in mods if hasattr(m,'s_'+n.replace('-','_'))),None)
    if not f: print('NO SCENE',n); continue
    try:
        t=time.time(); lib.reset(); kw=f() or {}; print('BUILD',n,'%.1fs'%(time.time()-t),flush=True)
        kw.setdefault('exposure',0)
        if os.environ.get('BORDER'): kw['border']=tuple(float(v) for v in os.environ['BORDER'].split(','))   # x0,y0,x1,y1 as parts of the frame: renders only that again
        if os.environ.get('OLDRES'): kw.pop('res',None); kw.update(lres=.4,gspp=9)
        if spp: kw['spp']=spp
        elif not mode.startswith('final'): kw.pop('spp',None)
        lib.render(n,mode,**kw)
        if mode.startswith('final'): open(lib.ROOT+'exr/%s/done'%n,'w').write('1')
    except Exception: traceback.print_exc()

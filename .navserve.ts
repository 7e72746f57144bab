// logserve.ts folder port [folder port]...
import { createServer } from "node:http"; import { readFileSync, statSync } from "node:fs"; import path from "node:path"; import { brotliCompressSync, constants } from "node:zlib";
const types:Record<string,string>={".html":"text/html; charset=utf-8",".js":"text/javascript",".css":"text/css",".txt":"text/plain",".avif":"image/avif",".webp":"image/webp",".woff2":"font/woff2",".svg":"image/svg+xml",".json":"application/json",".mp4":"video/mp4"};
const cache=new Map<string,Buffer>();
for (let i=2;i<process.argv.length;i+=2){const root=process.argv[i]!,port=Number(process.argv[i+1]);let log:string[]=[];
createServer((q,r)=>{const u=new URL(q.url!,"http://x");if(u.pathname==="/__log"){if(q.method==="POST"){let b="";q.on("data",d=>b+=d);q.on("end",()=>{log.push(b);r.writeHead(204).end()});}else if(q.method==="DELETE"){log=[];r.writeHead(204).end()}else{r.writeHead(200).end(log.join("\n"))}return;}
let f=path.join(root,decodeURIComponent(u.pathname));if(f.endsWith("/"))f+="index.html";
try{statSync(f).isFile()}catch{r.writeHead(404).end();return}
const ext=path.extname(f);const h:Record<string,string>={"content-type":types[ext]??"application/octet-stream","cache-control":/_next\/static|pictures/.test(f)?"public, max-age=31536000, immutable":"no-cache"};
if([".html",".js",".css",".txt",".svg",".json"].includes(ext)){let b=cache.get(f);if(!b){b=brotliCompressSync(readFileSync(f),{params:{[constants.BROTLI_PARAM_QUALITY]:9}});cache.set(f,b)}h["content-encoding"]="br";r.writeHead(200,h).end(b)}else r.writeHead(200,h).end(readFileSync(f));
}).listen(port,"127.0.0.1");}

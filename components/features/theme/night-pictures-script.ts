import { themeClass } from "@/components/features/theme/theme";
import { darkWithoutScripts } from "@/components/ui/picture/night-media";

/**
 * Runs before the first picture is asked for, in words that need no build: the sources that ui/picture/night-media names fit for as
 * long as <html> is dark, those too that arrive later. What they name is fetched then, and not before. When a guest turns the theme
 * they follow after the frame that shows it, which on a slow phone they would hold up.
 */
export const nightPicturesScript = `try{var h=document.documentElement,n="${darkWithoutScripts}";var f=()=>{var d=h.classList.contains("${themeClass(true)}"),a=d?n:"all",z=d?"all":n;document.querySelectorAll('source[media^="'+a+'"]').forEach(o=>o.media=o.media.replace(a,z))};new MutationObserver(l=>{document.readyState=="complete"&&l.every(m=>m.attributeName)?requestAnimationFrame(()=>setTimeout(f)):f()}).observe(h,{attributeFilter:["class"],childList:true,subtree:true})}catch{}`;

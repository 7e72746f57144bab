import { themeClass } from "@/components/features/theme/theme";
import { darkWithoutScripts } from "@/components/ui/picture/night-media";

/**
 * Runs before the first picture is asked for, in words that need no build: the sources that ui/picture/night-media names fit for as
 * long as <html> is dark, those too that arrive later. What they name is fetched then, and not before.
 */
export const nightPicturesScript = `try{var h=document.documentElement,n="${darkWithoutScripts}";new MutationObserver(function(){var d=h.classList.contains("${themeClass(true)}"),f=d?n:"all",t=d?"all":n;document.querySelectorAll('source[media^="'+f+'"]').forEach(function(o){o.media=o.media.replace(f,t)})}).observe(h,{attributeFilter:["class"],childList:true,subtree:true})}catch(e){}`;

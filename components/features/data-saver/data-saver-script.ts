import { dataSaverKey } from "@/components/ui/browser/preferences";

/**
 * Runs before the first picture is asked for, in words that need no build: where the guest saves data, every picture that is still
 * to come is asked for in its smallest file; an image of one file is left as React will find it. The one picture that the page opens with was asked for in its head already.
 */
export const dataSaverScript = `try{var s=null,c=navigator.connection||{};try{s=localStorage.getItem("${dataSaverKey}")}catch{}if(s==="true"||s!=="false"&&(c.saveData||/2g$/.test(c.effectiveType)||matchMedia("(prefers-reduced-data: reduce)").matches)){document.documentElement.dataset.saver="on";new MutationObserver(l=>l.forEach(m=>m.addedNodes.forEach(n=>{if(n.nodeType===1)[n,...n.querySelectorAll("img")].forEach(i=>{var p=i.parentNode;if(i.nodeName==="IMG"&&i.loading==="lazy"&&p&&p.nodeName==="PICTURE")p.querySelectorAll("source").forEach(o=>o.sizes="1px")})}))).observe(document.documentElement,{childList:true,subtree:true})}}catch{}`;

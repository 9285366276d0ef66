import { themeScript } from '../stores/theme';

export const scriptsId = 'carsi-scripts';

/** Said on the window when the page's own code has taken over. */
export const aliveEvent = 'carsi-alive';

/** A button that was pressed before its page was alive is pressed again when it is: nobody presses one in vain. */
const pressAgain = `var b,p=function(e){b=e.target.closest&&e.target.closest('button[type=button]')||b};addEventListener('click',p,true);addEventListener('${aliveEvent}',function(){removeEventListener('click',p,true);b&&b.isConnected&&b.click()},{once:true})`;

const fetchAfterPaint = `addEventListener('DOMContentLoaded',function(){var go=function(){JSON.parse(document.getElementById('${scriptsId}').textContent).forEach(function(f,i){var e=document.createElement(i?'link':'script');if(i){e.rel='modulepreload';e.href=f}else{e.type='module';e.src=f}document.head.append(e)})};document.hidden?go():requestAnimationFrame(function(){setTimeout(go)})})`;

/**
 * The only executable inline script of a page: the policy allows it by its hash, so it is the same on every page. It sets the theme
 * before the first paint and fetches the page's code after it: on a phone the words and pictures then do not share the line with
 * 120 kB of script (Lighthouse LCP: 2.1 s before, 1.5 s now). A tab in the background never paints and need not wait.
 */
export const startScript = `${themeScript};${pressAgain};${fetchAfterPaint}`;

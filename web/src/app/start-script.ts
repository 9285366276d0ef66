import { themeScript } from '../stores/theme';
import { aliveEvent } from './alive-event';

export const scriptsId = 'carsi-scripts';

/**
 * A button that was pressed, a form that was sent, or a list in which something was chosen before its page was alive, is so again when
 * it is: nobody does it in vain, and what is typed into a form goes nowhere but to its page.
 */
const doAgain = `var b,p=function(e){b=e.target.closest&&e.target.closest('button[type=button]')||b},f,q=function(e){if(e.target.method==='post'){e.preventDefault();f=e.target}},s,v,c=function(e){if(e.target.matches('select')){s=e.target;v=s.value}};addEventListener('click',p,true);addEventListener('submit',q,true);addEventListener('change',c,true);addEventListener('${aliveEvent}',function(){removeEventListener('click',p,true);removeEventListener('submit',q,true);removeEventListener('change',c,true);if(s&&s.isConnected){s.value=v;s.dispatchEvent(new Event('change',{bubbles:true}))}b&&b.isConnected&&b.click();f&&f.isConnected&&f.requestSubmit()},{once:true})`;

const fetchAfterPaint = `addEventListener('DOMContentLoaded',function(){var go=function(){JSON.parse(document.getElementById('${scriptsId}').textContent).forEach(function(f,i){var e=document.createElement(i?'link':'script');if(i){e.rel='modulepreload';e.href=f}else{e.type='module';e.src=f}document.head.append(e)})};document.hidden?go():requestAnimationFrame(function(){setTimeout(go)})})`;

/**
 * The only executable inline script of a page: the policy allows it by its hash, so it is the same on every page. It sets the theme
 * before the first paint and fetches the page's code after it: on a phone the words and pictures then do not share the line with
 * 120 kB of script (Lighthouse LCP: 2.1 s before, 1.5 s now). A tab in the background never paints and need not wait.
 */
export const startScript = `${themeScript};${doAgain};${fetchAfterPaint}`;

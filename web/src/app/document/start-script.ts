import { themeScript } from '../../stores/theme';
import { aliveEvent } from '../alive-event';

export const scriptsId = 'carsi-scripts';

/**
 * Replays input from before hydration: the last button press, form submission and choice in a select are repeated once the page is
 * hydrated. Until then forms are not sent by the browser, so their input never ends up in a URL. A press that React replays itself
 * (it hydrates the pressed part first) is not repeated: when it bubbles to the window, its button already has React's props.
 */
const doAgain = `
var button,form,list,chosen,
press=function(e){button=e.target.closest&&e.target.closest('button[type=button]')||button},
alive=function(e){return e&&Object.keys(e).some(function(k){return k.indexOf('__reactProps')==0})},
heard=function(){if(alive(button))button=0;if(alive(form))form=0},
sent=function(e){if(e.target.method==='post'){e.preventDefault();form=e.target}},
chose=function(e){if(e.target.matches('select')){list=e.target;chosen=list.value}};
addEventListener('click',press,true);addEventListener('click',heard);addEventListener('submit',sent,true);addEventListener('submit',heard);addEventListener('change',chose,true);
addEventListener('${aliveEvent}',function(){
removeEventListener('click',press,true);removeEventListener('submit',sent,true);removeEventListener('change',chose,true);
if(list&&list.isConnected){list.value=chosen;list.dispatchEvent(new Event('change',{bubbles:true}))}
setTimeout(function(){removeEventListener('click',heard);removeEventListener('submit',heard);button&&button.isConnected&&button.click();form&&form.isConnected&&form.requestSubmit()})
},{once:true})`;

/** Longest wait for the largest picture. */
const PICTURE_MS = 1_000;

const fetchAfterPaint = `
addEventListener('DOMContentLoaded',function(){
var gone,
fetch=function(){if(gone)return;gone=1;JSON.parse(document.getElementById('${scriptsId}').textContent).forEach(function(f){var e=document.createElement('script');e.type='module';e.async=false;e.src=f;document.head.append(e)})},
painted=function(){requestAnimationFrame(function(){setTimeout(fetch)})},
picture=document.querySelector('img[fetchpriority=high]');
if(document.hidden)fetch();
else if(picture&&!picture.complete){picture.addEventListener('load',painted);picture.addEventListener('error',painted);setTimeout(fetch,${PICTURE_MS})}
else painted()})`;

/**
 * The only executable inline script: the content security policy allows it by its hash, so it is the same on every page. It sets the
 * theme before the first paint and loads the page's code after it, and after the top picture if there is one: on a phone text and
 * pictures then do not compete with 120 kB of scripts (docs/decisions/0032). A background tab never paints and does not wait.
 */
export const startScript = `${themeScript};${doAgain};${fetchAfterPaint}`;

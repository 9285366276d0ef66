import { themeScript } from '../stores/theme';
import { aliveEvent } from './alive-event';

/**
 * A button that was pressed, or a form that was sent, before its page was alive is so again when it is: nobody does it in vain, and
 * what is typed into a form goes nowhere but to its page.
 */
const pressAgain = `var b,p=function(e){b=e.target.closest&&e.target.closest('button[type=button]')||b},f,q=function(e){if(e.target.method==='post'){e.preventDefault();f=e.target}};addEventListener('click',p,true);addEventListener('submit',q,true);addEventListener('${aliveEvent}',function(){removeEventListener('click',p,true);removeEventListener('submit',q,true);b&&b.isConnected&&b.click();f&&f.isConnected&&f.requestSubmit()},{once:true})`;

/**
 * The only executable inline script of a page: the policy allows it by its hash, so it is the same on every page. It sets the theme
 * before the first paint. To fetch the page's code after that paint as well was tried (docs/decisions/0015-speed.md).
 */
export const startScript = `${themeScript};${pressAgain}`;

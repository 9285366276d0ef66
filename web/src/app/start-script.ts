import { themeScript } from '../stores/theme';

/** Said on the window when the page's own code has taken over. */
export const aliveEvent = 'carsi-alive';

/** A button that was pressed before its page was alive is pressed again when it is: nobody presses one in vain. */
const pressAgain = `var b,p=function(e){b=e.target.closest&&e.target.closest('button[type=button]')||b};addEventListener('click',p,true);addEventListener('${aliveEvent}',function(){removeEventListener('click',p,true);b&&b.isConnected&&b.click()},{once:true})`;

/**
 * The only executable inline script of a page: the policy allows it by its hash, so it is the same on every page. It sets the theme
 * before the first paint. To fetch the page's code after that paint as well was tried (docs/decisions/0015-speed.md).
 */
export const startScript = `${themeScript};${pressAgain}`;

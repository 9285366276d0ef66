import { themeScript } from '../stores/theme';

export const scriptsId = 'carsi-scripts';

/**
 * The only executable inline script of a page: the policy allows it by its hash, so it is the same on every page. It sets the theme
 * before the first paint and fetches the page's code after it: on a phone the words and pictures then do not share the line with
 * 120 kB of script (Lighthouse LCP: 2.1 s before). A tab in the background never paints and need not wait.
 */
export const startScript = `${themeScript};addEventListener('DOMContentLoaded',function(){var go=function(){JSON.parse(document.getElementById('${scriptsId}').textContent).forEach(function(f,i){var e=document.createElement(i?'link':'script');if(i){e.rel='modulepreload';e.href=f}else{e.type='module';e.src=f}document.head.append(e)})};document.hidden?go():requestAnimationFrame(function(){setTimeout(go)})})`;

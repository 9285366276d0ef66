/** Said on the window when the page's own code has taken over. */
export const aliveEvent = 'carsi-alive';

/** State of a navigation that only changes the page one is on (filters, sorting). By itself: the home page says it of nothing. */
export const keepScroll = { keepScroll: true };

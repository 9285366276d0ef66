/** Navigation state for changes within a page (filters, sorting). Its own file, because the home page does not need it. */
export const keepScroll = { keepScroll: true };

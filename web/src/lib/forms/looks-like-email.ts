/** No more than a look: whether an address exists is found out by writing to it. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

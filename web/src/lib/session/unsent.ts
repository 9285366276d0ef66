/** Where messages wait that were written and not sent yet. */
export const unsentKey = 'carsi-unsent';

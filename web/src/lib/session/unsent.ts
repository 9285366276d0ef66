/** Where messages wait that were written and not sent yet. */
export const unsentKey = 'carsi-unsent';

/** What somebody is writing about a company, in this tab: `carsi-review:<company>`. */
export const reviewDraftKey = 'carsi-review:';

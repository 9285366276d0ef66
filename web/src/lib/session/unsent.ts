/** localStorage key of unsent messages. */
export const unsentKey = 'carsi-unsent';

/** sessionStorage key prefix of review drafts: `carsi-review:<company>`. */
export const reviewDraftKey = 'carsi-review:';

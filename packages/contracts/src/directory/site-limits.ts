/** Requests in their window that an admin may move, with what is reasonable; null leaves the configuration's. */
export const movableLimits = {
  limitUpload: { name: 'upload', least: 1, most: 500 },
  limitReview: { name: 'review', least: 1, most: 100 },
  limitMessage: { name: 'message', least: 1, most: 300 },
  limitConversation: { name: 'conversation', least: 1, most: 200 },
  limitContact: { name: 'contact', least: 1, most: 500 },
} as const;

/** No placeholder in the host: the pages' policy names it. Nothing in it may end a directive of that policy. */
const TILES = /^https?:\/\/[^\s/{}'",;<>]+\/[^\s'",;<>]*$/;
export const isTilesUrl = (url: string): boolean =>
  TILES.test(url) && ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) && URL.canParse(url);

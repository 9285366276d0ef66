/** Dispatched on window when hydration is complete. */
export const aliveEvent = 'carsi-alive';

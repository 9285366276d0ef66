/** Real time, independent of the platform's clock; does not keep the process alive. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

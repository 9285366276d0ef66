/** In real time, whatever the clock of the platform says; keeps no process from ending. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

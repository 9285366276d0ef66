/** The sentences that people read. */
export const texts = {
  keyword: (keyword: string): string => `“${keyword}” geçiyor`,
} as const;

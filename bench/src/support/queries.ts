const queries = [
  'istanbul berber',
  'ankaradaki diş kliniği',
  'izmir kafe',
  'kuaför',
  'lastikci',
  'bursa oto yıkama',
  'antalya otel',
  'pide',
  'avukat',
  'kadıköy veteriner',
];

/** Fifty different ones. */
export const questions: readonly string[] = queries.flatMap((q) =>
  ['', ' ucuz', ' yakın', ' açık', ' iyi'].map((more) => q + more),
);

export const searchPaths: readonly string[] = questions.map(
  (q) => `/api/companies/search?limit=20&q=${encodeURIComponent(q)}`,
);

/** Never the same address twice in a run: no cache can answer. */
export const coldPath = (turn: number): string =>
  `${searchPaths[turn % searchPaths.length]}&offset=${turn % 17}&lat=39&lng=${30 + (turn % 9_973) / 10_000}`;

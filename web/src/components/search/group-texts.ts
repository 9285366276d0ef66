/** What a search says where no company meets all of it; the assistant says the same. */
export const groupTexts = {
  notAll: (q: string) => `“${q}” aramasındaki her sözcüğü karşılayan işletme bulunamadı.`,
  group: (lacks: readonly string[], n: string) =>
    `${lacks.map((lack) => `“${lack}”`).join(', ')} dışında aramanıza uyan ${n} işletme`,
} as const;

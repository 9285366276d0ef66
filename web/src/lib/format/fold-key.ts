/** Equal for names that differ only in Turkish letters, case or accents: İzmir, izmir, IZMIR. */
export const foldKey = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').replace(/\s+/g, ' ').trim();

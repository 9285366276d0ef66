/** The mail to the address that a company publishes. */
export const texts = {
  subject: 'İşletme sahiplenme kodunuz',
  mailText: (siteName: string, name: string, code: string): string =>
    [
      'Merhaba,',
      '',
      `${siteName} sitesindeki “${name}” sayfasının sahibi olduğunu söyleyen biri var. Sizseniz bu kodu yazın:`,
      '',
      code,
      '',
      'Kod 15 dakika geçerlidir. Siz istemediyseniz bu mektubu yok sayın; kimse bir şey değiştirmez.',
    ].join('\n'),
} as const;

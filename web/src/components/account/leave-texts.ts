export const leaveTexts = {
  title: 'Kaydedilmemiş değişiklikler',
  text: 'Bu sayfadan ayrılırsanız yaptığınız değişiklikler kaybolur.',
  stay: 'Sayfada kal',
  go: 'Kaydetmeden ayrıl',
} as const;

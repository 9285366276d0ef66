export const texts = {
  contents: 'İçindekiler',
  version: (date: string) => `Sürüm ve yürürlük tarihi: ${date}`,
  print: 'Yazdır',
  operator: 'İşletmeci',
  operatorMissing: 'İşletmeci bu bilgiyi henüz girmedi.',
  operatorName: 'Unvan',
  operatorAddress: 'Adres',
  operatorEmail: 'E-posta',
  operatorKep: 'KEP',
  other: { privacy: 'Gizlilik Politikası ve KVKK Aydınlatma Metni', terms: 'Kullanım Koşulları' },
  also: 'İlgili metin:',
} as const;

/** Codes and sentences of the form's rules (specification 2 §5), for the browser and the service. */
export const companyRules = {
  COMPANY_NAME_REQUIRED: 'Firma adı gereklidir',
  COMPANY_NAME_TOO_LONG: 'Firma adı en fazla 160 karakter olabilir.',
  COMPANY_DESCRIPTION_REQUIRED: 'Açıklama gereklidir',
  COMPANY_DESCRIPTION_TOO_LONG: 'Açıklama en fazla 10.000 karakter olabilir.',
  COMPANY_CITY_REQUIRED: 'Şehir gereklidir',
  COMPANY_CATEGORY_REQUIRED: 'Kategori seçimi gereklidir',
  COMPANY_EMAIL_INVALID: 'Geçerli bir e-posta adresi girin',
  COMPANY_PHONE_INVALID: 'Geçerli bir telefon numarası girin',
  COMPANY_WEBSITE_INVALID: "Website URL'si http:// veya https:// ile başlamalıdır",
  COMPANY_LINK_INVALID: 'Bağlantı http:// veya https:// ile başlamalıdır',
  COMPANY_SHORT_DESCRIPTION_TOO_LONG: 'Kısa açıklama en fazla 100 karakter olabilir.',
  COMPANY_TEXT_TOO_LONG: 'Bu metin çok uzun.',
  COMPANY_YEAR_INVALID: 'Geçerli bir kuruluş yılı girin.',
  COMPANY_HOURS_INVALID: 'Çalışma saatleri anlaşılamadı.',
  COMPANY_VALUE_INVALID: 'Geçersiz değer.',
  COMPANY_PICTURE_FOREIGN: 'Görseller bu siteye yüklenmiş olmalıdır.',
} as const;
export type CompanyRule = keyof typeof companyRules;

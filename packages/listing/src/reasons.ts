/**
 * Why a row of a list stays out, or what of it does: a code that never changes and its sentence. Both are in the file of rejects,
 * so that an operator can sort by the one and read the other.
 */
export const reasons = {
  ROW_UNREADABLE: () => 'Satır geçerli bir JSON nesnesi değil',
  ROW_TOO_WIDE: () => 'Satırda başlıktan fazla sütun var',
  ROW_TOO_LONG: () => 'Satır 1 MB’den uzun',
  ROW_CUT_OFF: () => 'Dosya bu satırın ortasında bitiyor',
  ROW_QUOTE_OPEN: () => 'Tırnak açılmış ve kapanmamış',
  ROW_BROKEN_TEXT: () => 'Satırda okunamayan karakterler var (NUL ya da bozuk kodlama)',
  ID_MISSING: () => 'external_id boş',
  ID_TWICE: (id: string) => `external_id ikinci kez: ${id}`,
  NAME_MISSING: () => 'Firma adı boş (name)',
  CATEGORY_MISSING: () => 'Kategori boş (category)',
  CATEGORY_UNKNOWN: (text: string) => `Bilinmeyen kategori: ${text}`,
  CATEGORY_WITHOUT_LETTERS: (text: string) => `Kategori adı harf içermiyor: ${text}`,
  CITY_MISSING: () => 'Şehir boş (city)',
  CITY_UNKNOWN: (text: string) => `Bilinmeyen şehir: ${text}`,
  DISTRICT_UNKNOWN: (text: string, city: string) => `${city} ilinde böyle bir ilçe yok: ${text}`,
  PHONE_INVALID: (text: string) => `Geçersiz telefon: ${text}`,
  EMAIL_INVALID: (text: string) => `Geçersiz e-posta: ${text}`,
  WEBSITE_INVALID: (text: string) => `Web sitesi http:// veya https:// ile başlamalı: ${text}`,
  LINK_INVALID: (text: string) => `Bağlantı http:// veya https:// ile başlamalı: ${text}`,
  COORDINATE_INVALID: (column: string, text: string) => `Geçersiz koordinat: ${column} ${text}`,
  COORDINATES_SWAPPED: () => 'Koordinatlar yer değiştirmiş: latitude ile longitude',
  COORDINATES_OUTSIDE: (text: string) => `Koordinatlar Türkiye dışında: ${text}`,
  NUMBER_INVALID: (column: string, text: string) => `Tam sayı bekleniyordu: ${column} ${text}`,
  TEXT_EXPECTED: (column: string) => `Metin bekleniyordu: ${column}`,
  TEXT_TOO_LONG: (column: string, longest: string) => `${column} en fazla ${longest} karakter olabilir`,
  VALUE_INVALID: (column: string) => `Geçersiz değer: ${column}`,
  HOURS_UNREADABLE: () => 'Çalışma saatleri okunamadı (working_hours)',
  OFFERING_NAMELESS: (kind: string) => `Adsız ${kind}`,
  OFFERING_PRICE: (name: string) => `Geçersiz fiyat: ${name}`,
  OFFERING_INVALID: (name: string, field: string) => `Geçersiz değer: ${name} (${field})`,
  OFFERINGS_TOO_MANY: (most: string) => `En fazla ${most} hizmet ve ürün olabilir`,
  COMPANY_DUPLICATE: (name: string) => `Bu firma başka bir external_id ile zaten var: ${name}`,
  ATTRIBUTE_UNKNOWN: (text: string) => `Bilinmeyen özellik, atlandı: ${text}`,
  HOURS_NOT_WEEKLY: (text: string) => `Çalışma saatleri haftalık biçimde gösterilemiyor, boş bırakıldı: ${text}`,
  PICTURE_OUTSIDE: (path: string) => `Görsel listenin klasöründe olmalı, adres ya da başka klasör olamaz: ${path}`,
  PICTURE_ABSENT: (path: string) => `Görsel bulunamadı: ${path}`,
  PICTURE_REFUSED: (path: string, sentence: string) => `${sentence} (${path})`,
} as const;

export type ReasonCode = keyof typeof reasons;

export interface Reason {
  /** One of the table, or a refusal's of the directory. */
  readonly code: string;
  readonly sentence: string;
}

export const reason = <Code extends ReasonCode>(code: Code, ...of: Parameters<(typeof reasons)[Code]>): Reason => ({
  code,
  sentence: (reasons[code] as (...of: string[]) => string)(...of),
});

/** Thrown while a row is read; carries the first reason. */
export class Bad extends Error {
  constructor(readonly reason: Reason) {
    super(reason.sentence);
  }
}

export const bad = <Code extends ReasonCode>(code: Code, ...of: Parameters<(typeof reasons)[Code]>): never => {
  throw new Bad(reason(code, ...of));
};

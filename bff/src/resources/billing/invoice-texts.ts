import type { Invoice } from '@carsi/contracts/billing/http';

export const invoiceTexts = {
  title: 'Fatura',
  number: 'Fatura no',
  issued: 'Düzenleme tarihi',
  due: 'Son ödeme tarihi',
  paid: 'Ödeme tarihi',
  seller: 'Satıcı',
  buyer: 'Alıcı',
  noOperator: 'İşletmeci bilgileri henüz girilmedi',
  noBuyer: 'Fatura bilgileri girilmedi',
  withheld: 'Alıcı bilgilerini yalnız faturanın kesildiği kişi görür',
  taxNumber: {
    company: (digits: string) => `VKN: ${digits}`,
    person: (digits: string) => `T.C. kimlik no: ${digits}`,
  },
  taxOffice: (name: string) => `Vergi dairesi: ${name}`,
  company: (name: string) => `İşletme: ${name}`,
  line: (plan: string, days: number) => `${plan} planı, ${days} gün`,
  credit: 'Kullanılmayan günler için indirim',
  net: 'KDV hariç tutar',
  kdv: (percent: number) => `KDV (%${percent})`,
  total: 'Ödenecek tutar (KDV dahil)',
  pay: 'Ödeme: havale/EFT',
  iban: 'IBAN',
  reference: 'Açıklamaya yazılacak referans',
  states: { due: 'Ödeme bekliyor', paid: 'Ödendi', void: 'Geçersiz' } satisfies Record<Invoice['state'], string>,
};

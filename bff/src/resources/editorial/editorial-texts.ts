import type { blogCategories } from '@carsi/contracts/directory/editorial';

type BlogCategoryId = (typeof blogCategories)[number];

export const blogCategoryTexts: Readonly<
  Record<BlogCategoryId, { readonly name: string; readonly description: string; readonly color: string }>
> = {
  marketing: { name: 'Pazarlama', description: 'Tanıtım, fotoğraf, kampanya ve müşteri ilişkisi', color: 'rose' },
  business: { name: 'İşletme', description: 'Düzen, mevzuat ve günlük işleyiş', color: 'amber' },
  technology: { name: 'Teknoloji', description: 'Rakamlar, arama ve araçlar', color: 'sky' },
  tips: { name: 'İpuçları', description: 'Müşteriler ve işletmeler için pratik öneriler', color: 'emerald' },
};

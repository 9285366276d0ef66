import { site } from '../../config/site';
export const texts = {
  title: 'Hakkımızda',
  get description() {
    return `${site.name} nedir, nasıl çalışır ve hangi ilkelere bağlıdır? Türkiye’nin 81 ili için işletme rehberi.`;
  },
  get lead() {
    return `${site.name}, Türkiye’nin 81 ilindeki işletmeleri bulmanın, karşılaştırmanın ve onlara ulaşmanın kolay yoludur.`;
  },
  get figures() {
    return `Rakamlarla ${site.name}`;
  },
  counted: 'Bu sayılar veriden sayılır; örnek kayıtlar dışarıda tutulur.',
  names: {
    companies: 'işletme',
    users: 'üye',
    categories: 'kategori',
    cities: 'il',
    reviews: 'yorum',
  },
  parts: [
    {
      title: 'Ne yapıyoruz?',
      paragraphs: [
        'Bir ihtiyacınız olduğunda mahallenizdeki doğru işletmeyi bulmanızı kolaylaştırıyoruz. Cümlenizi olduğu gibi yazarsınız; il, ilçe, kategori ve “açık” gibi sözler süzgece dönüşür.',
        'İşletme sahipleri sayfalarını kendileri yönetir, müşterileriyle yazışır, yorumlara yanıt verir ve gerçek ziyaretlerden sayılmış rakamlarını görür.',
      ],
    },
    {
      title: 'Neye dikkat ediyoruz?',
      paragraphs: [
        'Doğrulanmış işareti satılmaz. Öne çıkan yerler etiketlidir ve tam ad aramasının önüne geçmez.',
        'Bir kişi bir işletmeye bir yorum yazar. İşletmeler yorum silemez, puan değiştiremez. Kaldırılan bir yorumun nedeni sahibine söylenir ve itiraz yolu açıktır.',
        'Ziyaretçiler çerezsiz sayılır, kim oldukları bilinmez. Kişisel verileriniz size ait anahtarlarla şifrelenir; hesabınızı sildiğinizde anahtar yok edilir.',
      ],
    },
    {
      title: 'Herkes için',
      paragraphs: [
        'Sayfalarımız küçük telefonlarda, yavaş bağlantılarda, klavyeyle ve ekran okuyucularla kullanılabilsin diye hazırlanır ve denenir. Aksayan bir şey görürseniz yazın.',
      ],
    },
  ],
  contact: 'Bize yazın',
  help: 'Yardım ve Destek',
  blog: 'Blog',
} as const;

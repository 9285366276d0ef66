import type { SearchPart, SearchReason } from '@carsi/contracts/directory/http/search';
import { inName } from '@carsi/turkish/suffix';
import type { Card } from '../../lib/card';
import type { Sort } from '../../lib/filters';
import { formatDistance, formatNumber, formatRating } from '../../lib/format/numbers';

const quoted = ({ text, name }: Pick<SearchReason, 'text' | 'name'>): string => `“${name ?? text}”`;

const sentences: Record<SearchReason['kind'], (reason: SearchReason) => string> = {
  name: (reason) => `Adında ${quoted(reason)} geçiyor`,
  category: ({ text, name }) =>
    name === undefined ? `Kategorisinin adları arasında “${text}” var` : `${name} kategorisinde`,
  place: ({ text, name = text }) => inName(name),
  address: (reason) => `Adresinde ${quoted(reason)} geçiyor`,
  service: (reason) => `Hizmet ve ürünlerinde ${quoted(reason)} var`,
  tag: (reason) => `Etiketlerinde ${quoted(reason)} var`,
  attribute: ({ text, name = text }) => `Aradığınız gibi ${name}`,
  wish: ({ text, name = text }) => (name === 'açık' ? 'Şu an açık' : `Aradığınız gibi ${name}`),
  phone: () => 'Telefon numarası aradığınız numara',
  text: (reason) => `Tanıtımında ${quoted(reason)} geçiyor`,
  chosen: () => 'Benzer aramalarda sık açıldı',
};

export interface ReasonLine {
  text: string;
  /** False for what it lacks. */
  isMet: boolean;
}

const line = (text: string, isMet = true): ReasonLine => ({ text, isMet });

/** Why one company stands where it does: what of the question it meets, what not, then its distance and rating. */
export const reasonTexts = (
  reasons: readonly SearchReason[],
  lacks: readonly SearchPart[],
  { distance, rating, review_count: reviews }: Pick<Card, 'distance' | 'rating' | 'review_count'>,
): readonly ReasonLine[] => [
  ...reasons.map((reason) => line(sentences[reason.kind](reason))),
  ...lacks.map(({ text }) => line(`Aradığınız “${text}” yok`, false)),
  ...(distance === null ? [] : [line(`${formatDistance(distance)} uzakta`)]),
  reviews === 0
    ? line('Henüz yorumu yok', false)
    : line(`${formatRating(rating)} puan, ${formatNumber(reviews)} yorum`),
];

const byRelevance =
  'Önce aramanızdaki sözcükleri en iyi karşılayan işletmeler gelir. Eşit olanlardan benzer aramalarda sık açılanlar biraz öne çıkar, sonra yorum sayısıyla dengelenmiş puana bakılır.';

/** What decides the order, by the sorting that was chosen. */
export const orderTexts: Record<Sort, string> = {
  relevance: byRelevance,
  rating: 'Puana göre sıralandı; az yorumlu işletmelerin puanı ortalamaya yaklaştırılır.',
  name: 'Ada göre, alfabetik sıralandı.',
  newest: 'Kayıt tarihine göre sıralandı, en yeniler önce.',
  views: 'Görüntülenme sayısına göre sıralandı.',
  distance: 'Uzaklığa göre sıralandı, en yakınlar önce.',
};

export const whyTexts = {
  button: 'Nasıl sıralandı?',
  money: 'Ücretli üyelik sıralamayı değiştirmez.',
  privacy: 'Kimin neyi açtığı tutulmaz; bir sonuç ancak en az beş farklı ziyaretçi açtıysa sayılır.',
  failed: 'Nedenler şu an gösterilemiyor.',
  of: (company: string) => `${company}: neden burada`,
} as const;

import { ablative, dative, locative, lower, placeForms, plural, relative, theirs } from './grammar.js';
import { cityOf, clearDistrict, districtOf, inCity, inDistrict, type Make } from './question.js';
import { ascii, slip } from './typing.js';

type Say = (place: string, trade: string) => string;
const chats: readonly Say[] = [
  (place, trade) => `${locative(place)} iyi bi ${trade}`,
  (place, trade) => `bana acil ${trade} lazım ${place}`,
  (place, trade) => `${locative(place)} ${trade} varmı`,
  (place, trade) => `${place} da ucuz ${trade} bilen var mı`.replace(/^\S+ da/, locative(place)),
  (place, trade) => `slm ${place} civarında ${trade} arıyorum`,
  (place, trade) => `${trade} tavsiyesi olan ${locative(place)}`,
  (place, trade) => `en iyi ${trade} hangisi ${place}`,
  (place, trade) => `${place} en yakın ${trade}`,
  (place, trade) => `${locative(place)} kaliteli ${trade} önerirmisiniz`,
  (place, trade) => `güvenilir ${trade} ${place} tavsiye`,
];
const spoken: readonly Say[] = [
  (place, trade) => `hey bana ${locative(place)} bir tane ${trade} bulur musun`,
  (place, trade) => `${relative(place)} en yüksek puanlı ${plural(trade)} hangileri`,
  (place, trade) => `yarın ${dative(place)} gidiyorum orada bir ${trade} bulmam gerekiyor`,
  (place, trade) => `evimin yakınında ${locative(place)} oturan biri için ${trade}`,
  (place, trade) => `${placeForms[3]!(place)} en iyi ${theirs(trade)}`,
  (place, trade) => `acaba ${locative(place)} bildiğiniz bir ${trade} var mıdır`,
  (place, trade) => `${ablative(place)} ${trade} arıyoruz yardımcı olur musunuz`,
  (place, trade) => `${place} için iyi bir ${trade} öner`,
  (place, trade) => `nerede bulabilirim ${trade} ${locative(place)}`,
];
const tails = [
  'fiyatları',
  'telefon numarası',
  'adresi',
  'yorumları',
  'randevu al',
  'kaçta açılıyor',
  'yol tarifi',
  'listesi',
  'firmaları',
  'ücretleri ne kadar',
  'iletişim bilgileri',
  'en ucuz',
  'şikayet',
  'nerede',
];

/** Whole sentences, chat and dictation; services; other names of a trade. */
export const talkQuestions: Readonly<Record<string, Make>> = {
  chat: (of, chance) => ({ text: chance.of(chats)(lower(cityOf(of)), lower(of.trade.name)), grade: inCity(of) }),
  'chat about a district': (of, chance) =>
    clearDistrict(of)
      ? { text: chance.of(chats)(lower(districtOf(of)), lower(of.trade.name)), grade: inDistrict(of) }
      : undefined,
  'chat without Turkish letters': (of, chance) => ({
    text: ascii(chance.of(chats)(lower(cityOf(of)), lower(of.trade.name))),
    grade: inCity(of),
  }),
  dictation: (of, chance) => ({
    text: chance.of(spoken)(lower(cityOf(of)), lower(of.trade.name)),
    grade: inCity(of),
  }),
  'dictation with a slip': (of, chance) => {
    const slipped = slip(of.trade.name, chance, 6);
    return slipped === undefined
      ? undefined
      : { text: chance.of(chats)(lower(cityOf(of)), slipped), grade: inCity(of) };
  },
  'what about it': (of, chance) => ({
    text: `${lower(cityOf(of))} ${lower(of.trade.name)} ${chance.of(tails)}`,
    grade: inCity(of),
  }),
  'no city at all': (of, chance) => ({
    text: chance.of([
      `en iyi ${plural(lower(of.trade.name))}`,
      `acil ${lower(of.trade.name)} lazım`,
      `${lower(of.trade.name)} arıyorum`,
      `ucuz ${lower(of.trade.name)} önerisi`,
      `bi ${lower(of.trade.name)} bulun bana`,
    ]),
    grade: ({ trade }) => (trade === of.trade ? 3 : 0),
  }),
  synonym: (of, chance) =>
    of.trade.synonyms.length === 0
      ? undefined
      : {
          text: `${lower(cityOf(of))} ${chance.of([(word: string) => word, plural, theirs])(chance.of(of.trade.synonyms))}`,
          grade: inCity(of),
        },
  'slip in a synonym': (of, chance) => {
    const slipped = of.trade.synonyms.length === 0 ? undefined : slip(chance.of(of.trade.synonyms), chance, 6);
    return slipped === undefined ? undefined : { text: `${slipped} ${lower(cityOf(of))}`, grade: inCity(of) };
  },
  'synonym in chat': (of, chance) =>
    of.trade.synonyms.length === 0
      ? undefined
      : { text: chance.of(chats)(lower(cityOf(of)), chance.of(of.trade.synonyms)), grade: inCity(of) },
  'two trades': (of, chance, all) => {
    const other = all.find(
      ({ city, trade }) => city === of.city && trade !== of.trade && trade.rootId === of.trade.rootId,
    );
    return (
      other && {
        text: `${lower(cityOf(of))} ${lower(of.trade.name)} ${chance.of(['ve', 'veya', 'ya da'])} ${lower(other.trade.name)}`,
        grade: ({ city, trade }) => (city === of.city && (trade === of.trade || trade === other.trade) ? 3 : 0),
      }
    );
  },
  tag: (of, chance) => {
    if (of.tags.length === 0) return undefined;
    const tag = chance.of(of.tags);
    return {
      text: `${lower(tag)} ${lower(of.trade.name)} ${lower(cityOf(of))}`,
      grade: (company) => (inCity(of)(company) === 0 ? 0 : company.tags.includes(tag) ? 3 : 0),
    };
  },
};

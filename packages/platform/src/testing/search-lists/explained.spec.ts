import { describe, expect, it } from 'vitest';
import { cafe, company } from '../search/company.js';
import { unexplained } from './explained.js';

const shown = [company('a', 'Çınar Kahvesi', { ...cafe, attributes: ['wifi'], phones: ['2165551234'] })];

describe('words of a question', () => {
  it('are explained by name, trade, place, attribute and number, with endings and without Turkish letters', () => {
    for (const text of ['cinar kahvesi', 'kadıköydeki kafeler', 'istanbul wifi olan kafe', '0216 555 12 34'])
      expect([text, unexplained(text, shown, [])]).toEqual([text, []]);
  });
  it('are dropped where no shown company has them', () =>
    expect(unexplained('üsküdar nöbetçi kafe', shown, [])).toEqual(['uskudar', 'nobetci']));
  it('are not dropped where the answer says them', () =>
    expect(unexplained('üsküdarda kafe', shown, ['üsküdarda'])).toEqual([]));
});

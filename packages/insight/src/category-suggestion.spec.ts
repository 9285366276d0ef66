import { describe, expect, it } from 'vitest';
import { suggestCategories } from './category-suggestion.js';
import { keywordGroups } from './keyword-groups.js';

describe('a suggested category', () => {
  it('comes of ten groups of keywords', () => expect(keywordGroups.length).toBe(10));
  it('is the one whose keywords occur most, in any form and spelling', () => {
    const [first] = suggestCategories('YILDIZ KUAFÖRÜ', 'Saçınıza ve cildinize bakımlar, gelin makyajı');
    expect(first).toMatchObject({ categoryId: 'beauty', confidence: 0.5 });
    expect(first!.reasons).toContain('“kuaför” geçiyor');
  });
  it('has the share of matched keywords as its confidence, at most 1', () => {
    const groups = [{ categoryId: 'a', categoryName: 'A', keywords: ['kahve', 'çay', 'tost', 'simit'] }];
    expect(suggestCategories('kahve çay', 'kahve kahve', groups)[0]!.confidence).toBe(0.5);
    expect(suggestCategories('kahve çay tost simit', '', groups)[0]!.confidence).toBe(1);
  });
  it('is at most three', () =>
    expect(suggestCategories('oto kafe okul spor avukat', 'restoran mağaza').length).toBe(3));
  it('is none where nothing fits', () => expect(suggestCategories('Xyz', '')).toEqual([]));
});

import { describe, expect, it } from 'vitest';
import { lengthOf } from '../../lib/format/length-of';
import { complaintOf, emptyDraft, saveDraft, recallDraft } from './draft';

const draft = { ...emptyDraft, rating: 4, content: 'Çok güzel bir yer' };

describe('a review that is being written', () => {
  it('reports what is missing in the order of the form', () => {
    expect(complaintOf(emptyDraft)).toBe('noRating');
    expect(complaintOf({ ...draft, content: '  kısa yazı   ' })).toBe('short');
    expect(complaintOf({ ...draft, content: 'a'.repeat(501) })).toBe('long');
    expect(complaintOf({ ...draft, cons: 'a'.repeat(501) })).toBe('long');
    expect(complaintOf(draft)).toBeNull();
    expect(complaintOf({ ...draft, content: '😀'.repeat(500) })).toBeNull();
  });
  it('is counted as the server counts it', () => {
    expect(lengthOf('  güzel  ')).toBe(5);
    expect(lengthOf('ğu\u0308')).toBe(2);
  });
  it('is empty if the browser has no storage', () => {
    saveDraft('kebap', draft);
    expect(recallDraft('kebap')).toBeNull();
  });
});

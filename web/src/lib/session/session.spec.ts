import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveDraft, emptyDraft, recallDraft } from '../../features/reviews/draft';
import { signOut } from './lifecycle';
import { clearSession } from './session';

/** Its entries are its own properties, as a browser's are. */
const storage = () =>
  Object.defineProperties({} as Record<string, string>, {
    getItem: {
      value(this: Record<string, string>, key: string) {
        return this[key] ?? null;
      },
    },
    setItem: {
      value(this: Record<string, string>, key: string, text: string) {
        this[key] = text;
      },
    },
    removeItem: {
      value(this: Record<string, string>, key: string) {
        delete this[key];
      },
    },
  });

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  saveDraft('kebap', { ...emptyDraft, content: 'Kimse bilmesin', anonymous: true });
  sessionStorage.setItem('carsi-other', 'x');
});
afterEach(() => vi.unstubAllGlobals());

it('signing out deletes the unsent review, and nothing else of the tab', async () => {
  expect(recallDraft('kebap')).not.toBeNull();
  await signOut();
  expect([recallDraft('kebap'), sessionStorage.getItem('carsi-other')]).toEqual([null, 'x']);
});
it('a review that was not sent outlives a session that is lost', () => {
  clearSession();
  expect(recallDraft('kebap')).toMatchObject({ content: 'Kimse bilmesin' });
});

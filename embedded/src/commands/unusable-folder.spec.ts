import { FolderInUse } from '@carsi/platform/embedded/folder';
import { CorruptedFile } from '@carsi/platform/embedded/sqlite/wal';
import { describe, expect, it } from 'vitest';
import { whyUnusable } from './unusable-folder.js';

describe('a data folder that cannot be opened', () => {
  it('is said to be in use, and what to do then', () =>
    expect(whyUnusable(new FolderInUse('in use'), './data')).toMatch(/^\.\/data klasörünü başka.*CARSI_DATA/));

  it('is said to be damaged, with the place', () =>
    expect(whyUnusable(new CorruptedFile('carsi.db-wal is damaged at byte 7.'), '.')).toMatch(/bozuk.*byte 7/));

  it('is not to blame for anything else', () => expect(whyUnusable(new Error('a fault'), '.')).toBeUndefined());
});

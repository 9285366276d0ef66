import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.js';
import { createEmbeddedPlatform } from './platform.js';

describe('a data folder', () => {
  it.each(['carsi.db', 'views.db'])('is nobody’s again when its %s is refused', async (name) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder.path, name), 'A letter, and no database at all. '.repeat(40));
    await expect(createEmbeddedPlatform(folder.path)).rejects.toThrow('not a database');
    rmSync(join(folder.path, name));
    const platform = await createEmbeddedPlatform(folder.path);
    await platform.stop();
    folder.remove();
  });
});

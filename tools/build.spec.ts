import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildInfoOf, projects } from './run/build.mjs';

describe('what was built', () => {
  // Otherwise every command builds again, under a process that serves those very files.
  it('is found again for each project of the root', () => {
    expect(projects()).toContain('web');
    expect(projects().filter((project) => !existsSync(buildInfoOf(project)))).toEqual([]);
  });
});

import { temporaryFolder } from '@carsi/platform/testing/folder';
import { afterAll } from 'vitest';
import { learnedSearchesContract } from './support/learned-searches.contract.js';
import { startCarsi } from './support/start-carsi.js';

const folder = temporaryFolder();
afterAll(() => folder.remove());

learnedSearchesContract('in one process', () => startCarsi(folder.path, { sample: 400, env: { TRUST_PROXY: '1' } }));

import { afterEach } from 'vitest';
import { describePages } from './open-pages.js';

// A journey that fails once in fifty runs leaves nothing else behind: what its pages showed is part of the failure.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const failure = new Error(await describePages());
  delete failure.stack;
  throw failure;
});

// `npm run events`: writes docs/events.md anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { readContract, render } from './events/render.mjs';

const at = (path) => new URL(`../${path}`, import.meta.url);
const contracts = ['identity', 'directory', 'reviews', 'analytics', 'messaging', 'billing'].map((service) =>
  readContract(service, readFileSync(at(`packages/contracts/src/${service}/events.ts`), 'utf8')),
);
writeFileSync(at('docs/events.md'), render(contracts));
process.stdout.write('docs/events.md is written.\n');

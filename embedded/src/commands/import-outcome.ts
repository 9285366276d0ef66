import type { MappedCategory } from '@carsi/listing/category-names';
import type { ImportList } from '@carsi/listing/import-list';
import type { Output } from '../control/output.js';

/** What an import did, in lines; answers the exit code. */
export const printOutcome = (
  { state: { counts }, shown }: ImportList,
  { dryRun, rejectsPath }: { readonly dryRun: boolean; readonly rejectsPath: string | undefined },
  output: Output,
): number => {
  const { created, updated, unchanged, refused, warned, skipped } = counts;
  for (const { line, sentence } of shown) output.line(`  ${line}. satır: ${sentence}`);
  if (refused + warned > shown.length && shown.length > 0)
    output.line(`  … ve ${refused + warned - shown.length} satır daha`);
  const kinds = Object.entries(skipped).sort(([, a], [, b]) => b - a);
  if (kinds.length > 0) {
    const all = kinds.reduce((sum, [, count]) => sum + count, 0);
    const most = kinds.slice(0, 10).map(([kind, count]) => `${kind} ${count}`);
    output.line(`İşletme olmayan ${all} öğe atlandı: ${most.join(', ')}${kinds.length > 10 ? ' …' : ''}`);
  }
  output.line(
    dryRun
      ? `Deneme: ${created} satır alınır, ${refused} satır alınmaz. Hiçbir şey yazılmadı.`
      : `${created} yeni, ${updated} güncel, ${unchanged} aynı, ${refused} alınmadı.`,
  );
  if (warned > 0) output.line(`${warned} satır bir eksikle alındı.`);
  if (rejectsPath !== undefined) output.line(`Alınmayanlar ve nedenleri: ${rejectsPath}`);
  return refused > 0 && created + updated + unchanged === 0 ? 1 : 0;
};

const by: Readonly<Record<NonNullable<MappedCategory['by']>, string>> = {
  override: 'eşleme dosyası',
  name: 'ad',
  synonym: 'eş anlam',
  osm: 'OpenStreetMap etiketi',
  official: 'resmî faaliyet adı',
  map: 'harita hizmetindeki ad',
  part: 'adın bir parçası',
  alike: 'benzer ad',
  company: 'firma adı',
  created: 'yeni kategori',
};
const MOST = 40;

/** Which category of the source became which, by what, and of how many rows; those that were not read come first. */
export const printCategories = (mapped: readonly MappedCategory[], output: Output): void => {
  const shown = mapped.filter(({ rows, by: how }) => rows > 0 && how !== 'name');
  if (shown.length === 0) return;
  output.line('Kaynaktaki kategoriler:');
  const ordered = [...shown.filter(({ to }) => to === undefined), ...shown.filter(({ to }) => to !== undefined)];
  for (const { from, to, by: how, rows } of ordered.slice(0, MOST))
    output.line(
      to === undefined ? `  ${from} → yok: ${rows} satır alınmadı` : `  ${from} → ${to} (${by[how!]}): ${rows} satır`,
    );
  if (ordered.length > MOST) output.line(`  … ve ${ordered.length - MOST} eşleme daha`);
  if (ordered.some(({ to }) => to === undefined))
    output.line('  Alınmayanlar için: --categories <eslesme.csv> (kaynak;kategori) ya da --create-categories');
};

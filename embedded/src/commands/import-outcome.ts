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

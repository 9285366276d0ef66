import type { FieldDifference } from '@carsi/contracts/directory/http/owned-company';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '../ui/picture';
import { differenceTexts as texts, fieldNames } from './difference-texts';
import { linesOf } from './difference-lines';

interface DifferencesProps {
  rows: readonly FieldDifference[];
  /** Nothing was there before: only what will be is shown. */
  fresh?: boolean;
}

/** Changes field by field, before and after; for owners and moderators. */
export function Differences({ rows, fresh = false }: DifferencesProps) {
  if (rows.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <dl className="divide-y divide-line">
      {rows.map(({ field, before, after }) => (
        <div key={field} className="py-3 first:pt-0 last:pb-0">
          <dt className="text-sm font-semibold">{fieldNames[field] ?? field}</dt>
          <dd className={fresh ? 'text-sm break-words' : sides}>
            {fresh ? (
              <Value field={field} value={after} />
            ) : (
              <>
                <Side label={texts.before} tone="bg-bad-soft">
                  <Value field={field} value={before} />
                </Side>
                <ArrowRight aria-hidden size={16} className="mt-2 text-muted max-sm:hidden" />
                <Side label={texts.after} tone="bg-good-soft">
                  <Value field={field} value={after} />
                </Side>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const sides = 'mt-1 grid items-start gap-2 text-sm sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]';

function Side({ label, tone, children }: { label: string; tone: string; children: ReactNode }) {
  return (
    <div className={`min-w-0 rounded-lg px-3 py-2 break-words ${tone}`}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

const pictures = new Set(['logo_url', 'cover_image_url', 'images']);

function Value({ field, value }: { field: string; value: unknown }) {
  const lines = linesOf(value, field);
  if (lines.length === 0) return <span className="text-muted">{texts.empty}</span>;
  if (pictures.has(field)) {
    return (
      <ul className="flex flex-wrap gap-2">
        {lines.map((address) => (
          <li key={address}>
            <Picture
              src={address}
              alt={fieldNames[field] ?? field}
              sizes="64px"
              className="size-16 rounded-lg object-cover"
            />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <>
      {lines.map((line) => (
        <span key={line} className="block whitespace-pre-line">
          {line}
        </span>
      ))}
    </>
  );
}

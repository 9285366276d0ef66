import type { ScorePart } from '@carsi/contracts/directory/http/company';
import { useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ScoreRing } from '../../../components/company/score-ring';
import { formatRating } from '../../../lib/format/numbers';
import { freshness } from '../../../config/site';
import { callPublic } from '../../../lib/call';
import { texts } from '../texts';
import { Block } from './block';

const insightsQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['company', companyId, 'insights'],
    queryFn: (context) => callPublic('GET /api/companies/{id}/insights', { params: { id: companyId } }, context),
    staleTime: freshness.details,
  });

const useInsights = (companyId: string, enabled: boolean) => useQuery({ ...insightsQuery(companyId), enabled });

const words = texts.ai;

interface ScorePanelProps {
  companyId: string;
  score: number;
  parts: readonly ScorePart[];
}

/** The score out of 100, what it is made of, and what would raise it. */
export function ScorePanel({ companyId, score, parts }: ScorePanelProps) {
  const [open, setOpen] = useState(false);
  const missing = parts.filter(({ points, max }) => points < max);
  const { data: insights = [] } = useInsights(companyId, open);
  return (
    <Block title={words.title}>
      <div className="flex items-center gap-4">
        <ScoreRing score={score} size={64} />
        <p className="text-muted">{words.text}</p>
      </div>
      {missing.length > 0 ? (
        <p className="mt-3 text-sm">
          <span className="font-semibold">{words.raise}:</span>{' '}
          {missing.map(({ key }) => words.parts[key] ?? key).join(', ')}
        </p>
      ) : null}
      {parts.length > 0 ? (
        <details className="mt-3">
          <summary className="link w-fit text-sm">{words.details}</summary>
          <ul className="mt-2 grid gap-x-8 text-sm sm:grid-cols-2">
            {parts.map(({ key, points, max }) => (
              <li key={key} className="flex justify-between gap-4 border-t border-line py-1">
                <span>{words.parts[key] ?? key}</span>
                <span className="text-muted tabular-nums">{words.part(formatRating(points), formatRating(max))}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <details className="needs-script mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="link w-fit text-sm">{words.insights}</summary>
        <ul className="mt-2 space-y-2">
          {insights.map(({ title, description }) => (
            <li key={title} className="rounded-xl bg-sunken p-3">
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </details>
    </Block>
  );
}

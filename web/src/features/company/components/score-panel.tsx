import type { ScorePart } from '@carsi/contracts/http/company';
import { useState } from 'react';
import { ScoreRing } from '../../../components/score-ring';
import { formatRating } from '../../../lib/format';
import { useInsights } from '../api/get-insights';
import { texts } from '../texts';
import { Block } from './info-tab';

const words = texts.ai;

interface ScorePanelProps {
  companyId: string;
  score: number;
  parts: readonly ScorePart[];
}

/** The score out of 100, what it is made of, and what would raise it. */
export function ScorePanel({ companyId, score, parts }: ScorePanelProps) {
  const [open, setOpen] = useState(false);
  const { data: insights = [] } = useInsights(companyId, open);
  return (
    <Block title={words.title}>
      <div className="flex items-center gap-4">
        <ScoreRing score={score} size={64} />
        <p className="text-muted">{words.text}</p>
      </div>
      {parts.length > 0 ? (
        <ul className="mt-4 space-y-1.5 text-sm">
          {parts.map(({ key, points, max }) => (
            <li key={key} className="flex justify-between gap-4 border-t border-line pt-1.5">
              <span>{words.parts[key] ?? key}</span>
              <span className="text-muted tabular-nums">{words.part(formatRating(points), formatRating(max))}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <details className="needs-script mt-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
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

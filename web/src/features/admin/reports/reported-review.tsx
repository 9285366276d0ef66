import type { AdminReview } from '@carsi/contracts/reviews/http';
import type { ReactNode } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { reportReasons } from '../../../components/report-texts';
import { ScoreBadge } from '../../../components/ui/rating';
import { formatDate } from '../../../lib/format/dates';
import { Link } from '../../../lib/navigation/router';
import { Button } from '../../../components/ui/button';
import { reviewTexts as texts } from './review-texts';

interface ReportedReviewProps {
  review: AdminReview;
  busy: boolean;
  onKeep: () => void;
  onRemove: () => void;
}

export function ReportedReview({ review, busy, onKeep, onRemove }: ReportedReviewProps) {
  const { display_name, user_profiles, rating, title, content, pros, cons, reply, created_at } = review;
  const { status, reports, appeal, removal, company } = review;
  const writer = user_profiles?.full_name ?? display_name;
  const appealed = status === 'appealed';
  const keep = appealed ? texts.restore : texts.keep;
  const remove = appealed ? texts.dismiss : texts.remove;
  return (
    <article className="card space-y-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ScoreBadge rating={rating} />
        <h3 className="text-base break-words">{title}</h3>
      </div>
      <p className="text-sm text-muted">
        {writer} · {formatDate(created_at)}
        {company ? (
          <>
            {' · '}
            <Link to={paths.company(company.slug)} className="underline">
              {texts.about(company.name)}
            </Link>
          </>
        ) : null}
      </p>
      <p className="break-words whitespace-pre-line">{content}</p>
      <Passage name={texts.pros}>{pros}</Passage>
      <Passage name={texts.cons}>{cons}</Passage>
      <Passage name={texts.reply}>{reply?.content}</Passage>
      {reports.length > 0 ? (
        <div>
          <h4 className="text-sm font-semibold">{texts.reports}</h4>
          <ul className="mt-1 list-inside list-disc text-sm">
            {reports.map(({ user_id, reason, note, created_at: at }) => (
              <li key={`${user_id} ${at}`} className="break-words">
                {reportReasons[reason]}
                {note ? `: ${note}` : ''} <span className="text-muted">({formatDate(at)})</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Passage name={texts.removal}>{removal?.reason}</Passage>
      <Passage name={texts.appeal}>{appeal}</Passage>
      {status === 'kept' || status === 'removed' ? null : (
        <div className="flex flex-wrap gap-2">
          <Button small label={keep} of={title} disabled={busy} onClick={onKeep} />
          <Button
            small
            label={remove}
            of={title}
            aria-haspopup="dialog"
            className="text-bad"
            disabled={busy}
            onClick={onRemove}
          />
        </div>
      )}
    </article>
  );
}

function Passage({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className="text-sm break-words whitespace-pre-line">
      <span className="font-semibold">{name}: </span>
      {children}
    </p>
  );
}

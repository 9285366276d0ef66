import type { Review } from '@carsi/contracts/reviews/http';
import { BadgeCheck, Minus, Plus, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { ScoreBadge } from '../../../components/ui/rating';
import { hueClass } from '../../../lib/category-look';
import { cx } from '../../../lib/cx';
import { formatAgo, formatDate } from '../../../lib/format/dates';
import { formatNumber } from '../../../lib/format/numbers';
import { initialOf } from '../../../lib/format/initial';
import { useNow } from '../../../lib/format/now';
import { texts } from '../texts';

interface ReviewItemProps {
  review: Review;
  /** What sets it apart from the others. */
  label?: string;
  children?: ReactNode;
}

export function ReviewItem({ review, label, children }: ReviewItemProps) {
  const now = useNow();
  const avatar = review.user_profiles?.avatar;
  return (
    <article className="card p-5">
      <header className="flex items-center gap-3">
        {avatar ? (
          <img
            src={avatar}
            alt=""
            width={40}
            height={40}
            loading="lazy"
            className="size-10 rounded-full object-cover"
          />
        ) : (
          <span
            aria-hidden
            className={cx(
              'hued flex size-10 items-center justify-center rounded-full font-bold',
              hueClass(null, review.display_name),
            )}
          >
            {initialOf(review.display_name)}
          </span>
        )}
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold">
            {review.display_name}
            {label ? <span className="badge bg-accent-soft text-accent">{label}</span> : null}
          </p>
          <p className="text-sm text-muted">
            <time dateTime={review.created_at} title={formatDate(review.created_at)}>
              {formatAgo(review.created_at, now)}
            </time>
            {review.edited ? ` · ${texts.edited}` : ''}
          </p>
        </div>
        <ScoreBadge rating={review.rating} />
      </header>
      {review.title ? <h3 className="mt-3 text-base">{review.title}</h3> : null}
      <p className="mt-1.5 max-w-prose break-words whitespace-pre-line">{review.content}</p>
      {review.pros || review.cons ? (
        <dl className="mt-3 grid gap-2 text-sm sm:grid-cols-2">
          {review.pros ? <Side icon={Plus} label={texts.pros} text={review.pros} tone="text-good" /> : null}
          {review.cons ? <Side icon={Minus} label={texts.cons} text={review.cons} tone="text-bad" /> : null}
        </dl>
      ) : null}
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted empty:hidden">
        {review.verified_purchase ? (
          <span className="inline-flex items-center gap-1.5 text-good">
            <BadgeCheck aria-hidden size={15} />
            {texts.verifiedPurchase}
          </span>
        ) : null}
        {review.helpful_count > 0 ? (
          <span className="inline-flex items-center gap-1.5">
            <ThumbsUp aria-hidden size={14} />
            {texts.helpful(formatNumber(review.helpful_count))}
          </span>
        ) : null}
      </p>
      {review.reply ? (
        <blockquote className="mt-4 rounded-xl border-l-3 border-accent bg-sunken px-4 py-3">
          <p className="text-sm font-semibold">{texts.reply}</p>
          <p className="mt-1 break-words whitespace-pre-line">{review.reply.content}</p>
          <p className="mt-1 text-sm text-muted">
            <time dateTime={review.reply.created_at} title={formatDate(review.reply.created_at)}>
              {formatAgo(review.reply.created_at, now)}
            </time>
            {review.reply.edited ? ` · ${texts.edited}` : ''}
          </p>
        </blockquote>
      ) : null}
      {children}
    </article>
  );
}

function Side({ icon: Icon, label, text, tone }: { icon: typeof Plus; label: string; text: string; tone: string }) {
  return (
    <div className="flex gap-2">
      <dt className={cx('shrink-0', tone)}>
        <Icon aria-hidden size={16} className="mt-0.5" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd>{text}</dd>
    </div>
  );
}

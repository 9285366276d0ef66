import type { AnalyticsRecord } from '@carsi/contracts/analytics/http';
import { ArrowDownRight, ArrowUpRight, Minus, Sparkle } from 'lucide-react';
import { abbreviate } from '../../../lib/format/abbreviate';
import { cx } from '../../../lib/cx';
import { formatNumber } from '../../../lib/format/numbers';
import type { Metric } from '../api/analytics';
import { decimal, directionOf } from '../figures';
import { texts } from '../texts';

const cards = [
  ['views', 'viewsTrend'],
  ['clicks', 'clicksTrend'],
  ['calls', 'callsTrend'],
  ['whatsappMessages', 'whatsappMessagesTrend'],
  ['websiteVisits', 'websiteVisitsTrend'],
  ['favoriteAdds', 'favoriteAddsTrend'],
  ['reviewsReceived', 'reviewsReceivedTrend'],
  ['conversionRate', 'conversionTrend'],
] as const;

interface CardsProps {
  record: AnalyticsRecord;
  onAudit: (metric: Metric) => void;
}

export function MetricCards({ record: { metrics, trends }, onAudit }: CardsProps) {
  return (
    <section aria-label={texts.cards}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {cards.map(([metric, trend]) => {
          const value = metrics[metric];
          const rate = metric === 'conversionRate';
          return (
            <li key={metric} className="card flex flex-col p-4">
              <h3 className="font-sans text-sm font-semibold tracking-normal text-muted">{texts.metrics[metric]}</h3>
              <p
                className="mt-1 font-display text-3xl font-bold tabular-nums"
                title={rate ? undefined : formatNumber(value)}
                data-metric={metric}
              >
                {rate ? texts.percent(decimal(value)) : abbreviate(value)}
              </p>
              <Trend trend={trends[trend]} value={value} />
              <button
                type="button"
                className="link mt-auto w-fit pt-2 text-left text-sm"
                aria-label={texts.audit.openOf(texts.metrics[metric])}
                onClick={() => onAudit(metric)}
              >
                {texts.audit.open}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const looks = {
  up: [ArrowUpRight, 'text-good'],
  down: [ArrowDownRight, 'text-bad'],
  same: [Minus, 'text-muted'],
  fresh: [Sparkle, 'text-accent'],
  none: [null, 'text-muted'],
} as const;

function Trend({ trend, value }: { trend: number | null; value: number }) {
  const direction = directionOf(trend, value);
  const [Icon, tone] = looks[direction];
  const amount = decimal(Math.abs(trend ?? 0));
  const words = {
    up: [texts.percent(amount), texts.trend.up(amount)],
    down: [texts.percent(amount), texts.trend.down(amount)],
    same: [texts.percent('0'), texts.trend.same],
    fresh: [texts.trend.fresh, texts.trend.freshText],
    none: [texts.trend.none, texts.trend.noneText],
  }[direction];
  return (
    <p className={cx('mt-1 flex items-center gap-1 text-sm font-semibold', tone)} title={words[1]}>
      {Icon ? <Icon aria-hidden size={16} /> : null}
      <span aria-hidden>{words[0]}</span>
      <span className="sr-only">{words[1]}</span>
    </p>
  );
}

import { plans } from '@carsi/contracts/billing/plans';
import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { CalendarClock, Crown, ExternalLink, LineChart, MessageCircle, PencilLine, Star } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { Differences } from '../../../components/company/differences';
import { ScoreRing } from '../../../components/company/score-ring';
import { StateBadge } from '../../../components/state-badge';
import { formatRating } from '../../../lib/format/numbers';
import { ButtonLink } from '../../../components/ui/button';
import type { PartProps } from '../dashboard-part';
import { texts } from '../texts';
import { History } from './history';

const words = texts.overview;

export default function Overview({ company }: PartProps) {
  const { id, slug, live, status, moderation } = company;
  const actions = [
    ...(status === 'closed' ? [] : [{ to: paths.editCompany(id), Icon: PencilLine, text: texts.edit }]),
    ...(live ? [{ to: paths.company(slug), Icon: ExternalLink, text: texts.view }] : []),
    { to: paths.dashboard('analitik', id), Icon: LineChart, text: texts.analytics },
    { to: paths.dashboard('premium', id), Icon: Crown, text: texts.plan },
  ];
  return (
    <div className="space-y-6">
      {moderation?.reason ? (
        <p className="rounded-xl bg-bad-soft px-4 py-3 text-bad">{texts.reason(moderation.reason)}</p>
      ) : null}
      <div className="grid gap-4 md:grid-cols-2">
        <Score company={company} />
        <Facts company={company} />
      </div>
      {company.differences.length > 0 ? (
        <section className="card p-5">
          <h3 className="text-lg">{words.waiting}</h3>
          <p className="mb-3 text-sm text-muted">{words.waitingText}</p>
          <Differences rows={company.differences} />
        </section>
      ) : null}
      <Links title={words.actions} links={actions} />
      <Links
        title={words.inbox}
        links={[
          { to: paths.requests, Icon: CalendarClock, text: words.requests },
          { to: paths.messages, Icon: MessageCircle, text: words.messages },
          ...(live ? [{ to: `${paths.company(slug)}#yorumlar`, Icon: Star, text: words.reviews }] : []),
        ]}
      />
      <History company={company} />
    </div>
  );
}

function Score({ company }: { company: OwnCompany }) {
  const parts = company.ai_score_parts ?? [];
  const missing = parts
    .filter(({ key, points, max }) => points < max && words.todos[key] !== undefined)
    .sort((a, b) => b.max - b.points - (a.max - a.points));
  return (
    <section className="card p-5">
      <h3 className="text-lg">{words.score}</h3>
      <div className="mt-2 flex items-center gap-4">
        <ScoreRing score={company.ai_score} size={64} />
        <p className="text-sm text-muted">{words.scoreText}</p>
      </div>
      <h4 className="mt-4 font-semibold">{words.todo}</h4>
      {missing.length === 0 ? <p className="text-sm text-muted">{words.todoNone}</p> : null}
      <ul className="mt-1 text-sm">
        {missing.map(({ key, points, max }) => (
          <li key={key} className="flex justify-between gap-4 border-t border-line py-1.5 first:border-0">
            <span>{words.todos[key]}</span>
            {/* The score is out of 100 where people read it. */}
            <span className="badge shrink-0 bg-good-soft text-good">
              {words.raises(formatRating((max - points) * 10))}
            </span>
          </li>
        ))}
      </ul>
      <details className="mt-3">
        <summary className="link w-fit text-sm">{words.breakdown}</summary>
        <ul className="mt-2 text-sm">
          {parts.map(({ key, points, max }) => (
            <li key={key} className="flex justify-between gap-4 border-t border-line py-1">
              <span>{words.scoreParts[key] ?? key}</span>
              <span className="text-muted tabular-nums">
                {words.part(formatRating(points * 10), formatRating(max * 10))}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Facts({ company }: { company: OwnCompany }) {
  const rows = [
    [words.status, <StateBadge key="state" company={company} />],
    [words.verification, company.verified ? texts.verified : words.unverified],
    [words.planLabel, plans[company.plan].name],
    [words.category, company.category?.name ?? words.none],
  ] as const;
  return (
    <section className="card p-5">
      <h3 className="text-lg">{words.facts}</h3>
      <dl className="mt-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-t border-line py-2.5 first:border-0">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface LinksProps {
  title: string;
  links: readonly { to: string; Icon: typeof Star; text: string }[];
}

function Links({ title, links }: LinksProps) {
  return (
    <section>
      <h3 className="mb-2 text-lg">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ to, Icon, text }) => (
          <li key={to}>
            <ButtonLink small icon={Icon} label={text} to={to} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { AnalyticsRecord } from '@carsi/contracts/analytics/http';
import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Retry } from '../../../components/list/retry';
import { Tabs } from '../../../components/ui/tabs';
import { useMe } from '../../../lib/account/me';
import { type Metric, type Period, seriesQuery, summaryQuery } from '../api/analytics';
import { rangeOf, type Range } from '../figures';
import { texts } from '../texts';
import { useLiveFigures } from '../use-live-figures';
import { AuditDialog } from './audit-dialog';
import { Demographics } from './demographics';
import { LineChart } from './line-chart';
import { MetricCards } from './metric-cards';
import { Performance } from './performance';
import { Sources } from './sources';
import { Toolbar } from './toolbar';
import { Upsell } from './upsell';

const tabs = [
  { name: 'ist-genel', text: texts.overview },
  { name: 'ist-demografi', text: texts.demographics },
  { name: 'ist-kaynaklar', text: texts.sources },
  { name: 'ist-performans', text: texts.performance },
] as const;

export default function Insights({ company }: { company: OwnCompany }) {
  const user = useMe();
  const live = useLiveFigures(company.id);
  const [period, setPeriod] = useState<Period>('monthly');
  const [range, setRange] = useState<Range | null>(null);
  const [audited, setAudited] = useState<Metric | null>(null);
  const [tab, setTab] = useState<(typeof tabs)[number]['name']>('ist-genel');
  const wanted = range ?? 30;
  const summary = useQuery(summaryQuery(user, company.id, wanted, company.live));
  const series = useQuery({ ...seriesQuery(user, company.id, wanted, period), enabled: summary.isSuccess });
  const refresh = (): void => void Promise.all([summary.refetch(), series.refetch()]);
  const record = summary.data?.records[0];
  if (!record) {
    if (!company.live && summary.isError) return <p className="card p-6">{texts.notLive}</p>;
    if (summary.isError) return <Retry message={texts.failed} onRetry={refresh} />;
    return <div className="skeleton h-96" />;
  }
  const history = summary.data?.history ?? 0;
  if (history === 0) return <Upsell companyId={company.id} history={0} />;
  const days = rangeOf(range, history);
  return (
    <div className="space-y-6">
      <Toolbar
        companyId={company.id}
        period={period}
        days={days}
        history={history}
        live={live}
        busy={summary.isFetching}
        onPeriod={setPeriod}
        onRange={setRange}
        onRefresh={refresh}
      />
      <MetricCards record={record} onAudit={setAudited} />
      {history < 365 ? <Upsell companyId={company.id} history={history} /> : null}
      <Tabs label={texts.tabs} tabs={tabs} at={tab} onChoose={setTab}>
        <Panel tab={tab} record={record} series={series.data?.records ?? []} />
      </Tabs>
      <AuditDialog companyId={company.id} days={days} metric={audited} onClose={() => setAudited(null)} />
    </div>
  );
}

interface PanelProps {
  tab: (typeof tabs)[number]['name'];
  record: AnalyticsRecord;
  series: readonly AnalyticsRecord[];
}

function Panel({ tab, record, series }: PanelProps) {
  if (tab === 'ist-demografi') return <Demographics {...record.demographics} />;
  if (tab === 'ist-kaynaklar') return <Sources record={record} />;
  if (tab === 'ist-performans') return <Performance {...record.performance} />;
  const { views, clicks } = record.metrics;
  return views + clicks === 0 ? (
    <div className="card p-8 text-center">
      <p className="font-display text-lg font-bold">{texts.empty}</p>
      <p className="mt-1 text-muted">{texts.emptyText}</p>
    </div>
  ) : (
    <LineChart records={series} />
  );
}

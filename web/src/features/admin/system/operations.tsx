import type { OperatedService } from '@carsi/contracts/administration';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../../lib/account/me';
import { cx } from '../../../lib/cx';
import { formatNumber } from '../../../lib/format/numbers';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { Loading } from '../../../components/list/loading';
import { myQuery } from '../../../lib/account/my-queries';
import { call } from '../../../lib/call';
import { operationsTexts as texts } from './system-texts';

export default function Operations() {
  const found = useQuery({ ...myQuery(useMe(), 'GET /api/admin/operations', {}), refetchInterval: 5_000 });
  const { busy, run } = useAction({ failed: texts.failed, shown: 'titled', settled: found.refetch });
  const runAndReport = (work: () => Promise<string>): Promise<void> => run(async () => toast.success(await work()));
  return (
    <section aria-label={texts.title} className="space-y-5">
      <p className="text-muted">{texts.text}</p>
      <Loading query={found} failed={texts.loadFailed} />
      {found.data?.map((service) => (
        <Service key={service.name} service={service} busy={busy} onRun={runAndReport} />
      ))}
    </section>
  );
}

interface ServiceProps {
  service: OperatedService;
  busy: boolean;
  onRun: (work: () => Promise<string>) => void;
}

function Service({ service, busy, onRun }: ServiceProps) {
  const { name, up, took, projections, parked } = service;
  const called = texts.names[name] ?? name;
  const rebuild = async (projection: string): Promise<string> => {
    await call('POST /api/admin/operations/{service}/rebuild', { params: { service: name }, body: { projection } });
    return texts.started;
  };
  return (
    <article className="card p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">{called}</h3>
        <span className={cx('badge', up ? 'bg-good-soft text-good' : 'bg-bad-soft text-bad')}>
          {up ? texts.up(took) : texts.down}
        </span>
      </div>
      {projections.length > 0 ? (
        <table className="w-full text-sm">
          <caption className="sr-only">{texts.caption(called)}</caption>
          <thead className="text-left text-muted">
            <tr>
              {Object.values(texts.columns).map((column) => (
                <th key={column} scope="col" className="py-1.5 pr-3 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {projections.map((projection) => (
              <tr key={projection.name} className="border-t border-line">
                <th
                  scope="row"
                  className="py-2 pr-3 text-left font-medium break-all"
                  title={texts.version(projection.version, projection.generation)}
                >
                  {projection.name}
                </th>
                <td className="pr-3 tabular-nums">{formatNumber(projection.behind)}</td>
                <td className={cx('pr-3 tabular-nums', projection.faults > 0 && 'font-semibold text-bad')}>
                  {formatNumber(projection.faults)}
                </td>
                <td className="py-1.5">
                  <State {...projection} busy={busy} onRebuild={() => onRun(() => rebuild(projection.name))} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {parked.length > 0 ? <Parked service={service} busy={busy} onRun={onRun} /> : null}
    </article>
  );
}

type StateProps = OperatedService['projections'][number] & { busy: boolean; onRebuild: () => void };

function State({ name, behind, rebuilding, busy, onRebuild }: StateProps) {
  if (rebuilding) {
    const percent = rebuilding.total === 0 ? 100 : Math.floor((100 * rebuilding.done) / rebuilding.total);
    return <span className="font-semibold text-fair">{texts.rebuilding(percent)}</span>;
  }
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="text-muted">{behind === 0 ? texts.level : texts.reading}</span>
      <Button
        look="quiet"
        small
        label={texts.rebuild}
        of={name}
        className="min-h-8"
        disabled={busy}
        onClick={onRebuild}
      />
    </span>
  );
}

function Parked({ service: { name, parked }, busy, onRun }: ServiceProps) {
  const policies = [...new Set(parked.map(({ policy }) => policy))];
  const params = { service: name };
  const replay = async (policy: string): Promise<string> =>
    texts.replayed((await call('POST /api/admin/operations/{service}/replay', { params, body: { policy } })).done);
  const skip = async ({ policy, topic, partition, position }: (typeof parked)[number]): Promise<string> => {
    const body = { policy, topic, partition, position };
    await call('POST /api/admin/operations/{service}/skip', { params, body });
    return texts.skipped;
  };
  return (
    <div className="mt-4">
      <h4 className="mb-2 font-semibold">{texts.parked}</h4>
      {policies.map((policy) => (
        <div key={policy} className="mb-3">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="break-all">{policy}</span>
            <Button
              small
              label={texts.replay}
              of={policy}
              disabled={busy}
              onClick={() => onRun(() => replay(policy))}
            />
          </p>
          <ul className="mt-1 divide-y divide-line text-sm">
            {parked
              .filter((one) => one.policy === policy)
              .map((one) => {
                const place = `${one.topic} ${one.partition}/${one.position}`;
                return (
                  <li key={place} className="flex flex-wrap items-center justify-between gap-2 py-2">
                    <span className="min-w-0 break-all">
                      {place}: {one.reason}
                    </span>
                    <Button
                      look="quiet"
                      small
                      label={texts.skip}
                      of={place}
                      disabled={busy}
                      onClick={() => onRun(() => skip(one))}
                    />
                  </li>
                );
              })}
          </ul>
        </div>
      ))}
    </div>
  );
}

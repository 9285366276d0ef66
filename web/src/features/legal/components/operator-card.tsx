import { useSettings } from '../../../lib/ssr/settings';
import { texts } from '../texts';

/** The operator from the configuration; missing details are shown as missing. */
export function OperatorCard() {
  const { operator } = useSettings();
  const provided = [
    [texts.operatorName, operator?.name],
    [texts.operatorAddress, operator?.address],
    [texts.operatorEmail, operator?.email],
  ] as const;
  const rows = operator?.kep ? [...provided, [texts.operatorKep, operator.kep] as const] : provided;
  return (
    <section aria-label={texts.operator} className="card mt-5 p-5">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[7rem_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="font-semibold">{name}</dt>
            <dd className={value ? 'mb-2 break-words sm:mb-0' : 'mb-2 text-muted italic sm:mb-0'}>
              {value ?? texts.operatorMissing}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

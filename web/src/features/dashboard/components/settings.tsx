import { Bell, ShieldCheck } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { Link } from '../../../lib/navigation/router';
import { texts } from '../texts';

const targets = [
  { to: `${paths.settings}#notifications`, Icon: Bell, key: 'notifications' },
  { to: paths.securitySettings, Icon: ShieldCheck, key: 'security' },
] as const;

export default function Settings() {
  return (
    <section>
      <h3 className="text-xl">{texts.settings.title}</h3>
      <p className="mt-1 text-muted">{texts.settings.text}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {targets.map(({ to, Icon, key }) => (
          <li key={key}>
            <Link to={to} className="card flex h-full gap-3 p-4 hover:border-accent">
              <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-accent" />
              <span>
                <span className="block font-semibold">{texts.settings[key]}</span>
                <span className="text-sm text-muted">{texts.settings[`${key}Text`]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { ChevronDown } from 'lucide-react';
import { Suspense } from 'react';
import { Disclosure } from '../../components/ui/disclosure';
import { paths } from '@carsi/contracts/common/paths';
import { part } from '../../lib/part';
import { texts } from '../texts';
import { ButtonLink } from '../../components/ui/button';

const load = () => import('./categories-panel');
const Panel = part(load);

/** Its content is loaded on hover, focus or press. */
export function CategoriesMenu() {
  return (
    <>
      <noscript>
        <ButtonLink look="quiet" small label={texts.categories} to={paths.categories} />
      </noscript>
      <div className="needs-script" onPointerEnter={() => void load().catch(() => undefined)}>
        <Disclosure
          label={
            <>
              {texts.categories}
              <ChevronDown aria-hidden size={16} />
            </>
          }
          buttonClass="btn btn-quiet btn-small"
          panelClass="absolute top-full left-0 z-50 mt-2 w-[36rem] rounded-2xl border border-line bg-surface p-4 shadow-float"
        >
          <Suspense fallback={<p className="h-64 text-muted">{texts.loading}</p>}>
            <Panel />
          </Suspense>
        </Disclosure>
      </div>
    </>
  );
}

import { Navigation } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { texts as shared } from '../../../components/texts';
import { trackInteraction } from '../../../lib/api/track';
import { directionsLink } from '../../../lib/format/contact';
import type { Details } from '../api/get-company-details';
import { texts } from '../texts';

const CompanyPlace = lazy(() => import('./company-place'));

/** The address, the way there, and a map that loads when someone looks. */
export function LocationTab({ details: { company }, shown }: { details: Details; shown: boolean }) {
  const address = [company.address, company.district, company.city].filter(Boolean).join(', ');
  useEffect(() => {
    if (shown) trackInteraction(company.id, 'map_view');
  }, [shown, company.id]);
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <address className="text-lg not-italic">{address}</address>
        <a
          href={directionsLink(company)}
          target="_blank"
          rel="noopener"
          className="btn btn-primary"
          onClick={() => trackInteraction(company.id, 'directions')}
        >
          <Navigation aria-hidden size={18} />
          {texts.directions}
        </a>
      </div>
      {company.latitude === null || company.longitude === null ? (
        <p className="text-muted">{texts.noPosition}</p>
      ) : (
        <div className="needs-script h-[26rem]">
          {shown ? (
            <Suspense
              fallback={
                <div className="skeleton flex h-full items-center justify-center rounded-2xl text-muted">
                  {shared.map.loading}
                </div>
              }
            >
              <CompanyPlace company={company} />
            </Suspense>
          ) : null}
        </div>
      )}
    </div>
  );
}

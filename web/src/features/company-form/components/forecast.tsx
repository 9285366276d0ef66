import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { useMe } from '../../../lib/account/me';
import { forecastQuery } from '../api/company';
import type { Draft } from '../draft';
import { texts } from '../texts';

const words = texts.basic;
const PAUSE_MS = 500;

/** Below the name: the future URL and possible duplicates. */
export function Forecast({ draft, company }: { draft: Draft; company: OwnCompany | null }) {
  const { name, city, district, phone, address, latitude, longitude } = draft;
  const settled = useSettled(
    JSON.stringify({
      name: name.trim(),
      city,
      district,
      phone: phone.trim(),
      address: address.trim(),
      latitude,
      longitude,
      ...(company && { id: company.id }),
    }),
  );
  const { data } = useQuery({
    ...forecastQuery(useMe(), JSON.parse(settled) as Record<string, unknown>),
    enabled: name.trim() !== '',
    placeholderData: (before) => before,
  });
  if (!data || name.trim() === '') return null;
  return (
    <>
      <p className="mt-1 text-sm break-all text-muted">{words.slug(paths.company(data.slug))}</p>
      <output>
        {data.duplicates.length > 0 ? (
          <span className="mt-2 block rounded-xl bg-fair-soft px-4 py-3 text-sm">
            <span className="font-semibold text-fair">{words.duplicate}</span>{' '}
            {data.duplicates.map((one, at) => (
              <span key={one.id}>
                {at > 0 ? ', ' : ''}
                <a href={paths.company(one.slug)} target="_blank" rel="noopener" className="link">
                  {one.name}
                </a>{' '}
                ({[one.district, one.city].filter(Boolean).join(', ')})
              </span>
            ))}
            <span className="mt-1 block">{words.duplicateText}</span>
          </span>
        ) : null}
      </output>
    </>
  );
}

/** The value after a pause in typing. */
const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

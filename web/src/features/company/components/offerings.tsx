import type { Offering } from '@carsi/contracts/directory/http/offering';
import { Picture } from '../../../components/ui/picture';
import { formatPrice } from '../../../lib/format/numbers';

export function Offerings({ offerings, empty }: { offerings: readonly Offering[]; empty: string }) {
  if (offerings.length === 0) return <p className="py-6 text-muted">{empty}</p>;
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {offerings.map(({ id, name, description, price, price_unit, image_url }) => (
        <li key={id} className="card flex gap-4 p-4">
          {image_url ? (
            <Picture
              src={image_url}
              sizes="5.5rem"
              alt=""
              width={88}
              height={88}
              loading="lazy"
              className="size-22 rounded-xl object-cover"
            />
          ) : null}
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-base">{name}</h3>
              {price === null ? null : (
                <p className="font-semibold whitespace-nowrap text-accent tabular-nums">
                  {formatPrice(price, price_unit)}
                </p>
              )}
            </div>
            {description ? <p className="mt-1 text-muted">{description}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

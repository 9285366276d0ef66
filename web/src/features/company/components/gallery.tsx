import { Images } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Notice } from '../../../components/notice';
import { Picture } from '../../../components/ui/picture';
import { texts } from '../texts';

const Lightbox = lazy(() => import('./lightbox'));

export function Gallery({
  name,
  images,
  words = {},
}: {
  name: string;
  images: readonly string[];
  /** Alternative texts, where the owner gave them. */
  words?: Readonly<Record<string, string>>;
}) {
  const [at, setAt] = useState<number | null>(null);
  if (images.length === 0) return <Notice icon={Images} title={texts.noImages} />;
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {images.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              className="block aspect-4/3 w-full overflow-hidden rounded-2xl border border-line bg-sunken"
              aria-label={texts.openImage(index + 1)}
              onClick={() => setAt(index)}
            >
              <Picture
                src={url}
                sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 50vw"
                alt={words[url] ?? texts.image(index + 1, images.length, name)}
                loading="lazy"
                className="size-full object-cover transition-transform duration-300 hover:scale-103"
              />
            </button>
          </li>
        ))}
      </ul>
      {at === null ? null : (
        <Suspense fallback={null}>
          <Lightbox name={name} images={images} words={words} start={at} onClose={() => setAt(null)} />
        </Suspense>
      )}
    </>
  );
}

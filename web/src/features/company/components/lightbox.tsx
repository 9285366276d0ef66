import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Picture } from '../../../components/ui/picture';
import { texts } from '../texts';

interface LightboxProps {
  name: string;
  images: readonly string[];
  words: Readonly<Record<string, string>>;
  start: number;
  onClose: () => void;
}

const button = 'btn absolute z-10 size-11 rounded-full bg-black/70 p-0 text-white hover:bg-black/90';

/** One picture at a time over the whole screen: swipe, arrows or keys; Esc closes. */
export default function Lightbox({ name, images, words, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [viewport, embla] = useEmblaCarousel({ startIndex: start, loop: images.length > 2 });
  const [at, setAt] = useState(start);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const look = (): void => setAt(embla?.selectedScrollSnap() ?? start);
    embla?.on('select', look);
    return () => void embla?.off('select', look);
  }, [embla, start]);
  return (
    <dialog
      ref={dialog}
      aria-label={texts.gallery}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-black/95 p-0 text-white"
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') embla?.scrollNext();
        if (event.key === 'ArrowLeft') embla?.scrollPrev();
      }}
    >
      <button type="button" aria-label={texts.close} className={`${button} top-3 right-3`} onClick={onClose}>
        <X aria-hidden size={22} />
      </button>
      <div ref={viewport} className="h-full overflow-hidden">
        <div className="flex h-full">
          {images.map((url, index) => (
            <div key={url} className="flex h-full min-w-0 flex-[0_0_100%] items-center justify-center p-4 sm:p-12">
              <Picture
                src={url}
                sizes="100vw"
                alt={words[url] ?? texts.image(index + 1, images.length, name)}
                loading={Math.abs(index - start) < 2 ? 'eager' : 'lazy'}
                className="max-h-full max-w-full object-contain"
              />
            </div>
          ))}
        </div>
      </div>
      {images.length > 1 ? (
        <>
          <button
            type="button"
            aria-label={texts.previousImage}
            className={`${button} bottom-4 left-4 sm:top-1/2`}
            onClick={() => embla?.scrollPrev()}
          >
            <ChevronLeft aria-hidden size={24} />
          </button>
          <button
            type="button"
            aria-label={texts.nextImage}
            className={`${button} right-4 bottom-4 sm:top-1/2`}
            onClick={() => embla?.scrollNext()}
          >
            <ChevronRight aria-hidden size={24} />
          </button>
          <p aria-live="polite" className="absolute inset-x-0 bottom-6 text-center text-sm">
            {at + 1} / {images.length}
          </p>
        </>
      ) : null}
    </dialog>
  );
}

import { plans, room } from '@carsi/contracts/billing/plans';
import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { uploadTexts } from '../../../components/account/pictures/upload-texts';
import { useUpload } from '../../../components/account/pictures/use-upload';
import { Picture } from '../../../components/ui/picture';
import { paths } from '@carsi/contracts/common/paths';
import { cx } from '../../../lib/cx';
import { Link } from '../../../lib/navigation/router';
import { texts } from '../texts';

import type { TabProps } from './basic-tab';
import { Wrong } from './field';
import { Button } from '../../../components/ui/button';

const words = texts.media;

/** Moves the image at `from` to `to`. */
const moved = (images: readonly string[], from: number, to: number): readonly string[] => {
  const rest = images.filter((_image, at) => at !== from);
  return [...rest.slice(0, to), images[from] as string, ...rest.slice(to)];
};

/** The photographs in their order, which dragging and the arrows change; never more than the plan allows. */
export function Gallery({ form, company }: TabProps) {
  const { images, image_texts } = form.draft;
  const most = company?.max_photos ?? plans.basic.limits.maxPhotos;
  const free = room(most, images.length);
  const { busy, error, upload } = useUpload((url) =>
    form.put((now) => (now.images.includes(url) ? {} : { images: [...now.images, url] })),
  );
  const [dragged, setDragged] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= images.length || from === to) return;
    form.put({ images: moved(images, from, to) });
    setAnnouncement(`${words.photo(from + 1)}: ${words.moved(to + 1)}`);
  };
  return (
    <section data-field="images">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{words.gallery}</h2>
        <output className="text-sm text-muted">{words.galleryCount(images.length, most)}</output>
      </div>
      <p className="mt-1 text-sm text-muted">{words.galleryHint}</p>
      <output className="sr-only">{announcement}</output>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {images.map((url, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows do the same
          <li
            key={url}
            draggable
            className={cx('card overflow-hidden', dragged === at && 'opacity-50')}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, at);
              setDragged(null);
            }}
          >
            <Picture
              src={url}
              alt={image_texts[url] || words.photo(at + 1)}
              sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 50vw, 100vw"
              className="aspect-4/3 w-full cursor-grab object-cover"
              onError={() => {
                // Unsaved files of a draft expire after a day.
                if (!company) form.put((now) => ({ images: now.images.filter((other) => other !== url) }));
              }}
            />
            <div className="space-y-2 p-3">
              {company?.hidden_images.includes(url) ? (
                <p className="badge bg-fair-soft text-fair">{words.hidden}</p>
              ) : null}
              <input
                className="field h-10"
                maxLength={160}
                aria-label={words.alt(at + 1)}
                placeholder={words.alt(at + 1)}
                value={image_texts[url] ?? ''}
                onChange={(event) => form.put({ image_texts: { ...image_texts, [url]: event.target.value } })}
              />
              <div className="flex gap-1">
                <Tool
                  label={words.earlier(at + 1)}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                  Icon={ArrowLeft}
                />
                <Tool
                  label={words.later(at + 1)}
                  disabled={at === images.length - 1}
                  onClick={() => move(at, at + 1)}
                  Icon={ArrowRight}
                />
                <span className="ml-auto">
                  <Tool
                    label={words.removePhoto(at + 1)}
                    onClick={() => form.put({ images: images.filter((other) => other !== url) })}
                    Icon={Trash2}
                  />
                </span>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <Wrong>{error ?? form.errors['images']}</Wrong>
      {free > 0 ? (
        <label className="btn btn-outline mt-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
          <input
            type="file"
            accept="image/*"
            multiple
            className="sr-only"
            disabled={busy}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              event.target.value = '';
              form.onUpload(true);
              void upload(files.slice(0, Math.min(free, 100))).finally(() => form.onUpload(false));
            }}
          />
          <ImagePlus aria-hidden size={18} />
          {busy ? uploadTexts.uploading : words.galleryAdd}
        </label>
      ) : (
        <p className="mt-3 text-sm">
          {words.galleryFull}{' '}
          {company ? (
            <Link to={paths.dashboard('premium', company.id)} className="link">
              Premium
            </Link>
          ) : null}
        </p>
      )}
    </section>
  );
}

interface ToolProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  Icon: typeof Trash2;
}

function Tool({ label, disabled, onClick, Icon }: ToolProps) {
  return (
    <Button
      look="quiet"
      small
      className="px-2.5 disabled:opacity-40"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon aria-hidden size={18} />
    </Button>
  );
}

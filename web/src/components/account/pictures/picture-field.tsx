import { ImageUp, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../../../lib/cx';
import { Picture } from '../../ui/picture';
import { Button } from '../../ui/button';
import { uploadTexts as words } from './upload-texts';
import { useUpload } from './use-upload';

interface PictureFieldProps {
  name: string;
  label: string;
  hint: string;
  value: string | null;
  error: string | undefined;
  /** Classes for the size of its box. */
  shape: string;
  /** Not saved yet: the file may have expired, and is then dropped. */
  loose?: boolean;
  onChange: (url: string | null) => void;
  /** True while a picture uploads: saving now would leave it out. */
  onBusy?: (busy: boolean) => void;
}

/** One picture: chosen, uploaded, shown; replaced or removed. */
export function PictureField({
  name,
  label,
  hint,
  value,
  error,
  shape,
  loose = false,
  onChange,
  onBusy,
}: PictureFieldProps) {
  const { busy, error: failed, upload } = useUpload(onChange);
  const id = useId();
  return (
    <fieldset data-field={name}>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className={cx('overflow-hidden rounded-2xl border border-line bg-sunken', shape, busy && 'animate-pulse')}>
        {value ? (
          <Picture
            src={value}
            alt={label}
            sizes="20rem"
            className="size-full object-cover"
            onError={() => loose && onChange(null)}
          />
        ) : null}
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <label className="btn btn-outline btn-small has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            disabled={busy}
            aria-label={`${label}: ${value ? words.replace : words.choose}`}
            aria-describedby={`${id}-h`}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              event.target.value = '';
              onBusy?.(true);
              void upload(files.slice(0, 1)).finally(() => onBusy?.(false));
            }}
          />
          <ImageUp aria-hidden size={16} />
          {busy ? words.uploading : value ? words.replace : words.choose}
        </label>
        {value && !busy ? (
          <Button
            look="quiet"
            small
            icon={Trash2}
            label={words.remove}
            className="text-bad"
            aria-label={`${label}: ${words.remove}`}
            onClick={() => onChange(null)}
          />
        ) : null}
      </div>
      {failed || error ? (
        <p role="alert" className="mt-1 text-sm font-medium text-bad">
          {failed ?? error}
        </p>
      ) : null}
      <p id={`${id}-h`} className="mt-1 text-sm text-muted">
        {hint}
      </p>
    </fieldset>
  );
}

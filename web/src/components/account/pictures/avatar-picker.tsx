import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { removeAvatar, uploadAvatar, useMe } from '../../../lib/account/me';
import { type PictureProblem, pictureProblem, scaledDown } from '../../../lib/account/picture';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { Avatar } from '../../avatar';
import { Button } from '../../ui/button';
import { texts } from '../texts';

interface AvatarPickerProps {
  megabytes: number;
  sentences: Readonly<Record<PictureProblem, string>>;
}

/** Chosen, measured, scaled down in the browser, uploaded; shown as soon as it is chosen. */
export function AvatarPicker({ megabytes, sentences }: AvatarPickerProps) {
  const { full_name, avatar } = useMe();
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useAction({ failed: texts.avatar.failed, shown: 'inline' });
  const removal = useAction({ failed: texts.failed });
  const busy = upload.busy || removal.busy;
  const error = problem ?? upload.failure;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const put = (file: File): void => {
    const found = pictureProblem(file, megabytes);
    setProblem(found && sentences[found]);
    if (found) return;
    upload.run(async () => {
      try {
        const scaled = await scaledDown(file).catch(() => null);
        if (!scaled) return setProblem(texts.avatar.unreadable);
        setPreview(scaled.preview);
        await uploadAvatar(scaled.blob);
      } catch (failure) {
        toast.error(texts.avatar.failed);
        throw failure;
      } finally {
        setPreview(null);
      }
    });
  };
  const remove = (): void => {
    setProblem(null);
    removal.run(async () => {
      await removeAvatar();
      input.current?.focus();
    });
  };
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) put(file);
  };

  return (
    <div className="flex flex-wrap items-center gap-4">
      {preview ? (
        <img
          src={preview}
          alt={texts.avatar.preview}
          className="size-20 shrink-0 rounded-full object-cover opacity-70"
        />
      ) : (
        <Avatar name={full_name} avatar={avatar} className="size-20 text-3xl" />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap gap-2">
          <label className="btn btn-outline btn-small has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
            <input
              ref={input}
              type="file"
              accept="image/*"
              className="sr-only"
              disabled={busy}
              aria-describedby={`${id}-h${error ? ` ${id}-e` : ''}`}
              onChange={choose}
            />
            <ImageUp aria-hidden size={16} />
            {busy ? texts.avatar.busy : avatar ? texts.avatar.replace : texts.avatar.choose}
          </label>
          {avatar && !busy ? (
            <Button
              look="quiet"
              small
              icon={Trash2}
              label={texts.avatar.remove}
              className="text-bad"
              onClick={remove}
            />
          ) : null}
        </div>
        {error ? (
          <p id={`${id}-e`} role="alert" className="mt-1.5 text-sm font-medium text-bad">
            {error}
          </p>
        ) : null}
        <p id={`${id}-h`} className="mt-1.5 text-sm text-muted">
          {texts.avatar.hint(megabytes)}
        </p>
      </div>
    </div>
  );
}

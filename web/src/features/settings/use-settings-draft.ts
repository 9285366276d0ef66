import type { PersonalSettings } from '@carsi/contracts/identity/personal-settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMe } from '../../lib/account/me';
import { saveSettings, settingsQuery } from '../../lib/account/settings';
import { sentenceOf } from '../../lib/forms/failure';
import { toast } from '../../lib/toast';
import { setUser } from '../../lib/session/session';
import { useAction } from '../../lib/forms/use-action';
import { changesOf, isChanged, rebased } from './changes';
import { texts } from './texts';

export interface SettingsDraft {
  draft: PersonalSettings;
  put: (fields: Partial<PersonalSettings>) => void;
  errors: { displayName?: string };
  changed: boolean;
  busy: boolean;
  /** False where something has to be mended first. */
  save: () => Promise<boolean>;
  discard: () => void;
}

/** The account's settings with unsaved changes on top; switching tabs keeps them. */
export const useSettingsDraft = (): { state: SettingsDraft | null; failed: boolean; retry: () => void } => {
  const user = useMe();
  const query = settingsQuery(user);
  const client = useQueryClient();
  const { data: saved, isError, refetch } = useQuery(query);
  const [mine, setMine] = useState<{ saved: PersonalSettings; draft: PersonalSettings } | null>(null);
  const [errors, setErrors] = useState<{ displayName?: string }>({});
  const { busy, run } = useAction({
    failed: (error) => toast.error(texts.failed, sentenceOf(error, texts.failedText)),
  });

  if (saved && mine?.saved !== saved) {
    setMine({ saved, draft: mine ? rebased(mine.saved, mine.draft, saved) : saved });
  }
  if (!mine) return { state: null, failed: isError, retry: () => void refetch() };

  const save = async (): Promise<boolean> => {
    if (mine.draft.displayName.trim() === '') {
      setErrors({ displayName: texts.profile.nameMissing });
      return false;
    }
    await run(async () => {
      const now = await saveSettings(changesOf(mine.saved, mine.draft));
      // Input made during the request is not saved yet.
      setMine((later) => later && { saved: now, draft: rebased(mine.draft, later.draft, now) });
      client.setQueryData(query.queryKey, now);
      setUser({ ...user, full_name: now.displayName, phone: now.phone || null });
      toast.success(texts.saved, texts.savedText);
    });
    return true;
  };
  return {
    failed: false,
    retry: () => undefined,
    state: {
      draft: mine.draft,
      put: (fields) => {
        setMine({ ...mine, draft: { ...mine.draft, ...fields } });
        if ('displayName' in fields) setErrors({});
      },
      errors,
      changed: isChanged(mine.saved, mine.draft),
      busy,
      save,
      discard: () => {
        setErrors({});
        setMine({ ...mine, draft: mine.saved });
      },
    },
  };
};

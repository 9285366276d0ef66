import type { FormTab } from '@carsi/contracts/directory/company-fields';
import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { myCompaniesQuery } from '../../lib/account/companies';
import { useMe } from '../../lib/account/me';
import { sentenceOf } from '../../lib/forms/failure';
import { ApiFailure } from '../../lib/http';
import { useNavigate } from '../../lib/navigation/router';
import { toast } from '../../lib/toast';
import { useAction } from '../../lib/forms/use-action';
import { changeCompany, createCompany, saveDraft } from './api/company';
import { blank, bodyOf, changesOf, type Draft, editsOf, isSame, storedOf } from './draft';
import { type Errors, errorsOf, firstOf, tabOf } from './rules';
import { texts } from './texts';

const AUTOSAVE_MS = 1_200;

export interface CompanyForm {
  draft: Draft;
  /** A function receives the current draft: uploads finish one after the other. */
  put: (fields: Partial<Draft> | ((now: Draft) => Partial<Draft>)) => void;
  errors: Errors;
  tab: FormTab;
  show: (tab: FormTab) => void;
  busy: boolean;
  /** A picture is uploading: saving now would leave it out. */
  uploading: boolean;
  onUpload: (begins: boolean) => void;
  /** Input that is stored nowhere else: leaving would lose it. */
  unsaved: boolean;
  /** State of the draft on the account; null before any input. */
  draftState: 'restored' | 'saving' | 'saved' | 'failed' | null;
  save: () => Promise<void>;
  discard: () => void;
}

/**
 * The form over all its tabs. Input is saved as a draft on the account. For a new company that is enough to leave safely; for an
 * existing one leaving still needs confirmation. `begun` is the restored draft.
 */
export const useCompanyForm = (start: Draft, begun: Draft, company: OwnCompany | null): CompanyForm => {
  const user = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(begun);
  const [safe, setSafe] = useState(start);
  const [onAccount, setOnAccount] = useState(begun);
  const [draftState, setDraftState] = useState<CompanyForm['draftState']>(begun === start ? null : 'restored');
  const [errors, setErrors] = useState<Errors>({});
  const [tab, setTab] = useState<FormTab>('temel');
  // A counter: a logo and a cover may upload at once, also from another tab of the form.
  const [uploads, setUploads] = useState(0);
  const [focus, setFocus] = useState<{ field: string } | null>(null);

  const { busy, run } = useAction({
    failed: (error) => {
      const refused = error instanceof ApiFailure ? error.errors : [];
      if (refused.length > 0)
        complain(Object.fromEntries(refused.toReversed().map(({ field, message }) => [field, message])));
      else if (error instanceof ApiFailure && error.status === 401) toast.error(texts.guard.signIn);
      else toast.error(sentenceOf(error, texts.failed));
    },
  });

  useEffect(() => {
    if (draft === onAccount || busy) return undefined;
    const timer = setTimeout(() => {
      setDraftState('saving');
      saveDraft(company ? editsOf(start, draft) : storedOf(draft), company?.id).then(
        () => {
          setOnAccount(draft);
          if (!company) setSafe(draft);
          setDraftState('saved');
        },
        () => setDraftState('failed'),
      );
    }, AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [company, start, draft, onAccount, busy]);

  useEffect(() => {
    if (!focus) return;
    const place = document.querySelector(`[data-field="${focus.field}"]`);
    place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [focus]);

  const complain = (found: Errors): void => {
    setErrors(found);
    const field = firstOf(found);
    if (!field) return;
    setTab(tabOf(field));
    setFocus({ field });
    toast.error(texts.check);
  };

  const save = async (): Promise<void> => {
    const found = errorsOf(draft);
    if (Object.keys(found).length > 0) return complain(found);
    return run(async () => {
      const saved = company
        ? await changeCompany(company.id, changesOf(start, draft))
        : await createCompany(bodyOf(draft));
      await saveDraft(null, company?.id).catch(() => undefined);
      setSafe(draft);
      setOnAccount(draft);
      await client.invalidateQueries({ queryKey: myCompaniesQuery(user).queryKey });
      if (company) toast.success(texts.updated, saved.live && saved.changed.length > 0 ? texts.pending : undefined);
      else toast.success(texts.created);
      void navigate(paths.dashboard('genel', saved.id));
    });
  };

  return {
    draft,
    put: (fields) => {
      setDraft((now) => ({ ...now, ...(typeof fields === 'function' ? fields(now) : fields) }));
      const edited = Object.keys(typeof fields === 'function' ? fields(draft) : fields).flatMap((field) =>
        field === 'week' ? ['working_hours'] : field === 'special' ? ['special_days', 'working_hours'] : [field],
      );
      setErrors((now) =>
        Object.fromEntries(Object.entries(now).filter(([field]) => !edited.some((one) => field.startsWith(one)))),
      );
    },
    errors,
    tab,
    show: setTab,
    busy,
    uploading: uploads > 0,
    onUpload: (begins) => setUploads((count) => count + (begins ? 1 : -1)),
    unsaved: !isSame(draft, safe),
    draftState: (draftState === 'saved' || draftState === 'restored') && draft !== onAccount ? 'saving' : draftState,
    save,
    discard: () => {
      const bare = company ? start : blank;
      setDraft(bare);
      setSafe(bare);
      setOnAccount(bare);
      setDraftState(null);
      setErrors({});
      saveDraft(null, company?.id).catch(() => setDraftState('failed'));
    },
  };
};

import type { OwnCompany } from '@carsi/contracts/http/owned-company';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paths } from '../../config/paths';
import { myCompaniesQuery } from '../../lib/account/companies';
import { useMe } from '../../lib/account/me';
import { sentenceOf } from '../../lib/forms/failure';
import { ApiFailure } from '../../lib/http';
import { useNavigate } from '../../lib/navigation/router';
import { toast } from '../../lib/toast';
import { useAction } from '../../lib/forms/use-action';
import { changeCompany, createCompany, keepDraft } from './api/company';
import { blank, bodyOf, changesOf, type Draft, editsOf, isSame, keptOf } from './draft';
import { type Errors, errorsOf, firstOf, type FormTab, tabOf } from './rules';
import { texts } from './texts';

const AUTOSAVE_MS = 1_200;

export interface CompanyForm {
  draft: Draft;
  /** A function is given what is typed by then: uploads come one after the other. */
  put: (fields: Partial<Draft> | ((now: Draft) => Partial<Draft>)) => void;
  errors: Errors;
  tab: FormTab;
  show: (tab: FormTab) => void;
  busy: boolean;
  /** A picture is on its way: what is saved now would be saved without it. */
  uploading: boolean;
  onUpload: (begins: boolean) => void;
  /** What is typed and nowhere else: leaving would lose it. */
  unsaved: boolean;
  /** Of the account's draft; null while nothing was typed. */
  kept: 'restored' | 'saving' | 'saved' | 'failed' | null;
  save: () => Promise<void>;
  discard: () => void;
}

/**
 * The form over all its tabs. Everything that is typed is kept on the account: of a new company it is safe there; of one that exists
 * it waits there until it is saved, and leaving still asks. `begun` is what was typed before.
 */
export const useCompanyForm = (start: Draft, begun: Draft, company: OwnCompany | null): CompanyForm => {
  const user = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(begun);
  const [safe, setSafe] = useState(start);
  const [onAccount, setOnAccount] = useState(begun);
  const [kept, setKept] = useState<CompanyForm['kept']>(begun === start ? null : 'restored');
  const [errors, setErrors] = useState<Errors>({});
  const [tab, setTab] = useState<FormTab>('temel');
  // Counted: a logo and a cover may be on their way at once, also while another tab is open.
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
      setKept('saving');
      keepDraft(company ? editsOf(start, draft) : keptOf(draft), company?.id).then(
        () => {
          setOnAccount(draft);
          if (!company) setSafe(draft);
          setKept('saved');
        },
        () => setKept('failed'),
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
      await keepDraft(null, company?.id).catch(() => undefined);
      setSafe(draft);
      setOnAccount(draft);
      await client.invalidateQueries({ queryKey: myCompaniesQuery(user).queryKey });
      if (company) toast.success(texts.updated, saved.live && saved.changed.length > 0 ? texts.waits : undefined);
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
    kept: (kept === 'saved' || kept === 'restored') && draft !== onAccount ? 'saving' : kept,
    save,
    discard: () => {
      const bare = company ? start : blank;
      setDraft(bare);
      setSafe(bare);
      setOnAccount(bare);
      setKept(null);
      setErrors({});
      keepDraft(null, company?.id).catch(() => setKept('failed'));
    },
  };
};

import type { DecidedCompany, OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { mine, useMe } from '../../../lib/account/me';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import type { ListFilter } from '../../../components/list/list-filter';
import { call } from '../../../lib/call';
import { companyTexts as texts } from './company-texts';
import type { CompanyAct } from './company-line';

/** Confirms an action against a company. */
interface Question {
  title: string;
  text: string;
  action: string;
  onYes: (reason: string) => void;
  onClose: () => void;
}

/** What an admin does with the companies of a list: one at a time, or the chosen ones together. */
export const useCompanyActs = (
  { q, state, page }: Pick<ListFilter, 'q' | 'state' | 'page'>,
  rows: readonly OwnCompany[] | undefined,
) => {
  const admin = useMe();
  const client = useQueryClient();
  const { busy, run } = useAction({
    failed: texts.failed,
    shown: 'titled',
    settled: () =>
      Promise.all(
        ['GET /api/admin/companies', 'GET /api/admin/stats'].map((route) =>
          client.invalidateQueries({ queryKey: mine(admin, route) }),
        ),
      ),
  });
  const [question, setQuestion] = useState<Question | null>(null);
  // The selection belongs to one list; another list starts without one.
  const shown = `${state} ${page} ${q}`;
  const [choice, setChoice] = useState({ shown, ids: [] as readonly string[] });
  const chosen = new Set(choice.shown === shown ? choice.ids : []);
  const list = useRef<HTMLUListElement>(null);
  /** The line to focus after the refetch, and its button once it has the focus. */
  const goOn = useRef<{ at: number; button?: HTMLElement | undefined } | null>(null);
  useEffect(() => {
    const { current } = goOn;
    if (!current || busy || !rows || current.button?.isConnected) return;
    // The search index may be behind: then the decided line disappears later, and the focus moves with it.
    if (current.button && document.activeElement !== document.body) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-details]') ?? [])];
    current.button = buttons[current.at] ?? buttons.at(-1);
    current.button?.focus();
  }, [rows, busy]);

  const ask = (title: string, text: string, action: string, onYes: (reason: string) => void): void =>
    setQuestion({ title, text, action, onYes, onClose: () => setQuestion(null) });

  const act = ({ id }: OwnCompany, what: CompanyAct, at: number): void => {
    const params = { id };
    const decide = (approved: boolean, reason: string) => () =>
      call('POST /api/admin/companies/{id}/approve', { params, body: { approved, ...given(reason) } });
    const mark = (body: { verified?: boolean; featured?: boolean }): void =>
      one(() => call('POST /api/admin/companies/{id}/marks', { params, body }), texts.marked);
    const one = (work: () => Promise<unknown>, done: string): void => {
      goOn.current = { at };
      run(work, done);
    };
    switch (what) {
      case 'approve':
        return one(decide(true, ''), texts.approved);
      case 'reject':
        return ask(texts.ask.reject, texts.ask.rejectText, texts.reject, (reason) =>
          one(decide(false, reason), texts.rejected),
        );
      case 'suspend':
        return ask(texts.ask.suspend, texts.ask.suspendText, texts.suspend, (reason) =>
          one(() => call('POST /api/admin/companies/{id}/suspend', { params, body: given(reason) }), texts.suspended),
        );
      case 'reinstate':
        return one(() => call('POST /api/admin/companies/{id}/reinstate', { params }), texts.reinstated);
      case 'verify':
      case 'unverify':
        return mark({ verified: what === 'verify' });
      case 'feature':
      case 'unfeature':
        return mark({ featured: what === 'feature' });
    }
  };

  const decideChosen = (approved: boolean): void => {
    const ids = [...chosen];
    const decide = (reason: string): void => {
      goOn.current = { at: 0 };
      run(async () => {
        // Each by itself: what could not be decided comes back with its code.
        const body = { ids, approved, ...given(reason) };
        const decided = await call('POST /api/admin/companies/decide', { body });
        setChoice({ shown, ids: [] });
        reportDecided(decided, approved);
      });
    };
    if (approved) decide('');
    else ask(texts.ask.reject, texts.ask.rejectText, texts.rejectAll, decide);
  };

  return {
    busy,
    question,
    chosen,
    list,
    act,
    decideChosen,
    choose: (id: string): void =>
      setChoice({ shown, ids: chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id] }),
    chooseAll: (ids: readonly string[]): void => setChoice({ shown, ids }),
  };
};

const given = (reason: string) => (reason.trim() === '' ? {} : { reason: reason.trim() });

const reportDecided = (decided: readonly DecidedCompany[], approved: boolean): void => {
  const done = decided.filter(({ code }) => code === null).length;
  if (done < decided.length) toast.error(texts.notAll(decided.length - done));
  if (done > 0) toast.success(approved ? texts.approvedAll(done) : texts.rejectedAll(done));
};

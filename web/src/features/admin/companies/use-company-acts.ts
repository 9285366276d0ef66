import type { DecidedCompany, OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { mine, useMe } from '../../../lib/account/me';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { decideCompanies, decideCompany, markCompany, reinstateCompany, suspendCompany } from '../api/companies';
import type { CompaniesFilter } from './companies-filter';
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
export const useCompanyActs = ({ q, status, page }: CompaniesFilter, rows: readonly OwnCompany[] | undefined) => {
  const admin = useMe();
  const client = useQueryClient();
  const { busy, run } = useAction({
    failed: texts.failed,
    shown: 'titled',
    settled: () =>
      Promise.all(
        ['admin-companies', 'admin-stats'].map((name) => client.invalidateQueries({ queryKey: mine(admin, name) })),
      ),
  });
  const [question, setQuestion] = useState<Question | null>(null);
  // The selection belongs to one list; another list starts without one.
  const shown = `${status} ${page} ${q}`;
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
    const one = (work: () => Promise<unknown>, done: string): void => {
      goOn.current = { at };
      run(work, done);
    };
    switch (what) {
      case 'approve':
        return one(() => decideCompany(id, true, ''), texts.approved);
      case 'reject':
        return ask(texts.ask.reject, texts.ask.rejectText, texts.reject, (reason) =>
          one(() => decideCompany(id, false, reason), texts.rejected),
        );
      case 'suspend':
        return ask(texts.ask.suspend, texts.ask.suspendText, texts.suspend, (reason) =>
          one(() => suspendCompany(id, reason), texts.suspended),
        );
      case 'reinstate':
        return one(() => reinstateCompany(id), texts.reinstated);
      case 'verify':
      case 'unverify':
        return one(() => markCompany(id, { verified: what === 'verify' }), texts.marked);
      case 'feature':
      case 'unfeature':
        return one(() => markCompany(id, { featured: what === 'feature' }), texts.marked);
    }
  };

  const decideChosen = (approved: boolean): void => {
    const ids = [...chosen];
    const decide = (reason: string): void => {
      goOn.current = { at: 0 };
      run(async () => {
        const decided = await decideCompanies(ids, approved, reason);
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

const reportDecided = (decided: readonly DecidedCompany[], approved: boolean): void => {
  const done = decided.filter(({ code }) => code === null).length;
  if (done < decided.length) toast.error(texts.notAll(decided.length - done));
  if (done > 0) toast.success(approved ? texts.approvedAll(done) : texts.rejectedAll(done));
};

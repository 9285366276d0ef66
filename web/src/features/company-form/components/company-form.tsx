import { formTabs } from '@carsi/contracts/directory/company-fields';
import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { useState } from 'react';
import { LeaveQuestion } from '../../../components/account/leave-question';
import { Tabs } from '../../../components/ui/tabs';
import { cx } from '../../../lib/cx';
import { Button } from '../../../components/ui/button';
import { type Draft, isSame, blank } from '../draft';
import { tabOf } from '../rules';
import { texts } from '../texts';
import { type CompanyForm as Form, useCompanyForm } from '../use-company-form';
import { BasicTab } from './basic-tab';
import { ContactTab } from './contact-tab';
import { HoursTab } from './hours-tab';
import { MediaTab } from './media-tab';

const bodies = { temel: BasicTab, iletisim: ContactTab, saatler: HoursTab, medya: MediaTab } as const;

interface CompanyFormProps {
  /** As the company is, or as far as a new one was typed. */
  start: Draft;
  /** What was changed of it and not sent. */
  begun?: Draft;
  company: OwnCompany | null;
}

export function CompanyForm({ start, begun = start, company }: CompanyFormProps) {
  // Captured on opening: a later server answer must not overwrite input.
  const [opened] = useState({ start, begun, company });
  const form = useCompanyForm(opened.start, opened.begun, opened.company);
  const Body = bodies[form.tab];
  const wrong = Object.keys(form.errors).map(tabOf);
  const tabs = formTabs.map((name) => {
    const count = wrong.filter((tab) => tab === name).length;
    return { name, text: texts.tabs[name] + (count > 0 ? texts.wrongIn(count) : '') };
  });
  const isSaved = !form.uploading && (form.draftState === 'saved' || form.draftState === 'restored');
  return (
    <form
      className="frame max-w-4xl pt-8"
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.busy && !form.uploading) void form.save();
      }}
    >
      <h1 className="text-3xl break-words sm:text-4xl">{opened.company ? texts.edit : texts.add}</h1>
      <p className="mt-1 mb-5 text-muted">{opened.company ? texts.editLead : texts.lead}</p>
      <Tabs label={texts.tabsLabel} tabs={tabs} at={form.tab} onChoose={form.show}>
        <Body form={form} company={opened.company} />
      </Tabs>
      <SaveBar form={form} bare={opened.company ? opened.start : blank} isNew={opened.company === null} />
      <LeaveQuestion guarded={form.unsaved || form.uploading} text={isSaved ? texts.draftText : undefined} />
    </form>
  );
}

function SaveBar({ form, bare, isNew }: { form: Form; bare: Draft; isNew: boolean }) {
  const words = isNew ? texts.draft : texts.editDraft;
  const saveState = form.draftState ? words[form.draftState] : form.unsaved && !isNew ? texts.unsaved : '';
  return (
    <div className="sticky bottom-18 z-10 mt-6 flex flex-wrap items-center justify-end gap-3 rounded-2xl border border-line bg-surface p-3 shadow-float lg:bottom-4">
      <output className={cx('mr-auto pl-2 text-sm', form.draftState === 'failed' ? 'text-bad' : 'text-muted')}>
        {saveState}
      </output>
      {!isSame(form.draft, bare) ? (
        <Button look="quiet" small label={isNew ? texts.discard : texts.discardEdits} onClick={form.discard} />
      ) : null}
      <Button
        look="primary"
        label={form.uploading ? texts.uploading : form.busy ? texts.saving : isNew ? texts.saveNew : texts.save}
        type="submit"
        className="disabled:bg-sunken disabled:text-muted"
        disabled={form.busy || form.uploading}
      />
    </div>
  );
}

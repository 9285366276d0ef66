import type { AdminIssue } from '@carsi/contracts/messaging/http/contact';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { LeaveQuestion } from '../../../components/account/leave-question';
import { MarkdownField } from '../../../components/editorial/markdown-field';
import { FormFailure, SubmitButton, TextField } from '../../../components/ui/fields';
import { toast } from '../../../lib/toast';
import { useForm } from '../../../lib/forms/use-form';
import { Button } from '../../../components/ui/button';
import { call } from '../../../lib/call';
import { issueTexts as texts } from '../admin-texts';

const fields = ['subject', 'content'] as const;
const fieldOf = {
  ISSUE_SUBJECT_REQUIRED: 'subject',
  ISSUE_SUBJECT_TOO_LONG: 'subject',
  ISSUE_CONTENT_REQUIRED: 'content',
  ISSUE_CONTENT_TOO_LONG: 'content',
} as const;

interface IssueEditorProps {
  /** Null for a new one. */
  issue: AdminIssue | null;
  onClose: () => void;
}

/** The rules are the server's alone. */
export function IssueEditor({ issue, onClose }: IssueEditorProps) {
  const [touched, setTouched] = useState(false);
  const form = useForm({
    fields,
    rules: [],
    fieldOf,
    failed: texts.failed,
    submit: async (typed) => {
      const body = { subject: typed.subject, content: typed.content };
      if (issue) await call('PUT /api/admin/newsletter/issues/{id}', { params: { id: issue.id }, body });
      else await call('POST /api/admin/newsletter/issues', { body });
      toast.success(texts.saved);
      onClose();
    },
  });
  return (
    <section aria-label={texts.title} className="mb-10">
      <form {...form.props} className="space-y-4" onChange={() => setTouched(true)}>
        <Button
          look="quiet"
          small
          onClick={() => {
            // The browser's own confirm(): admins only, and rare.
            if (!touched || confirm(texts.unsaved)) onClose();
          }}
        >
          <ArrowLeft aria-hidden size={17} />
          {texts.back}
        </Button>
        <LeaveQuestion guarded={touched} />
        <FormFailure>{form.failure}</FormFailure>
        <TextField form={form} name="subject" label={texts.subject} defaultValue={issue?.subject} />
        <MarkdownField form={form} name="content" label={texts.content} start={issue?.content} rows={16} />
        <p className="text-sm text-muted">{texts.pictures}</p>
        <SubmitButton busy={form.busy}>{texts.save}</SubmitButton>
      </form>
    </section>
  );
}

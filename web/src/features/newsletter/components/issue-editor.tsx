import type { AdminIssue } from '@carsi/contracts/http/contact';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Preview } from '../../../components/editorial/preview';
import { FormFailure, SubmitButton, TextField } from '../../../components/ui/fields';
import { toast } from '../../../lib/toast';
import { useForm } from '../../../lib/use-form';
import { issueTexts as texts } from '../admin-texts';
import { saveIssue } from '../api/issues';

const fields = ['subject', 'content'] as const;
const named = {
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

/** Markdown beside what it becomes; the rules are the server's alone. */
export function IssueEditor({ issue, onClose }: IssueEditorProps) {
  const [content, setContent] = useState(issue?.content ?? '');
  const [touched, setTouched] = useState(false);
  const form = useForm({
    fields,
    rules: [],
    named,
    failed: texts.failed,
    submit: async (typed) => {
      await saveIssue(issue?.id ?? null, { subject: typed.subject, content: typed.content });
      toast.success(texts.saved);
      onClose();
    },
  });
  const id = form.idOf('content');
  const wrong = form.errors.content;
  return (
    <section aria-label={texts.title} className="mb-10">
      <form {...form.props} className="space-y-4" onChange={() => setTouched(true)}>
        <button
          type="button"
          className="btn btn-quiet btn-small"
          onClick={() => {
            // The browser's own question: it is asked rarely and by nobody but admins.
            if (!touched || confirm(texts.unsaved)) onClose();
          }}
        >
          <ArrowLeft aria-hidden size={17} />
          {texts.back}
        </button>
        <FormFailure>{form.failure}</FormFailure>
        <TextField form={form} name="subject" label={texts.subject} defaultValue={issue?.subject} />
        <div className="grid gap-4 lg:grid-cols-2">
          <div className="min-w-0">
            <label htmlFor={id} className="mb-1 block text-sm font-semibold">
              {texts.content}
            </label>
            <textarea
              id={id}
              name="content"
              value={content}
              rows={16}
              spellCheck
              aria-invalid={wrong ? true : undefined}
              aria-describedby={wrong ? `${id}-error` : undefined}
              className="field h-auto py-2 font-mono text-sm aria-invalid:border-bad"
              onChange={(event) => setContent(event.target.value)}
            />
            {wrong ? (
              <p id={`${id}-error`} className="mt-1 text-sm font-medium text-bad">
                {wrong}
              </p>
            ) : null}
          </div>
          <Preview content={content} />
        </div>
        <p className="text-sm text-muted">{texts.pictures}</p>
        <SubmitButton busy={form.busy}>{texts.save}</SubmitButton>
      </form>
    </section>
  );
}

import type { AdminCategory } from '@carsi/contracts/directory/http/category';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../components/ui/confirm-dialog';
import { addCategory, reviseCategory } from '../api/categories';
import { wordsOf } from './category-list';
import { categoryTexts as texts } from './category-texts';
import { useAction } from '../../../lib/forms/use-action';

interface CategoryDialogProps {
  /** Null: a new one. */
  category: AdminCategory | null;
  roots: readonly AdminCategory[];
  onSaved: () => void;
  onClose: () => void;
}

export function CategoryDialog({ category, roots, onSaved, onClose }: CategoryDialogProps) {
  // Closed before it goes: so the browser gives the focus back.
  const [open, setOpen] = useState(true);
  const [name, setName] = useState(category?.name ?? '');
  const [parent, setParent] = useState('');
  const [description, setDescription] = useState(category?.description ?? '');
  const [popular, setPopular] = useState(category?.popular ?? false);
  const [keywords, setKeywords] = useState(category?.keywords.join(', ') ?? '');
  const [synonyms, setSynonyms] = useState(category?.synonyms.join(', ') ?? '');
  const { busy, failure, run } = useAction({ failed: texts.failed, shown: 'inline' });
  const save = (): void => {
    const draft = {
      name: name.trim(),
      description: description.trim() || null,
      popular,
      keywords: wordsOf(keywords),
      synonyms: wordsOf(synonyms),
    };
    run(async () => {
      await (category ? reviseCategory(category.id, draft) : addCategory(parent || null, draft));
      onSaved();
      setOpen(false);
    });
  };
  return (
    <FormDialog
      title={category ? texts.editTitle(category.name) : texts.addTitle}
      open={open}
      onClose={onClose}
      onCancel={() => setOpen(false)}
      cancel={texts.cancel}
      confirm={busy ? texts.saving : texts.save}
      onConfirm={save}
      disabled={busy || name.trim() === ''}
      failure={failure}
    >
      <Labelled label={texts.name}>
        <input className="field" value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
      </Labelled>
      {category ? null : (
        <Labelled label={texts.parent}>
          <select className="field" value={parent} onChange={(event) => setParent(event.target.value)}>
            <option value="">{texts.root}</option>
            {roots.map((root) => (
              <option key={root.id} value={root.id}>
                {root.name}
              </option>
            ))}
          </select>
        </Labelled>
      )}
      <Labelled label={texts.description}>
        <textarea
          rows={2}
          className="field h-auto py-2"
          value={description}
          maxLength={500}
          onChange={(event) => setDescription(event.target.value)}
        />
      </Labelled>
      <Labelled label={texts.synonyms} hint={texts.wordsHint}>
        <textarea
          rows={2}
          className="field h-auto py-2"
          value={synonyms}
          onChange={(event) => setSynonyms(event.target.value)}
        />
      </Labelled>
      <Labelled label={texts.keywords} hint={texts.wordsHint}>
        <textarea
          rows={2}
          className="field h-auto py-2"
          value={keywords}
          onChange={(event) => setKeywords(event.target.value)}
        />
      </Labelled>
      <label className="flex min-h-10 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          checked={popular}
          onChange={(event) => setPopular(event.target.checked)}
        />
        {texts.popular}
      </label>
    </FormDialog>
  );
}

function Labelled({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <label className="block">
      <span className="mb-1 block text-sm font-semibold">
        {label} {hint ? <span className="font-normal text-muted">({hint})</span> : null}
      </span>
      {children}
    </label>
  );
}

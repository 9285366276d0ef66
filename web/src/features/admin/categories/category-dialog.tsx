import type { AdminCategory } from '@carsi/contracts/directory/http/category';
import { useState } from 'react';
import { FormDialog } from '../../../components/ui/confirm-dialog';
import { LongField, SelectField, TextField } from '../../../components/ui/fields';
import { call } from '../../../lib/call';
import { useForm } from '../../../lib/forms/use-form';
import { wordsOf } from './category-list';
import { categoryTexts as texts } from './category-texts';

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
  const [hasName, setHasName] = useState(category !== null);
  const form = useForm({
    fields: ['name', 'parent', 'description', 'synonyms', 'keywords', 'popular'],
    rules: [],
    failed: texts.failed,
    fieldOf: {
      CATEGORY_NAME_REQUIRED: 'name',
      CATEGORY_EXISTS: 'name',
      CATEGORY_WORDS_INVALID: 'synonyms',
      CATEGORY_WORDS_PLACE: 'synonyms',
      CATEGORY_WORDS_EXIST: 'synonyms',
      CATEGORY_WORDS_TOO_MANY: 'synonyms',
    },
    submit: async (typed) => {
      const body = {
        name: typed.name.trim(),
        description: typed.description.trim() || null,
        popular: typed.popular === 'on',
        keywords: wordsOf(typed.keywords),
        synonyms: wordsOf(typed.synonyms),
      };
      if (category) await call('PUT /api/admin/categories/{id}', { params: { id: category.id }, body });
      else await call('POST /api/admin/categories', { body: { ...body, parent_id: typed.parent || null } });
      onSaved();
      setOpen(false);
    },
  });
  const words = (label: string) => (
    <>
      {label} <span className="font-normal text-muted">({texts.wordsHint})</span>
    </>
  );
  return (
    <FormDialog
      title={category ? texts.editTitle(category.name) : texts.addTitle}
      open={open}
      onClose={onClose}
      onCancel={() => setOpen(false)}
      confirm={form.busy ? texts.saving : texts.save}
      form={form}
      disabled={!hasName}
    >
      <TextField
        form={form}
        name="name"
        label={texts.name}
        maxLength={80}
        defaultValue={category?.name}
        onChange={(event) => setHasName(event.target.value.trim() !== '')}
      />
      {category ? null : (
        <SelectField
          form={form}
          name="parent"
          label={texts.parent}
          names={{ '': texts.root, ...Object.fromEntries(roots.map(({ id, name }) => [id, name])) }}
        />
      )}
      <LongField
        form={form}
        name="description"
        label={texts.description}
        rows={2}
        maxLength={500}
        start={category?.description ?? ''}
      />
      <LongField
        form={form}
        name="synonyms"
        label={words(texts.synonyms)}
        rows={2}
        start={category?.synonyms.join(', ')}
      />
      <LongField
        form={form}
        name="keywords"
        label={words(texts.keywords)}
        rows={2}
        start={category?.keywords.join(', ')}
      />
      <label className="flex min-h-10 items-center gap-3">
        <input
          type="checkbox"
          name="popular"
          className="size-5 shrink-0 accent-accent"
          defaultChecked={category?.popular}
        />
        {texts.popular}
      </label>
    </FormDialog>
  );
}

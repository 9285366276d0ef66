import { useState } from 'react';
import { Loading } from '../../../components/list/loading';
import { FormDialog } from '../../../components/ui/confirm-dialog';
import { TextField } from '../../../components/ui/fields';
import { SearchField } from '../../../components/search/search-field';
import { useMyQuery } from '../../../lib/account/my-queries';
import { call } from '../../../lib/call';
import { cx } from '../../../lib/cx';
import { useForm } from '../../../lib/forms/use-form';
import { toast } from '../../../lib/toast';
import { growthTexts } from '../growth-texts';
import { treeOf } from './category-list';

const { attach: texts } = growthTexts;

interface AttachDialogProps {
  /** The search as it was typed. */
  text: string;
  onAttached: () => void;
  onClose: () => void;
}

/** Asks which category a search meant. */
export default function AttachDialog({ text, onAttached, onClose }: AttachDialogProps) {
  const found = useMyQuery('GET /api/admin/categories', {});
  const [open, setOpen] = useState(true);
  const [filter, setFilter] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { data = [] } = found;
  const category = data.find(({ id }) => id === chosen);
  const shown = treeOf(data, filter);
  const form = useForm({
    fields: ['words'],
    rules: [],
    failed: texts.failed,
    fieldOf: {
      CATEGORY_WORDS_INVALID: 'words',
      CATEGORY_WORDS_PLACE: 'words',
      CATEGORY_WORDS_EXIST: 'words',
      CATEGORY_WORDS_TOO_MANY: 'words',
    },
    submit: async ({ words }) => {
      if (!category) return;
      await call('POST /api/admin/categories/{id}/words', { params: { id: category.id }, body: { words } });
      toast.success(texts.done(category.name));
      setOpen(false);
      onAttached();
    },
  });
  return (
    <FormDialog
      title={texts.title}
      open={open}
      onClose={onClose}
      // Closed before it goes: so the browser gives the focus back.
      onCancel={() => setOpen(false)}
      confirm={form.busy ? texts.saving : texts.save}
      form={form}
      disabled={!category}
    >
      <p>{texts.text}</p>
      <TextField
        form={form}
        name="words"
        label={texts.words}
        hint={texts.wordsHint}
        maxLength={200}
        autoComplete="off"
        defaultValue={text}
      />
      <div className="flex">
        <SearchField label={texts.search} value={filter} onChange={setFilter} />
      </div>
      <Loading query={found} failed={texts.loadFailed} />
      <fieldset>
        <legend className="sr-only">{texts.categories}</legend>
        {found.data && shown.length === 0 ? <p>{texts.none}</p> : null}
        <div className="max-h-60 overflow-y-auto rounded-xl border border-line empty:hidden">
          {shown.map(({ id, name, parent_id }) => (
            <label
              key={id}
              className={cx(
                'flex min-h-10 items-center gap-3 px-3 py-1 has-checked:bg-accent-soft',
                parent_id === null ? 'font-semibold' : 'pl-8',
              )}
            >
              <input
                type="radio"
                name="category"
                value={id}
                checked={id === chosen}
                className="size-5 shrink-0 accent-accent"
                onChange={() => setChosen(id)}
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <output className="block text-sm text-muted">{category ? texts.chosen(category.name) : null}</output>
    </FormDialog>
  );
}

import type { AdminCategory } from '@carsi/contracts/directory/http/category';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { SearchField } from '../../../components/search/search-field';
import { cx } from '../../../lib/cx';
import { formatNumber } from '../../../lib/format/numbers';
import { toast } from '../../../lib/toast';
import { Button } from '../../../components/ui/button';
import { Loading } from '../../../components/list/loading';
import { useMyQuery } from '../../../lib/account/my-queries';
import { treeOf } from './category-list';
import { categoryTexts as texts } from './category-texts';
import { CategoryDialog } from './category-dialog';

/** The tree, and the words by which people and companies come to it. */
export default function Categories() {
  const found = useMyQuery('GET /api/admin/categories', {});
  const { data } = found;
  const [words, setWords] = useState('');
  const [editing, setEditing] = useState<AdminCategory | 'new' | null>(null);
  const shown = data && treeOf(data, words);
  const saved = async (): Promise<void> => {
    toast.success(texts.saved);
    await found.refetch();
  };
  return (
    <section aria-label={texts.title}>
      <p className="mb-4 text-muted">{texts.text}</p>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchField label={texts.search} value={words} onChange={setWords} />
        <Button look="primary" icon={Plus} label={texts.add} aria-haspopup="dialog" onClick={() => setEditing('new')} />
      </div>
      <Loading query={found} failed={texts.loadFailed} />
      {shown?.length === 0 ? <p>{texts.none}</p> : null}
      <ul className="card divide-y divide-line empty:hidden">
        {shown?.map((category) => (
          <li
            key={category.id}
            className={cx('flex flex-wrap items-center gap-3 p-3', category.parent_id !== null && 'pl-8')}
          >
            <div className="min-w-40 flex-1">
              <p className={cx('break-words', category.parent_id === null && 'font-semibold')}>
                {category.name}{' '}
                {category.popular ? (
                  <span className="badge bg-accent-soft text-accent">{texts.popularBadge}</span>
                ) : null}
              </p>
              <p className="text-sm break-words text-muted">
                {texts.count(formatNumber(category.company_count))}
                {category.synonyms.length > 0 ? ` · ${texts.synonymsOf(category.synonyms.join(', '))}` : ''}
              </p>
            </div>
            <Button
              small
              label={texts.edit}
              of={category.name}
              aria-haspopup="dialog"
              onClick={() => setEditing(category)}
            />
          </li>
        ))}
      </ul>
      {editing && data ? (
        <CategoryDialog
          category={editing === 'new' ? null : editing}
          roots={data.filter(({ parent_id }) => parent_id === null)}
          onSaved={() => void saved()}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </section>
  );
}

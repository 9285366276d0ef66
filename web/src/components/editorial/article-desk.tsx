import type { AdminArticle } from '@carsi/contracts/directory/http/editorial';
import type { ArticleState, Shelf } from '@carsi/contracts/directory/editorial';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { articlesKey, articlesQuery, publishArticle, withdrawArticle } from '../../lib/account/articles';
import { useMe } from '../../lib/account/me';
import { cx } from '../../lib/cx';
import { formatAgo } from '../../lib/format/dates';
import { useNow } from '../../lib/format/now';
import { Link } from '../../lib/navigation/router';
import { useAction } from '../../lib/forms/use-action';
import { ListBar } from '../list/list-bar';
import { PagedList } from '../list/paged-list';
import { Button } from '../ui/button';
import { useLocalFilter } from '../list/list-filter';
import { ArticleEditor } from './article-editor';
import { shelfTexts, stateNames, texts } from './texts';

const tones: Readonly<Record<ArticleState, string>> = {
  draft: 'bg-fair-soft text-fair',
  published: 'bg-good-soft text-good',
  withdrawn: 'bg-sunken text-muted',
};

export interface ArticleDeskProps {
  title: string;
  shelf: Shelf;
  categories: Readonly<Record<string, string>>;
  /** Where readers find one; null where it has no page of its own. */
  pathOf: (article: AdminArticle) => string | null;
  /** Shown above the list, not above the editor. */
  children?: ReactNode;
}

/** A list of everything on one shelf, and the editor in its place while something is written. */
export function ArticleDesk({ title, shelf, categories, pathOf, children }: ArticleDeskProps) {
  const admin = useMe();
  const client = useQueryClient();
  const [writing, setWriting] = useState<AdminArticle | 'new' | null>(null);
  const refresh = (): Promise<void> =>
    Promise.all([
      client.invalidateQueries({ queryKey: articlesKey(admin, shelf) }),
      client.invalidateQueries({ queryKey: ['blog'] }),
      client.invalidateQueries({ queryKey: ['help'] }),
    ]).then(() => undefined);
  if (writing !== null) {
    return (
      <section aria-label={title}>
        <ArticleEditor
          shelf={shelf}
          article={writing === 'new' ? null : writing}
          categories={categories}
          onBack={() => setWriting(null)}
          onDone={() => {
            setWriting(null);
            void refresh();
          }}
        />
      </section>
    );
  }
  return (
    <section aria-label={title}>
      {children}
      <List
        key={shelf}
        shelf={shelf}
        categories={categories}
        pathOf={pathOf}
        onWrite={setWriting}
        onChanged={refresh}
      />
    </section>
  );
}

interface ListProps extends Omit<ArticleDeskProps, 'title' | 'children'> {
  onWrite: (article: AdminArticle | 'new') => void;
  onChanged: () => Promise<void>;
}

function List({ shelf, categories, pathOf, onWrite, onChanged }: ListProps) {
  const admin = useMe();
  const filter = useLocalFilter<ArticleState | 'all'>('all');
  const { busy, run } = useAction({ failed: texts.failed, shown: 'titled', settled: onChanged });
  const found = useQuery(articlesQuery(admin, shelf, filter));
  const changeState = ({ id, state: was }: AdminArticle): Promise<void> =>
    was === 'published'
      ? run(() => withdrawArticle(shelf, id), texts.withdrawn)
      : run(() => publishArticle(shelf, id), texts.published);
  return (
    <>
      <ListBar search={texts.search} label={texts.state} names={{ all: texts.all, ...stateNames }} filter={filter}>
        <Button look="primary" icon={Plus} label={shelfTexts[shelf].add} onClick={() => onWrite('new')} />
      </ListBar>
      <PagedList found={found} texts={texts} filter={filter}>
        {(article) => (
          <li key={article.id}>
            <Line
              article={article}
              category={categories[article.category] ?? article.category}
              path={pathOf(article)}
              busy={busy}
              onWrite={() => onWrite(article)}
              onTurn={() => changeState(article)}
            />
          </li>
        )}
      </PagedList>
    </>
  );
}

interface LineProps {
  article: AdminArticle;
  category: string;
  path: string | null;
  busy: boolean;
  onWrite: () => void;
  onTurn: () => void;
}

function Line({ article, category, path, busy, onWrite, onTurn }: LineProps) {
  const now = useNow();
  const { title, state, featured, updatedAt } = article;
  const published = state === 'published';
  return (
    <article className="card flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-48 flex-1">
        <h3 className="text-base break-words">{title}</h3>
        <p className="text-sm text-muted">
          {category} · {texts.changed(formatAgo(updatedAt, now))}
          {featured ? ` · ${texts.featured}` : ''}
        </p>
      </div>
      <span className={cx('badge', tones[state])}>{stateNames[state]}</span>
      {published && path ? (
        <Link to={path} className="link py-1 text-sm">
          {texts.show}
        </Link>
      ) : null}
      <Button small label={texts.edit} of={title} disabled={busy} onClick={onWrite} />
      <Button small label={published ? texts.withdraw : texts.publish} of={title} disabled={busy} onClick={onTurn} />
    </article>
  );
}

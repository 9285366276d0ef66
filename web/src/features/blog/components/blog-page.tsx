import type { BlogCard } from '@carsi/contracts/directory/http/editorial';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, Bookmark, Search } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { Notice } from '../../../components/notice';
import { PageLinks } from '../../../components/list/page-links';
import { Retry } from '../../../components/list/retry';
import { SectionHeading } from '../../../components/section-heading';
import { useAlive } from '../../../lib/ssr/alive';
import { cx } from '../../../lib/cx';
import { formatNumber } from '../../../lib/format/numbers';
import { Head, titled } from '../../../lib/ssr/head';
import { Link, useNavigate, useSearchParams } from '../../../lib/navigation/router';
import { keepScroll } from '../../../lib/navigation/keep-scroll';
import { knownVisitor } from '../../../lib/visitor';
import { useSession } from '../../../lib/session/session';
import { Button, ButtonLink } from '../../../components/ui/button';
import { type BlogFilter, categoriesQuery, featuredQuery, postsQuery, readFilter, savedQuery } from '../api/blog';
import { type BlogCategoryId, categoryNames, texts } from '../texts';
import { looks, PostCard } from './post-card';

const addressOf = ({ category, q, page }: BlogFilter): string => {
  const query = new URLSearchParams();
  if (category) query.set('kategori', category);
  if (q) query.set('q', q);
  if (page > 1) query.set('sayfa', String(page));
  return query.size > 0 ? `${paths.blog}?${query}` : paths.blog;
};

/** `children` (the newsletter box) come below the articles. */
export function BlogPage({ children }: { children?: ReactNode }) {
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const saved = search.get('kaydedilen') === '1';
  const name = categoryNames[filter.category as BlogCategoryId];
  const title = name ? texts.of(name) : texts.title;
  const first = !filter.category && !filter.q && filter.page === 1 && !saved;
  return (
    <>
      <Head
        title={titled(title)}
        description={texts.description}
        path={addressOf({ ...filter, q: '' })}
        noindex={filter.q !== '' || saved}
      />
      <div className="frame space-y-12 pt-8">
        <div>
          <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
          <p className="mt-2 max-w-2xl text-muted">{texts.lead}</p>
          <SearchForm filter={filter} />
          <Chips filter={filter} saved={saved} />
        </div>
        {first ? <Featured /> : null}
        {saved ? (
          <Saved />
        ) : (
          <Latest filter={filter} heading={filter.q ? texts.found(filter.q) : name ? title : null} />
        )}
        {first ? <Categories /> : null}
        {children}
      </div>
    </>
  );
}

function SearchForm({ filter }: { filter: BlogFilter }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(addressOf({ ...filter, q, page: 1 }), { state: keepScroll });
  };
  return (
    <search>
      <form action={paths.blog} className="mt-5 flex max-w-xl gap-2" onSubmit={submit}>
        {filter.category ? <input type="hidden" name="kategori" value={filter.category} /> : null}
        <input
          key={filter.q}
          name="q"
          type="search"
          defaultValue={filter.q}
          maxLength={100}
          aria-label={texts.searchLabel}
          placeholder={texts.search}
          className="field placeholder:text-muted"
        />
        <Button look="primary" icon={Search} label={texts.find} type="submit" />
      </form>
    </search>
  );
}

function Chips({ filter, saved }: { filter: BlogFilter; saved: boolean }) {
  const { data = [] } = useQuery(categoriesQuery());
  const alive = useAlive();
  const user = useSession((session) => session.user);
  const mayHaveSaved = saved || user !== null || (alive && knownVisitor() !== null);
  const chip = 'chip min-h-10 aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent';
  const all = !filter.category && !saved;
  return (
    <nav aria-label={texts.categories} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        <li>
          <Link to={paths.blog} state={keepScroll} aria-current={all ? 'page' : undefined} className={chip}>
            {texts.all}
          </Link>
        </li>
        {data.map(({ id, name, postCount }) => (
          <li key={id}>
            <Link
              to={addressOf({ category: id, q: filter.q, page: 1 })}
              state={keepScroll}
              aria-current={filter.category === id ? 'page' : undefined}
              className={chip}
            >
              {name}
              <span className="tabular-nums">{formatNumber(postCount)}</span>
            </Link>
          </li>
        ))}
        {mayHaveSaved ? (
          <li>
            <Link
              to={`${paths.blog}?kaydedilen=1`}
              state={keepScroll}
              aria-current={saved ? 'page' : undefined}
              className={chip}
            >
              <Bookmark aria-hidden size={15} />
              {texts.saved}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function Featured() {
  const { data = [] } = useQuery(featuredQuery());
  if (data.length === 0) return null;
  return (
    <section>
      <SectionHeading title={texts.featured} />
      <Cards posts={data} />
    </section>
  );
}

function Latest({ filter, heading }: { filter: BlogFilter; heading: string | null }) {
  const { data, isError, isPending, refetch } = useQuery(postsQuery(filter));
  return (
    <section>
      <SectionHeading title={heading ?? texts.latest} />
      {isError && !data ? <Retry message={texts.failed} onRetry={() => void refetch()} /> : null}
      {data?.rows.length === 0 ? (
        <Notice icon={BookOpen} title={texts.none} text={texts.noneText}>
          <ButtonLink look="primary" label={texts.showAll} to={paths.blog} />
        </Notice>
      ) : null}
      <Cards posts={data?.rows ?? []} waiting={isPending && !isError} />
      <PageLinks page={filter.page} more={data?.more} addressOf={(page) => addressOf({ ...filter, page })} />
    </section>
  );
}

function Saved() {
  const alive = useAlive();
  const { status, user } = useSession();
  const who = user?.id ?? (alive ? knownVisitor() : null);
  const { data, isError, refetch } = useQuery({ ...savedQuery(who), enabled: alive && status !== 'loading' });
  return (
    <section>
      <SectionHeading title={texts.saved} />
      {isError && !data ? <Retry message={texts.failed} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? <Notice icon={Bookmark} title={texts.noneSaved} text={texts.noneSavedText} /> : null}
      <Cards posts={data ?? []} waiting={!data && !isError} />
    </section>
  );
}

function Cards({ posts, waiting = false }: { posts: readonly BlogCard[]; waiting?: boolean }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
      {waiting ? Array.from({ length: 6 }, (_, index) => <li key={index} className="skeleton h-72" />) : null}
    </ul>
  );
}

function Categories() {
  const { data = [] } = useQuery(categoriesQuery());
  return (
    <section>
      <SectionHeading title={texts.byCategory} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {data.map(({ id, name, description, postCount }) => {
          const { icon: Icon, hue } = looks[id];
          return (
            <li key={id}>
              <Link
                to={addressOf({ category: id, q: '', page: 1 })}
                className="card flex h-full flex-col gap-3 p-5 hover:border-accent"
              >
                <span className={cx('arch hued flex size-12 items-center justify-center pt-1', hue)}>
                  <Icon aria-hidden size={22} />
                </span>
                <span>
                  <span className="block font-display text-lg font-bold">{name}</span>
                  <span className="mt-1 block text-sm text-muted">{description}</span>
                </span>
                <span className="mt-auto text-sm font-semibold text-accent">
                  {texts.posts(formatNumber(postCount))}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

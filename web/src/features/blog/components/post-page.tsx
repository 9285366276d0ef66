import type { BlogPost } from '@carsi/contracts/directory/http/editorial';
import { useQuery } from '@tanstack/react-query';
import { FileX } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { ArticleBody } from '../../../components/editorial/article-body';
import { breadcrumbList } from '../../../components/breadcrumb-data';
import { Breadcrumbs, homeCrumb } from '../../../components/breadcrumbs';
import { Notice } from '../../../components/notice';
import { SectionHeading } from '../../../components/section-heading';
import { Picture } from '../../../components/ui/picture';
import { site } from '../../../config/site';
import { Head, titled } from '../../../lib/ssr/head';
import { call } from '../../../lib/call';
import { useOrigin } from '../../../lib/navigation/origin';
import { Link, useParams } from '../../../lib/navigation/router';
import { ButtonLink } from '../../../components/ui/button';
import { Loading } from '../../../components/list/loading';
import { postQuery, postsQuery } from '../api/blog';
import { formatDay } from '../day';
import { categoryNames, texts } from '../texts';
import { PostActions } from './post-actions';
import { Figures, PostCard } from './post-card';

export function PostPage() {
  const { slug = '' } = useParams();
  const { data, isError, refetch } = useQuery(postQuery(slug));
  if (data) return <Post key={data.id} post={data} />;
  if (data === null) return <Missing slug={slug} />;
  return (
    <div className="frame pt-8">
      <Head title={titled(texts.title)} description={texts.description} path={paths.blogPost(slug)} noindex />
      <Loading query={{ data, isError, refetch }} failed={texts.failed} className="h-96" />
    </div>
  );
}

function Missing({ slug }: { slug: string }) {
  return (
    <>
      <Head title={titled(texts.missing)} description={texts.missingText} path={paths.blogPost(slug)} noindex />
      <Notice icon={FileX} title={texts.missing} text={texts.missingText} level={1}>
        <ButtonLink look="primary" label={texts.showAll} to={paths.blog} />
      </Notice>
    </>
  );
}

const articleData = (post: BlogPost, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: post.title,
  description: post.excerpt,
  inLanguage: 'tr',
  datePublished: post.publishedAt,
  dateModified: post.updatedAt,
  keywords: post.tags.join(', '),
  articleSection: categoryNames[post.category],
  author: { '@type': 'Organization', name: post.author.name },
  publisher: { '@type': 'Organization', name: site.name },
  ...(post.image && { image: new URL(post.image, origin).href }),
  mainEntityOfPage: new URL(paths.blogPost(post.slug), origin).href,
});

function Post({ post }: { post: BlogPost }) {
  const origin = useOrigin();
  const { id, slug, title, category, excerpt } = post;
  const crumbs = [homeCrumb, { name: texts.title, path: paths.blog }, { name: title, path: paths.blogPost(slug) }];
  // Counting never blocks the page: failures are ignored.
  useEffect(() => void call('POST /api/blog/{id}/view', { params: { id } }).catch(() => undefined), [id]);
  return (
    <>
      <Head
        title={titled(title)}
        description={excerpt}
        path={paths.blogPost(slug)}
        type="article"
        image={post.image}
        jsonLd={[articleData(post, origin), breadcrumbList(crumbs, origin)]}
      />
      <div className="frame pt-6">
        <Breadcrumbs crumbs={crumbs} />
        <article className="mx-auto mt-6 max-w-3xl">
          <Link to={`${paths.blog}?kategori=${category}`} className="badge bg-accent-soft text-sm text-accent">
            {categoryNames[category]}
          </Link>
          <h1 className="mt-3 text-3xl sm:text-4xl">{title}</h1>
          <p className="mt-4 text-lg text-muted">{excerpt}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line pb-4 text-sm text-muted">
            <span>
              {post.author.name}, {post.author.role}
            </span>
            <time dateTime={post.publishedAt ?? ''}>{formatDay(post.publishedAt)}</time>
            <Figures post={post} />
          </div>
          {post.image ? (
            <Picture
              src={post.image}
              alt={post.imageText ?? ''}
              sizes="(min-width: 48rem) 48rem, 100vw"
              className="mt-6 aspect-video w-full rounded-2xl object-cover"
            />
          ) : null}
          <div className="mt-8">
            <ArticleBody html={post.contentHtml} />
          </div>
          <ul aria-label={texts.tags} className="mt-8 flex flex-wrap gap-2">
            {post.tags.map((tag) => (
              <li key={tag}>
                <Link to={`${paths.blog}?q=${encodeURIComponent(tag)}`} className="chip hover:border-accent">
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-6 border-t border-line pt-5">
            <PostActions post={post} />
          </div>
        </article>
        <Related post={post} />
      </div>
    </>
  );
}

function Related({ post }: { post: BlogPost }) {
  const { data } = useQuery(postsQuery({ category: post.category, q: '', page: 1 }));
  const others = (data?.rows ?? []).filter(({ id, category }) => id !== post.id && category === post.category);
  if (others.length === 0) return null;
  return (
    <section className="mt-14">
      <SectionHeading title={texts.related} />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {others.slice(0, 3).map((other) => (
          <li key={other.id}>
            <PostCard post={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}

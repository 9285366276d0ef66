import type { BlogCard } from '@carsi/contracts/directory/http/editorial';
import { BriefcaseBusiness, Clock, Cpu, Eye, Heart, Lightbulb, type LucideIcon, Megaphone } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { Picture } from '../../../components/ui/picture';
import { abbreviate } from '../../../lib/format/abbreviate';
import { cx } from '../../../lib/cx';
import { Link } from '../../../lib/navigation/router';
import { formatDay } from '../day';
import { type BlogCategoryId, categoryNames, texts } from '../texts';

const TAGS = 3;
export const looks: Readonly<Record<BlogCategoryId, { icon: LucideIcon; hue: string }>> = {
  marketing: { icon: Megaphone, hue: 'hue-2' },
  business: { icon: BriefcaseBusiness, hue: 'hue-3' },
  technology: { icon: Cpu, hue: 'hue-1' },
  tips: { icon: Lightbulb, hue: 'hue-0' },
};

export function PostCard({ post }: { post: BlogCard }) {
  const { icon: Icon, hue } = looks[post.category];
  return (
    <article className="card flex h-full flex-col overflow-hidden">
      {post.image ? (
        <Picture
          src={post.image}
          alt={post.imageText ?? ''}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          loading="lazy"
          className="aspect-video w-full object-cover"
        />
      ) : null}
      <div className={cx('hued tiled flex items-center gap-2 px-5 py-4 font-semibold', hue)}>
        <Icon aria-hidden size={22} />
        {categoryNames[post.category]}
      </div>
      <div className="flex flex-1 flex-col p-5">
        <h3 className="text-xl">
          <Link to={paths.blogPost(post.slug)} className="hover:text-accent">
            {post.title}
          </Link>
        </h3>
        <p className="mt-2 text-muted">{post.excerpt}</p>
        <ul aria-label={texts.tags} className="mt-3 flex flex-wrap gap-1.5">
          {post.tags.slice(0, TAGS).map((tag) => (
            <li key={tag} className="badge bg-sunken text-muted">
              {tag}
            </li>
          ))}
          {post.tags.length > TAGS ? <li className="badge bg-sunken text-muted">+{post.tags.length - TAGS}</li> : null}
        </ul>
        <div className="mt-auto pt-4 text-sm text-muted">
          <p>
            {post.author.name} · <time dateTime={post.publishedAt ?? ''}>{formatDay(post.publishedAt)}</time>
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
            <Figures post={post} />
            <Link
              to={paths.blogPost(post.slug)}
              aria-label={texts.moreOf(post.title)}
              className="link ml-auto py-1 text-base"
            >
              {texts.more}
            </Link>
          </div>
        </div>
      </div>
    </article>
  );
}

export function Figures({ post }: { post: Pick<BlogCard, 'readTime' | 'views' | 'likes'> }) {
  const shown = [
    [Clock, texts.minutes(post.readTime), texts.minutes(post.readTime)],
    [Eye, abbreviate(post.views), texts.views(abbreviate(post.views))],
    [Heart, abbreviate(post.likes), texts.likes(abbreviate(post.likes))],
  ] as const;
  return shown.map(([Icon, text, spoken]) => (
    <span key={spoken} className="inline-flex items-center gap-1">
      <Icon aria-hidden size={15} />
      <span aria-hidden>{text}</span>
      <span className="sr-only">{spoken}</span>
    </span>
  ));
}

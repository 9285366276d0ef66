import type { ResourceKind } from '@carsi/contracts/directory/editorial';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, CircleHelp, GraduationCap, type LucideIcon, Video } from 'lucide-react';
import { resourcesQuery } from '../../../lib/api/help';
import { Link } from '../../../lib/navigation/router';
import { Loading } from '../../../components/list/loading';
import { kindNames, texts } from '../texts';

const icons: Readonly<Record<ResourceKind, LucideIcon>> = {
  guide: BookOpen,
  video: Video,
  tutorial: GraduationCap,
  faq: CircleHelp,
};

export function Resources() {
  const { data, isError, refetch } = useQuery(resourcesQuery());
  return (
    <>
      <Loading query={{ data, isError, refetch }} failed={texts.failed} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data?.map(({ id, title, description, type, duration, url, popular }) => {
          const Icon = icons[type];
          return (
            <li key={id}>
              <article className="card flex h-full flex-col p-5">
                <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
                  <Icon aria-hidden size={18} className="text-accent" />
                  {kindNames[type]} · {texts.minutes(duration)}
                  {popular ? <span className="badge bg-accent-soft text-accent">{texts.popular}</span> : null}
                </p>
                <h3 className="mt-2 text-lg">
                  <Link to={url} className="hover:text-accent">
                    {title}
                  </Link>
                </h3>
                <p className="mt-1 mb-3 text-muted">{description}</p>
                <Link to={url} aria-label={texts.readOf(title)} className="link mt-auto py-1">
                  {texts.read}
                </Link>
              </article>
            </li>
          );
        })}
      </ul>
    </>
  );
}

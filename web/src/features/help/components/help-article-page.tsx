import type { Resource } from '@carsi/contracts/directory/http/editorial';
import { useQuery } from '@tanstack/react-query';
import { FileX } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { ArticleBody } from '../../../components/editorial/article-body';
import { breadcrumbList } from '../../../components/breadcrumb-data';
import { Breadcrumbs, homeCrumb } from '../../../components/breadcrumbs';
import { Notice } from '../../../components/notice';
import { Retry } from '../../../components/list/retry';
import { resourceQuery } from '../../../lib/api/help';
import { formatDate } from '../../../lib/format/dates';
import { Head, titled } from '../../../lib/ssr/head';
import { useOrigin } from '../../../lib/navigation/origin';
import { Link, useParams } from '../../../lib/navigation/router';
import { ButtonLink } from '../../../components/ui/button';
import { kindNames, texts } from '../texts';
import { Helpful } from './helpful';

const resources = `${paths.help}?sekme=kaynaklar`;

export function HelpArticlePage() {
  const { slug = '' } = useParams();
  const { data, isError, refetch } = useQuery(resourceQuery(slug));
  if (data) return <Article key={data.id} article={data} />;
  const missing = data === null;
  return (
    <div className="frame pt-8">
      <Head
        title={titled(missing ? texts.missing : texts.title)}
        description={texts.missingText}
        path={paths.helpArticle(slug)}
        noindex
      />
      {missing ? (
        <Notice icon={FileX} title={texts.missing} text={texts.missingText} level={1}>
          <ButtonLink look="primary" label={texts.back} to={resources} />
        </Notice>
      ) : isError ? (
        <Retry message={texts.failed} onRetry={() => void refetch()} />
      ) : (
        <div className="skeleton h-96" />
      )}
    </div>
  );
}

function Article({ article }: { article: Resource }) {
  const { id, slug, title, description, type, duration, contentHtml, updatedAt, helpful, notHelpful } = article;
  const origin = useOrigin();
  const crumbs = [homeCrumb, { name: texts.title, path: paths.help }, { name: title, path: paths.helpArticle(slug) }];
  return (
    <>
      <Head
        title={titled(title)}
        description={description}
        path={paths.helpArticle(slug)}
        type="article"
        jsonLd={[breadcrumbList(crumbs, origin)]}
      />
      <div className="frame pt-6">
        <Breadcrumbs crumbs={crumbs} />
        <article className="mx-auto mt-6 max-w-3xl">
          <p className="text-sm text-muted">
            {kindNames[type]} · {texts.minutes(duration)} · {texts.updated(formatDate(updatedAt))}
          </p>
          <h1 className="mt-2 text-3xl sm:text-4xl">{title}</h1>
          <p className="mt-3 mb-8 text-lg text-muted">{description}</p>
          <ArticleBody html={contentHtml} />
          <div className="mt-8 border-t border-line pt-2">
            <Helpful id={id} yes={helpful} no={notHelpful} question={texts.helpfulArticle} visible />
          </div>
          <p className="mt-6 flex flex-wrap gap-x-5 gap-y-2">
            <Link to={resources} className="link">
              {texts.back}
            </Link>
            <Link to={`${paths.help}?sekme=iletisim`} className="link">
              {texts.more}
            </Link>
          </p>
        </article>
      </div>
    </>
  );
}

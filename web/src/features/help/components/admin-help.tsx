import { useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { ArticleDesk } from '../../../components/editorial/article-desk';
import { faqNames, kindNames, texts } from '../texts';

const shelves = ['help', 'faq'] as const;

/** Help articles and questions, as their editors see them. */
export default function AdminHelp() {
  const [shelf, setShelf] = useState<(typeof shelves)[number]>('help');
  return (
    <ArticleDesk
      title={texts.shelves[shelf]}
      shelf={shelf}
      categories={shelf === 'help' ? kindNames : faqNames}
      pathOf={({ slug }) => (shelf === 'help' ? paths.helpArticle(slug) : `${paths.help}#sss`)}
    >
      <div className="mb-4 flex flex-wrap gap-2">
        {shelves.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={shelf === name}
            className="chip min-h-10 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
            onClick={() => setShelf(name)}
          >
            {texts.shelves[name]}
          </button>
        ))}
      </div>
    </ArticleDesk>
  );
}

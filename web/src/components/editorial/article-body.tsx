import type { MouseEvent } from 'react';
import { useNavigate } from '../../lib/navigation/router';
import './article.css';

/** Markdown that the server has made HTML of: no HTML of anybody's is in it. Links into this site stay in this page. */
export function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.origin !== location.origin || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  // Intercepts clicks on the article's links, so that no new document is loaded.
  // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div className="article" onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />;
}

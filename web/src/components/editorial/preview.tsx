import { useEffect, useState } from 'react';
import { previewOf } from '../../lib/account/articles';
import { ArticleBody } from './article-body';
import { texts } from './texts';

const PAUSE_MS = 300;

/** Requested from the server after a pause in typing, so the preview equals the published page. */
export function Preview({ content }: { content: string }) {
  const [html, setHtml] = useState('');
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let over = false;
    const timer = setTimeout(
      () =>
        void previewOf(content).then(
          (answer) => {
            if (over) return;
            setHtml(answer.html);
            setFailed(false);
          },
          () => over || setFailed(true),
        ),
      PAUSE_MS,
    );
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [content]);
  return (
    <section aria-label={texts.preview} className="min-w-0">
      <p className="mb-1 text-sm font-semibold">{texts.preview}</p>
      <div className="max-h-[30rem] min-h-48 overflow-y-auto rounded-xl border border-line bg-paper p-4">
        {failed ? (
          <p role="alert" className="text-bad">
            {texts.previewFailed}
          </p>
        ) : html ? (
          <ArticleBody html={html} />
        ) : (
          <p className="text-muted">{texts.previewEmpty}</p>
        )}
      </div>
    </section>
  );
}

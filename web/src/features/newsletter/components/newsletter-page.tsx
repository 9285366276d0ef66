import { CircleCheck, CloudAlert, Link2Off, MailX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { Notice } from '../../../components/notice';
import { Head, titled } from '../../../lib/ssr/head';
import { call } from '../../../lib/call';
import { ApiFailure } from '../../../lib/http';
import { useSearchParams } from '../../../lib/navigation/router';
import type { Page } from '../../../lib/ssr/page';
import { Button, ButtonLink } from '../../../components/ui/button';
import { texts } from '../texts';

type State = 'working' | 'done' | 'bad' | 'away';

/** Target of the newsletter's links. Confirmation happens at once; unsubscribing asks first. */
function NewsletterPage() {
  const [search] = useSearchParams();
  const leaving = search.get('islem') === 'ayril';
  const token = search.get('anahtar') ?? '';
  const [state, setState] = useState<State | 'asking'>(leaving ? 'asking' : 'working');
  const begun = useRef(false);
  const run = async (): Promise<void> => {
    setState('working');
    try {
      await call(`POST /api/newsletter/${leaving ? 'unsubscribe' : 'confirm'}`, { body: { token } });
      setState('done');
    } catch (error) {
      setState(error instanceof ApiFailure && error.status > 0 && error.status < 500 ? 'bad' : 'away');
    }
  };
  useEffect(() => {
    if (leaving || begun.current) return;
    begun.current = true;
    void run();
  });
  return (
    <>
      <Head title={titled(texts.title)} description={texts.description} path={paths.newsletter} noindex />
      <Outcome state={state} leaving={leaving} onRun={() => void run()} />
    </>
  );
}

function Outcome({ state, leaving, onRun }: { state: State | 'asking'; leaving: boolean; onRun: () => void }) {
  const blog = <ButtonLink look="primary" label={texts.blog} to={paths.blog} />;
  switch (state) {
    case 'asking':
      return (
        <Notice icon={MailX} title={texts.leaveTitle} text={texts.leaveText} level={1}>
          <Button look="primary" label={texts.leave} onClick={onRun} />
        </Notice>
      );
    case 'working':
      return <output className="frame block py-24 text-center text-muted">{texts.working}</output>;
    case 'done': {
      const [title, text] = leaving ? [texts.ended, texts.endedText] : [texts.confirmed, texts.confirmedText];
      return (
        <Notice icon={CircleCheck} title={title} text={text} level={1}>
          {blog}
        </Notice>
      );
    }
    case 'bad':
      return (
        <Notice icon={Link2Off} title={texts.bad} text={texts.badText} level={1} role="alert">
          {blog}
        </Notice>
      );
    case 'away':
      return (
        <Notice icon={CloudAlert} title={texts.unavailable} text={texts.unavailableText} level={1} role="alert">
          <Button look="primary" label={texts.retry} onClick={onRun} />
        </Notice>
      );
  }
}

export const page: Page = { Component: NewsletterPage };

import type { Request } from '@carsi/contracts/directory/http/customer-request';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { Avatar } from '../../../components/avatar';
import { site } from '../../../config/site';
import { mine, useMe } from '../../../lib/account/me';
import { answerRequest, type Side } from '../../../lib/account/requests';
import { cx } from '../../../lib/cx';
import { formatAgo } from '../../../lib/format/dates';
import { lengthOf } from '../../../lib/format/length-of';
import { useNow } from '../../../lib/format/now';
import { Link } from '../../../lib/navigation/router';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { texts } from '../texts';

const tones: Readonly<Record<Request['state'], string>> = {
  open: 'bg-fair-soft text-fair',
  accepted: 'bg-good-soft text-good',
  done: 'bg-good-soft text-good',
  declined: 'bg-bad-soft text-bad',
  canceled: 'border border-line text-muted',
};
const moment = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'full', timeStyle: 'short', timeZone: site.timeZone });
const LONGEST = 1_000;

export function RequestCard({ request, side }: { request: Request; side: Side }) {
  const { kind, state, message, preferred_at: preferredAt, reply, created_at: at } = request;
  const now = useNow();
  return (
    <article className="card space-y-3 p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar
          name={side === 'person' ? request.company_name : request.person_name}
          avatar={side === 'person' ? request.company_logo : request.person_avatar}
        />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg break-words">
            <Who request={request} side={side} />
          </h2>
          <p className="text-sm text-muted">
            {texts.kind[kind]}
            {side === 'company' ? ` · ${request.company_name}` : null} · {formatAgo(at, now)}
          </p>
        </div>
        <span className={cx('badge', tones[state])}>{texts.state[state]}</span>
      </header>
      {preferredAt ? <p className="font-semibold">{texts.wanted(moment.format(new Date(preferredAt)))}</p> : null}
      <p className={cx('break-words whitespace-pre-wrap', message === null && 'text-muted italic')}>
        {message ?? texts.erased}
      </p>
      {reply ? (
        <div className="rounded-xl bg-sunken p-3">
          <p className="text-sm font-semibold">{texts.reply}</p>
          <p className="break-words whitespace-pre-wrap">{reply}</p>
        </div>
      ) : null}
      {side === 'company' ? <Answer request={request} /> : <TakeBack request={request} />}
    </article>
  );
}

function Who({
  request: { company_name: name, company_slug: slug, person_name: person },
  side,
}: {
  request: Request;
  side: Side;
}) {
  if (side === 'company') return person;
  return slug ? (
    <Link to={paths.company(slug)} className="inline-block py-0.5 hover:text-accent">
      {name}
    </Link>
  ) : (
    name
  );
}

const useAnswer = ({ id }: Request) => {
  const user = useMe();
  const client = useQueryClient();
  const { busy, run } = useAction({
    failed: texts.actionFailed,
    settled: () => client.invalidateQueries({ queryKey: mine(user, 'requests') }),
  });
  const answer = (state: Parameters<typeof answerRequest>[1], reply: string | null, done: string): Promise<void> =>
    run(() => answerRequest(id, state, reply), done);
  return { busy, answer };
};

function Answer({ request }: { request: Request }) {
  const { busy, answer } = useAnswer(request);
  const [reply, setReply] = useState('');
  const field = useId();
  const isTooLong = lengthOf(reply) > LONGEST;
  const respond = (state: 'accepted' | 'declined' | 'done') => () =>
    void answer(state, reply.trim() || null, texts.answered);
  if (request.state === 'accepted')
    return <Button small label={texts.finish} disabled={busy} onClick={respond('done')} />;
  if (request.state !== 'open') return null;
  return (
    <div className="space-y-2">
      <label htmlFor={field} className="block text-sm font-semibold">
        {texts.replyHint}
      </label>
      <textarea
        id={field}
        rows={2}
        className="field h-auto py-2"
        value={reply}
        onChange={({ target }) => setReply(target.value)}
      />
      {isTooLong ? (
        <p role="alert" className="text-sm text-bad">
          {texts.replyTooLong}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" small label={texts.accept} disabled={busy || isTooLong} onClick={respond('accepted')} />
        <Button small label={texts.decline} disabled={busy || isTooLong} onClick={respond('declined')} />
      </div>
    </div>
  );
}

function TakeBack({ request }: { request: Request }) {
  const { busy, answer } = useAnswer(request);
  if (request.state !== 'open' && request.state !== 'accepted') return null;
  return (
    <Button
      look="quiet"
      small
      label={texts.cancel}
      className="text-bad"
      disabled={busy}
      onClick={() => void answer('canceled', null, texts.canceled)}
    />
  );
}

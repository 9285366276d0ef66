import type { RequestKind, RequestState } from '@carsi/contracts/directory/customer-requests';
import type { Command, Event } from '@carsi/kernel/event';
import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';

// What a person asks of a company: a quote or an appointment. Names and shapes are on disk for ever.
//
//   open → accepted → done
//     ↘ declined   ↘ canceled (by the person, also while open)

interface OfRequest {
  readonly companyId: string;
  readonly personId: string;
  readonly kind: RequestKind;
  readonly preferredAt: string | null;
}
export type RequestMade = Event<'RequestMade', OfRequest & { readonly message: string }>;
export type RequestAnswered = Event<
  'RequestAnswered',
  OfRequest & {
    readonly state: Exclude<RequestState, 'open'>;
    readonly reply: string | null;
    /** The writer of the reply. */
    readonly byId: string;
  }
>;
/** The texts of one side were erased; an open request is not answered any more. */
export type RequestForgotten = Event<'RequestForgotten', { readonly whose: 'person' | 'company' }>;
export type RequestEvent = RequestMade | RequestAnswered | RequestForgotten;

export type MakeRequest = Command<
  'MakeRequest',
  OfRequest & {
    readonly message: string;
    /** The company is public. */
    readonly open: boolean;
    /** Null: the company has no owner. */
    readonly ownerId: string | null;
  }
>;
export type AnswerRequest = Command<
  'AnswerRequest',
  {
    readonly state: Exclude<RequestState, 'open'>;
    readonly reply: string | null;
    readonly by: 'person' | 'company';
    readonly byId: string;
  }
>;
export type EraseRequest = Command<'EraseRequest', RequestForgotten['data']>;
export type RequestCommand = MakeRequest | AnswerRequest | EraseRequest;

export type Request = { readonly is: 'unknown' } | (OfRequest & { readonly is: RequestState });

const SHORTEST = 10;
const LONGEST = 1_000;
/** Latest date of an appointment. */
const YEAR_MS = 366 * 86_400_000;

const evolve = (state: Request, event: RequestEvent): Request => {
  switch (event.type) {
    case 'RequestMade': {
      const { companyId, personId, kind, preferredAt } = event.data;
      return { is: 'open', companyId, personId, kind, preferredAt };
    }
    case 'RequestAnswered':
      return state.is === 'unknown' ? state : { ...state, is: event.data.state };
    case 'RequestForgotten':
      return state.is === 'open' && event.data.whose === 'person' ? { ...state, is: 'canceled' } : state;
  }
};

const decide = (command: RequestCommand, state: Request): readonly RequestEvent[] => {
  if (command.type === 'MakeRequest') return make(command, state);
  if (state.is === 'unknown') return command.type === 'EraseRequest' ? [] : refuse('REQUEST_NOT_FOUND');
  if (command.type === 'EraseRequest') return [{ type: 'RequestForgotten', data: command.data }];
  const { state: to, by, byId } = command.data;
  if (to === state.is) return [];
  if (!mayBecome(state.is, to, by)) return refuse('REQUEST_STATE');
  // The reply is the company's: canceling a request does not change it.
  const reply = by === 'company' ? words(command.data.reply ?? '') : '';
  if ([...reply].length > LONGEST) return refuse('REQUEST_REPLY_TOO_LONG');
  const { companyId, personId, kind, preferredAt } = state;
  return [
    {
      type: 'RequestAnswered',
      data: { companyId, personId, kind, preferredAt, state: to, reply: reply === '' ? null : reply, byId },
    },
  ];
};

const make = ({ data, meta }: MakeRequest, state: Request): readonly RequestMade[] => {
  if (state.is !== 'unknown') return refuse('REQUEST_EXISTS');
  const { open, ownerId, personId, companyId, kind } = data;
  if (!open) return refuse('COMPANY_NOT_FOUND');
  if (ownerId === null) return refuse('COMPANY_UNCLAIMED');
  if (ownerId === personId) return refuse('REQUEST_OWN_COMPANY');
  const message = words(data.message);
  const length = [...message].length;
  if (length < SHORTEST) return refuse('REQUEST_TOO_SHORT');
  if (length > LONGEST) return refuse('REQUEST_TOO_LONG');
  const preferredAt = kind === 'appointment' ? appointed(data.preferredAt, meta.at) : null;
  return [{ type: 'RequestMade', data: { companyId, personId, kind, preferredAt, message } }];
};

const mayBecome = (from: RequestState, to: RequestState, by: 'person' | 'company'): boolean => {
  if (by === 'person') return to === 'canceled' && (from === 'open' || from === 'accepted');
  return from === 'open' ? to === 'accepted' || to === 'declined' : from === 'accepted' && to === 'done';
};

const appointed = (text: string | null, now: string): string => {
  const at = text === null ? Number.NaN : Date.parse(text);
  if (Number.isNaN(at)) return refuse('REQUEST_TIME_REQUIRED');
  if (at <= Date.parse(now) || at > Date.parse(now) + YEAR_MS) return refuse('REQUEST_TIME_PAST');
  return new Date(at).toISOString();
};

const words = (text: string): string => text.trim().normalize('NFC');

export const request: Aggregate<Request, RequestCommand, RequestEvent> = {
  name: 'request',
  initial: { is: 'unknown' },
  decide,
  evolve,
};

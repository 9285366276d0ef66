import { specification } from '@carsi/kernel/given';
import { describe, expect, it } from 'vitest';
import { medianOf } from './projection.js';
import { request, type RequestCommand, type RequestEvent } from './request.js';

const given = specification(request);
const meta = { by: 'ayse', at: '2026-11-21T09:00:00Z', commandId: 'c', correlationId: 'r' };
const soon = '2026-11-25T10:30:00.000Z';
const of = { companyId: 'kebap', personId: 'ayse', kind: 'appointment', preferredAt: soon } as const;
const message = 'Sekiz kişilik masa istiyoruz.';
const make = (over: object = {}): RequestCommand =>
  ({ type: 'MakeRequest', data: { ...of, message, open: true, ownerId: 'veli', ...over }, meta }) as RequestCommand;
const answer = (state: string, by: 'person' | 'company', reply: string | null = null): RequestCommand =>
  ({ type: 'AnswerRequest', data: { state, reply, by, byId: by === 'person' ? 'ayse' : 'veli' }, meta }) as never;
const made: RequestEvent = { type: 'RequestMade', data: { ...of, message } };
const answered = (state: string, byId = 'veli', reply: string | null = null): RequestEvent =>
  ({ type: 'RequestAnswered', data: { ...of, state, reply, byId } }) as RequestEvent;
const forget = (whose: 'person' | 'company'): RequestCommand => ({ type: 'EraseRequest', data: { whose }, meta });
const forgotten = (whose: 'person' | 'company'): RequestEvent => ({ type: 'RequestForgotten', data: { whose } });

describe('a request', () => {
  it('is made with words and, for an appointment, a time to come', () => {
    given()
      .when(make({ message: `  ${message} ` }))
      .then(made);
    given()
      .when(make({ preferredAt: null }))
      .thenRefused('REQUEST_TIME_REQUIRED');
    given()
      .when(make({ preferredAt: 'yarın' }))
      .thenRefused('REQUEST_TIME_REQUIRED');
    given()
      .when(make({ preferredAt: '2026-11-21T09:00:00Z' }))
      .thenRefused('REQUEST_TIME_PAST');
    given()
      .when(make({ preferredAt: '2028-01-01T09:00:00Z' }))
      .thenRefused('REQUEST_TIME_PAST');
  });
  it('for a quote has no time', () =>
    given()
      .when(make({ kind: 'quote' }))
      .then({ type: 'RequestMade', data: { ...of, kind: 'quote', preferredAt: null, message } }));
  it.each([
    ['        çok      ', 'REQUEST_TOO_SHORT'],
    ['a'.repeat(1_001), 'REQUEST_TOO_LONG'],
  ])('says between ten and a thousand signs', (text, code) =>
    given()
      .when(make({ message: text }))
      .thenRefused(code),
  );
  it('needs a public company, and somebody else who answers', () => {
    given()
      .when(make({ open: false }))
      .thenRefused('COMPANY_NOT_FOUND');
    given()
      .when(make({ ownerId: null }))
      .thenRefused('COMPANY_UNCLAIMED');
    given()
      .when(make({ ownerId: 'ayse' }))
      .thenRefused('REQUEST_OWN_COMPANY');
    given(made).when(make()).thenRefused('REQUEST_EXISTS');
  });
  it('is accepted and then done, or declined, by the company', () => {
    given(made)
      .when(answer('accepted', 'company', ' Bekleriz. '))
      .then(answered('accepted', 'veli', 'Bekleriz.'));
    given(made, answered('accepted')).when(answer('done', 'company')).then(answered('done'));
    given(made).when(answer('declined', 'company')).then(answered('declined'));
    given(made).when(answer('done', 'company')).thenRefused('REQUEST_STATE');
    given(made, answered('declined')).when(answer('accepted', 'company')).thenRefused('REQUEST_STATE');
    given(made)
      .when(answer('accepted', 'company', 'a'.repeat(1_001)))
      .thenRefused('REQUEST_REPLY_TOO_LONG');
  });
  it('is taken back by the person until it is done', () => {
    given(made).when(answer('canceled', 'person')).then(answered('canceled', 'ayse'));
    given(made, answered('accepted')).when(answer('canceled', 'person')).then(answered('canceled', 'ayse'));
    given(made, answered('accepted'), answered('done')).when(answer('canceled', 'person')).thenRefused('REQUEST_STATE');
  });
  it('keeps what the company replied when the person takes it back, whatever they write', () => {
    given(made, answered('accepted', 'veli', 'Bekleriz.'))
      .when(answer('canceled', 'person', 'Gelemiyorum.'))
      .then(answered('canceled', 'ayse'));
  });
  it('is neither accepted by who asked nor taken back by who was asked', () => {
    given(made).when(answer('accepted', 'person')).thenRefused('REQUEST_STATE');
    given(made).when(answer('canceled', 'company')).thenRefused('REQUEST_STATE');
    given().when(answer('accepted', 'company')).thenRefused('REQUEST_NOT_FOUND');
  });
  it('answered the same way again stays as it is', () =>
    given(made, answered('accepted')).when(answer('accepted', 'company')).thenNothing());
  it('loses the words of who is erased, and is answered by nobody any more', () => {
    given(made).when(forget('person')).then(forgotten('person'));
    given(made, forgotten('person')).when(answer('accepted', 'company')).thenRefused('REQUEST_STATE');
    given().when(forget('person')).thenNothing();
  });
});

describe('how fast a company answers', () => {
  it('is shown from five answers on, by the median', () => {
    expect(medianOf([1, 2, 3, 4], 5)).toBeNull();
    expect(medianOf([90, 5, 10, 1, 30], 5)).toBe(10);
    expect(medianOf([10, 20, 30, 40, 50, 60], 5)).toBe(35);
  });
});

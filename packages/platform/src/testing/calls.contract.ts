import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Observable, throwError, timer, map } from 'rxjs';
import {
  Refused,
  CallTimeout,
  ServiceUnavailable,
  type CallContext,
  type Calls,
  type ServiceName,
} from '../platform.js';

/** Answers of the service, by pattern; each gets what Nest hands to a `@MessagePattern` method. */
type Handlers = Readonly<Record<string, (request: { body: never; context: CallContext }) => unknown>>;

export interface OpenedCalls {
  readonly calls: Calls;
  /** Listens as `service` with `handlers`, as Nest would; the answer stops it. */
  serve(service: ServiceName, handlers: Handlers): Promise<{ close(): Promise<void> }>;
  close(): Promise<void>;
}

let calls = 0;
const contextOf = (ms = 30_000, rest: Partial<CallContext> = {}): CallContext => ({
  requestId: `request-${++calls}`,
  commandId: `command-${calls}`,
  deadline: Date.now() + ms,
  ...rest,
});

/** `handlers` are what the service answers from the start. */
export const callsContract = (name: string, open: () => Promise<OpenedCalls>): void => {
  describe(`requests (${name})`, () => {
    let opened: OpenedCalls;
    let service: { close(): Promise<void> } | undefined;
    let received: { body: unknown; context: CallContext }[];
    beforeEach(async () => {
      opened = await open();
      received = [];
      service = await opened.serve('reviews', {
        'reviews.echo': ({ body, context }) => {
          received.push({ body, context });
          return body;
        },
        'reviews.later': async ({ body, context }: { body: { ms: number; answer: unknown }; context: CallContext }) => {
          received.push({ body, context });
          await pause(body.ms);
          return body.answer;
        },
        'reviews.nothing': () => undefined,
        'reviews.stream': () => timer(10).pipe(map(() => 'from an observable')),
        'reviews.never': () => new Observable(() => undefined),
        'reviews.refuse': () =>
          throwError(() => ({
            code: 'REVIEW_EXISTS',
            status: 409,
            message: 'Bu firmayı zaten değerlendirdiniz.',
            details: { id: 'r1' },
          })),
        'reviews.break': () =>
          throwError(() => ({ code: 'UNEXPECTED', status: 500, message: 'Beklenmeyen bir hata oluştu.' })),
      });
    });
    afterEach(async () => {
      await service?.close();
      await opened.close();
    });
    const call = <Answer>(pattern: string, body: unknown = {}, context = contextOf()): Promise<Answer> =>
      opened.calls.call<Answer>('reviews', pattern, body, context);

    it('answer with what the service answers', async () => {
      const body = { text: 'İğde "ç" 😀 \n', list: [1, null, { deep: true }], empty: {} };
      expect(await call('reviews.echo', body)).toEqual(body);
      expect(await call('reviews.echo', [])).toEqual([]);
      expect(await call('reviews.echo', 'text')).toBe('text');
      expect(await call('reviews.stream')).toBe('from an observable');
      expect((await call('reviews.nothing')) ?? null).toBeNull();
    });

    it('carry who asks, until when and as part of what', async () => {
      const context = contextOf(1_000, {
        token: 'eyJ.x.y',
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      });
      await call('reviews.echo', { a: 1 }, context);
      expect(received).toEqual([{ body: { a: 1 }, context }]);
    });

    it('pass through JSON: what cannot travel does not arrive', async () => {
      await call('reviews.echo', { at: new Date('2026-03-01T09:00:00Z'), gone: undefined });
      expect(received[0]!.body).toEqual({ at: '2026-03-01T09:00:00.000Z' });
      expect(Object.keys(received[0]!.body as object)).toEqual(['at']);
    });

    it('take large bodies', async () => {
      const text = 'şğüİ😀'.repeat(200_000);
      expect(await call('reviews.echo', { text }, contextOf(10_000))).toEqual({ text });
    });

    it('throw what the service refuses, with its sentence', async () => {
      const refused = call('reviews.refuse');
      await expect(refused).rejects.toBeInstanceOf(Refused);
      await expect(refused).rejects.toMatchObject({
        code: 'REVIEW_EXISTS',
        status: 409,
        message: 'Bu firmayı zaten değerlendirdiniz.',
        details: { id: 'r1' },
      });
      await expect(call('reviews.break')).rejects.toMatchObject({ name: 'Refused', code: 'UNEXPECTED', status: 500 });
    });

    it('run side by side, and each gets its own answer', async () => {
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, i) => call('reviews.later', { ms: (i * 7) % 30, answer: i })),
      );
      expect(answers).toEqual(Array.from({ length: 200 }, (_, i) => i));
    });

    it('end with their deadline', async () => {
      const ended = call('reviews.never', {}, contextOf(150)).catch((error: unknown) => error);
      expect(await Promise.race([ended, pause(10_000)])).toBeInstanceOf(CallTimeout);
      await expect(call('reviews.echo', {}, contextOf(-1))).rejects.toBeInstanceOf(CallTimeout);
      expect(received).toEqual([]);
    });

    it('that time out leave the others alone', async () => {
      const late = call('reviews.later', { ms: 400, answer: 'late' }, contextOf(50)).catch((error: unknown) => error);
      const fine = call('reviews.later', { ms: 600, answer: 'fine' });
      expect(await late).toBeInstanceOf(CallTimeout);
      expect(await fine).toBe('fine');
    });

    it('find nobody where nobody listens, before their deadline', async () => {
      await expect(opened.calls.call('billing', 'billing.plans', {}, contextOf())).rejects.toBeInstanceOf(
        ServiceUnavailable,
      );
      await expect(call('reviews.unknown')).rejects.toBeInstanceOf(ServiceUnavailable);
    });

    it('find a service again that was unavailable', async () => {
      await call('reviews.echo');
      await service!.close();
      service = undefined;
      await expect(call('reviews.echo')).rejects.toBeInstanceOf(ServiceUnavailable);
      service = await opened.serve('reviews', { 'reviews.echo': () => 'back' });
      expect(await call('reviews.echo')).toBe('back');
    });

    it('in flight are answered by a service that stops', async () => {
      const answers = Promise.all(Array.from({ length: 10 }, (_, i) => call('reviews.later', { ms: 200, answer: i })));
      // What was not read yet is nobody's promise: its sender asks elsewhere.
      await expect.poll(() => received.length).toBe(10);
      await service!.close();
      service = undefined;
      expect(await answers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });
  });
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

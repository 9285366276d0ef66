import type { Mails } from '../../mail/mails.js';
import type { KvkkRequests } from './kvkk-requests.js';

/** An answer is stored first and mailed then: after a crash the next turn mails it, under an id that makes it one mail. */
export class KvkkAnswers {
  constructor(
    private readonly requests: KvkkRequests,
    private readonly mails: Mails,
  ) {}

  async answer(id: string, answer: string): Promise<void> {
    await this.requests.answer(id, answer);
    await this.notify();
  }

  async notify(): Promise<void> {
    for (const { id, userId, answer, createdAt } of await this.requests.untold()) {
      await this.mails.ask('kvkk-answer', userId, { answer: answer ?? '', askedAt: createdAt }, `kvkk-answer-${id}`);
      await this.requests.markNotified(id);
    }
  }
}

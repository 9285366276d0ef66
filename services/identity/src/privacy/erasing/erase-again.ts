import { Refusal } from '@carsi/kernel/refusal';
import type { Users } from '../../accounts/users.js';
import type { EraseWhenDue } from './erase-when-due.js';
import type { ErasureList } from './erasure-list.js';

/** After a restore: erases people on the list who are in the store again, without a waiting period and without a mail. */
export class EraseAgain {
  #done = false;

  constructor(
    private readonly list: ErasureList,
    private readonly users: Users,
    private readonly eraser: EraseWhenDue,
  ) {}

  /** Returns how many were erased again. Once per start: nobody is restored while this runs. */
  async turn(): Promise<number> {
    if (this.#done) return 0;
    let again = 0;
    for (const userId of await this.list.all()) {
      if (!(await this.#isThere(userId))) continue;
      await this.eraser.eraseAgain(userId, await this.list.purposesOf(userId));
      again += 1;
    }
    this.#done = true;
    return again;
  }

  async #isThere(userId: string): Promise<boolean> {
    try {
      return (await this.users.state(userId)).is === 'registered';
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }
}

import type { Message } from '@carsi/contracts/messaging/http/conversation';
import { io, type Socket } from 'socket.io-client';
import { messagesOf } from './chat.js';
import type { Person } from './people.js';

/** A device of a careful client: it repeats messages until they are acknowledged, and requests what it missed. */
export class Chatter {
  /** Client id → the position that was acknowledged. */
  readonly acknowledged = new Map<string, number>();
  /** By position: received, or requested after a connection. */
  readonly thread = new Map<number, Message>();
  /** Positions that were delivered with other content or another name than before. */
  readonly contradictions: number[] = [];
  readonly written: string[] = [];
  #socket: Socket | undefined;
  #catchingUp: Promise<void> = Promise.resolve();
  #ended = false;

  constructor(
    private readonly person: Person,
    private readonly conversationId: string,
    /** Where it answers now: another address after each restart. */
    private readonly url: () => string,
  ) {}

  /** Sends so many, one after the other; each until it is acknowledged. */
  async say(count: number, pauseMs: () => number = () => 0): Promise<void> {
    for (let n = 0; n < count; n++) {
      const clientId = crypto.randomUUID();
      this.written.push(clientId);
      const body = { conversation_id: this.conversationId, content: `söz ${clientId}`, client_id: clientId };
      while (!this.#ended) {
        const answer = await this.#ask('message:send', body);
        if (answer?.ok && answer.data) {
          this.acknowledged.set(clientId, answer.data.seq);
          this.#note(answer.data);
          break;
        }
        if (answer && !['TRY_AGAIN', 'SIGN_IN_REQUIRED'].includes(answer.code ?? '')) throw new Error(answer.code);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      const rest = pauseMs();
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    }
  }

  /** The position up to which this device has received without a gap. */
  async mark(event: 'message:delivered' | 'message:read'): Promise<void> {
    await this.#ask(event, { conversation_id: this.conversationId, seq: this.#whole() });
  }

  /** The connection breaks. */
  drop(): void {
    this.#socket?.io.engine?.close();
  }

  /** Everything that there is has been received or requested. */
  async settled(): Promise<void> {
    await this.#catchingUp;
    await this.#catchUp();
  }

  end(): void {
    this.#ended = true;
    this.#socket?.disconnect();
  }

  async #ask(event: string, body: object): Promise<{ ok: boolean; code?: string; data?: Message } | undefined> {
    const socket = this.#connected();
    let broke = (): void => undefined;
    // What was on its way when the connection broke is not answered any more.
    const gone = new Promise<undefined>((resolve) => socket.once('disconnect', (broke = () => resolve(undefined))));
    try {
      const answered = socket.timeout(2_000).emitWithAck(event, body) as Promise<{ ok: boolean }>;
      answered.catch(() => undefined);
      return await Promise.race([answered, gone]);
    } catch {
      return undefined;
    } finally {
      socket.off('disconnect', broke);
    }
  }

  #connected(): Socket {
    const url = this.url();
    if (this.#socket && (this.#socket.io as unknown as { uri: string }).uri === url) return this.#socket;
    this.#socket?.disconnect();
    const auth = { token: this.person.token };
    const options = {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 10,
      reconnectionDelayMax: 50,
      auth,
    };
    this.#socket = io(url, options);
    this.#socket.on('message:new', (message: Message) => this.#note(message));
    this.#socket.on('connect', () => {
      this.#catchingUp = this.#catchingUp.then(() => this.#catchUp()).catch(() => undefined);
    });
    return this.#socket;
  }

  async #catchUp(): Promise<void> {
    const missed = await messagesOf({ url: this.url() }, this.person, this.conversationId, this.#whole());
    for (const message of missed) this.#note(message);
  }

  /** Up to here nothing is missing. */
  #whole(): number {
    let seq = 0;
    while (this.thread.has(seq + 1)) seq += 1;
    return seq;
  }

  #note(message: Message): void {
    const before = this.thread.get(message.seq);
    if (before && (before.clientId !== message.clientId || before.content !== message.content))
      this.contradictions.push(message.seq);
    this.thread.set(message.seq, message);
  }
}

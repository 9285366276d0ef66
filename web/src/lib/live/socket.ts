import type { LiveAnalytics } from '@carsi/contracts/analytics/http';
import type { LiveMessages } from '@carsi/contracts/messaging/http/conversation';
import type { LiveNotifications } from '@carsi/contracts/messaging/http/notification';
import type { Socket } from 'socket.io-client';
import { useSession } from '../session/session';
import { currentToken } from '../session/calls';
import { expiryOf } from '../session/claims';
import { readTokens, tokenKey } from '../session/tokens';

/** Server pushes. 'connect' comes with every connection: earlier pushes were missed, so fetch again. */
export interface LiveEvents extends LiveAnalytics, LiveMessages, LiveNotifications {
  connect: undefined;
}
export interface Acknowledged {
  ok: boolean;
  code?: string;
}

type Handler = (payload: never) => void;

/** A little after the token has run out, and well before the server closes the socket for it. */
const renewAfterMs = 5_000;
const againMs = 3_000;
const patienceMs = 8_000;

const nothing = (): void => undefined;
const handlers = new Map<string, Set<Handler>>();
let open: { readonly userId: string; readonly socket: Promise<Socket> } | null = null;
let watching = false;
let renewal: ReturnType<typeof setTimeout> | undefined;

/** One socket per tab for members: opened by the first listener or call, closed with the session. Returns how to stop. */
export const onLive = <Event extends keyof LiveEvents>(
  event: Event,
  handler: (payload: LiveEvents[Event]) => void,
): (() => void) => {
  const registered = handlers.get(event) ?? new Set<Handler>();
  handlers.set(event, registered.add(handler as Handler));
  const socket = connect();
  // A late listener has missed the 'connect' event.
  if (event === 'connect')
    void socket?.then(({ connected }) => {
      if (connected && registered.has(handler as Handler)) handler(undefined as LiveEvents[Event]);
    }, nothing);
  return () => void registered.delete(handler as Handler);
};

/** Emits and waits for the acknowledgement; throws without a session or after eight seconds. */
export const askLive = async <Answer extends object = object>(
  event: string,
  body: unknown,
): Promise<Acknowledged & Answer> => {
  const socket = await connect();
  if (!socket) throw new Error('Nobody is signed in.');
  return (await socket.timeout(patienceMs).emitWithAck(event, body)) as Acknowledged & Answer;
};

const connect = (): Promise<Socket> | null => {
  watchSession();
  const { user } = useSession.getState();
  if (open && open.userId !== user?.id) close();
  if (!user) return null;
  if (!open) {
    const socket = make();
    open = { userId: user.id, socket };
    // The client's code did not load: retry, as the socket itself would.
    socket.catch(() => {
      if (open?.socket === socket) open = null;
      setTimeout(() => void (isListenedTo() && connect()), againMs);
    });
  }
  return open.socket;
};

const isListenedTo = (): boolean => [...handlers.values()].some(({ size }) => size > 0);

const close = (): void => {
  clearTimeout(renewal);
  void open?.socket.then((socket) => socket.disconnect(), nothing);
  open = null;
};

/** Other people at the same browser, and tokens that this tab or another renewed. */
const watchSession = (): void => {
  if (watching) return;
  watching = true;
  useSession.subscribe(({ user }) => {
    if (user?.id === open?.userId) return;
    close();
    if (isListenedTo()) connect();
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === tokenKey) renewSoon();
  });
  // A hidden tab counts as absent, but still receives events.
  document.addEventListener('visibilitychange', () => void sendPresence());
};

const make = async (): Promise<Socket> => {
  const { io } = await import('socket.io-client');
  const socket = io({
    path: '/socket.io',
    transports: ['websocket'],
    reconnectionDelayMax: 10_000,
    timeout: 10_000,
    // Without a token: the server closes the socket after a while, and it reconnects.
    auth: (send) => void currentToken().then((token) => token !== null && send({ token, hidden: isHidden() }), nothing),
  });
  socket.on('connect', () => {
    renewSoon();
    dispatch('connect', undefined);
  });
  socket.onAny(dispatch);
  socket.on('disconnect', (reason) => {
    // The server showed it the door: with a session that still counts it may come back.
    if (reason === 'io server disconnect') setTimeout(() => void again(socket), againMs);
  });
  return socket;
};

const isHidden = (): boolean => document.visibilityState === 'hidden';

const sendPresence = async (): Promise<void> => {
  const socket = await open?.socket.catch(() => null);
  // Sent on connect otherwise.
  if (socket?.connected)
    await socket.timeout(patienceMs).emitWithAck('presence:here', { here: !isHidden() }).catch(nothing);
};

const dispatch = (event: string, payload: unknown): void => {
  for (const handler of handlers.get(event) ?? []) handler(payload as never);
};

const again = async (socket: Socket): Promise<void> => {
  const isOurs = (await open?.socket.catch(() => null)) === socket;
  if (isOurs && !socket.connected && !useSession.getState().leaving) socket.connect();
};

/** The socket is as old as the token that it came with. */
const renewSoon = (): void => {
  clearTimeout(renewal);
  const { token } = readTokens();
  const expiry = token === null ? null : expiryOf(token);
  if (expiry !== null) renewal = setTimeout(() => void renew(), Math.max(0, expiry - Date.now()) + renewAfterMs);
};

const renew = async (): Promise<void> => {
  const token = await currentToken().catch(() => null);
  const socket = await open?.socket.catch(() => null);
  if (token !== null && socket?.connected)
    await socket.timeout(patienceMs).emitWithAck('auth', { token }).catch(nothing);
  if (open && token !== null) renewSoon();
  else if (open) renewal = setTimeout(() => void renew(), againMs);
};

import type { Notification } from '@carsi/contracts/messaging/http/notification';
import { create } from 'zustand';
import { removeLeaving, removeNotification } from './api/notifications';

/** A little longer than the offer to take it back is shown. */
const secondThoughtMs = 13_000;

interface Going {
  readonly notification: Notification;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Deletions that can still be undone: hidden here, and sent when the time is over or the page is left. */
export const useGoing = create<{ readonly going: ReadonlyMap<string, Going> }>(() => ({ going: new Map() }));

const without = (id: string): void =>
  useGoing.setState(({ going }) => ({ going: new Map([...going].filter(([other]) => other !== id)) }));

const finish = async (id: string, failed: () => void): Promise<void> => {
  try {
    await removeNotification(id);
  } catch {
    failed();
  }
  without(id);
};

export const scheduleRemoval = (notification: Notification, done: () => void, failed: () => void): void => {
  listen();
  const { id } = notification;
  const timer = setTimeout(() => void finish(id, failed).then(done), secondThoughtMs);
  useGoing.setState(({ going }) => ({ going: new Map([...going, [id, { notification, timer }]]) }));
};

/** False when it is too late. */
export const takeBack = (id: string): boolean => {
  const known = useGoing.getState().going.get(id);
  if (!known) return false;
  clearTimeout(known.timer);
  without(id);
  return true;
};

let listening = false;
/** Leaving the page sends the pending deletions. */
const listen = (): void => {
  if (listening) return;
  listening = true;
  window.addEventListener('pagehide', () => {
    for (const [id, { timer }] of useGoing.getState().going) {
      clearTimeout(timer);
      removeLeaving(id);
      without(id);
    }
  });
};

export const hiddenUnread = (going: ReadonlyMap<string, Going>): number =>
  [...going.values()].filter(({ notification }) => !notification.isRead && !notification.isArchived).length;

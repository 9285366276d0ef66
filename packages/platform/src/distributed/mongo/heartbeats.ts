/** The driver asks each server this often, and reports each answer or failure as an event. */
export const HEARTBEAT_MS = 2_000;
const SILENT_MS = 30_000;

interface HeartbeatEvent {
  /** The server's address. */
  readonly connectionId: string;
}

/** The subset of MongoClient used here. */
export interface HeartbeatSource {
  on(event: 'serverHeartbeatSucceeded' | 'serverHeartbeatFailed', handle: (event: HeartbeatEvent) => void): unknown;
  on(event: 'serverClosed', handle: (event: { readonly address: string }) => void): unknown;
}

/**
 * Watches the driver's monitors. One that writes to a socket in the moment of its end waits for ever (mongodb 7.8 and 7.9:
 * `Connection.writeCommand` waits for `drain`), and without it no operation is sent to its server again. `onSilent` is called, once,
 * when a server's heartbeat has neither succeeded nor failed for `silentMs`. Returns a function that ends the watch.
 */
export const watchHeartbeats = (
  client: HeartbeatSource,
  onSilent: (address: string) => void,
  silentMs = SILENT_MS,
): (() => void) => {
  const everyMs = silentMs / 6;
  // A monitor that hangs before its first event belongs to no address yet.
  const lastEvent = new Map<string, number>([['any server', performance.now()]]);
  const record = ({ connectionId }: HeartbeatEvent): void => {
    const now = performance.now();
    lastEvent.set('any server', now).set(connectionId, now);
  };
  client.on('serverHeartbeatSucceeded', record);
  client.on('serverHeartbeatFailed', record);
  client.on('serverClosed', ({ address }) => void lastEvent.delete(address));
  let looked = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const wasSuspended = now - looked > 2 * everyMs;
    looked = now;
    for (const [address, at] of lastEvent) {
      if (wasSuspended) lastEvent.set(address, now);
      else if (now - at > silentMs) {
        clearInterval(timer);
        onSilent(address);
        return;
      }
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
};

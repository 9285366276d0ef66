// Preloaded into a process (`node --import`): after SIGUSR2 the sockets by which the MongoDB driver watches its servers swallow what
// is written to them and never drain, as a socket does that is written to in the moment of its end.
import { Socket } from 'node:net';

const SILENT_MS = 20_000;
const hellos = new WeakMap();
let isSilent = false;
const { write } = Socket.prototype;
Socket.prototype.write = function (bytes, ...rest) {
  // Every connection begins with a hello; a monitor goes on with them.
  if (Buffer.isBuffer(bytes) && (bytes.includes('ismaster\0') || bytes.includes('hello\0')))
    hellos.set(this, (hellos.get(this) ?? 0) + 1);
  if (isSilent && (hellos.get(this) ?? 0) > 1) return false;
  return Reflect.apply(write, this, [bytes, ...rest]);
};
process.on('SIGUSR2', () => {
  isSilent = true;
  setTimeout(() => (isSilent = false), SILENT_MS).unref();
});

// Preloaded into a process (`node --import`): after SIGUSR2 the socket on which the MongoDB driver says its next first hello swallows
// it and reports nothing any more, as a socket does that is written to in the moment of its end.
import { Socket } from 'node:net';

let isArmed = false;
const { write } = Socket.prototype;
Socket.prototype.write = function (bytes, ...rest) {
  if (isArmed && Buffer.isBuffer(bytes) && bytes.includes('ismaster\0')) {
    isArmed = false;
    // Its end was reported before the write.
    this.emit = () => false;
    return false;
  }
  return Reflect.apply(write, this, [bytes, ...rest]);
};
process.on('SIGUSR2', () => (isArmed = true));

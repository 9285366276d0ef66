import { existsSync, readFileSync } from 'node:fs';

/**
 * SQLite silently drops everything after the first bad frame of its write-ahead log. That is right for a torn tail (a write cut off
 * by a crash was never acknowledged) and wrong for a flipped byte in the middle, which loses acknowledged commits after it. So the
 * WAL is scanned before a file is opened: a valid commit frame after a bad one means corruption, and opening is refused.
 * Format and checksum: https://www.sqlite.org/fileformat2.html#the_write_ahead_log
 */
export class CorruptedFile extends Error {
  override readonly name = 'CorruptedFile';
}

const HEADER = 32;
const FRAME_HEADER = 24;

export const checkWal = (databasePath: string): void => {
  const path = `${databasePath}-wal`;
  if (!existsSync(path)) return;
  const wal = readFileSync(path);
  if (wal.length < HEADER) return;
  const magic = wal.readUInt32BE(0);
  const commits = wal.length > HEADER;
  if (magic !== 0x377f0682 && magic !== 0x377f0683) {
    if (commits) throw corrupted(path, 0);
    return;
  }
  const bigEndian = (magic & 1) === 1;
  const pageSize = wal.readUInt32BE(8);
  const salt = wal.subarray(16, 24);
  let sum = checksum(wal.subarray(0, 24), [0, 0], bigEndian);
  if (sum[0] !== wal.readUInt32BE(24) || sum[1] !== wal.readUInt32BE(28)) {
    if (commits) throw corrupted(path, 0);
    return;
  }
  let bad: number | undefined;
  for (let at = HEADER; at + FRAME_HEADER + pageSize <= wal.length; at += FRAME_HEADER + pageSize) {
    const frame = wal.subarray(at, at + FRAME_HEADER + pageSize);
    // Frames of an earlier cycle of the log have other salts: they are its unused rest, not a torn tail.
    const ours = frame.subarray(8, 16).equals(salt);
    if (bad === undefined) {
      if (!ours) {
        bad = at;
        continue;
      }
      const next = checksum(frame.subarray(FRAME_HEADER), checksum(frame.subarray(0, 8), sum, bigEndian), bigEndian);
      if (next[0] === frame.readUInt32BE(16) && next[1] === frame.readUInt32BE(20)) sum = next;
      else bad = at;
    } else if (ours && frame.readUInt32BE(4) !== 0 && at > bad) {
      // A frame of this cycle with a commit mark after the bad one. The very last frame may itself be torn.
      throw corrupted(path, bad);
    }
  }
};

const corrupted = (path: string, at: number): CorruptedFile =>
  new CorruptedFile(
    `${path} is damaged at byte ${at}, and acknowledged writes stand behind it. Restore the last backup.`,
  );

const checksum = (bytes: Uint8Array, [a, b]: readonly [number, number], bigEndian: boolean): [number, number] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let s0 = a;
  let s1 = b;
  for (let i = 0; i + 8 <= bytes.byteLength; i += 8) {
    s0 = (s0 + view.getUint32(i, !bigEndian) + s1) >>> 0;
    s1 = (s1 + view.getUint32(i + 4, !bigEndian) + s0) >>> 0;
  }
  return [s0, s1];
};

import type { Files } from '../platform.js';

/** The same files under a separate folder, which no public address leads to. */
export const apart = (files: Files, folder: string): Files => ({
  put: (key, bytes, type) => files.put(`${folder}/${key}`, bytes, type),
  get: (key) => files.get(`${folder}/${key}`),
  delete: (key) => files.delete(`${folder}/${key}`),
  list: async (prefix) => (await files.list(`${folder}/${prefix}`)).map((key) => key.slice(folder.length + 1)),
});

import { createHash } from 'node:crypto';

/**
 * The same key is the same company for ever, without looking anything up: its id is made from the key. A company that came without
 * one goes out as `carsi:<id>`, and that key leads back to the id itself.
 */
export const importedId = (externalId: string): string => {
  const own = /^carsi:([a-z0-9-]{8,60})$/.exec(externalId);
  return own?.[1] ?? `i${createHash('sha256').update(externalId.normalize('NFC')).digest('hex').slice(0, 24)}`;
};

export const externalIdOf = (id: string, externalId: string | null): string => externalId ?? `carsi:${id}`;

import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../platform.js';
import { orUnavailable, orElse } from './mongo.js';

const { MongoBulkWriteError, MongoNetworkError } = mongoose.mongo;
const bulk = (error: object): Error => new MongoBulkWriteError(error as never, {} as never);
const byName = (name: string, more: object = {}): Error => Object.assign(new Error('no'), { name, ...more });

describe('what MongoDB and its driver say', () => {
  it.each([
    ['no server can be reached', byName('MongoServerSelectionError')],
    ['the connection broke', byName('MongoNetworkTimeoutError')],
    ['the pool was cleared', byName('MongoPoolClearedError')],
    ['it is no primary any more', byName('MongoServerError', { code: 10_107 })],
    ['no majority in time', byName('MongoWriteConcernError')],
    ['not connected yet', byName('MongooseError', { message: 'Cannot call `a.find()` before initial connection' })],
    [
      'to be tried again',
      byName('MongoServerError', { hasErrorLabel: (label: string) => label.startsWith('Retryable') }),
    ],
    [
      'the socket broke while it was written to',
      byName('Error', { code: 'ECONNRESET', syscall: 'write', errno: -104 }),
    ],
    ['a bulk lost its connection', bulk(new MongoNetworkError('connection closed'))],
    ['a bulk met no majority', bulk({ code: 64, message: 'waiting for replication timed out' })],
  ])('is "not now" where %s', async (_what, error) => {
    await expect(orElse(Promise.reject(error))).rejects.toMatchObject({ name: 'StoreUnavailable', cause: error });
    await expect(orUnavailable(Promise.reject(error))).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it.each([
    ['a name that is taken', byName('MongoServerError', { code: 11_000 })],
    ['a name that is taken within a bulk', bulk({ code: 11_000, message: 'E11000', writeErrors: [{}] })],
    ['a filter that it does not understand', byName('MongoServerError', { code: 2 })],
    ['a mistake of ours', new TypeError('undefined is not a function')],
  ])('stays what it is where it is %s', async (_what, error) => {
    await expect(orElse(Promise.reject(error))).rejects.toBe(error);
  });
});

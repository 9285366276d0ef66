import { describe, expect, it } from 'vitest';
import { asJson } from './as-json.js';

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

describe('a copy as JSON would make it', () => {
  it.each<[string, unknown]>([
    ['texts, numbers and nothing', { a: 'ışık', b: 1.5, c: true, d: null, e: '' }],
    ['what JSON leaves out', { a: undefined, b: () => 1, c: Symbol('x'), d: [undefined, () => 1, 3] }],
    ['numbers that JSON does not know', [Number.NaN, Infinity, -0]],
    ['moments and bytes', { at: new Date('2026-11-21T09:00:00Z'), bytes: Buffer.from('ab') }],
    ['maps and sets', { map: new Map([['a', 1]]), set: new Set([1]) }],
    ['lists with holes', Object.assign([], { 1: 1, 3: 2 })],
    ['a key that would be a prototype', JSON.parse('{"__proto__": {"admin": true}, "a": 1}')],
    [
      'what is of a class',
      new (class Shop {
        name = 'Çınar';
        #secret = 1;
        get secret() {
          return this.#secret;
        }
      })(),
    ],
  ])('is the same: %s', (_, value) => {
    expect(asJson(value)).toEqual(throughJson(value));
    expect(JSON.stringify(asJson(value))).toBe(JSON.stringify(value));
  });
  it('shares nothing that can be changed', () => {
    const value = { list: [{ a: 1 }] };
    const copy = asJson(value) as typeof value;
    copy.list[0]!.a = 2;
    expect(value.list[0]!.a).toBe(1);
  });
  it('lets no prototype in', () => {
    expect((asJson(JSON.parse('{"__proto__": {"admin": true}}')) as { admin?: boolean }).admin).toBeUndefined();
  });
  it('has no word for a bigint', () => expect(() => asJson({ a: 1n })).toThrow(TypeError));
});

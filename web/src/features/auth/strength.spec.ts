import { describe, expect, it } from 'vitest';
import { strengthOf } from './strength';

describe('the hint beside a new password', () => {
  it.each([
    ['12345', 0],
    ['123456', 1],
    ['aaaaaaaaaaaaaaaaaaaa', 1],
    ['kedi1234', 1],
    ['Kedi12345', 2],
    ['mavi kediler uçar', 3],
    ['Xk9!rT2#pQ', 3],
  ] as const)('calls %s %i', (password, level) => expect(strengthOf(password)).toBe(level));
});

import { describe, expect, it } from 'vitest';
import { isCovered } from './covered.js';

const indexes = [['status', 'city', 'rating'], ['ownerId'], ['at']] as const;

describe('a find', () => {
  it('is covered when its equalities begin an index, in any order', () => {
    expect(isCovered({ where: { city: 6, status: 'active' } }, indexes)).toBe(true);
    expect(isCovered({ where: { ownerId: 'a' } }, indexes)).toBe(true);
    expect(isCovered({ where: { city: 6 } }, indexes)).toBe(false);
  });
  it('is covered when its order follows its equalities in the index', () => {
    expect(isCovered({ where: { status: 'active', city: 6 }, sort: [['rating', 'desc']] }, indexes)).toBe(true);
    expect(isCovered({ where: { status: 'active' }, sort: [['rating', 'desc']] }, indexes)).toBe(false);
  });
  it('may have one range, the last', () => {
    expect(isCovered({ where: { at: { gte: '2026' } } }, indexes)).toBe(true);
    expect(isCovered({ where: { at: { gte: '2026' } }, sort: [['at', 'asc']] }, indexes)).toBe(true);
    expect(isCovered({ where: { status: { gt: 'a' }, city: 6 } }, indexes)).toBe(false);
  });
  it('of everything by id needs no index', () => {
    expect(isCovered({}, indexes)).toBe(true);
    expect(isCovered({ sort: [['id', 'asc']] }, indexes)).toBe(true);
    expect(isCovered({ where: { id: { in: ['a', 'b'] } } }, indexes)).toBe(true);
    expect(isCovered({ where: { id: { gt: 'a' } }, sort: [['id', 'asc']] }, indexes)).toBe(true);
    expect(isCovered({ where: { id: { gt: 'a' } }, sort: [['at', 'asc']] }, indexes)).toBe(false);
  });
});

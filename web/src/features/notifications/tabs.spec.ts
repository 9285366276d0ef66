import { describe, expect, it } from 'vitest';
import { belongs, sectionNames, sectionOf, sections } from './tabs';

describe('the tabs of notifications', () => {
  it('are those that the address names, and else all', () => {
    for (const name of sectionNames) expect(sectionOf(name)).toBe(name);
    for (const requested of [null, '', 'baska', 'toString']) expect(sectionOf(requested)).toBe('tumu');
    expect(Object.values(sections)).toEqual(['all', 'unread', 'messages', 'reviews', 'archive']);
  });

  const one = { isRead: false, isArchived: false, type: 'message' };
  const tabsOf = (over: Partial<typeof one>) =>
    Object.values(sections).filter((tab) => belongs(tab, { ...one, ...over }));
  it('hold what is theirs', () => {
    expect(tabsOf({})).toEqual(['all', 'unread', 'messages']);
    expect(tabsOf({ isRead: true })).toEqual(['all', 'messages']);
    expect(tabsOf({ type: 'review' })).toEqual(['all', 'unread', 'reviews']);
    expect(tabsOf({ type: 'system' })).toEqual(['all', 'unread']);
  });
  it('let go of what was archived, into the archive', () => {
    expect(tabsOf({ isArchived: true })).toEqual(['archive']);
    expect(tabsOf({ isArchived: true, isRead: true, type: 'review' })).toEqual(['archive']);
  });
});

import { describe, expect, it } from 'vitest';
import { after, before, markOf, mayJump, maySkip, percentOf, type Step } from './wizard';

const steps: readonly Step[] = [
  { id: 'welcome', canSkip: false },
  { id: 'type', canSkip: false },
  { id: 'profile', canSkip: true },
  { id: 'business', canSkip: true, skipped: true },
  { id: 'tour', canSkip: true },
];
const at = (index: number, ...completed: number[]) => ({ at: index, completed: new Set(completed) });

describe('a flow of steps', () => {
  it('goes forward to the next step, and passes by what is not for this person', () => {
    expect(after(steps, 0)).toBe(1);
    expect(after(steps, 2)).toBe(4);
    expect(after(steps, 4)).toBeNull();
  });

  it('goes back the same way, and from the first step nowhere', () => {
    expect(before(steps, 4)).toBe(2);
    expect(before(steps, 0)).toBeNull();
  });

  it('lets people return to any step they were at', () => {
    expect([0, 1, 2].map((to) => mayJump(steps, at(2), to))).toEqual([true, true, true]);
  });

  it('lets people jump ahead only behind a finished step', () => {
    expect(mayJump(steps, at(0), 1)).toBe(false);
    expect(mayJump(steps, at(0, 0), 1)).toBe(true);
    expect(mayJump(steps, at(0, 0), 2)).toBe(false);
    expect(mayJump(steps, at(0, 0, 1), 2)).toBe(true);
    expect(mayJump(steps, at(1, 0, 1, 2), 4)).toBe(true);
  });

  it('never lets anybody into a step that is not for them, or that there is none', () => {
    expect(mayJump(steps, at(4, 0, 1, 2, 4), 3)).toBe(false);
    expect(mayJump(steps, at(4), -1)).toBe(false);
    expect(mayJump(steps, at(4, 4), 5)).toBe(false);
  });

  it('skips only what may be skipped', () => {
    expect([0, 1, 2].map((index) => maySkip(steps, index))).toEqual([false, false, true]);
  });

  it('marks what is behind, where one is, and what is ahead', () => {
    expect([0, 1, 2].map((index) => markOf(1, index))).toEqual(['done', 'current', 'later']);
  });

  it('reports the progress in whole percent', () => {
    expect([0, 3, 6].map((index) => percentOf(index, 7))).toEqual([14, 57, 100]);
  });
});

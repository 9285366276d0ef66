import { describe, expect, it } from 'vitest';
import { middleSquare, pictureProblem } from './picture';

const megabyte = 1024 * 1024;

describe('a picture of oneself', () => {
  it('is a picture', () => {
    expect(pictureProblem({ type: 'application/pdf', size: 10 }, 2)).toBe('type');
    expect(pictureProblem({ type: '', size: 10 }, 2)).toBe('type');
    expect(pictureProblem({ type: 'image/jpeg', size: 10 }, 2)).toBeNull();
  });

  it('may have the maximum size, and not a byte more', () => {
    expect(pictureProblem({ type: 'image/png', size: 2 * megabyte }, 2)).toBeNull();
    expect(pictureProblem({ type: 'image/png', size: 2 * megabyte + 1 }, 2)).toBe('size');
    expect(pictureProblem({ type: 'image/png', size: 2 * megabyte + 1 }, 5)).toBeNull();
  });

  it('is cut to the square in its middle', () => {
    expect(middleSquare(400, 200)).toEqual({ x: 100, y: 0, side: 200 });
    expect(middleSquare(200, 500)).toEqual({ x: 0, y: 150, side: 200 });
  });
});

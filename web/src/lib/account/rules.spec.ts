import { describe, expect, it } from 'vitest';
import { isDeletionPhrase } from './deletion';
import { newPasswordProblem } from '../forms/password-rules';

describe('a new password', () => {
  it('has six characters, and is typed twice alike', () => {
    expect(newPasswordProblem('12345', '12345')).toBe('short');
    expect(newPasswordProblem('123456', '123457')).toBe('differ');
    expect(newPasswordProblem('123456', '123456')).toBeNull();
  });

  it('counts what a person counts', () => {
    expect(newPasswordProblem('şifre👍', 'şifre👍')).toBeNull();
  });
});

describe('the phrase that deletes an account', () => {
  it('may be written with either I', () => {
    expect(isDeletionPhrase('HESABI SIL')).toBe(true);
    expect(isDeletionPhrase('HESABI SİL')).toBe(true);
    expect(isDeletionPhrase('HESABI SI\u0307L')).toBe(true);
  });

  it('is nothing else', () => {
    for (const typed of ['', 'HESABI', 'hesabı sil', 'HESABI  SIL', 'HESABIMI SIL']) {
      expect(isDeletionPhrase(typed)).toBe(false);
    }
  });
});

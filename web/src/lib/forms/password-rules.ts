export const shortestPassword = 6;

export type PasswordProblem = 'short' | 'differ';

/** What can be said before the server is asked; common passwords it refuses itself. */
export const newPasswordProblem = (password: string, repeated: string): PasswordProblem | null => {
  if ([...password].length < shortestPassword) return 'short';
  return password === repeated ? null : 'differ';
};

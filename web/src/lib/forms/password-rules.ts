export const shortestPassword = 6;

export type PasswordProblem = 'short' | 'differ';

/** Checked before sending; common passwords are refused by the server. */
export const newPasswordProblem = (password: string, repeated: string): PasswordProblem | null => {
  if ([...password].length < shortestPassword) return 'short';
  return password === repeated ? null : 'differ';
};

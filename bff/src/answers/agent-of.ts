/** What somebody's browser calls itself; cut, because anybody may say anything. */
export const agentOf = ({ headers }: { readonly headers: { readonly 'user-agent'?: string | undefined } }): string =>
  (headers['user-agent'] ?? '').slice(0, 1_000);

/** The User-Agent, truncated because clients may send anything. */
export const agentOf = ({ headers }: { readonly headers: { readonly 'user-agent'?: string | undefined } }): string =>
  (headers['user-agent'] ?? '').slice(0, 1_000);

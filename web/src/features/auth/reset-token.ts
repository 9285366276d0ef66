/** The link is good only with all three parts; both tokens are the same one. */
export const resetTokenIn = (query: URLSearchParams): string | null => {
  const token = query.get('access_token');
  return query.get('type') === 'recovery' && query.get('refresh_token') && token ? token : null;
};

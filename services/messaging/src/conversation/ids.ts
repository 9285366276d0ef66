/** One conversation per person and company: the pair is its id. Ids of companies have no `_`. */
export const conversationIdOf = (companyId: string, personId: string): string => `${companyId}_${personId}`;

export const membersOf = (conversationId: string): { readonly companyId: string; readonly personId: string } => {
  const at = conversationId.indexOf('_');
  return { companyId: conversationId.slice(0, Math.max(0, at)), personId: conversationId.slice(at + 1) };
};

export const conversationOf = (stream: string): string => stream.slice('conversation-'.length);

const most = 99;

/** What stands at the bell; null at none. */
export const badgeOf = (unread: number): string | null => {
  if (unread <= 0) return null;
  return unread > most ? `${most}+` : String(unread);
};

const most = 99;

/** The bell's badge; null at zero. */
export const badgeOf = (unread: number): string | null => {
  if (unread <= 0) return null;
  return unread > most ? `${most}+` : String(unread);
};

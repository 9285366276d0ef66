/** With dotless I as the specification writes it, and as a Turkish keyboard does. */
export const deletionPhrases = ['HESABI SIL', 'HESABI S\u0130L'];

export const isDeletionPhrase = (typed: string): boolean => deletionPhrases.includes(typed.trim().normalize('NFC'));

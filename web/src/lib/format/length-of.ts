/** The length as the server counts it: trimmed, composed code points. */
export const lengthOf = (text: string): number => [...text.normalize('NFC').trim()].length;

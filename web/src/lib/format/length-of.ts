/** How long the server finds a text: code points, composed, without the blanks around them. */
export const lengthOf = (text: string): number => [...text.normalize('NFC').trim()].length;

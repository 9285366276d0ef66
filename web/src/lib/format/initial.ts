/** The first letter or digit of a name, in Turkish upper case. */
export const initialOf = (name: string): string => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '•').toLocaleUpperCase('tr-TR');

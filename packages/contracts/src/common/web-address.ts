const LONGEST = 500;
/** A name of the public internet, as URL writes it: no number, no name of a machine, and letters of other alphabets as `xn--`. */
const PUBLIC_NAME = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])\.?$/;

/**
 * Whether this is the address of a website that may be shown as a link: http or https, a public host name, at most 500 characters, without
 * blanks, quotes, control characters, or somebody's name and password.
 */
export const isWebAddress = (text: string): boolean => {
  if (text.length > LONGEST || !/^https?:\/\/[^\s"'<>\\^`{|}\p{Cc}]+$/iu.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '' && PUBLIC_NAME.test(url.hostname);
};

/** A text of the law's kind: sections that can be linked, of paragraphs, lists and tables. */
export interface Section {
  id: string;
  title: string;
  blocks: readonly Block[];
}

export type Block =
  | string
  | { list: readonly string[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] };

export interface LegalText {
  title: string;
  description: string;
  lead: string;
  version: string;
  path: string;
  sections: readonly Section[];
}

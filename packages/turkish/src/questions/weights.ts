/**
 * How much an explained word counts, and how well each kind of evidence explains. One table for both engines. A company's score is the
 * sum over the words of the question of weight × evidence, each word by its best meaning there. Fitted on the suites of
 * `packages/platform/src/testing`, never on the questions of a judgement.
 */
export const WEIGHT = {
  /** A word of a name, by rarity: from a word that all names have to one that a single name has. */
  commonName: 0.5,
  rareName: 5,
  /** The phrase of a category, shared by its words: what somebody looks for. */
  category: 3,
  /** Constant: by rarity a small district would outweigh the category. */
  place: 2.5,
  /** A neighbourhood or street lies within a place that may have been typed as well. */
  address: 2.2,
  service: 2,
  tag: 2,
  /** A single word of a category's phrase. */
  categoryWord: 1.5,
  wish: 1.5,
  attribute: 1.5,
  phone: 8,
  text: 1,
  /** A word that nothing explains. */
  unknown: 3,
} as const;

export const EVIDENCE = {
  literal: 1,
  /** The grammar of Turkish undone: berberler → berber. */
  inflected: 0.97,
  /** Written as one word or apart. */
  joined: 0.95,
  /** Who makes or sells it: kebapçı → kebap. */
  derived: 0.9,
  /** A word that a category knows, where it is another category's name. */
  synonym: 0.85,
  /** A word of a category's phrase, not all of it. */
  categoryWord: 0.75,
  /** The company stands below the category that was named, and its own category is what most would name. */
  ancestor: 0.6,
  /** The company stands in the category above, and its words speak of the one that was named. */
  descendant: 0.7,
  /** The company stands in a category of another list, whose name says the one that was named. */
  alike: 0.9,
  /** The end of a word that is still being typed. */
  completed: 0.6,
  address: 0.9,
  /** The district of an area that no company names … */
  area: 0.75,
  /** … and of one that some name, in an address anywhere: it orders the others. */
  areaElsewhere: 0.35,
  /** A place's name inside of a company's: `Adana Restoran` in İzmir. */
  place: 0.7,
  /** A category's at the end of a company's, where it says what the company is … */
  category: 0.8,
  /** … and elsewhere: `Kuyumcu Elif Boya` is no jeweller. */
  categoryInName: 0.35,
  /** Orders companies that lack the district. */
  sameProvince: 0.3,
  /** A description mentions much that a company is not. */
  text: 0.2,
  /** … unless nothing else knows the word. */
  onlyText: 0.8,
} as const;

/** From this evidence on a word counts as explained. */
export const EXPLAINED = 0.4;
/** Of a form or a correction of a word that names have literally. */
export const LESS_THAN_LITERAL = 0.4;
/** What a shown company must explain of the question, by weight. */
export const LEAST_EXPLAINED = 0.4;

/** Added to the score for how much of a company's name the question has. */
export const COVERED_NAME = 2;
/** Added where the question is a name of its own that few companies have. */
export const EXACT_NAME = 4;

import { WEIGHT } from '@carsi/turkish/questions/weights';

/** Of a full word's weight: decides between companies that explain alike, and outweighs no evidence. */
const LIFT = 0.05 * WEIGHT.category;

/** Added to the score of a company that people choose after these words; 0 for the others. */
export const liftOf = (chosen = 0): number => LIFT * Math.min(1, chosen);

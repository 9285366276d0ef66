import { fold } from '@carsi/turkish/fold';

export interface RankedCompany {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly categoryId: string;
  /** 0–10. */
  readonly aiScore: number;
}

const IN_NAME = 3;
const IN_DESCRIPTION = 2;
const IN_TAGS = 1;
const PREFERRED = 0.5;

/** Smart search relevance, specification 1 §9: name 3, description 2, tag 1, ai_score ÷ 10, a preferred category 0.5. */
export const smartRelevance = (
  company: RankedCompany,
  query: string,
  preferredCategories: ReadonlySet<string> = new Set(),
): number => {
  const folded = fold(query).trim();
  const has = (text: string): boolean => folded !== '' && fold(text).includes(folded);
  return (
    (has(company.name) ? IN_NAME : 0) +
    (has(company.description) ? IN_DESCRIPTION : 0) +
    (company.tags.some(has) ? IN_TAGS : 0) +
    company.aiScore / 10 +
    (preferredCategories.has(company.categoryId) ? PREFERRED : 0)
  );
};

/** Colour of a review score: 4 and above green, 3 and above yellow, else red. */
export const scoreColour = (rating: number): 'green' | 'yellow' | 'red' =>
  rating >= 4 ? 'green' : rating >= 3 ? 'yellow' : 'red';

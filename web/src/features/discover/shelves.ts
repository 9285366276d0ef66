import { type Filters, noFilters, type Sort } from '../../lib/filters';

export const shelfSize = 4;
export const shelf = (sort: Sort): Filters => ({ ...noFilters, sort });

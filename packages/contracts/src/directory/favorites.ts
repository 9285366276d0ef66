import type { CompanyView } from './company.js';

// People's favourites.

export interface FavoriteView {
  readonly addedAt: string;
  /** Of a company that is no longer public only its name, place and category. */
  readonly company: CompanyView;
}

export interface FavoritesCalls {
  /** One's own, and only of public companies. What is one already stays one. Refuses FAVORITES_FULL, COMPANY_NOT_FOUND, COMPANY_GONE. */
  addFavorite(body: { readonly companyId: string }): Promise<{ readonly favorite: boolean }>;
  /** One's own; what is none stays none. */
  removeFavorite(body: { readonly companyId: string }): Promise<{ readonly favorite: boolean }>;
  /** One's own. */
  isFavorite(body: { readonly companyId: string }): Promise<{ readonly favorite: boolean }>;
  /** Which of these companies are the caller's favourites, for a page of cards. */
  favoriteIds(body: Record<string, never>): Promise<{ readonly companyIds: readonly string[] }>;
  /** One's own, anybody's for admins; the last to come first. */
  favoritesOf(body: { readonly userId: string }): Promise<readonly FavoriteView[]>;
}

/** A page of a category: of all of it, of a province or of a district, with its active companies. */
export interface PlacePage {
  readonly categoryId: string;
  /** Plate code; null for the page of the whole category. */
  readonly city: number | null;
  readonly district: string | null;
  readonly companies: number;
  /** When one of them was last changed. */
  readonly updatedAt: string;
}

export interface PlacesCalls {
  /** Companies by plate code, and by district id of the requested province. */
  places(body: { readonly city?: number }): Promise<{
    readonly cities: Readonly<Record<string, number>>;
    readonly districts: Readonly<Record<string, number>>;
  }>;
  /** Categories that have companies. */
  categoryPages(body: Record<string, never>): Promise<readonly PlacePage[]>;
  /**
   * Categories in provinces and districts that hold at least three companies, by category, province and district; only those of a
   * category, or of a province, where one is given. May be ten minutes old.
   */
  placePages(body: {
    readonly categoryId?: string;
    readonly city?: number;
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ readonly total: number; readonly pages: readonly PlacePage[] }>;
}

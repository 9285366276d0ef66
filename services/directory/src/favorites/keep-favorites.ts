import { blankProfile } from '@carsi/contracts/directory/company-profile';
import { metaOf } from '@carsi/platform/hosting/meta';
import type { FavoriteView } from '@carsi/contracts/directory/favorites';
import type { CompanyView } from '@carsi/contracts/directory/company';
import type { PersonalTable } from '@carsi/contracts/identity/privacy';
import type { Command } from '@carsi/kernel/event';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { StoreUnavailable, type CallContext } from '@carsi/platform/platform';
import type { ServiceParts } from '@carsi/platform/service-module';
import type { CompanyCommand } from '../company/commands.js';
import type { CompanyState } from '../company/state.js';
import type { CompanyPage } from '../company-page/row.js';
import { viewOfPage } from '../company-page/view.js';
import { MOST_FAVORITES, type FavoriteCommand, type Favorites } from './favorites.js';
import { favoriteIdOf, favoriteRows, type FavoriteRow } from './projection.js';
export type EraseFavoritesOf = Command<'EraseFavoritesOf', { readonly userId: string }>;

/** Favourites: only public companies can be added; one that closes later stays, marked as closed (decision 45). */
export class KeepFavorites {
  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'readModels' | 'access' | 'clock'> & {
      readonly favorites: Commands<Favorites, FavoriteCommand>;
      readonly companies: Commands<CompanyState, CompanyCommand>;
      readonly rows: ReadModel<FavoriteRow>;
      readonly pages: ReadModel<CompanyPage>;
    },
  ) {}

  async addFavorite({ companyId }: { companyId: string }, context: CallContext): Promise<{ favorite: boolean }> {
    const { id: userId } = this.parts.access.requirePerson(context);
    const meta = metaOf(context, this.parts.clock, userId);
    const { state: favorites } = await this.parts.favorites.state(userId);
    if (!favorites.includes(companyId)) await this.#requirePublic(companyId);
    return this.#run(userId, { type: 'AddFavorite', data: { companyId }, meta }, companyId);
  }

  removeFavorite({ companyId }: { companyId: string }, context: CallContext): Promise<{ favorite: boolean }> {
    const { id: userId } = this.parts.access.requirePerson(context);
    const meta = metaOf(context, this.parts.clock, userId);
    return this.#run(userId, { type: 'RemoveFavorite', data: { companyId }, meta }, companyId);
  }

  async isFavorite({ companyId }: { companyId: string }, context: CallContext): Promise<{ favorite: boolean }> {
    const { id: userId } = this.parts.access.requirePerson(context);
    return { favorite: (await this.parts.rows.get(favoriteIdOf(userId, companyId))) !== undefined };
  }

  async favoriteIds(_body: unknown, context: CallContext): Promise<{ companyIds: readonly string[] }> {
    const { id: userId } = this.parts.access.requirePerson(context);
    return { companyIds: (await this.parts.favorites.state(userId)).state };
  }

  async favoritesOf({ userId }: { userId: string }, context: CallContext): Promise<readonly FavoriteView[]> {
    const actor = this.parts.access.require(context);
    if (!actor.admin && actor.id !== userId) throw new Refusal('FORBIDDEN');
    return this.#of(userId);
  }

  /** The newest first. */
  async #of(userId: string): Promise<readonly FavoriteView[]> {
    const found = await this.parts.rows.find({
      where: { userId },
      sort: [['addedAt', 'desc']],
      limit: MOST_FAVORITES,
    });
    const pages = await this.parts.pages.getAll(found.map(({ row }) => row.companyId));
    const now = this.parts.clock.now();
    return found.flatMap(({ row: { companyId, addedAt } }) => {
      const page = pages.get(companyId);
      const company = page && viewOfPage(page, now);
      return company ? [{ addedAt, company: company.status === 'active' ? company : nameOnly(company) }] : [];
    });
  }

  /** For their export. Throws StoreUnavailable while the list is behind what was accepted. */
  async personalData(userId: string): Promise<readonly PersonalTable[]> {
    const { readModels, store } = this.parts;
    if (!(await readModels.waitFor([favoriteRows.name], await store.head())))
      throw new StoreUnavailable('The list of favourites is behind.');
    const rows = (await this.#of(userId)).map(({ addedAt, company: { id, profile } }) => ({
      companyId: id,
      name: profile.name,
      addedAt,
    }));
    return [{ name: 'favorites', rows }];
  }

  /** For the policy. */
  async erase({ data: { userId }, meta }: EraseFavoritesOf): Promise<void> {
    await this.parts.favorites.run(userId, { type: 'EraseFavorites', data: {}, meta });
  }

  async #requirePublic(companyId: string): Promise<void> {
    const { state } = await this.parts.companies.state(companyId);
    if (state.is === 'closed') throw new Refusal('COMPANY_GONE');
    if (state.is !== 'active') throw new Refusal('COMPANY_NOT_FOUND');
  }

  /** Answers once the list shows it. */
  async #run(userId: string, command: FavoriteCommand, companyId: string): Promise<{ favorite: boolean }> {
    const { version, state } = await this.parts.favorites.run(userId, command);
    if (version > 0) {
      const position = await this.parts.store.positionOf(`favorites-${userId}`, version);
      await this.parts.readModels.waitFor([favoriteRows.name], position);
    }
    return { favorite: state.includes(companyId) };
  }
}

/** Of an unpublished company only name, place and category are shown. */
const nameOnly = (company: CompanyView): CompanyView => ({
  ...company,
  phoneE164: null,
  ownerId: null,
  offerings: [],
  campaigns: [],
  // What stays is listed, not what goes: a field that the table gets later is hidden as well.
  profile: {
    ...blankProfile,
    whatsapp: false,
    name: company.profile.name,
    city: company.profile.city,
    district: company.profile.district,
    categoryId: company.profile.categoryId,
  },
});

import { Controller, Inject } from '@nestjs/common';
import { ApiException } from '../../answers/errors.filter.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { SignIn } from '../../sign-in/sign-in.js';
import { Categories } from '../categories/categories.js';
import { toFavorite } from './favorite.http.js';

/** Favourite companies: each person's own. */
@Controller()
export class FavoritesController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Categories) private readonly categories: Categories,
  ) {}

  @Implements('GET /api/users/{id}/favorites')
  async list({ params: { id: userId }, person, context }: RequestOf<'GET /api/users/{id}/favorites'>) {
    if (userId !== person.id && !person.admin) throw new ApiException(403);
    const [favorites, categories] = await Promise.all([
      this.services.directory.favoritesOf({ userId }, context),
      this.categories.byId(),
    ]);
    const now = new Date();
    return favorites.map((one) => toFavorite(userId, one, categories, now));
  }

  @Implements('GET /api/favorites/{userId}')
  async ids({ context }: RequestOf<'GET /api/favorites/{userId}'>) {
    return [...(await this.services.directory.favoriteIds({}, context)).companyIds];
  }

  @Implements('POST /api/favorites')
  async add({ body, context, request }: RequestOf<'POST /api/favorites'>) {
    await this.signIn.requireSelf(request, body.user_id);
    const { favorite } = await this.services.directory.addFavorite({ companyId: body.company_id }, context);
    return { success: true as const, is_favorite: favorite };
  }

  @Implements('DELETE /api/favorites/{userId}/{companyId}')
  async remove({ params: { companyId }, context }: RequestOf<'DELETE /api/favorites/{userId}/{companyId}'>) {
    const { favorite } = await this.services.directory.removeFavorite({ companyId }, context);
    return { success: true as const, is_favorite: favorite };
  }

  @Implements('GET /api/favorites/{userId}/{companyId}/check')
  async check({ params: { companyId }, context }: RequestOf<'GET /api/favorites/{userId}/{companyId}/check'>) {
    const { favorite } = await this.services.directory.isFavorite({ companyId }, context);
    return { is_favorite: favorite };
  }
}

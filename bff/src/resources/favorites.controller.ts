import { favoriteBody, type Favorite, type FavoriteAnswer, type FavoriteCheck } from '@carsi/contracts/http/favorite';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { ApiException } from '../answers/errors.filter.js';
import { Limits } from '../answers/limits.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { Categories } from './categories.js';
import { toFavorite } from './favorite.http.js';

/** The companies that people keep: each their own. */
@Controller('api')
export class FavoritesController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(Categories) private readonly categories: Categories,
  ) {}

  @Get('users/:id/favorites')
  async list(@Req() request: FastifyRequest, @Param('id') userId: string): Promise<Favorite[]> {
    const { id, admin } = await this.#member(request);
    if (userId !== id && !admin) throw new ApiException(403);
    const [kept, categories] = await Promise.all([
      this.services.directory.favoritesOf({ userId }, contextOf(request)),
      this.categories.byId(),
    ]);
    const now = new Date();
    return kept.map((one) => toFavorite(userId, one, categories, now));
  }

  @Get('favorites/:userId')
  async ids(@Req() request: FastifyRequest, @Param('userId') userId: string): Promise<readonly string[]> {
    await this.#member(request);
    await this.signIn.requireSelf(request, userId);
    return (await this.services.directory.favoriteIds({}, contextOf(request))).companyIds;
  }

  @Post('favorites')
  @HttpCode(200)
  async add(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<FavoriteAnswer> {
    await this.#member(request);
    const { user_id, company_id: companyId } = read(favoriteBody, raw);
    await this.signIn.requireSelf(request, user_id);
    const { favorite } = await this.services.directory.addFavorite({ companyId }, contextOf(request));
    return { success: true, is_favorite: favorite };
  }

  @Delete('favorites/:userId/:companyId')
  async remove(
    @Req() request: FastifyRequest,
    @Param('userId') userId: string,
    @Param('companyId') companyId: string,
  ): Promise<FavoriteAnswer> {
    await this.#member(request);
    await this.signIn.requireSelf(request, userId);
    const { favorite } = await this.services.directory.removeFavorite({ companyId }, contextOf(request));
    return { success: true, is_favorite: favorite };
  }

  @Get('favorites/:userId/:companyId/check')
  async check(
    @Req() request: FastifyRequest,
    @Param('userId') userId: string,
    @Param('companyId') companyId: string,
  ): Promise<FavoriteCheck> {
    await this.#member(request);
    await this.signIn.requireSelf(request, userId);
    const { favorite } = await this.services.directory.isFavorite({ companyId }, contextOf(request));
    return { is_favorite: favorite };
  }

  async #member(request: FastifyRequest) {
    const person = await this.signIn.require(request);
    await this.limits.take('account', person.id);
    return person;
  }
}

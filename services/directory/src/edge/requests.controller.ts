import type { DirectoryCalls } from '@carsi/contracts/directory';
import type { Incoming } from '@carsi/platform/hosting/client';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Directory } from '../directory.js';

type Body<Pattern extends keyof DirectoryCalls> = Incoming<Parameters<DirectoryCalls[Pattern]>[0]>;

@Controller()
export class RequestsController {
  constructor(@Inject(Directory) private readonly directory: Directory) {}

  @MessagePattern('company')
  company(@Payload() { body }: Body<'company'>) {
    return this.directory.company(body);
  }

  @MessagePattern('companyNames')
  companyNames(@Payload() { body }: Body<'companyNames'>) {
    return this.directory.companyNames(body);
  }

  @MessagePattern('search')
  search(@Payload() { body }: Body<'search'>) {
    return this.directory.search(body);
  }

  @MessagePattern('suggest')
  suggest(@Payload() { body }: Body<'suggest'>) {
    return this.directory.suggest(body);
  }

  @MessagePattern('recommendations')
  recommendations(@Payload() { body }: Body<'recommendations'>) {
    return this.directory.recommendations(body);
  }

  @MessagePattern('insights')
  insights(@Payload() { body }: Body<'insights'>) {
    return this.directory.insights(body);
  }

  @MessagePattern('categories')
  categories() {
    return this.directory.categories();
  }

  @MessagePattern('places')
  places(@Payload() { body }: Body<'places'>) {
    return this.directory.places(body);
  }

  @MessagePattern('campaigns')
  campaigns(@Payload() { body }: Body<'campaigns'>) {
    return this.directory.campaigns(body);
  }

  @MessagePattern('stats')
  stats() {
    return this.directory.stats();
  }

  @MessagePattern('sitemap')
  sitemap(@Payload() { body }: Body<'sitemap'>) {
    return this.directory.sitemap(body);
  }

  @MessagePattern('importCompanies')
  importCompanies(@Payload() { body, context }: Body<'importCompanies'>) {
    return this.directory.importCompanies(body, context);
  }

  @MessagePattern('importProgress')
  importProgress(@Payload() { body, context }: Body<'importProgress'>) {
    return this.directory.importProgress(body, context);
  }

  @MessagePattern('keepImportProgress')
  keepImportProgress(@Payload() { body, context }: Body<'keepImportProgress'>) {
    return this.directory.keepImportProgress(body, context);
  }

  @MessagePattern('companyKeys')
  companyKeys(@Payload() { body, context }: Body<'companyKeys'>) {
    return this.directory.companyKeys(body, context);
  }

  @MessagePattern('exportCompanies')
  exportCompanies(@Payload() { body, context }: Body<'exportCompanies'>) {
    return this.directory.exportCompanies(body, context);
  }

  @MessagePattern('addCategory')
  addCategory(@Payload() { body, context }: Body<'addCategory'>) {
    return this.directory.addCategory(body, context);
  }

  @MessagePattern('submitCompany')
  submitCompany(@Payload() { body, context }: Body<'submitCompany'>) {
    return this.directory.submitCompany(body, context);
  }

  @MessagePattern('reviseCompany')
  reviseCompany(@Payload() { body, context }: Body<'reviseCompany'>) {
    return this.directory.reviseCompany(body, context);
  }

  @MessagePattern('closeCompany')
  closeCompany(@Payload() { body, context }: Body<'closeCompany'>) {
    return this.directory.closeCompany(body, context);
  }

  @MessagePattern('restoreCompany')
  restoreCompany(@Payload() { body, context }: Body<'restoreCompany'>) {
    return this.directory.restoreCompany(body, context);
  }

  @MessagePattern('ownCompany')
  ownCompany(@Payload() { body, context }: Body<'ownCompany'>) {
    return this.directory.ownCompany(body, context);
  }

  @MessagePattern('companiesOf')
  companiesOf(@Payload() { body, context }: Body<'companiesOf'>) {
    return this.directory.companiesOf(body, context);
  }

  @MessagePattern('addFavorite')
  addFavorite(@Payload() { body, context }: Body<'addFavorite'>) {
    return this.directory.addFavorite(body, context);
  }

  @MessagePattern('removeFavorite')
  removeFavorite(@Payload() { body, context }: Body<'removeFavorite'>) {
    return this.directory.removeFavorite(body, context);
  }

  @MessagePattern('favoriteIds')
  favoriteIds(@Payload() { body, context }: Body<'favoriteIds'>) {
    return this.directory.favoriteIds(body, context);
  }

  @MessagePattern('isFavorite')
  isFavorite(@Payload() { body, context }: Body<'isFavorite'>) {
    return this.directory.isFavorite(body, context);
  }

  @MessagePattern('favoritesOf')
  favoritesOf(@Payload() { body, context }: Body<'favoritesOf'>) {
    return this.directory.favoritesOf(body, context);
  }

  @MessagePattern('removeSample')
  removeSample(@Payload() { body, context }: Body<'removeSample'>) {
    return this.directory.removeSample(body, context);
  }
}

import type { Command, Event } from '@carsi/kernel/event';
import type { Aggregate } from '@carsi/platform/events/commands';
export interface CategoryBody {
  readonly parentId: string | null;
  readonly slug: string;
  readonly name: string;
  readonly description: string | null;
  readonly iconName: string;
  readonly colorClass: string;
  readonly gradient: string;
  readonly popular: boolean;
  readonly keywords: readonly string[];
  readonly synonyms: readonly string[];
  readonly aliases: readonly string[];
}
export type CategoryAdded = Event<
  'CategoryAdded',
  {
    readonly id: string;
    readonly category: CategoryBody;
  }
>;
export type CategoryRevised = Event<
  'CategoryRevised',
  {
    readonly id: string;
    readonly category: CategoryBody;
  }
>;
export type CategoryEvent = CategoryAdded | CategoryRevised;
export type AddCategory = Command<
  'AddCategory',
  {
    readonly id: string;
    readonly category: CategoryBody;
  }
>;
export type ReviseCategory = Command<
  'ReviseCategory',
  {
    readonly id: string;
    readonly category: CategoryBody;
  }
>;
export type CategoryCommand = AddCategory | ReviseCategory;
export declare const category: Aggregate<CategoryBody | null, CategoryCommand, CategoryEvent>;
//# sourceMappingURL=category.d.ts.map

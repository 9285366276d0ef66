import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContract, render } from './events/render.mjs';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const sourceOf = (service: string): string => read(`packages/contracts/src/${service}/events.ts`);
const contracts = ['identity', 'directory', 'reviews', 'analytics', 'messaging', 'billing'].map((service) =>
  readContract(service, sourceOf(service)),
);

describe('the page of published events', () => {
  it('was made from what contracts says now', () => {
    expect(read('docs/events.md'), 'docs/events.md is old: npm run events').toBe(render(contracts));
  });

  it('leaves out no topic and no contract that has events', () => {
    const withEvents = readdirSync(new URL('../packages/contracts/src', import.meta.url), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.ts') && / = Event</.test(read(`packages/contracts/src/${name}`)));
    expect(withEvents.toSorted()).toEqual(
      ['analytics', 'billing', 'directory', 'identity', 'messaging', 'reviews'].map(
        (service) => `${service}/events.ts`,
      ),
    );
    expect(contracts.flatMap(({ topics }) => topics.map(({ name }) => name)).toSorted()).toEqual([
      'analytics.events',
      'analytics.interactions',
      'analytics.postponed',
      'billing.events',
      'directory.events',
      'identity.events',
      'messaging.events',
      'reviews.events',
    ]);
  });

  it('names every event of every union, with its fields', () => {
    const page = read('docs/events.md');
    const members = ['identity', 'directory', 'reviews', 'analytics', 'messaging', 'billing'].flatMap((service) =>
      [...sourceOf(service).matchAll(/= Event<\s*'(\w+)'/g)].map(([, name]) => name!),
    );
    expect(members.length).toBeGreaterThanOrEqual(15);
    for (const name of members) expect(page).toContain(`| ${name} |`);
    expect(page).toContain(
      '| ReviewPosted | `reviewId: string, companyId: string, rating: number, outerId?: string, again?: true` |',
    );
    expect(page).toMatch(
      /\| VisitTracked \| `companyId: string, id: string, visitor: string, .*city: number \\\| null, shared\?: boolean, category\?: string, words\?: string, rank\?: number, network\?: string`/,
    );
  });

  it('refuses a shape that it cannot read rather than leaving an event out', () => {
    const topic = "export const xTopic = 'x.events';\n";
    expect(() => readContract('x', `${topic}export type Said = Event<'Said', Elsewhere>;\n`)).toThrow(/Elsewhere/);
    expect(() => readContract('x', `${topic}export type Said = Event<'Told', { readonly id: string }>;\n`)).toThrow(
      /Told/,
    );
    expect(() => readContract('x', `${topic}type Hidden = Event<'Hidden', { readonly id: string }>;\n`)).toThrow(
      /not understood/,
    );
    expect(() => render([readContract('x', topic)])).toThrow(/xTopic/);
  });
});

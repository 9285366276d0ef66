import type { OfferingBody } from '@carsi/contracts/directory/company-profile';
import { canonical } from '@carsi/kernel/given';
import type { Command, Event } from '@carsi/kernel/event';
import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';

// The products and services of one company are one aggregate: a list that an import replaces and an owner edits row by row.
// Names and shapes are on disk for ever.

export type OfferingAdded = Event<'OfferingAdded', { readonly id: string; readonly offering: OfferingBody }>;
export type OfferingRevised = Event<'OfferingRevised', { readonly id: string; readonly offering: OfferingBody }>;
export type OfferingRemoved = Event<'OfferingRemoved', { readonly id: string }>;
export type OfferingEvent = OfferingAdded | OfferingRevised | OfferingRemoved;

export type AddOffering = Command<'AddOffering', { readonly id: string; readonly offering: OfferingBody }>;
export type ReviseOffering = Command<'ReviseOffering', { readonly id: string; readonly offering: OfferingBody }>;
export type RemoveOffering = Command<'RemoveOffering', { readonly id: string }>;
/** Replaces the list. Rows are identified by category and name; new ones come with ids. */
export type ReplaceOfferings = Command<
  'ReplaceOfferings',
  { readonly offerings: readonly { readonly id: string; readonly offering: OfferingBody }[] }
>;
export type OfferingCommand = AddOffering | ReviseOffering | RemoveOffering | ReplaceOfferings;

export type Offerings = Readonly<Record<string, OfferingBody>>;

const evolve = (offerings: Offerings, event: OfferingEvent): Offerings => {
  if (event.type !== 'OfferingRemoved') return { ...offerings, [event.data.id]: event.data.offering };
  const { [event.data.id]: _gone, ...rest } = offerings;
  return rest;
};

/** As many as a list may bring. */
const MOST_OFFERINGS = 200;

const decide = (command: OfferingCommand, offerings: Offerings): readonly OfferingEvent[] => {
  switch (command.type) {
    case 'AddOffering':
      if (Object.keys(offerings).length >= MOST_OFFERINGS) return refuse('OFFERING_LIMIT');
      return [{ type: 'OfferingAdded', data: command.data }];
    case 'ReviseOffering': {
      const before = Object.hasOwn(offerings, command.data.id) ? offerings[command.data.id] : undefined;
      if (!before) return refuse('OFFERING_NOT_FOUND');
      return canonical(before) === canonical(command.data.offering)
        ? []
        : [{ type: 'OfferingRevised', data: command.data }];
    }
    case 'RemoveOffering':
      return Object.hasOwn(offerings, command.data.id) ? [{ type: 'OfferingRemoved', data: command.data }] : [];
    case 'ReplaceOfferings':
      return replace(command.data.offerings, offerings);
  }
};

const keyOf = ({ category, name }: OfferingBody): string => `${category}:${name}`;

const replace = (wanted: ReplaceOfferings['data']['offerings'], offerings: Offerings): readonly OfferingEvent[] => {
  const known = new Map(Object.entries(offerings).map(([id, offering]) => [keyOf(offering), { id, offering }]));
  const keys = new Set(wanted.map(({ offering }) => keyOf(offering)));
  const gone = [...known].flatMap(([key, { id }]): OfferingEvent[] =>
    keys.has(key) ? [] : [{ type: 'OfferingRemoved', data: { id } }],
  );
  const changed = wanted.flatMap(({ id, offering }): OfferingEvent[] => {
    const before = known.get(keyOf(offering));
    if (!before) return [{ type: 'OfferingAdded', data: { id, offering } }];
    return canonical(before.offering) === canonical(offering)
      ? []
      : [{ type: 'OfferingRevised', data: { id: before.id, offering } }];
  });
  return [...gone, ...changed];
};

export const offerings: Aggregate<Offerings, OfferingCommand, OfferingEvent> = {
  name: 'offerings',
  initial: {},
  decide,
  evolve,
};

import type { OfferingBody } from '@carsi/contracts/directory/company-profile';
import { specification } from '@carsi/kernel/given';
import { describe, it } from 'vitest';
import { offerings, type OfferingCommand, type OfferingEvent } from './offerings.js';

const given = specification(offerings);
const command = (type: OfferingCommand['type'], data: object): OfferingCommand =>
  ({
    type,
    data,
    meta: { by: null, at: '2026-11-21T09:00:00Z', commandId: 'c', correlationId: 'r' },
  }) as OfferingCommand;
const body = (name: string, price: number | null = null): OfferingBody => ({
  name,
  description: null,
  price,
  priceUnit: 'fixed',
  imageUrl: null,
  category: 'service',
  active: true,
});
const added = (id: string, offering: OfferingBody): OfferingEvent => ({
  type: 'OfferingAdded',
  data: { id, offering },
});

describe('the offerings of a company', () => {
  it('are added, revised and removed', () => {
    given()
      .when(command('AddOffering', { id: 'a', offering: body('Saç kesimi') }))
      .then(added('a', body('Saç kesimi')));
    given(added('a', body('Saç kesimi')))
      .when(command('ReviseOffering', { id: 'a', offering: body('Saç kesimi', 300) }))
      .then({ type: 'OfferingRevised', data: { id: 'a', offering: body('Saç kesimi', 300) } });
    given(added('a', body('Saç kesimi')))
      .when(command('RemoveOffering', { id: 'a' }))
      .then({ type: 'OfferingRemoved', data: { id: 'a' } });
  });
  it('do not change when nothing about them does', () => {
    given(added('a', body('Saç kesimi')))
      .when(command('ReviseOffering', { id: 'a', offering: body('Saç kesimi') }))
      .thenNothing();
    given()
      .when(command('RemoveOffering', { id: 'a' }))
      .thenNothing();
  });
  it('are two hundred at most', () => {
    const full = Array.from({ length: 200 }, (_, n) => added(`o${n}`, body(`Hizmet ${n}`)));
    given(...full.slice(1))
      .when(command('AddOffering', { id: 'o0', offering: body('Hizmet 0') }))
      .then(full[0]!);
    given(...full)
      .when(command('AddOffering', { id: 'x', offering: body('Bir fazla') }))
      .thenRefused('OFFERING_LIMIT');
  });
  it.each(['a', '__proto__', 'constructor'])('that do not exist cannot be revised: %s', (id) => {
    given()
      .when(command('ReviseOffering', { id, offering: body('x') }))
      .thenRefused('OFFERING_NOT_FOUND');
    given().when(command('RemoveOffering', { id })).thenNothing();
  });
  it('become the imported list, and a second import changes nothing', () => {
    const list = [
      { id: 'n1', offering: body('Sakal', 150) },
      { id: 'n2', offering: body('Saç kesimi') },
    ];
    given(added('a', body('Saç kesimi')), added('b', body('Cilt bakımı')))
      .when(command('ReplaceOfferings', { offerings: list }))
      .then({ type: 'OfferingRemoved', data: { id: 'b' } }, added('n1', body('Sakal', 150)));
    given(added('n1', body('Sakal', 150)), added('n2', body('Saç kesimi')))
      .when(command('ReplaceOfferings', { offerings: list }))
      .thenNothing();
  });
});

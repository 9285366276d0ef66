import { describe, expect, it } from 'vitest';
import { firstTab, tabOf, tabsFor } from './tabs';

describe('the parts of a profile', () => {
  it('begin with what a person is here for', () => {
    expect(firstTab('admin')).toBe('yonetim');
    expect(firstTab('business')).toBe('panel');
    expect(firstTab('customer')).toBe('favoriler');
    expect(firstTab('freelancer')).toBe('favoriler');
  });

  it('are those of the person’s type', () => {
    expect(tabsFor('customer')).toEqual(['favoriler', 'ayarlar', 'guvenlik']);
    expect(tabsFor('business')).toEqual(['panel', 'favoriler', 'ayarlar', 'guvenlik']);
    expect(tabsFor('admin')).toEqual(['yonetim', 'favoriler', 'ayarlar', 'guvenlik']);
  });

  it('open by the address, and a part that one does not have is the first', () => {
    expect(tabOf('guvenlik', 'customer')).toBe('guvenlik');
    expect(tabOf('panel', 'customer')).toBe('favoriler');
    expect(tabOf('baska', 'business')).toBe('panel');
    expect(tabOf(null, 'admin')).toBe('yonetim');
  });

  it('refuse the administration to everybody but admins', () => {
    expect(tabOf('yonetim', 'business')).toBe('forbidden');
    expect(tabOf('yonetim', 'admin')).toBe('yonetim');
  });
});

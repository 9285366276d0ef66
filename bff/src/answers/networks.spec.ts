import { describe, expect, it } from 'vitest';
import { networkOf, networksOf } from './networks.js';

describe('a network', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['none at all', 'none at all'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('of IPv6 lies in a block that may take more', () =>
    expect(networksOf('2001:db8:1:2::1')).toEqual([
      { name: '2001:db8:1:2::/64', times: 1 },
      { name: '2001:db8:1::/48', times: 16 },
    ]));
});

import ipaddr from 'ipaddr.js';

const { IPv6 } = ipaddr;

/** A network that counts as one, and how many times the limit of a single one it may take. */
export interface Network {
  readonly name: string;
  readonly times: number;
}

/** So many customers' networks share the larger block of their provider. */
const NETWORKS_OF_A_BLOCK = 16;

/**
 * The networks of an address. An IPv4 address is one connection (also when written as IPv6). An IPv6 connection has a /64, and a customer
 * with a /48 has 65,536 of those, so the /48 is counted too, with a higher limit. Text that is not an address is counted as it is.
 */
export const networksOf = (address: string): readonly Network[] => {
  if (!ipaddr.isValid(address)) return [{ name: address, times: 1 }];
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof IPv6)) return [{ name: parsed.toString(), times: 1 }];
  const groups = parsed.parts.map((part) => part.toString(16));
  return [
    { name: `${groups.slice(0, 4).join(':')}::/64`, times: 1 },
    { name: `${groups.slice(0, 3).join(':')}::/48`, times: NETWORKS_OF_A_BLOCK },
  ];
};

/** The smallest network of an address, which identifies one connection. */
export const networkOf = (address: string): string => networksOf(address)[0]!.name;

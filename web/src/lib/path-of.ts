import type { InputOf } from '@carsi/contracts/all-routes';
import type { GetKey } from './call';
import { requestOf } from './request';

/** The address of a GET, for links that the browser follows by itself. */
export const pathOf = <Key extends GetKey>(route: Key, input: InputOf<Key>): string => requestOf(route, input)[1];

import { v7 } from 'uuid';
import type { Ids } from './platform.js';

export const systemIds: Ids = { next: () => v7() };

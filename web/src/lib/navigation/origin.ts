import { createContext, use } from 'react';

/** Scheme and host of the site: PUBLIC_URL on the server, the same in the browser. */
export const OriginContext = createContext('');
export const useOrigin = (): string => use(OriginContext);

import { type ComponentType, lazy } from 'react';

/** A lazily loaded part; if its code fails to load it renders nothing. */
export const part = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy<ComponentType<P>>(() => load().catch(() => ({ default: () => null })));

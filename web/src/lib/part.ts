import { type ComponentType, lazy } from 'react';

/** A part that is fetched when it is shown; one whose code does not arrive stays away and takes nothing else down. */
export const part = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy<ComponentType<P>>(() => load().catch(() => ({ default: () => null })));

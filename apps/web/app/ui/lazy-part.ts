import { type ComponentType, lazy } from 'react';
import { untilLoaded } from './feedback/until-loaded.ts';

/** React's `lazy` for a part whose script may not come: it waits for the connection, where `lazy` would fail the page. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

import { lazyPart } from '../../../../ui/lazy-part.ts';
import type { MediaManagerProps } from './media-manager.tsx';

/** Drag and drop and the crop are loaded once the page is shown. Appears in a `Suspense`. */
export const LazyMediaManager = lazyPart<MediaManagerProps>(
  async () => (await import('./media-manager.tsx')).MediaManager,
);

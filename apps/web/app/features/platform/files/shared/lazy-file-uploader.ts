import { lazyPart } from '../../../../ui/lazy-part.ts';
import type { FileUploaderProps } from './file-uploader.tsx';

/** For pages: the uploader comes once the page is shown. Appears in a `Suspense`. */
export const LazyFileUploader = lazyPart<FileUploaderProps>(
  async () => (await import('./file-uploader.tsx')).FileUploader,
);

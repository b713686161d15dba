import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../../../ui/create-store.ts';
import type { FileAccess } from './upload-file.ts';
import { createUploads, type UploadKind, type UploadRow, type Uploads } from './uploads-store.ts';

/** Returns the uploads of one uploader. Leaving the page cancels what is not there yet. */
export function useUploads(
  access: FileAccess,
  onStored: (file: StoredFile) => void,
  kind?: UploadKind,
): Uploads & { list: readonly UploadRow[] } {
  const latest = useRef({ access, onStored });
  useEffect(() => {
    latest.current = { access, onStored };
  });
  const [uploads] = useState(() =>
    createUploads({
      access: () => latest.current.access,
      onStored: (file) => latest.current.onStored(file),
      ...(kind && { kind }),
    }),
  );
  useEffect(() => () => uploads.cancelAll(), [uploads]);
  return { ...uploads, list: useStore(uploads.store) };
}

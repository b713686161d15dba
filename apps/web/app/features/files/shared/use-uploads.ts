import type { StoredFile } from '@stellenvisite/contract/files.schema';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FileAccess } from './file-access.ts';
import { createUploads, type UploadKind, type UploadRow, type Uploads } from './uploads-store.ts';

const NONE: readonly UploadRow[] = [];
const atServer = () => NONE;

/** The uploads of one uploader. Whoever leaves the page cancels what is not there yet. */
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
  return { ...uploads, list: useSyncExternalStore(uploads.subscribe, uploads.rows, atServer) };
}

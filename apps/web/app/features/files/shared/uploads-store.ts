import type { FilePurpose } from '@stellenvisite/contract/files';
import type { StoredFile } from '@stellenvisite/contract/files.schema';
import { PROBLEM_STATUS, type ProblemCode } from '@stellenvisite/contract/problems';
import { checkFile } from './check-file.ts';
import type { FileAccess } from './file-access.ts';
import { secondsLeft, type UploadStart } from './seconds-left.ts';
import { type RunningUpload, uploadFile } from './upload-file.ts';

export type UploadState =
  | { kind: 'queued' }
  | { kind: 'running'; secondsLeft: number | null }
  /** The connection is lost. */
  | { kind: 'waiting' }
  | { kind: 'refused'; code: ProblemCode; mayRetry: boolean };

export type UploadRow = { key: string; file: File; sent: number; state: UploadState };

/** What is uploaded, where it is not the documents of an application. */
export type UploadKind = {
  purpose: FilePurpose;
  /** Why a file would be refused anyway; null when it may be sent. */
  check: (file: File) => ProblemCode | null;
  atOnce: number;
};

/** More at once only share the same line, and take the connections other calls need. */
const DOCUMENTS: UploadKind = { purpose: 'document', check: checkFile, atOnce: 2 };

type UploadsOptions = { access: () => FileAccess; onStored: (file: StoredFile) => void; kind?: UploadKind };

let lastKey = 0;

/** What is being uploaded from one place of the page, as a store for `useSyncExternalStore`. */
export function createUploads({ access, onStored, kind = DOCUMENTS }: UploadsOptions) {
  let rows: readonly UploadRow[] = [];
  const running = new Map<string, RunningUpload>();
  const listeners = new Set<() => void>();

  const update = (next: readonly UploadRow[]) => {
    rows = next;
    for (const listener of listeners) listener();
  };
  const change = (key: string, changes: Partial<UploadRow>) =>
    update(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const drop = (key: string) => {
    running.delete(key);
    update(rows.filter((row) => row.key !== key));
    startNext();
  };
  const isActive = ({ state }: UploadRow) => state.kind === 'running' || state.kind === 'waiting';

  function startNext(): void {
    const free = kind.atOnce - rows.filter(isActive).length;
    for (const { key, file } of rows.filter(({ state }) => state.kind === 'queued').slice(0, Math.max(0, free))) {
      change(key, { state: { kind: 'running', secondsLeft: null } });
      const known = running.get(key);
      if (known) known.retry();
      else running.set(key, begin(key, file));
    }
  }

  function begin(key: string, file: File): RunningUpload {
    let start: UploadStart | null = null;
    return uploadFile(
      { file, purpose: kind.purpose, access },
      {
        onProgress: (sent) => {
          const now = { sent, at: performance.now(), total: file.size };
          start ??= now;
          change(key, { sent, state: { kind: 'running', secondsLeft: secondsLeft(start, now) } });
        },
        onLost: () => {
          start = null;
          change(key, { state: { kind: 'waiting' } });
        },
        onStored: (stored) => {
          drop(key);
          onStored(stored);
        },
        onRefused: (code) => {
          change(key, { state: { kind: 'refused', code, mayRetry: canPass(code) } });
          startNext();
        },
      },
    );
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    rows: () => rows,
    /** Files that cannot be taken become rows as well, each with its reason. */
    add: (files: readonly File[]) => {
      const added = files.map((file): UploadRow => {
        const code = kind.check(file);
        lastKey += 1;
        const state: UploadState = code ? { kind: 'refused', code, mayRetry: false } : { kind: 'queued' };
        return { key: `upload-${lastKey}`, file, sent: 0, state };
      });
      update([...rows, ...added]);
      startNext();
    },
    retry: (key: string) => {
      change(key, { state: { kind: 'queued' } });
      startNext();
    },
    cancel: (key: string) => {
      running.get(key)?.cancel();
      drop(key);
    },
    cancelAll: () => {
      for (const upload of running.values()) upload.cancel();
      running.clear();
      update([]);
    },
  };
}
export type Uploads = ReturnType<typeof createUploads>;

/** Whether the same file may be taken at another time. */
function canPass(code: ProblemCode): boolean {
  return PROBLEM_STATUS[code] >= 500 || code === 'request.rate_limited' || code.startsWith('auth.');
}

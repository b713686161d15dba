import { type FilePurpose, MAX_FILE_BYTES } from '@stellenvisite/contract/platform/files';
import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { PROBLEM_STATUS, type ProblemCode } from '@stellenvisite/contract/platform/problems';
import { createStore } from '../../../../ui/create-store.ts';
import { type FileAccess, type RunningUpload, uploadFile } from './upload-file.ts';

const ENDINGS = ['pdf', 'docx', 'odt', 'jpg', 'jpeg', 'png'];

/** With the picture types named, phones hand over their own formats as JPG. */
export const ACCEPTED = [...ENDINGS.map((ending) => `.${ending}`), 'image/jpeg', 'image/png'].join(',');

/** From here on the time left is measured: earlier than a second after it nobody can tell. */
type UploadStart = { sent: number; at: number };

const SHORTEST_MS = 1000;

export type UploadState =
  | { kind: 'queued' }
  | { kind: 'running'; secondsLeft: number | null }
  /** The connection is lost. */
  | { kind: 'waiting' }
  | { kind: 'refused'; code: ProblemCode; mayRetry: boolean };

export type UploadRow = { key: string; file: File; sent: number; state: UploadState };

/** The rules for uploads that are not documents of an application. */
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

/** Creates the store of the uploads from one place of the page. */
export function createUploads({ access, onStored, kind = DOCUMENTS }: UploadsOptions) {
  const rows = createStore<readonly UploadRow[]>([]);
  const running = new Map<string, RunningUpload>();

  const change = (key: string, changes: Partial<UploadRow>) =>
    rows.set(rows.get().map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const drop = (key: string) => {
    running.delete(key);
    rows.set(rows.get().filter((row) => row.key !== key));
    startNext();
  };
  const isActive = ({ state }: UploadRow) => state.kind === 'running' || state.kind === 'waiting';

  function startNext(): void {
    const free = kind.atOnce - rows.get().filter(isActive).length;
    for (const { key, file } of rows
      .get()
      .filter(({ state }) => state.kind === 'queued')
      .slice(0, Math.max(0, free))) {
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
    store: rows,
    rows: rows.get,
    /** Files that cannot be taken become rows as well, each with its reason. */
    add: (files: readonly File[]) => {
      const added = files.map((file): UploadRow => {
        const code = kind.check(file);
        lastKey += 1;
        const state: UploadState = code ? { kind: 'refused', code, mayRetry: false } : { kind: 'queued' };
        return { key: `upload-${lastKey}`, file, sent: 0, state };
      });
      rows.set([...rows.get(), ...added]);
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
      rows.set([]);
    },
  };
}
export type Uploads = ReturnType<typeof createUploads>;

/** Checks whether the same file may be taken at another time. */
function canPass(code: ProblemCode): boolean {
  return PROBLEM_STATUS[code] >= 500 || code === 'request.rate_limited' || code.startsWith('auth.');
}

export function secondsLeft(start: UploadStart, now: { sent: number; at: number; total: number }): number | null {
  const passed = now.at - start.at;
  const sent = now.sent - start.sent;
  if (passed < SHORTEST_MS || sent <= 0) return null;
  return Math.max(1, Math.ceil(((now.total - now.sent) / sent) * (passed / 1000)));
}

/** Returns the reason why the server would refuse a file, before a byte is sent. The server recognizes files without an extension. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): ProblemCode | null {
  const ending = fileEnding(name);
  if (ending && !ENDINGS.includes(ending)) return 'file.type_unsupported';
  if (size === 0) return 'file.empty';
  return size > MAX_FILE_BYTES ? 'file.too_large' : null;
}

export function fileEnding(name: string): string {
  return name.match(/\.([a-z0-9]{1,5})$/i)?.[1]?.toLowerCase() ?? '';
}

import { type FilePurpose, GUEST_TOKEN_HEADER } from '@stellenvisite/contract/platform/files';
import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { PROBLEM_STATUS, type ProblemCode } from '@stellenvisite/contract/platform/problems';
import type { DetailedError, Upload } from 'tus-js-client';
import { dataOf } from '../../../../api/data-of.ts';
import { problemCodeOf } from '../../../../api/problem-code.ts';
import { publicApi } from '../../../../api/public-api.ts';
import { retryDelay } from '../../../../api/query-client.ts';
import { loadAuthClient } from '../../../../session/auth-client.ts';
import { guestToken } from './guest-token.ts';

/** Whose files: those of the account that is signed in, or those of the guest token of this device. */
export type FileAccess = 'account' | 'guest';

/** A proxy that holds back a request until it is whole loses no more than this. */
const CHUNK_BYTES = 2 * 1024 * 1024;
const SERVER_RETRIES = 3;
/** A connection that takes nothing for so long is dead, although nobody has stated so. */
const STALLED_MS = 60_000;

export type UploadReports = {
  onProgress: (sent: number) => void;
  /** The connection is lost; the upload goes on by itself where it was. */
  onLost: () => void;
  onStored: (file: StoredFile) => void;
  onRefused: (code: ProblemCode) => void;
};

export type FileToUpload = { file: File; purpose: FilePurpose; access: () => FileAccess };

export type RunningUpload = {
  /** After a refusal: goes on with what the server has already. */
  retry: () => void;
  /** Takes back what has arrived. */
  cancel: () => void;
};

/**
 * Sends one file by the tus protocol; the library is fetched with the first one. `access` is read for every request, because a guest
 * may sign in while it runs.
 */
export function uploadFile({ file, purpose, access }: FileToUpload, reports: UploadReports): RunningUpload {
  let upload: Upload | undefined;
  let stopWaiting: (() => void) | undefined;
  let isCancelled = false;
  let failures = 0;
  let stalled: ReturnType<typeof setTimeout> | undefined;

  /** Only while something is left to send: what the server does with a whole file may take its time. */
  const watch = (sent: number) => {
    clearTimeout(stalled);
    if (sent < file.size) stalled = setTimeout(giveUp, STALLED_MS);
  };
  const giveUp = () => {
    upload?.abort().catch(() => undefined);
    fail(new Error('the connection takes nothing any more'));
  };
  const start = () => {
    stopWaiting = undefined;
    if (isCancelled) return;
    if (upload) upload.start();
    else create().catch((error: unknown) => fail(error));
  };
  const fail = (error: unknown) => {
    clearTimeout(stalled);
    if (isCancelled) return;
    const code = codeOf(error);
    // The server ends a part that comes too slowly; what has arrived of it is retained.
    const isLost = code === null || code === 'request.timeout';
    const isBusy = code !== null && (code === 'file.offset_wrong' || isServerFault(code)) && failures < SERVER_RETRIES;
    if (code !== null && !isLost && !isBusy) return reports.onRefused(code);
    if (isLost) reports.onLost();
    stopWaiting = waitToRetry(failures, start);
    failures += 1;
  };
  const create = async () => {
    const { Upload: TusUpload } = await import('tus-js-client');
    upload = new TusUpload(file, {
      endpoint: `${location.origin}/api/uploads`,
      chunkSize: CHUNK_BYTES,
      metadata: { filename: file.name, purpose },
      storeFingerprintForResuming: false,
      // The client gives up when offline; `fail` waits for the connection instead.
      retryDelays: null,
      onBeforeRequest: async (request) => {
        for (const [name, value] of Object.entries(await accessHeaders(access()))) request.setHeader(name, value);
      },
      onProgress: (sent) => {
        watch(sent);
        reports.onProgress(sent);
      },
      onChunkComplete: () => {
        failures = 0;
      },
      onError: fail,
      onSuccess: () => void finish(),
    });
    if (!isCancelled) upload.start();
  };
  /** The id of an upload becomes the id of its file; its name and type are the server's. */
  const finish = async () => {
    const id = upload?.url?.split('/').at(-1);
    try {
      const stored = (await listFiles(access())).find((each) => each.id === id);
      if (isCancelled) return;
      if (stored) reports.onStored(stored);
      else reports.onRefused('file.not_found');
    } catch (error) {
      fail(error);
    }
  };

  start();
  return {
    retry: () => {
      failures = 0;
      start();
    },
    cancel: () => {
      isCancelled = true;
      stopWaiting?.();
      clearTimeout(stalled);
      // If this request fails, the server deletes the partial upload within a day.
      upload?.abort(true).catch(() => undefined);
    },
  };
}

/** Returns the problem code of a refused upload, or null when no answer came. */
function codeOf(error: unknown): ProblemCode | null {
  if (isDetailed(error)) {
    if (!error.originalResponse) return null;
    return problemCodeOf(parseProblem(error.originalResponse.getBody()));
  }
  return error instanceof Error ? null : problemCodeOf(error);
}

const isDetailed = (error: unknown): error is DetailedError => error instanceof Error && 'originalResponse' in error;

function parseProblem(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** A scanner that is away is stated at once: it may take minutes. */
const isServerFault = (code: ProblemCode) => PROBLEM_STATUS[code] >= 500 && code !== 'file.unchecked';

function waitToRetry(failures: number, go: () => void): () => void {
  const timer = setTimeout(run, retryDelay(failures));
  function run() {
    stop();
    go();
  }
  function stop() {
    clearTimeout(timer);
    removeEventListener('online', run);
  }
  addEventListener('online', run);
  return stop;
}

/** With a token that is fresh at every call: an upload may take longer than one lasts. */
async function accessHeaders(access: FileAccess): Promise<Record<string, string>> {
  if (access === 'guest') return { [GUEST_TOKEN_HEADER]: guestToken() };
  const { data } = await (await loadAuthClient()).getSession();
  return data.session ? { authorization: `Bearer ${data.session.access_token}` } : {};
}

export async function listFiles(access: FileAccess): Promise<StoredFile[]> {
  const { items } = await dataOf(publicApi.GET('/api/files', { headers: await accessHeaders(access) }));
  return items;
}

export async function deleteFile(access: FileAccess, id: string): Promise<void> {
  const headers = await accessHeaders(access);
  await dataOf(publicApi.DELETE('/api/files/{id}', { params: { path: { id } }, headers }));
}

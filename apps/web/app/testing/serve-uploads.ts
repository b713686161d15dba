import type { FileType } from '@stellenvisite/contract/platform/files';
import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import type { ProblemCode } from '@stellenvisite/contract/platform/problems';
import { PROBLEM_STATUS } from '@stellenvisite/contract/platform/problems';
import { vi } from 'vitest';

/** The outcome of a part that is sent: taken, lost half-way with the connection, or refused. */
type Outcome = 'taken' | 'lost' | ProblemCode;
type Part = { name: string; attempt: number };
type Upload = { id: string; name: string; size: number; offset: number; attempts: number };

type ServeUploads = {
  /** Decides the outcome of each part; a promise pauses the part half-way until it resolves. */
  onPart?: (part: Part) => Outcome | Promise<Outcome>;
};

/** The tus endpoint of the API, in memory behind `XMLHttpRequest`, and the list of what was stored. */
export function serveUploads({ onPart = () => 'taken' }: ServeUploads = {}) {
  const uploads = new Map<string, Upload>();
  const calls: { call: string; headers: Record<string, string> }[] = [];

  class UploadRequest {
    upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    onerror?: (event: object) => void;
    status = 0;
    responseText = '';
    #method = '';
    #url = new URL('http://own.invalid');
    #headers: Record<string, string> = {};
    #answer: Record<string, string> = {};
    #isAborted = false;

    open(method: string, url: string) {
      this.#method = method;
      this.#url = new URL(url, location.href);
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name.toLowerCase()] = value;
    }
    getResponseHeader(name: string) {
      return this.#answer[name.toLowerCase()] ?? null;
    }
    abort() {
      this.#isAborted = true;
    }
    send(body?: Blob | null) {
      calls.push({ call: `${this.#method} ${this.#url.pathname}`, headers: this.#headers });
      void this.#respond(body ?? null);
    }

    async #respond(body: Blob | null) {
      const upload = uploads.get(this.#url.pathname.split('/').at(-1) ?? '');
      if (this.#method === 'POST') return this.#create();
      if (!upload) return this.#finish(404, {});
      if (this.#method === 'DELETE') {
        uploads.delete(upload.id);
        return this.#finish(204, {});
      }
      if (this.#method === 'HEAD') {
        return this.#finish(200, { 'upload-offset': String(upload.offset), 'upload-length': String(upload.size) });
      }
      return this.#append(upload, body?.size ?? 0);
    }

    #create() {
      const named = this.#headers['upload-metadata']?.match(/filename ([^\s,]+)/)?.[1] ?? '';
      const name = new TextDecoder().decode(Uint8Array.from(atob(named), (char) => char.charCodeAt(0)));
      const id = `0198f0a0-0000-7000-9000-${String(uploads.size + 1).padStart(12, '0')}`;
      uploads.set(id, { id, name, size: Number(this.#headers['upload-length']), offset: 0, attempts: 0 });
      this.#finish(201, { location: `/api/uploads/${id}` });
    }

    async #append(upload: Upload, bytes: number) {
      upload.attempts += 1;
      const half = Math.floor(bytes / 2);
      this.upload.onprogress?.({ lengthComputable: true, loaded: half });
      const outcome = await onPart({ name: upload.name, attempt: upload.attempts });
      if (this.#isAborted) return;
      if (outcome === 'lost') {
        upload.offset += half;
        this.onerror?.({});
        return;
      }
      if (outcome !== 'taken') {
        this.responseText = JSON.stringify({ code: outcome });
        return this.#finish(PROBLEM_STATUS[outcome], {});
      }
      upload.offset += bytes;
      this.upload.onprogress?.({ lengthComputable: true, loaded: bytes });
      this.#finish(204, { 'upload-offset': String(upload.offset) });
    }

    #finish(status: number, headers: Record<string, string>) {
      this.status = status;
      this.#answer = { 'tus-resumable': '1.0.0', ...headers };
      queueMicrotask(() => this.onload?.());
    }
  }

  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  return {
    calls,
    /** For `GET /api/files` of `serveApi`. */
    listFiles: () => ({
      body: { items: [...uploads.values()].filter(({ size, offset }) => size === offset).map(toStoredFile) },
    }),
    uploads: () => [...uploads.values()],
  };
}

function toStoredFile({ id, name, size }: Upload): StoredFile {
  const type = (name.split('.').at(-1) ?? 'pdf') as FileType;
  return { id, name, type, bytes: size, createdAt: '2026-11-16T08:00:00.000Z' };
}

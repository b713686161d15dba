import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FILE_PURPOSES } from '@stellenvisite/contract/platform/files';
import type { Context } from '@stellenvisite/core/context';
import { createUpload } from '@stellenvisite/core/platform/files/create-upload';
import type { FileOwner } from '@stellenvisite/core/platform/files/delete-own-file';
import {
  appendToUpload,
  deleteUpload,
  findOwnUpload,
  finishUpload,
  getOwnUpload,
} from '@stellenvisite/core/platform/files/finish-upload';
import { findOwnFile } from '@stellenvisite/core/platform/files/get-own-file';
import { DataStore, Upload } from '@tus/server';

type StoreOptions = {
  owner: FileOwner;
  /** For what arrives in this request. */
  folder: string;
};

/**
 * Parts of uploads in the file store, their state in the database: any process can go on with what another has begun. What
 * arrived before a connection broke is retained.
 */
export class UploadStore extends DataStore {
  readonly #ctx: Context;
  readonly #options: StoreOptions;

  constructor(ctx: Context, options: StoreOptions) {
    super();
    this.#ctx = ctx;
    this.#options = options;
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { owner } = this.#options;
    const name = upload.metadata?.filename ?? '';
    const given = upload.metadata?.purpose;
    const purpose = FILE_PURPOSES.find((each) => each === given) ?? 'document';
    await createUpload(this.#ctx, { id: upload.id, owner, purpose, name, size: upload.size ?? 0 });
    return upload;
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const path = join(this.#options.folder, 'part');
    const broken = await pipeline(stream, createWriteStream(path)).catch((error: unknown) => error);
    const upload = await this.#get(id);
    const bytes = await stat(path).then(
      ({ size }) => size,
      () => 0,
    );
    const reached = await appendToUpload(this.#ctx, { upload, offset, bytes, path });
    if (broken) throw broken;
    return reached;
  }

  /** One that has become a file is complete. */
  override async getUpload(id: string): Promise<Upload> {
    const { owner } = this.#options;
    const upload = await findOwnUpload(this.#ctx, { id, owner });
    const file = upload ? undefined : await findOwnFile(this.#ctx, { id, owner });
    if (file) return new Upload({ id, size: file.bytes, offset: file.bytes });
    const { size, offset } = await this.#get(id);
    if (offset === size) await this.finish(id);
    return new Upload({ id, size, offset });
  }

  override async remove(id: string): Promise<void> {
    await deleteUpload(this.#ctx, await this.#get(id));
  }

  async finish(id: string): Promise<void> {
    const { owner, folder } = this.#options;
    await finishUpload(this.#ctx, { upload: await this.#get(id), owner, path: join(folder, 'file') });
  }

  #get(id: string) {
    return getOwnUpload(this.#ctx, { id, owner: this.#options.owner });
  }
}

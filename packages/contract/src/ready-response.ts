/**
 * A response between two parts of one process, whose content is there already. The platform's own would copy it into a stream
 * and, to be read, copy it out again; the streams are only freed with the oldest objects.
 * To be read by `bytes`, `text` or `json`: `body`, and what reads from it, is empty.
 */
export class ReadyResponse extends Response {
  readonly #content: Uint8Array<ArrayBuffer>;

  constructor(content: Uint8Array<ArrayBuffer>, init: ResponseInit) {
    super(null, init);
    this.#content = content;
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#content;
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(this.#content);
  }

  override async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}

import { keyOf } from './feed-node.ts';

/** Which elements of a document are items: by their whole path from the root (`source/job`), or by their name anywhere (`//job_offer`). */
export class ItemPaths {
  readonly #paths = new Set<string>();
  readonly #names = new Set<string>();

  constructor(paths: readonly string[]) {
    for (const path of paths) {
      if (path.startsWith('//')) this.#names.add(keyOf(path.slice(2)));
      else this.#paths.add(path.split('/').map(keyOf).join('/'));
    }
  }

  has(path: string, key: string): boolean {
    return this.#paths.has(path) || this.#names.has(key);
  }
}

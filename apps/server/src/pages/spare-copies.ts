/**
 * Copies of pages whose answers are out: the next answer writes its nonce into one of them instead of copying the page
 * again, which for a known page would be most of the work. The first is the page itself, as many are asked for only once: what
 * stands between the nonces never changes, so that copies can be made of it all the while. Bounded; the page used least
 * recently loses its copies first.
 */
export class SpareCopies {
  readonly #copies = new Map<Buffer, Buffer[]>();
  readonly #handedOut = new WeakSet<Buffer>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor({ maxBytes }: { maxBytes: number }) {
    this.#maxBytes = maxBytes;
  }

  /** Yours alone until you give it back. */
  take(original: Buffer): Buffer {
    const spares = this.#copies.get(original);
    const copy = spares?.pop();
    if (spares?.length === 0) this.#copies.delete(original);
    if (!copy) return this.#handedOut.has(original) ? Buffer.from(original) : this.#handOut(original);
    this.#bytes -= copy.length;
    return copy;
  }

  giveBack(original: Buffer, copy: Buffer): void {
    const spares = this.#copies.get(original) ?? [];
    spares.push(copy);
    this.#copies.delete(original);
    this.#copies.set(original, spares);
    this.#bytes += copy.length;
    for (const [oldest, { length }] of this.#copies) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#copies.delete(oldest);
      this.#bytes -= length * oldest.length;
    }
  }

  #handOut(original: Buffer): Buffer {
    this.#handedOut.add(original);
    return original;
  }
}

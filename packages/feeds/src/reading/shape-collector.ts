import type { DocumentShape } from './document-shape.ts';

const MOST_PATHS = 3_000;
const LONGEST_SAMPLE = 200;

/** Counts elements as they come by. */
export class ShapeCollector {
  readonly counts = new Map<string, number>();
  readonly samples = new Map<string, string>();
  readonly written = new Map<string, string>();

  add(path: string, writtenPath: string): void {
    const count = this.counts.get(path);
    if (count === undefined && this.counts.size >= MOST_PATHS) return;
    this.counts.set(path, (count ?? 0) + 1);
    if (count === undefined) this.written.set(path, writtenPath);
  }

  addText(path: string, text: string): void {
    const words = text.trim();
    if (words !== '' && this.counts.has(path) && !this.samples.has(path)) {
      this.samples.set(path, words.slice(0, LONGEST_SAMPLE));
    }
  }

  toShape(syntax: DocumentShape['syntax'], root: string, namespaces: readonly string[]): DocumentShape {
    const { counts, samples, written } = this;
    return { syntax, root, namespaces, counts, samples, written };
  }
}

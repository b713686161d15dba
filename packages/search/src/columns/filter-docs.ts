/**
 * The docs that pass, in their order; `into` may be the list itself. TypedArray's own filter takes several times as long for
 * a million docs.
 */
export function filterDocs(
  docs: Uint32Array,
  passes: (doc: number, index: number) => boolean,
  into: Uint32Array = new Uint32Array(docs.length),
): Uint32Array {
  let count = 0;
  for (let index = 0; index < docs.length; index += 1) {
    const doc = docs[index] ?? 0;
    if (passes(doc, index)) into[count++] = doc;
  }
  return into.subarray(0, count);
}

/** The docs that pass, in their order. TypedArray's own filter takes several times as long for a million docs. */
export function keepDocs(docs: Uint32Array, passes: (doc: number, index: number) => boolean): Uint32Array {
  const kept = new Uint32Array(docs.length);
  let count = 0;
  for (let index = 0; index < docs.length; index += 1) {
    const doc = docs[index] ?? 0;
    if (passes(doc, index)) kept[count++] = doc;
  }
  return kept.subarray(0, count);
}

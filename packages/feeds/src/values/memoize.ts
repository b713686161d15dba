const MAX_CACHED = 2_000;
const MAX_KEY_LENGTH = 80;

/** Caches the values of short texts: a feed has the same few words and days in every item. */
export function memoize<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    if (text.length > MAX_KEY_LENGTH) return read(text);
    const cached = known.get(text);
    if (cached !== undefined || known.has(text)) return cached as Value;
    const value = read(text);
    if (known.size >= MAX_CACHED) known.clear();
    // A copy: a part of a string retains the whole piece of the document.
    known.set(Buffer.from(text).toString(), value);
    return value;
  };
}

/** What was read from a text, how sure it is in per cent, and the words it was read from. */
export type TextReading<Value> = { value: Value; confidence: number; words: string };

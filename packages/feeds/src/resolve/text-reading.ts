/** A value that a text states, and the words it was read from. */
export type TextReading<Value> = { value: Value; words: string };

/** The origin of a text: a title and a field are short and about the job alone, a text mentions much else. */
export type TextOrigin = 'field' | 'title' | 'text';

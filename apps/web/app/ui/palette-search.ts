import { useEffect, useState } from 'react';

const PAUSE_MS = 150;
/** Shorter texts find too much to be of use. */
const LEAST_LETTERS = 2;

type PaletteQuestion = {
  q: string;
  /** The server can be asked for `q`. */
  isEnough: boolean;
  /** What was found may be shown. */
  isAsked: boolean;
  isSettled: boolean;
};

/** What the server is asked for a text: nothing for the first letter, and not at every key. */
export function usePaletteQuestion(text: string): PaletteQuestion {
  const typed = text.trim();
  const [q, setQ] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    q,
    isEnough: q.length >= LEAST_LETTERS,
    isAsked: typed.length >= LEAST_LETTERS,
    isSettled: q === typed,
  };
}

/** Each word of the text begins a word of the name. */
export function isFoundBy(label: string, text: string): boolean {
  const words = label.toLocaleLowerCase('de').split(/[\s&-]+/);
  return text
    .toLocaleLowerCase('de')
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

import { useEffect, useRef, useState } from 'react';

/**
 * What a screen reader is to say of each new answer: once, and nothing of the first one, which is read with the page.
 * The same words twice in a row get an ending that is not heard, for else the second would not be either.
 */
export function useAnnouncement(text: string, answerKey: string): string {
  const [said, setSaid] = useState('');
  const known = useRef(answerKey);
  useEffect(() => {
    if (known.current === answerKey) return;
    known.current = answerKey;
    setSaid((before) => (before === text ? `${text}\u00a0` : text));
  }, [text, answerKey]);
  return said;
}

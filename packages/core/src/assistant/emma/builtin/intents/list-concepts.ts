import { findKnownLocation } from '@stellenvisite/search/places';
import { foldWord, foldWords } from '../fold-words.ts';
import written from './concepts.json' with { type: 'json' };

type Concept = keyof typeof written;

const exact = new Map<string, Concept[]>();
const beginnings: [string, Concept][] = [];
const parts: [string, Concept][] = [];
for (const [concept, words] of Object.entries(written) as [Concept, string[]][])
  for (const word of words) {
    const folded = foldWord(word.replaceAll('*', ''));
    if (word.startsWith('*')) parts.push([folded, concept]);
    else if (word.endsWith('*')) beginnings.push([folded, concept]);
    else exact.set(folded, [...(exact.get(folded) ?? []), concept]);
  }

const known = new Map<string, Concept[]>();

/** Lists what the words of a text are about, each concept alone and with every other one. */
export function listConcepts(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = words.map((word) => conceptsOf(word));
  const all = [...new Set(found.flat())].sort();
  const pairs = all.flatMap((one, index) => all.slice(index + 1).map((other) => `pair ${one} ${other}`));
  const steps = found.flatMap((here, index) =>
    here.flatMap((one) => (found[index + 1] ?? []).map((other) => `step ${one} ${other}`)),
  );
  const start = (found[0] ?? []).map((concept) => `start ${concept}`);
  return [...all.map((concept) => `concept ${concept}`), ...pairs, ...steps, ...start];
}

function conceptsOf(word: string): Concept[] {
  const folded = (foldWords(word)[0] ?? '').replace(/\d/gu, '0');
  const before = known.get(folded);
  if (before) return before;
  const found = new Set<Concept>(exact.get(folded));
  for (const [beginning, concept] of beginnings) if (folded.startsWith(beginning)) found.add(concept);
  for (const [part, concept] of parts) if (folded.includes(part)) found.add(concept);
  if (found.size === 0 && word.length > 3 && findKnownLocation(word)?.kind === 'point') found.add('place');
  const concepts = [...found];
  if (known.size < MAX_KNOWN) known.set(folded, concepts);
  return concepts;
}
const MAX_KNOWN = 20_000;

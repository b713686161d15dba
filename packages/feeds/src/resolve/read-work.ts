import { SHIFTS, type Shift } from '@stellenvisite/contract/duty';
import type { Contract, RemoteOption } from '@stellenvisite/contract/job-fields';
import type { TextReading } from './text-reading.ts';

const SHIFT_WORDS: Record<Shift, RegExp> = {
  early: /früh(?:dienst|schicht)\w*|\bfrüh-(?=[\s,/]|\b)|\bearly shifts?\b/giu,
  day: /tag(?:es)?(?:dienst|schicht)\w*|\bday shifts?\b/giu,
  late: /spät(?:dienst|schicht)\w*|\bspät-(?=[\s,/]|\b)|\blate shifts?\b/giu,
  night: /nacht(?:dienst|schicht|wache)\w*|dauernacht\w*|\bnight shifts?\b/giu,
};
const NEGATION = /(?:kein\w*|ohne|nicht|befreit von|frei von|statt|no|without)\s+(?:\S+\s+){0,2}$/iu;
const THREE_SHIFTS = /drei-?\s?schicht\S*|3-?\s?schicht\S*/iu;

/** The shifts that a text names. One that it denies ("kein Nachtdienst") is not named, and nothing follows from the occupation. */
export function readShiftsFromText(text: string): TextReading<Shift[]> | null {
  const three = THREE_SHIFTS.exec(text);
  if (three && !isDenied(text, three.index))
    return { value: ['early', 'late', 'night'], confidence: 90, words: three[0] };
  const found = SHIFTS.flatMap((shift) => {
    const words = findSaid(text, SHIFT_WORDS[shift]);
    return words === null ? [] : [{ shift, words }];
  });
  if (found.length === 0) return null;
  return { value: found.map(({ shift }) => shift), confidence: 85, words: found.map(({ words }) => words).join(', ') };
}

/** `words` are global. */
function findSaid(text: string, words: RegExp): string | null {
  for (const found of text.matchAll(words)) {
    if (!isDenied(text, found.index)) return found[0];
  }
  return null;
}

const isDenied = (text: string, at: number) => NEGATION.test(text.slice(Math.max(0, at - 60), at));

const PERMANENT =
  /\bunbefristet\w*|\bunlimited contract|\bpermanent (?:position|contract|employment)|\bunbefristung\b/iu;
const FIXED_TERM =
  /(?<!un)\bbefristet\w*|\bfixed[-\s]term\b|\b(?:elternzeit|karenz|mutterschafts|schwangerschafts)vertretung\b|\bals vertretung\b/iu;
/** "Zunächst befristet auf ein Jahr, Übernahme unbefristet möglich" begins as befristet. */
const FIRST_FIXED =
  /(?:zunächst|vorerst|vorläufig)\s+(?:\S+\s+){0,3}befristet|befristet\w*\s.{0,80}(?:entfristung|unbefristet)/iu;

export function readContractFromText(text: string): TextReading<Contract> | null {
  const [permanent, fixed] = [PERMANENT.exec(text), FIXED_TERM.exec(text)];
  if (fixed && (!permanent || FIRST_FIXED.test(text))) return { value: 'fixed_term', confidence: 85, words: fixed[0] };
  if (permanent && fixed) return { value: 'permanent', confidence: 50, words: `${permanent[0]} … ${fixed[0]}` };
  return permanent ? { value: 'permanent', confidence: 92, words: permanent[0] } : null;
}

const REMOTE: [RemoteOption, RegExp, number][] = [
  [
    'remote',
    /100\s?%\s?(?:remote|home-?\s?office)|vollständig (?:remote|im home-?\s?office|mobil)|fully remote|ausschließlich (?:remote|im home-?\s?office)/giu,
    90,
  ],
  [
    'hybrid',
    /hybrid\w*(?: arbeit\w*)?|(?:teilweise|tageweise|anteilig)\w*\s(?:\S+\s){0,2}(?:remote|home-?\s?office|mobil\w*)|mobile[sn]? arbeit\w*|home-?\s?office|remote[-\s]?work|telearbeit/giu,
    75,
  ],
];

/** Work from home where the text offers it; that it offers none is no statement that it is on site. */
export function readRemoteFromText(text: string): TextReading<RemoteOption> | null {
  for (const [value, pattern, confidence] of REMOTE) {
    const words = findSaid(text, pattern);
    if (words !== null) return { value, confidence, words };
  }
  return null;
}

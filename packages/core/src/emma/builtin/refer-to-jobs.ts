import type { EmmaShortJob } from '@stellenvisite/contract/emma-parts.schema';
import type { DialogueState } from '../turn.ts';
import { foldWord, foldWords } from './fold-words.ts';

const ORDINALS: readonly [number, RegExp][] = [
  [
    0,
    /(?<![\p{L}\d])(?:erste[nrs]?|first|oberste[nr]?|1\.|nr\.?\s*1|nummer\s*(?:1|eins)|number\s*(?:1|one)|#1)(?![\p{L}\d])/iu,
  ],
  [
    1,
    /(?<![\p{L}\d])(?:zweite[nrs]?|second|mittlere[nr]?|2\.|nr\.?\s*2|nummer\s*(?:2|zwei)|number\s*(?:2|two)|#2)(?![\p{L}\d])/iu,
  ],
  [2, /(?<![\p{L}\d])(?:dritte[nrs]?|third|3\.|nr\.?\s*3|nummer\s*(?:3|drei)|number\s*(?:3|three)|#3)(?![\p{L}\d])/iu],
];
const LAST =
  /(?<![\p{L}])(?:letzte[nrs]?|unterste[nr]?|last)(?:\s+(?:one|stelle|job|davon|von))?(?![\p{L}])(?!\s+(?:woche|tage|monat|week|days|month))/iu;
const BOTH =
  /(?<![\p{L}])(?:beide[nr]?|both|die\s+zwei|the\s+two|alle(?:\s+drei)?|all(?:\s+three)?|die\s+drei|miteinander|each\s+other|those|them|untereinander)(?![\p{L}])/iu;
const POINTING =
  /(?<![\p{L}])(?:die|das|diese[rsnm]?|dies|sie|dort|da|davon|dafür|darauf|darüber|dazu|den|der|dem|it|this|that|there|the\s+job|one|stelle|job|position|mich|jetzt|now|apply)(?![\p{L}])/iu;

const FIRST_TWO = /(?<![\p{L}])(?:ersten\s+(?:beiden|zwei|2)|beiden\s+ersten|first\s+(?:two|2))(?![\p{L}])/iu;

/** The jobs a message speaks of, in the order of the message's words; none where it names none. */
export function referToJobs(text: string, { shown, focus }: Pick<DialogueState, 'shown' | 'focus'>): EmmaShortJob[] {
  if (FIRST_TWO.test(text)) return shown.slice(0, 2);
  const ordered = ORDINALS.flatMap(([index, pattern]) => {
    const found = pattern.exec(text);
    const job = shown[index];
    return found && job ? [{ at: found.index, job }] : [];
  })
    .toSorted((one, other) => one.at - other.at)
    .map(({ job }) => job);
  if (ordered.length > 0) return ordered;
  const last = shown.at(-1);
  if (last && LAST.test(text)) return [last];
  if (BOTH.test(text)) return shown.slice(0, 3);
  const named = nameJobs(text, shown);
  if (named.length > 0) return named;
  if (!POINTING.test(text)) return [];
  if (focus) return [focus];
  return shown.length === 1 ? shown : [];
}

const LEAST_LETTERS = 4;
const ORDINARY = new Set(
  [
    'stelle',
    'klinik',
    'klinikum',
    'krankenhaus',
    'pflege',
    'praxis',
    'haus',
    'zentrum',
    'hospital',
    'pflegefachkraft',
    'gmbh',
    'stadt',
    'station',
    'team',
    'oder',
    'und',
    'für',
    'job',
    'mann',
    'frau',
    'arzt',
    'ärztin',
    'facharzt',
    'medizinische',
    'medizin',
    'sankt',
    'evangelisches',
    'katholisches',
    'städtisches',
  ].map(foldWord),
);

/** "die in Nippes", "die am Severinswall": by a word that only one of the shown jobs has. */
function nameJobs(text: string, shown: readonly EmmaShortJob[]): EmmaShortJob[] {
  const said = new Set(foldWords(text).filter((word) => word.length >= LEAST_LETTERS && !ORDINARY.has(word)));
  const hits = shown.filter(({ title, employer, city }) =>
    foldWords(`${title} ${employer} ${city}`).some((word) => said.has(word)),
  );
  return hits.length < shown.length ? hits : [];
}

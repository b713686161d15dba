import { foldText } from '../language/fold-text.ts';
import questionWords from '../taxonomy/question-words.json' with { type: 'json' };

const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries(questionWords.numbers).map(([word, number]) => [foldText(word), number]),
);
/** Most words are no numbers, which these parts of one show at once. */
const PARTS = /hundert|und\p{L}+(?:zig|ss?ig)$|halb$|[- ]/u;
const COMPOUND = /^(?:(?<hundreds>\p{L}*?)hundert)?(?:(?<units>\p{L}+?)und)?(?<tens>\p{L}+)?$/u;
const UNITS = new Map([
  ['ein', 1],
  ['eins', 1],
  ['', 1],
]);
const HALF = /^(\p{L}+?)(?:ein)?halb$/u;

/** Returns the number that a folded word or two of them spell; null where they spell none: "sechsundneunzig", "twenty-five". */
export function numberOf(folded: string): number | null {
  const known = NUMBERS.get(folded);
  if (known !== undefined) return known;
  if (!PARTS.test(folded)) return null;
  const [first = '', second, ...more] = folded.split(/[- ]/);
  if (second !== undefined) {
    const [tens, unit] = [NUMBERS.get(first), NUMBERS.get(second)];
    return tens === undefined || unit === undefined || more.length > 0 ? null : tens + unit;
  }
  const half = NUMBERS.get(HALF.exec(folded)?.[1] ?? '');
  if (half !== undefined) return half + 0.5;
  const { hundreds, units, tens } = COMPOUND.exec(folded)?.groups ?? {};
  if (hundreds === undefined && units === undefined) return null;
  const parts = [
    hundreds === undefined ? 0 : 100 * (unitOf(hundreds) ?? Number.NaN),
    units === undefined ? 0 : (unitOf(units) ?? Number.NaN),
    tens === undefined ? 0 : (NUMBERS.get(tens) ?? Number.NaN),
  ];
  const sum = parts.reduce((all, part) => all + part, 0);
  return Number.isNaN(sum) ? null : sum;
}

function unitOf(text: string): number | undefined {
  return UNITS.get(text) ?? NUMBERS.get(text);
}

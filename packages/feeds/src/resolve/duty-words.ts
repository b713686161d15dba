export const PAID_FOR =
  /(?:zuschl[aä]g|zulage|vergüt|prämie|bezahl|freizeitausgleich|bonus|allowance|premium)\p{L}*\s(?:[^,;:.]{0,40}\s)?(?:für|bei|von|im|an|pro|je|der|for|per)\s[^;:.]{0,60}$/iu;
const PAID_BEHIND =
  /^\p{L}*(?:zuschl[aä]g|zulage|prämie|bonus|pauschale|vergütung)|^\s?-?\s?(?:und|oder|,|\/)[^;:.]{0,40}(?:zuschl[aä]g|zulage)/iu;

/** Denials for a time or for some people, which are none of the job: "Ab 55 Jahren keine Nachtdienste". */
export const FOR_SOME_TIME =
  /(?<!\p{L})(?:ab|über) (?:4[5-9]|5\d|6[0-5])(?!\d|[.,:]\d|\s?(?:%|prozent|stunden|std|€|euro|uhr))|ab \d+ jahren|über \d+ jahren?(?!\p{L})|(?<!\p{L})(?:in|während) (?:der|den|ihrer|deiner) (?:ersten|probezeit|einarbeitung|schwangerschaft|anfangs\p{L}*|ausbildung)|(?:first|in the) \p{L}+ (?:weeks|months)|(?<!\p{L})(?:anfangs|zunächst|vorerst|im ersten|zu beginn|derzeit|bis auf weiteres|schwanger\p{L}*|in der regel)(?!\p{L})/iu;

/** "Für jede Nachtschicht erhalten Sie 40 Euro" and "80 Euro je Rufdienst" are about money. */
const PRICED = /(?<!\p{L})(?:für|pro|je|per)\s(?:jede[nrs]?\s|eine[nr]?\s|geleistete[nr]?\s)*$/iu;
/** "Wir vergüten Rufdienste mit 30 Euro." */
const PAID_VERB = /(?<!\p{L})(?:vergüten|bezahlen|honorieren|zahlen)\s(?:wir\s)?(?:\p{Ll}+e[nrs]?\s)?$/iu;
export const isPriced = (sentence: string, from: number) =>
  (PRICED.test(sentence.slice(0, from)) || PAID_VERB.test(sentence.slice(0, from))) &&
  /€|(?<!\p{L})(?:euro|eur|chf|franken)(?!\p{L})/iu.test(sentence);

export const isPaidFor = (sentence: string, from: number, to: number) =>
  isPriced(sentence, from) ||
  PAID_FOR.test(sentence.slice(0, from)) ||
  PAID_BEHIND.test(sentence.slice(to)) ||
  /zuschl[aä]g|zulage|pauschale|prämie|vergütung|bonus|geld|leit(?:er|ung)/iu.test(sentence.slice(from, to));

const COUNTS: Record<string, number> = {
  ein: 1,
  one: 1,
  zwei: 2,
  two: 2,
  drei: 3,
  three: 3,
  vier: 4,
  four: 4,
  fünf: 5,
  sechs: 6,
};
export const COUNT = String.raw`\d{1,2}|eine?[nms]?|one|zwei|two|drei|three|vier|four|fünf|sechs`;
export const countOf = (word = '') => COUNTS[word.toLowerCase().replace(/^ein(?:e[nms]?)?$/, 'ein')] ?? Number(word);

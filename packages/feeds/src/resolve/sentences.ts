const ABBREVIATIONS =
  'ca|bzw|inkl|exkl|zzgl|mind|max|min|std|mon|mtl|wö|wöch|fr|sfr|dr|nr|tel|evtl|ggf|usw|abs|st|prof|dipl|med|u|o|z|b|d|h|p|a|s|v|allg|bes|gem|lt|vgl|str|jan|feb|mär|apr|jun|jul|aug|sept|okt|nov|dez';
const BOUNDARY = new RegExp(
  String.raw`\n+|[•·●▪►✓✔]|(?<=[!?;])\s+|(?<=\.)(?<!\b(?:${ABBREVIATIONS}|\d{1,2})\.)\s+(?=["„»(]?[\p{Lu}\d])`,
  'iu',
);

/** Splits a text into sentences and lines, as negations and figures do not reach across them. A question states nothing. */
export function sentencesOf(text: string): string[] {
  const sentences = text.split(BOUNDARY).map((sentence) => sentence.trim());
  return [...new Set(sentences)].filter((sentence) => sentence.length > 1 && !sentence.endsWith('?'));
}

/** Returns the part of a list that a match is in. */
export const clauseAt = (sentence: string, from: number, to: number): string =>
  sentence.slice(0, from).replace(/^.*[,;]\s/su, '') +
  sentence.slice(from, to) +
  sentence.slice(to).replace(/[,;].*$/su, '');

const QUOTED = 160;

/** Returns the part of a sentence around a match, cut at words. */
export function quote(sentence: string, from: number, to: number): string {
  const line = sentence.replaceAll(/\s/g, ' ');
  if (line.length <= QUOTED) return line.trim();
  const room = Math.max(0, QUOTED - (to - from)) / 2;
  const [start, end] = [Math.max(0, Math.floor(from - room)), Math.min(line.length, Math.ceil(to + room))];
  const first = start === 0 ? 0 : line.indexOf(' ', start) + 1;
  const last = end === line.length ? end : Math.max(line.lastIndexOf(' ', end), to);
  return `${first > 0 ? '… ' : ''}${line.slice(Math.min(first, from), last).trim()}${last < line.length ? ' …' : ''}`;
}

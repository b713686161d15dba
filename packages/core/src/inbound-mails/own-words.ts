/** Where a mail program begins to repeat the mail that is answered, in the words of the usual ones in German and English. */
const SAYS = [
  /^\s*(?:am|on)\s.{4,200}\s(?:schrieb|wrote)\b.{0,200}:\s*$/i,
  /^\s*.{2,120}\s(?:schrieb am|hat am)\s.{4,120}(?:geschrieben)?:\s*$/i,
];
const MARKS = [
  /^\s*-{2,}\s*(?:ursprüngliche nachricht|originalnachricht|original message|weitergeleitete nachricht|forwarded message)\s*-{2,}\s*$/i,
  /^\s*_{10,}\s*$/,
];
const LONGEST_HEAD = 400;
/** The head that Outlook repeats: its first line alone could be a sentence, its second is not. */
const HEAD = [/^\s*\*?(?:von|from):\*?\s.+/i, /^\s*\*?(?:gesendet|sent|datum|date|an|to):\*?\s.+/i] as const;

/** What somebody wrote themselves in an answer, without what their mail program repeats below it. */
export function ownWordsOf(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((line, at) => isQuoteHead(lines, line, at));
  const own = end < 0 ? lines : lines.slice(0, end);
  const words = own
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  // Who writes between the lines of the mail, or below it, has written all of it.
  return words === '' ? text.trim() : words;
}

function isQuoteHead(lines: readonly string[], line: string, at: number): boolean {
  const next = lines[at + 1] ?? '';
  if (line.length > LONGEST_HEAD) return false;
  // Long heads are broken over two lines.
  const said = [line, ...(/^\s*(?:am|on)\s/i.test(line) && next.length <= LONGEST_HEAD ? [`${line} ${next}`] : [])];
  return (
    MARKS.some((mark) => mark.test(line)) ||
    said.some((head) => head.trimEnd().endsWith(':') && SAYS.some((words) => words.test(head))) ||
    (HEAD[0].test(line) && HEAD[1].test(next))
  );
}

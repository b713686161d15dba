import type { CvLine, CvSection, SectionKind } from './hide-private-lines.ts';
import { namesLicence } from './licence-words.ts';
import { namesPerson } from './name-parts.ts';
import { isPositionWord, isTitle } from './name-words.ts';
import { hasLanguageName } from './read-languages.ts';
import { splitEntries } from './split-entries.ts';

const CONTACT = /@|\+\d{2}|\b0\d{2,4}[ /-]\d|\bhttps?:|\bwww\./u;
const MAX_ITEM = 60;

/** Returns the kind of a section whose heading is in no list, by its lines and by what a word of the heading hints at. */
export function kindByContent({ lines }: Pick<CvSection, 'lines'>, hint: SectionKind | null): SectionKind {
  if (lines.length === 0) return 'profile';
  if (lines.every(({ text }) => namesLicence(text))) return 'licence';
  const entries = splitEntries(lines);
  const hasRange = entries.some(({ period }) => period.isRange);
  if (!hasRange && hint === 'licence') return 'licence';
  if (!hasRange && (hint === 'ignored' || lines.every(({ text }) => isCitation(text)))) return 'ignored';
  if (hasRange || entries.length * 2 >= lines.length) {
    if (hint === 'education' || hint === 'further' || hint === 'experience') return hint;
    const titles = entries.filter(({ head }) => head.some(isTitle)).length;
    const posts = entries.filter(({ head }) => head.some(isPost)).length;
    return titles > posts ? 'education' : 'experience';
  }
  if (lines.filter(({ text }) => hasLanguageName(text)).length * 2 >= lines.length) return 'languages';
  if (lines.some(({ text }) => CONTACT.test(text))) return 'ignored';
  if (hint) return hint;
  return lines.every(({ text }) => text.split(/,\s|[;•|·]/u).every((item) => item.length <= MAX_ITEM))
    ? 'skills'
    : 'profile';
}

/** "Becker A, Wolf T et al.: Delir im Alter. Pflege 2019" */
const isCitation = (text: string) =>
  /\bet al\b|\bdoi\b|\bISBN\b|\bJ(?:ournal)? (?:of )?\p{Lu}\p{L}+ |^[\s•*–-]*(?:von |van )?\p{Lu}[\p{L}-]+,? \p{Lu}{1,2}[.,:]/u.test(
    text,
  );

const isPost = (text: string) => (namesPerson(text) || isPositionWord(text)) && !isTitle(text);

const LEISURE =
  /chor\b|chörli|singkreis|singen|gesang|wander|trekking|hiking|fahrrad|radfahr|radsport|cycling|bike|laufen$|lauf$|läufe|marathon|jogg|running|fußball|fussball|football|volleyball|handball|basketball|tennis|badminton|cricket|schwimm|swimming|yoga|reiten|pferde|kletter|climbing|bergsteig|gleitschirm|ski|segeln|sailing|angeln|fishing|garten|gardening|lesen|literatur|reading|kochen|cooking|backen|baking|musik|music|gitarre|guitar|klavier|piano|geige|tuba|trompete|kapelle|orchester|theater|kino|film|reisen|travel|fotograf|photograph|nähen|stricken|häkeln|handarbeit|malen|painting|tanzen|dancing|hund|katze|imker|schach|chess|feuerwehr|verein|kirchengemeinde|kirchenchor|church|sunday school|elternbeirat|pfadfinder|restaurierung|oldtimer|modellbau|puzzle|sudoku|camping|blood donation|football|jugendtrainer|schöffe|bergwacht/iu;

/** Returns the items of a list, by lines and within them. */
export const itemsOf = (lines: readonly Pick<CvLine, 'text'>[]) =>
  lines.flatMap(({ text }) => text.split(/,\s|[;•|·\t]/u));

/** Checks whether a list is about spare time: most of its items have a word for it. */
export function isLeisure(lines: readonly CvLine[]): boolean {
  const items = itemsOf(lines);
  return items.filter((item) => LEISURE.test(item)).length * 2 > items.length;
}

/** Checks whether lines are a list of several short items. */
export function isItemList(lines: readonly Pick<CvLine, 'text'>[]): boolean {
  const items = itemsOf(lines);
  return (
    items.length > 2 &&
    items.every((item) => item.length <= MAX_ITEM) &&
    !lines.some(({ text }) => text.split('\t').length === 2)
  );
}

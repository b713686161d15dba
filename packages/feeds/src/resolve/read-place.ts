import { quote } from './sentences.ts';
import type { TextReading } from './text-reading.ts';

const LABELLED =
  /^(?:(?:ihr |dein )?(?:arbeits|einsatz|dienst|beschäftigungs|tätigkeits)ort|standort|arbeitsstätte|ort|place of work|location|lieu de travail)\s?(?::|ist|–|-)\s?(?:in\s)?(?<place>(?:[A-Z]{1,2}-)?(?:\d{4,5}\s)?\p{Lu}[^.;|]{1,60})/iu;
const WITHOUT_COLON =
  /^(?:[Aa]rbeits|[Ee]insatz|[Dd]ienst)ort\s(?<place>\p{Lu}[\p{L}-]+(?:\s(?:am|an der|im|in|bei)\s\p{Lu}\p{L}+)?)$/u;
const IN_TITLE = /(?<!\p{L})(?:in|bei)\s(?<place>\p{Lu}[\p{L}. -]{2,40})$/u;

/** Reads the place of work from a line that is called so, else from the end of the title: "Arbeitsort: 87435 Kempten", "Pflegefachkraft in Ulm". */
export function readPlace(sentences: readonly string[], title: string): TextReading<string> | null {
  for (const sentence of sentences) {
    const [line = ''] = sentence.split(/[.;](?:\s|$)/u);
    const found = LABELLED.exec(sentence) ?? WITHOUT_COLON.exec(line.trim());
    const place = found?.groups?.place;
    if (found && place) return { value: place.trim(), words: quote(sentence, found.index, found[0].length) };
  }
  const bare = title.replace(/\s*\((?:[mwfdxi][\s/|]*)+\)/giu, '').trim();
  const place = IN_TITLE.exec(bare)?.groups?.place;
  return place ? { value: place.trim(), words: title } : null;
}

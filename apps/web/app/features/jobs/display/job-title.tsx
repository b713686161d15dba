import { TradeTerms } from '../../../ui/trade-terms.tsx';

type TitlePart = { text: string; marker: boolean };

/**
 * Gender markers as they are written in job titles of the three countries: (m/w/d), (w/m/x), (d/m/w), (gn), (all genders),
 * m/w/d without brackets. A bracket of another kind, such as (OTA), is part of the title.
 */
const MARKER =
  /\s*[([]\s*(?:[mwfdxia*](?:\s*[/|,.*·]\s*[mwfdxia*]){1,4}|gn\*?|all genders?|alle geschlechter|divers)\s*[)\]]|\s+\b[mwf]\s*\/\s*[mwf](?:\s*\/\s*[dxi])?(?=$|[\s,;:–-])/giu;

/** Renders a job's title with its gender marker lighter and smaller. Put it inside the heading or link. */
export function JobTitle({ title }: { title: string }) {
  return splitJobTitle(title).map((part, index) =>
    part.marker ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title never change places
      <span key={index} className="mwd">
        {part.text}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title never change places
      <TradeTerms key={index} text={preventBreaks(part.text)} />
    ),
  );
}

/** „Pflegefachfrau/-mann“ must not break at the hyphen after the slash, nor „75 %“ before its sign. */
function preventBreaks(text: string): string {
  return text.replaceAll('/-', '/-\u2060').replace(/(?<=\d) (?=[%€])/g, '\u00a0');
}

/** Returns the title in its parts, in order, so that the marker can be set lighter and smaller. Joined they are the title again. */
export function splitJobTitle(title: string): TitlePart[] {
  const parts: TitlePart[] = [];
  let from = 0;
  for (const match of title.matchAll(MARKER)) {
    const space = match[0].length - match[0].trimStart().length;
    const start = match.index + space;
    if (start > from) parts.push({ text: title.slice(from, start), marker: false });
    parts.push({ text: match[0].trimStart(), marker: true });
    from = match.index + match[0].length;
  }
  if (from < title.length) parts.push({ text: title.slice(from), marker: false });
  return parts;
}

import { splitJobTitle } from './job-title-parts.ts';

/** A job's title with its gender marker lighter and smaller. Put it inside the heading or link. */
export function JobTitle({ title }: { title: string }) {
  return splitJobTitle(title).map((part, index) =>
    part.marker ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title never change places
      <span key={index} className="mwd">
        {part.text}
      </span>
    ) : (
      keepTogether(part.text)
    ),
  );
}

/** „Pflegefachfrau/-mann“ must not break at the hyphen after the slash. */
function keepTogether(text: string): string {
  return text.replaceAll('/-', '/-\u2060');
}

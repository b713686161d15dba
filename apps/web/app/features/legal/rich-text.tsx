import type { RichText, Segment } from '../../content/legal-document.ts';
import { TextLink } from '../../ui/text-link.tsx';

export function RichTextRun({ text }: { text: RichText }) {
  let end = 0;
  return text.map((segment) => {
    end += segmentText(segment).length + 1;
    return <SegmentRun key={end} segment={segment} />;
  });
}

function SegmentRun({ segment }: { segment: Segment }) {
  if (typeof segment === 'string') return <MarkedPlaceholders text={segment} />;
  return (
    <TextLink to={segment.href}>
      <MarkedPlaceholders text={segment.text} />
    </TextLink>
  );
}

/** What the operator still has to fill in stands under the marker. */
function MarkedPlaceholders({ text }: { text: string }) {
  let end = 0;
  return text.split(/(\[[^\]]+\])/).map((part) => {
    end += part.length + 1;
    return part.startsWith('[') ? (
      <mark key={end} className="marked">
        {part}
      </mark>
    ) : (
      part
    );
  });
}

export function segmentText(segment: Segment): string {
  return typeof segment === 'string' ? segment : segment.text;
}

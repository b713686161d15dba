import type { LegalBlock, RichText } from '../../content/legal-document.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { RichTextRun, segmentText } from './rich-text.tsx';

const textKey = (text: RichText) => text.map(segmentText).join('');

export function LegalBlockView({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <RichTextRun text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="grid gap-2">
          {block.items.map((item) => (
            <li
              key={textKey(item)}
              className="relative pl-6 before:absolute before:top-[0.6em] before:left-1 before:size-2 before:rounded-[2px] before:bg-line-2"
            >
              <RichTextRun text={item} />
            </li>
          ))}
        </ul>
      );
    case 'definition':
      return (
        <dl className="grid border-line border-t">
          {block.entries.map(({ term, text }) => (
            <div
              key={term}
              className="grid gap-x-6 gap-y-1 border-line border-b py-3 sm:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <dt className="text-ink-2">{term}</dt>
              <dd className="min-w-0 text-ink [overflow-wrap:anywhere]">
                <RichTextRun text={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'contact':
      return (
        <address className="grid justify-items-start gap-0.5 border-line-2 border-l-4 py-1 pl-4 text-ink not-italic [overflow-wrap:anywhere]">
          {block.lines.map((line) => (
            <span key={textKey(line)}>
              <RichTextRun text={line} />
            </span>
          ))}
        </address>
      );
    case 'table':
      return <LegalTable block={block} />;
  }
}

function LegalTable({ block }: { block: Extract<LegalBlock, { kind: 'table' }> }) {
  return (
    <DataTable
      caption={block.caption}
      className="max-w-full [&_table]:min-w-[46rem]"
      columns={block.head.map((header, place) => ({
        key: header,
        header,
        cell: (row: readonly RichText[]) => <RichTextRun text={row[place] ?? []} />,
        rowHeader: place === 0,
      }))}
      rows={block.rows}
      rowKey={(row) => row.map(textKey).join()}
    />
  );
}

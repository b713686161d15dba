import { clsx } from 'clsx';
import { Printer } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { LegalBlock, LegalDocument, LegalSection, RichText, Segment } from '../../../content/legal-document.ts';
import { Fold } from '../../../ui/accordion.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

const textKey = (text: RichText) => text.map(segmentText).join('');

const PAGES = [
  { name: 'imprint', to: '/impressum' },
  { name: 'privacy', to: '/datenschutz' },
  { name: 'terms-of-use', to: '/nutzungsbedingungen' },
  { name: 'general-terms', to: '/agb' },
  { name: 'cookie-policy', to: '/cookie-richtlinie' },
  { name: 'accessibility', to: '/barrierefreiheit' },
] as const;

const neverChanges = () => () => {};

export type LegalPageProps = {
  document: LegalDocument;
  /** While the operator's data are incomplete. */
  isDraft: boolean;
  /** As people read it, in the page's language. */
  lastUpdated: string;
};

export function LegalPage({ document, isDraft, lastUpdated }: LegalPageProps) {
  const { t } = useTranslation('legal');
  return (
    <div className="wrap grid gap-x-16 gap-y-8 pt-8 pb-24 md:grid-cols-[15rem_minmax(0,46rem)] md:pt-14">
      <header className="md:col-start-2">
        <h1 className="text-fs-1 leading-[1.06] [hyphens:auto] max-sm:text-fs-2">{document.title}</h1>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
          <p className="text-fs-8 text-ink-2">{t('lastUpdated', { date: lastUpdated })}</p>
          <PrintButton />
        </div>
        <p className="mt-4 text-fs-5 text-ink-2 leading-[1.5]">
          <RichTextRun text={document.intro} />
        </p>
        {isDraft && (
          <Note tone="warn" className="mt-6">
            <b>{t('draft.title')}</b>
            <p>{t('draft.text')}</p>
          </Note>
        )}
      </header>
      <div className="md:col-start-1 md:row-span-2 md:row-start-1 md:pt-3">
        <LegalContents sections={document.sections} />
      </div>
      <article className="grid min-w-0 gap-12 md:col-start-2">
        {document.sections.map(({ id, heading, blocks }) => (
          <section key={id} aria-labelledby={id} className="grid min-w-0 gap-4 text-ink-2">
            <h2 id={id} className="scroll-mt-8 text-fs-3 text-ink">
              {heading}
            </h2>
            {blocks.map((block) => (
              <LegalBlockView key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
        <RelatedLegalPages />
      </article>
    </div>
  );
}

/** Shown only where it can work: without scripts its place stays empty. */
function PrintButton() {
  const { t } = useTranslation('legal');
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <Button
      variant="secondary"
      size="s"
      icon={<Printer size={18} />}
      className={clsx('no-print', !isHydrated && 'invisible')}
      onClick={() => window.print()}
    >
      {t('print')}
    </Button>
  );
}

function RelatedLegalPages() {
  const { t } = useTranslation('legal');
  return (
    <nav aria-label={t('related')} className="no-print border-line border-t pt-6">
      <p className="mb-2 text-fs-8 text-ink-2">{t('related')}</p>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {PAGES.map(({ name, to }) => (
          <li key={name}>
            <NavLink
              to={to}
              className="inline-flex min-h-tap items-center font-medium text-link underline decoration-1 underline-offset-[0.22em] aria-[current=page]:text-ink-2 aria-[current=page]:no-underline"
            >
              {t(`pages.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Next to the text on a desktop; folded above it on a phone, where it would push the text off the screen. */
function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  const { t } = useTranslation('legal');
  return (
    <>
      <nav
        aria-label={t('contents')}
        className="no-print sticky top-8 hidden max-h-[calc(100dvh-4rem)] overflow-y-auto md:block"
      >
        <p className="mb-2 text-fs-8 text-ink-2">{t('contents')}</p>
        <ContentsList sections={sections} />
      </nav>
      <Fold summary={t('contents')} className="no-print md:hidden">
        <nav aria-label={t('contents')}>
          <ContentsList sections={sections} />
        </nav>
      </Fold>
    </>
  );
}

function ContentsList({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <ol className="border-line border-l text-fs-7">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-px flex min-h-9 items-center border-transparent border-l-4 py-1.5 pl-3 text-ink-2 leading-ui hover:border-marker-2 hover:text-ink pointer-coarse:min-h-tap"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}

function LegalBlockView({ block }: { block: LegalBlock }) {
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
      isStacked
      className="max-w-full min-[54rem]:[&_table]:min-w-[46rem] min-[54rem]:[&_td]:min-w-32"
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

function RichTextRun({ text }: { text: RichText }) {
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

/** Highlights placeholders that the operator still has to fill in. */
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

function segmentText(segment: Segment): string {
  return typeof segment === 'string' ? segment : segment.text;
}

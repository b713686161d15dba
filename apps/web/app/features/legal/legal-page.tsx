import { useTranslation } from 'react-i18next';
import type { LegalDocument } from '../../content/legal-document.ts';
import { Note } from '../../ui/note.tsx';
import { LegalBlockView } from './legal-block.tsx';
import { LegalContents } from './legal-contents.tsx';
import { PrintButton } from './print-button.tsx';
import { RelatedLegalPages } from './related-legal-pages.tsx';
import { RichTextRun } from './rich-text.tsx';

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

import { useTranslation } from 'react-i18next';
import type { LegalSection } from '../../content/legal-document.ts';
import { Fold } from '../../ui/accordion.tsx';

/** Beside the text on a desktop; folded above it on a phone, where it would push the text off the screen. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
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

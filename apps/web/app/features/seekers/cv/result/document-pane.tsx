import type { CvAnalysis, CvField } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';

type DocumentPaneProps = { analysis: CvAnalysis; current: CvField | undefined; onSelect: (fieldId: string) => void };

/** The text of the file by pages; what was read is marked, what was passed over is reported as so. */
export function DocumentPane({ analysis: { file, pages, fields }, current, onSelect }: DocumentPaneProps) {
  const { t } = useTranslation('cv-analyses');
  const at = (current?.places[0]?.page ?? 1) - 1;
  const [turned, setTurned] = useState<{ field: string | undefined; page: number } | null>(null);
  // Turning pages lasts until another row is chosen.
  const page = turned && turned.field === current?.id ? turned.page : at;
  const turn = (to: number) => setTurned({ field: current?.id, page: to });
  const lines = pages[page]?.lines ?? [];
  const fieldAt = (line: number) =>
    fields.findIndex(({ places }) =>
      places.some((place) => place.page === page + 1 && line >= place.line && line <= place.endLine),
    );
  return (
    <aside className="cv-doc" aria-label={t('document.label')}>
      <header>
        <FileText size={18} />
        <b>{file.name}</b>
        {pages[page]?.isFromImage && <small>{t('document.fromImage')}</small>}
      </header>
      <div className="cv-page" lang="de">
        {lines.map((text, index) => {
          const number = fieldAt(index + 1);
          const field = fields[number];
          if (text === null)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the page
              <p key={index} className="cv-passed">
                {t('document.passed')}
              </p>
            );
          const shown = text.replaceAll('\t', '   ');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the page
            <p key={index}>
              {field ? (
                <button
                  type="button"
                  className={clsx('cv-mark', field.id === current?.id && 'is-current')}
                  onClick={() => onSelect(field.id)}
                >
                  {shown}
                  <sup>{number + 1}</sup>
                </button>
              ) : (
                shown
              )}
            </p>
          );
        })}
      </div>
      <footer>
        <IconButton
          label={t('document.previous')}
          icon={<ChevronLeft size={20} />}
          disabled={page === 0}
          onClick={() => turn(page - 1)}
        />
        <span>{t('document.page', { page: page + 1, count: pages.length })}</span>
        <IconButton
          label={t('document.next')}
          icon={<ChevronRight size={20} />}
          disabled={page >= pages.length - 1}
          onClick={() => turn(page + 1)}
        />
      </footer>
    </aside>
  );
}

import type { CvAnalysis, CvField } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';

type DocumentPaneProps = { analysis: CvAnalysis; current: CvField | undefined; onSelect: (fieldId: string) => void };

/** Renders the text of the file by pages; what was read is marked, what was passed over is reported as so. */
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
    <aside
      className="sticky top-4 overflow-hidden rounded-sheet border border-line-2 bg-sheet-2 max-[80rem]:static"
      aria-label={t('document.label')}
    >
      <header className="flex min-h-tap items-center gap-2 border-line border-b bg-sheet px-4 py-1.5 text-fs-8">
        <FileText size={18} />
        <b className="min-w-0 flex-1 overflow-hidden text-ellipsis whitespace-nowrap font-semibold">{file.name}</b>
        {pages[page]?.isFromImage && <small>{t('document.fromImage')}</small>}
      </header>
      <div
        className="wrap-anywhere m-4 whitespace-pre-wrap bg-[#fff] px-6.5 pt-7 pb-8 text-[#151d42] text-[0.8125rem] leading-[1.55] shadow-[0_1px_2px_rgb(0_0_0_/_12%),0_8px_24px_-12px_rgb(0_0_0_/_30%)] [font-family:Georgia,'Times_New_Roman',serif]"
        lang="de"
      >
        {lines.map((text, index) => {
          const number = fieldAt(index + 1);
          const field = fields[number];
          if (text === null)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the page
              <p key={index} className="text-[#474f72] italic">
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
                  className={clsx(
                    'inline-block min-h-6 whitespace-pre-wrap rounded-[1px] text-left text-[#151d42]',
                    field.id === current?.id
                      ? 'bg-[#ffe665] shadow-[0_0_0_3px_#ffe665,0_0_0_4.5px_#151d42]'
                      : 'bg-[#fff3b0] shadow-[0_0_0_2px_#fff3b0]',
                  )}
                  onClick={() => onSelect(field.id)}
                >
                  {shown}
                  <sup className="ml-0.75 font-bold font-display text-[0.625rem] leading-none">{number + 1}</sup>
                </button>
              ) : (
                shown
              )}
            </p>
          );
        })}
      </div>
      <footer className="flex items-center justify-between border-line border-t bg-sheet px-2 py-1 text-fs-8 text-ink-2">
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

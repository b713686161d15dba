import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { type RosterCellMark, RosterCells } from './shared/roster-cells.tsx';
import { SimilarJobs } from './similar-jobs.tsx';

const FILLED: readonly RosterCellMark[] = ['early', 'early', 'late', 'late', 'day', 'night', 'night'];

/** A job that is filled or expired: said plainly, with what is still free. */
export function GonePage({ similar, asOf }: { similar: readonly JobItem[]; asOf: string }) {
  const { t } = useTranslation('jobs');
  return (
    <>
      <div className="wrap py-16 md:py-20">
        <RosterCells cells={FILLED} label={t('gone.cells')} />
        <h1 className="mt-8 text-fs-1 leading-head">{t('gone.title')}</h1>
        <p className="mt-4 max-w-[60ch] text-fs-5 text-ink-2">{t('gone.text')}</p>
        <LinkButton to="/jobs" className="mt-8">
          {t('gone.search')}
        </LinkButton>
      </div>
      <SimilarJobs jobs={similar} asOf={asOf} title={t('gone.similar')} />
    </>
  );
}

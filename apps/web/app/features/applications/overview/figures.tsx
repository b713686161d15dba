import type { Applications } from '@stellenvisite/contract/applications/applications.schema';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';

const FIGURE = 'flex flex-col-reverse';
const WORD = 'text-fs-8 text-ink-2';
const NUMBER = 'num font-semibold text-[2.25rem] leading-[1.05]';

type FiguresProps = {
  applications: Applications | undefined;
  /** New jobs of the alerts; undefined where there is no alert. */
  newMatches: number | undefined;
};

/** A figure nobody can know yet is left out. */
export function Figures({ applications, newMatches }: FiguresProps) {
  const { t } = useTranslation('applications');
  const locale = useLocale();
  if (!applications || applications.counts.all === 0) return null;
  const { counts, medianAnswerDays } = applications;
  return (
    <dl className="flex gap-8 max-md:w-full">
      <div className={FIGURE}>
        <dt className={WORD}>{t('overview.figure.running', { count: counts.active })}</dt>
        <dd className={NUMBER}>{counts.active}</dd>
      </div>
      {newMatches !== undefined && (
        <div className={FIGURE}>
          <dt className={WORD}>{t('overview.figure.matches', { count: newMatches })}</dt>
          <dd className={NUMBER}>{newMatches}</dd>
        </div>
      )}
      {medianAnswerDays !== null && (
        <div className={FIGURE}>
          <dt className={WORD}>{t('overview.figure.answer')}</dt>
          <dd className={NUMBER}>{medianAnswerDays.toLocaleString(locale, { maximumFractionDigits: 1 })}</dd>
        </div>
      )}
    </dl>
  );
}

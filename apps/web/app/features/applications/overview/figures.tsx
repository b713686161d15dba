import type { Applications } from '@stellenvisite/contract/applications.schema';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';

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
    <dl className="ap-figures">
      <div>
        <dt>{t('overview.figure.running', { count: counts.active })}</dt>
        <dd className="num">{counts.active}</dd>
      </div>
      {newMatches !== undefined && (
        <div>
          <dt>{t('overview.figure.matches', { count: newMatches })}</dt>
          <dd className="num">{newMatches}</dd>
        </div>
      )}
      {medianAnswerDays !== null && (
        <div>
          <dt>{t('overview.figure.answer')}</dt>
          <dd className="num">{medianAnswerDays.toLocaleString(locale, { maximumFractionDigits: 1 })}</dd>
        </div>
      )}
    </dl>
  );
}

import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { TimeStamp } from '../../jobs/display/time-stamp.tsx';

/** Renders one line for employers on a page for job seekers. */
export function Planning() {
  const { t } = useTranslation('landing');
  return (
    <section className="border-y border-y-line bg-sheet py-8" aria-labelledby="planning">
      <div className="wrap grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-12 gap-y-4 max-lg:grid-cols-1">
        <div>
          <TimeStamp shift="day" time="16:30" label={t('planning.stamp')} />
          <h2 id="planning" className="mt-2 text-fs-3 tracking-[-0.02em]">
            {t('planning.title')}
          </h2>
        </div>
        <p className="text-ink-2 leading-[1.5]">{t('planning.lead')}</p>
        <LinkButton to="/fuer-arbeitgeber" variant="secondary">
          {t('planning.start')}
        </LinkButton>
      </div>
    </section>
  );
}

import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { dateFormat } from '../../ui/intl-formats.ts';
import { useLocale } from '../../ui/use-locale.ts';
import { berlinDay, isoWeek, mondayOf } from '../applications/shared/berlin-week.ts';
import { useMayAct } from '../employer-area/shared/use-acting-employer.ts';
import { POST_JOB } from './overview-paths.ts';

/** The day and the week, as the plan on the wall has them. */
export function OverviewHead() {
  const { t } = useTranslation('employer-overview');
  const locale = useLocale();
  const mayPost = useMayAct('job.create');
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  return (
    <header className="area-head ov-head">
      <div>
        <span className="area-day num">
          {now
            ? t('day', {
                day: dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(now),
                week: isoWeek(mondayOf(berlinDay(now))),
              })
            : '\u00a0'}
        </span>
        <h1>{t('title')}</h1>
      </div>
      {mayPost && (
        <LinkButton variant="secondary" to={POST_JOB} icon={<Plus size={18} />} aria-label={t('postJob')}>
          <span>{t('postJob')}</span>
        </LinkButton>
      )}
    </header>
  );
}

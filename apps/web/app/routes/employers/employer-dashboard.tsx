import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Overview } from '../../features/employers/overview/overview.tsx';
import { POST_JOB } from '../../features/employers/overview/own-jobs-table.tsx';
import { useMayAct } from '../../features/identity/acting-employer/use-acting-employer.ts';
import { berlinDay, isoWeek, mondayOf } from '../../features/platform/dates/berlin-week.ts';
import { LinkButton } from '../../ui/button.tsx';
import { dateFormat } from '../../ui/intl-formats.ts';
import { useLocale } from '../../ui/use-locale.ts';

export const handle = {
  title: 'employer-overview:meta.title',
  namespaces: ['employer-overview', 'own-jobs', 'problems'],
};

export default function EmployerDashboardPage() {
  return (
    <>
      <OverviewHead />
      <Overview />
    </>
  );
}

/** Renders the day and the week, as the plan on the wall has them. */
function OverviewHead() {
  const { t } = useTranslation('employer-overview');
  const locale = useLocale();
  const mayPost = useMayAct('job.create');
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  return (
    <header className="area-head max-md:flex-nowrap max-md:items-center">
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
        <LinkButton
          className="max-md:flex-none max-md:w-12 max-md:p-0"
          variant="secondary"
          to={POST_JOB}
          icon={<Plus size={18} />}
          aria-label={t('postJob')}
        >
          <span className="max-md:hidden">{t('postJob')}</span>
        </LinkButton>
      )}
    </header>
  );
}

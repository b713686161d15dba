import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../ui/intl-formats.ts';
import { useLocale } from '../../ui/use-locale.ts';
import { berlinDay, isoWeek, mondayOf } from '../applications/shared/berlin-week.ts';

/** The day and the week above the heading. */
export function OverviewDay() {
  const { t } = useTranslation('admin-overview');
  const locale = useLocale();
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  return (
    <p className="adm-eyebrow num">
      {now
        ? t('day', {
            day: dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(now),
            week: isoWeek(mondayOf(berlinDay(now))),
          })
        : '\u00a0'}
    </p>
  );
}

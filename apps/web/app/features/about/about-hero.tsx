import { useTranslation } from 'react-i18next';
import { TimeStamp } from '../jobs/shared/time-stamp.tsx';
import { WeekPlan } from '../jobs/shared/week-plan.tsx';
import { exampleWeek } from './example-week.ts';

export function AboutHero() {
  const { t } = useTranslation('about');
  return (
    <section
      className="wrap grid items-center gap-x-16 gap-y-10 pt-8 pb-16 md:pt-14 md:pb-24 lg:grid-cols-[minmax(0,1fr)_36rem]"
      aria-labelledby="ueber-uns"
    >
      <div>
        <TimeStamp shift="early" time="08:00" label={t('stamp')} />
        <h1 id="ueber-uns" className="mt-5 text-fs-1 leading-[1.06] tracking-[-0.03em]">
          {t('heading')}
        </h1>
        <p className="mt-4 max-w-[40rem] text-fs-5 text-ink-2 leading-[1.5]">{t('lead')}</p>
        <h2 className="mt-10 text-fs-4">{t('name.heading')}</h2>
        <p className="mt-2 max-w-[40rem] text-ink-2">{t('name.text')}</p>
      </div>
      <figure className="card card-raised">
        <figcaption className="mb-4 text-fs-8 text-ink-2">{t('week')}</figcaption>
        <WeekPlan week={exampleWeek} />
      </figure>
    </section>
  );
}

import type { DutyCell, Week } from '@stellenvisite/contract/jobs/duty.schema';
import { Accessibility, Banknote, CalendarDays, EyeOff, Ghost, ListOrdered } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { PointGrid } from '../../../ui/point-grid.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { MoreLink } from '../../../ui/text-link.tsx';
import { ClosingBand } from '../../employers/shared/closing-band.tsx';
import { TimeStamp } from '../../jobs/display/time-stamp.tsx';
import { WeekPlan } from '../../jobs/display/week-plan.tsx';

const early: DutyCell = { shift: 'early', start: '06:00', end: '14:12' };

const late: DutyCell = { shift: 'late', start: '13:30', end: '21:42' };

const night: DutyCell = { shift: 'night', start: '21:15', end: '06:30' };

const exampleWeek: Week = [early, early, null, late, night, null, null];

const STANDS = [
  { id: 'week', icon: <CalendarDays size={22} /> },
  { id: 'pay', icon: <Banknote size={22} /> },
  { id: 'ghost', icon: <Ghost size={22} /> },
  { id: 'ranking', icon: <ListOrdered size={22} /> },
  { id: 'privacy', icon: <EyeOff size={22} /> },
  { id: 'access', icon: <Accessibility size={22} /> },
] as const;
const WORKINGS = ['source', 'apply', 'money', 'rules'] as const;

export type AboutPageProps = { company: string; city: string; address: string };

export function AboutPage({ company, city, address }: AboutPageProps) {
  const { t } = useTranslation('about');
  return (
    <>
      <AboutHero />
      <section className="border-line border-y bg-dim py-16 md:py-24" aria-labelledby="haltung">
        <div className="wrap">
          <SectionHeading
            id="haltung"
            title={t('stand.heading')}
            action={<MoreLink to="/nutzungsbedingungen">{t('terms')}</MoreLink>}
          />
          <PointGrid
            points={STANDS.map(({ id, icon }) => ({
              id,
              icon,
              title: t(`stand.${id}.title`),
              text: t(`stand.${id}.text`),
            }))}
          />
        </div>
      </section>
      <div className="wrap grid gap-x-16 gap-y-12 py-16 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] md:py-24">
        <div>
          <h2 className="mb-6 text-fs-2">{t('work.heading')}</h2>
          <FactList facts={WORKINGS.map((id) => ({ id, term: t(`work.${id}.term`), text: t(`work.${id}.text`) }))} />
        </div>
        <div>
          <h2 className="mb-6 text-fs-2">{t('company.heading')}</h2>
          <p className="text-ink-2">{t('company.text', { company, city })}</p>
          <MoreLink to="/impressum" className="mt-2">
            {t('company.imprint')}
          </MoreLink>
        </div>
      </div>
      <ClosingBand
        id="kontakt"
        title={t('contact.heading')}
        text={t('contact.text')}
        actions={
          <>
            <LinkButton to={`mailto:${address}`}>{t('contact.mail')}</LinkButton>
            <MoreLink to="/jobs">{t('contact.jobs')}</MoreLink>
          </>
        }
      />
    </>
  );
}

function AboutHero() {
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

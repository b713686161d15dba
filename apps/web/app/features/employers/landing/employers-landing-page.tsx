import { clsx } from 'clsx';
import { Building2, CalendarCheck2, Globe, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Accordion } from '../../../ui/accordion.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { PointGrid } from '../../../ui/point-grid.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { MoreLink, TextLink } from '../../../ui/text-link.tsx';
import { TimeStamp } from '../../jobs/display/time-stamp.tsx';
import { ClosingBand } from '../shared/closing-band.tsx';
import { OpenRowRoster } from './open-row-roster.tsx';

const FACTS = ['first', 'week', 'countries'] as const;

/** Yellow is the reader, navy is us: the colours of the landing's two rows. */
const STEPS = [
  { id: 'write', isYours: true },
  { id: 'check', isYours: false },
  { id: 'release', isYours: true },
  { id: 'hire', isYours: true },
] as const;

const PARTS = ['week', 'nights', 'oncall', 'ahead', 'ratio', 'induction', 'pay', 'benefits'] as const;

const BENEFITS = [
  { id: 'fit', icon: <CalendarCheck2 size={22} /> },
  { id: 'found', icon: <Search size={22} /> },
  { id: 'reach', icon: <Globe size={22} /> },
  { id: 'profile', icon: <Building2 size={22} /> },
] as const;
const RULES = ['title', 'austria', 'wording', 'switzerland', 'real', 'marked'] as const;
const QUESTIONS = ['cost', 'account', 'roster', 'pay', 'applications'] as const;

export function EmployersLandingPage() {
  const { t } = useTranslation('employers-landing');
  return (
    <>
      <EmployersHero />
      <section className="border-line border-y bg-dim py-16 md:py-24" aria-labelledby="nutzen">
        <div className="wrap">
          <SectionHeading id="nutzen" title={t('benefits.heading')} />
          <PointGrid
            columns={4}
            points={BENEFITS.map(({ id, icon }) => ({
              id,
              icon,
              title: t(`benefits.${id}.title`),
              text: t(`benefits.${id}.text`),
            }))}
          />
        </div>
      </section>
      <section className="wrap py-16 md:py-24" aria-labelledby="ablauf">
        <SectionHeading id="ablauf" title={t('steps.heading')} />
        <PublishingSteps />
      </section>
      <section className="border-line border-y bg-dim py-16 md:py-24" aria-labelledby="anzeige">
        <div className="wrap">
          <SectionHeading id="anzeige" title={t('job.heading')} lead={t('job.lead')} />
          <JobContents />
        </div>
      </section>
      <section className="wrap py-16 md:py-24" aria-labelledby="regeln">
        <SectionHeading id="regeln" title={t('rules.heading')} />
        <PointGrid points={RULES.map((id) => ({ id, title: t(`rules.${id}.title`), text: t(`rules.${id}.text`) }))} />
      </section>
      <section
        className="wrap grid gap-x-16 gap-y-6 pb-16 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:pb-24"
        aria-labelledby="fragen"
      >
        <h2 id="fragen" className="text-fs-2">
          {t('faq.heading')}
        </h2>
        <Accordion
          items={QUESTIONS.map((id) => ({ id, summary: t(`faq.${id}.question`), content: t(`faq.${id}.answer`) }))}
        />
      </section>
      <ClosingBand
        id="kontakt"
        title={t('closing.heading')}
        text={t('closing.text')}
        actions={
          <>
            <LinkButton to="/register/employer">{t('register')}</LinkButton>
            <LinkButton to="/kontakt" variant="secondary">
              {t('cta')}
            </LinkButton>
            <MoreLink to="/arbeitgebern">{t('closing.employers')}</MoreLink>
          </>
        }
      />
    </>
  );
}

function JobContents() {
  const { t } = useTranslation('employers-landing');
  return (
    <dl className="card card-flush grid gap-px bg-line sm:grid-cols-2 lg:grid-cols-4">
      {PARTS.map((id) => (
        <div key={id} className="bg-sheet p-5">
          <dt className="font-semibold">{t(`job.${id}.term`)}</dt>
          <dd className="mt-1 text-fs-7 text-ink-2">{t(`job.${id}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function PublishingSteps() {
  const { t } = useTranslation('employers-landing');
  return (
    <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {STEPS.map(({ id, isYours }, place) => (
        <li
          key={id}
          className={clsx(
            'grid content-start gap-2 rounded-sheet p-5 md:p-6',
            isYours ? 'bg-marker text-on-marker' : 'bg-shift-n text-shift-n-on',
          )}
        >
          <p className="flex items-baseline justify-between text-fs-8">
            <span>{t(isYours ? 'steps.you' : 'steps.we')}</span>
            <span className="num font-semibold text-fs-5" aria-hidden="true">
              {place + 1}
            </span>
          </p>
          <h3 className="text-fs-4">{t(`steps.${id}.title`)}</h3>
          <p className="text-fs-7">{t(`steps.${id}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}

function EmployersHero() {
  const { t } = useTranslation('employers-landing');
  return (
    <section
      className="wrap grid items-center gap-x-16 gap-y-10 pt-8 pb-16 md:pt-14 md:pb-24 lg:grid-cols-[minmax(0,1fr)_40rem]"
      aria-labelledby="fuer-arbeitgeber"
    >
      <div>
        <TimeStamp shift="late" time="16:30" label={t('stamp')} />
        <h1 id="fuer-arbeitgeber" className="mt-5 text-fs-1 leading-[1.06] tracking-[-0.03em]">
          {t('heading')}
        </h1>
        <p className="mt-4 max-w-[36rem] text-fs-5 text-ink-2 leading-[1.5]">{t('lead')}</p>
        <dl className="mt-8 grid grid-cols-3 justify-start gap-x-4 sm:grid-cols-[repeat(3,auto)] sm:gap-x-8">
          {FACTS.map((id) => (
            <div key={id} className="flex flex-col-reverse justify-end">
              <dt className="max-w-36 text-fs-8 text-ink-2 leading-ui">{t(`facts.${id}.label`)}</dt>
              <dd className="num font-semibold text-fs-2 max-[22rem]:text-fs-4 leading-[1.1] tracking-[-0.03em]">
                {t(`facts.${id}.value`)}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton to="/register/employer">{t('register')}</LinkButton>
          <TextLink to="/kontakt" className="inline-flex min-h-tap items-center">
            {t('cta')}
          </TextLink>
          <TextLink to="/preise" className="inline-flex min-h-tap items-center">
            {t('prices')}
          </TextLink>
        </div>
      </div>
      <OpenRowRoster />
    </section>
  );
}

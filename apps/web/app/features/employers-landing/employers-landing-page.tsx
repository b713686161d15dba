import { Building2, CalendarCheck2, Globe, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Accordion } from '../../ui/accordion.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PointGrid } from '../../ui/point-grid.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { MoreLink } from '../../ui/text-link.tsx';
import { ClosingBand } from '../employers/shared/closing-band.tsx';
import { EmployersHero } from './employers-hero.tsx';
import { JobContents } from './job-contents.tsx';
import { PublishingSteps } from './publishing-steps.tsx';

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

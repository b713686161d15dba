import { Accessibility, Banknote, CalendarDays, EyeOff, Ghost, ListOrdered } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { PointGrid } from '../../ui/point-grid.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { MoreLink } from '../../ui/text-link.tsx';
import { ClosingBand } from '../employers/shared/closing-band.tsx';
import { AboutHero } from './about-hero.tsx';

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

import type { EmployerDetail } from '@stellenvisite/contract/employers.schema';
import { Award, Gift, HeartPulse } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfileContact } from './profile-contact.tsx';

/** The employer's own description, beside its contact person. */
export function ProfileAbout({ employer }: { employer: EmployerDetail }) {
  const { t } = useTranslation('employers');
  const { descriptionHtml, tagline, certifications, benefits, services, openingHours } = employer;
  return (
    <section className="wrap pf-section pf-below pf-about" aria-labelledby="about">
      <div className="min-w-0">
        <h2 id="about">{t('profile.about')}</h2>
        {tagline && (
          <p className="mb-4 font-display text-fs-4 leading-ui" lang="de">
            {tagline}
          </p>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API to a small list of tags */}
        <div className="pf-text" lang="de" dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
        <Words title={t('profile.services')} words={services} icon={<HeartPulse size={18} />} />
        <Words title={t('profile.benefits')} words={benefits} icon={<Gift size={18} />} />
        <Words title={t('profile.certifications')} words={certifications} icon={<Award size={18} />} />
        {openingHours && (
          <>
            <h3 className="mt-8 text-fs-4">{t('profile.openingHours')}</h3>
            <p className="mt-3" lang="de">
              {openingHours}
            </p>
          </>
        )}
      </div>
      <ProfileContact employer={employer} />
    </section>
  );
}

function Words({ title, words, icon }: { title: string; words: readonly string[]; icon: ReactNode }) {
  if (words.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 text-fs-4">{title}</h3>
      <ul className="mt-3 flex flex-wrap gap-2" lang="de">
        {words.map((word) => (
          <li key={word} className="pf-cert">
            {icon}
            {word}
          </li>
        ))}
      </ul>
    </>
  );
}

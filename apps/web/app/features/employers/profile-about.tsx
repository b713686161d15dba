import type { EmployerDetail } from '@stellenvisite/contract/employers.schema';
import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProfileContact } from './profile-contact.tsx';

/** The employer's own description, beside its contact person. */
export function ProfileAbout({ employer }: { employer: EmployerDetail }) {
  const { t } = useTranslation('employers');
  const { descriptionHtml, tagline, certifications } = employer;
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
        {certifications.length > 0 && (
          <>
            <h3 className="mt-8 text-fs-4">{t('profile.certifications')}</h3>
            <ul className="mt-3 flex flex-wrap gap-2" lang="de">
              {certifications.map((name) => (
                <li key={name} className="pf-cert">
                  <Award size={18} />
                  {name}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <ProfileContact employer={employer} />
    </section>
  );
}

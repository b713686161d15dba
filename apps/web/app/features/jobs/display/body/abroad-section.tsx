import { TOPIC_SLUGS } from '@stellenvisite/contract/content/articles';
import type { JobConditions } from '@stellenvisite/contract/jobs/job-conditions.schema';
import { Award, House, type LucideIcon, MessageSquare, Plane } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Renders recognition, language and help for people who come from abroad, each only where the employer stated it. */
export function AbroadSection({ conditions }: { conditions: JobConditions }) {
  const { t } = useTranslation('jobs');
  const { germanLevel, isRecognitionPendingWelcome, hasVisaHelp, hasHousingHelp } = conditions;
  const rows: [key: string, isStated: boolean, Icon: LucideIcon][] = [
    ['recognition', isRecognitionPendingWelcome, Award],
    ['german', germanLevel !== null, MessageSquare],
    ['visa', hasVisaHelp, Plane],
    ['housing', hasHousingHelp, House],
  ];
  const stated = rows.filter(([, isStated]) => isStated);
  if (stated.length === 0) return null;
  return (
    <section className="jb">
      <h2>{t('conditions.abroad')}</h2>
      <ul className="divide-y divide-line rounded-control border border-line bg-sheet">
        {stated.map(([key, , Icon]) => (
          <li key={key} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 p-4">
            <Icon className="mt-0.5 text-good" size={20} aria-hidden="true" />
            <div>
              <h3 className="font-semibold text-fs-6 leading-[1.35]">
                {t(`conditions.${key}.title`, { level: germanLevel })}
              </h3>
              <p className="mt-0.5 text-fs-7 text-ink-2 leading-[1.5]">{t(`conditions.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      {isForeignCertificate(conditions) && (
        <p className="mt-3 text-fs-7 text-ink-2 leading-[1.5]">
          {t('conditions.articles')}{' '}
          <Link className="link" to={{ pathname: '/blog', search: `thema=${TOPIC_SLUGS.recognition}` }}>
            {t('conditions.articlesLink')}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Checks whether the ad addresses people whose certificate is from abroad: a level of German alone applies to everybody. */
function isForeignCertificate({ isRecognitionPendingWelcome, hasVisaHelp }: JobConditions): boolean {
  return isRecognitionPendingWelcome || hasVisaHelp;
}

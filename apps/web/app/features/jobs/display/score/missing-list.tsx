import type { Match } from '@stellenvisite/contract/seekers/matching.schema';
import type { ProfileItem } from '@stellenvisite/contract/seekers/seeker-profiles';
import { CornerUpLeft, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../../ui/text-link.tsx';

/** Leads to the field of the profile that says it. */
export const profileLink = (item: ProfileItem): string => `/dashboard/profil#profil-${item}`;

/** Lists the items the person can add to the profile, then the points to clarify with the employer. */
export function MissingList({ missing }: { missing: Match['missing'] }) {
  const { t } = useTranslation('matching');
  if (missing.length === 0) return null;
  return (
    <div className="bill-missing">
      <h3>{t('missing.title')}</h3>
      <ul>
        {missing.map(({ item, points, text }) => (
          <li key={text}>
            {item && points > 0 ? (
              <b className="num">
                <span className="visually-hidden">{t('missing.points', { count: points })}</span>
                <span aria-hidden="true">+ {points}</span>
              </b>
            ) : (
              <b>{item ? <Plus size={18} /> : <CornerUpLeft size={18} />}</b>
            )}
            <p>{text}</p>
            {item && (
              <TextLink to={profileLink(item)} aria-label={t('missing.addNamed', { text })}>
                {t('missing.add')}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

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
    <div className="border-marker-2 border-y bg-marker-soft px-5 pt-3.5 pb-2 last:border-b-0 max-md:px-gutter">
      <h3 className="font-semibold font-text text-fs-7 leading-[1.3] tracking-normal">{t('missing.title')}</h3>
      <ul>
        {missing.map(({ item, points, text }) => (
          <li
            className="grid min-h-tap grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-2.5 not-first:border-[color-mix(in_srgb,var(--marker-2)_55%,transparent)] not-first:border-t text-fs-8 leading-[1.4] max-md:grid-cols-[2rem_minmax(0,1fr)_auto]"
            key={text}
          >
            {item && points > 0 ? (
              <b className="num text-fs-6">
                <span className="visually-hidden">{t('missing.points', { count: points })}</span>
                <span aria-hidden="true">+ {points}</span>
              </b>
            ) : (
              <b className="text-fs-6">{item ? <Plus size={18} /> : <CornerUpLeft size={18} />}</b>
            )}
            <p>{text}</p>
            {item && (
              <TextLink
                className="inline-flex min-h-tap items-center"
                to={profileLink(item)}
                aria-label={t('missing.addNamed', { text })}
              >
                {t('missing.add')}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

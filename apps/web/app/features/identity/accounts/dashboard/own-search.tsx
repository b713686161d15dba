import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../ui/button.tsx';
import { MarkerStroke } from '../../../../ui/marker-stroke.tsx';
import type { Wishes } from '../wish-search.ts';

type OwnSearchProps = { wishes: Wishes; search: string; count: number | null };

/** Shows the wishes of the profile as a search row. */
export function OwnSearch({ wishes, search, count }: OwnSearchProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'dashboard' });
  const { t: fields } = useTranslation('job-fields');
  const what = [
    wishes.occupation || (wishes.category && fields(`category.${wishes.category}`)),
    wishes.specialty && fields(`specialty.${wishes.specialty}`),
  ]
    .filter(Boolean)
    .join(', ');
  const where =
    wishes.location && t('search.around', { place: wishes.location, km: wishes.radiusKm ?? DEFAULT_RADIUS_KM });
  const duty = [
    ...SHIFTS.filter((shift) => wishes.shifts?.includes(shift)).map((shift) => fields(`shift.${shift}`)),
    wishes.weekendFree && fields('weekendFree'),
    ...(wishes.employmentTypes ?? []).map((type) => fields(`employmentType.${type}`)),
  ].filter(Boolean);
  const cells = { what, where, duty: duty.join(', ') };
  return (
    <section className="mine" aria-labelledby="own-search">
      <MarkerStroke />
      <h2 id="own-search" className="visually-hidden">
        {t('search.title')}
      </h2>
      <dl className="mine-row">
        {(['what', 'where', 'duty'] as const).map((key) => (
          <div key={key}>
            <dt>{t(`search.${key}`)}</dt>
            <dd className={cells[key] ? undefined : 'open'}>{cells[key] || t('search.any')}</dd>
          </div>
        ))}
        <div className="mine-do">
          <dt className="visually-hidden">{t('search.actions')}</dt>
          <dd className="contents">
            <LinkButton variant="secondary" to="/dashboard/profil">
              {t('search.change')}
            </LinkButton>
            <LinkButton to={{ pathname: '/jobs', search }} icon={<Search size={20} />}>
              {count === null ? t('search.show') : t('search.showCount', { count })}
            </LinkButton>
          </dd>
        </div>
      </dl>
    </section>
  );
}

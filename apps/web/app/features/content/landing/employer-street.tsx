import type { EmployerItem } from '@stellenvisite/contract/employers/employers.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { buildingKindOf } from '../../jobs/display/employer/buildings/building-kind.ts';
import { EmployerBuilding } from '../../jobs/display/employer/buildings/employer-building.tsx';
import { TimeStamp } from '../../jobs/display/time-stamp.tsx';

/** The featured employers side by side, seven windows a floor. */
export function EmployerStreet({ employers }: { employers: readonly EmployerItem[] }) {
  const { t } = useTranslation('landing');
  if (employers.length === 0) return null;
  return (
    <section className="sec sec-street" aria-labelledby="street">
      <div className="wrap">
        <SectionHeading
          id="street"
          stamp={<TimeStamp shift="late" time="15:00" label={t('street.stamp')} />}
          title={t('street.title')}
          lead={
            <>
              {t('street.lead')} <TextLink to="/arbeitgebern">{t('street.all')}</TextLink>
            </>
          }
        />
      </div>
      <div className="street">
        <ul className="street-row">
          {employers.map((employer) => (
            <StreetEmployer key={employer.id} employer={employer} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function StreetEmployer({ employer }: { employer: EmployerItem }) {
  const { t } = useTranslation('landing');
  const count = useCount();
  const { id, name, location, employees, openPositions } = employer;
  return (
    <li>
      <Link to={`/arbeitgebern/${id}`} className="street-employer">
        <span className="street-pic">
          <EmployerBuilding kind={buildingKindOf({ ...employer, country: location.country })} seed={id} />
        </span>
        <span className="street-text">
          <b lang="de">{name}</b>
          <span>{employees === null ? location.city : t('street.employees', { city: location.city, employees })}</span>
          <span className="street-jobs">
            <b className="num">{count(openPositions)}</b> {t('street.jobs', { count: openPositions })}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** A count with its thousands marked, where it is by itself; inside a text it is `{{count, number}}`. */
export function useCount(): (count: number) => string {
  const locale = useLocale();
  return (count) => formatNumber(count, locale);
}

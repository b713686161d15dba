import type { EmployerItem } from '@stellenvisite/contract/employers.schema';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { buildingKindOf } from '../employers/shared/buildings/building-kind.ts';
import { EmployerBuilding } from '../employers/shared/buildings/employer-building.tsx';
import { TimeStamp } from '../jobs/shared/time-stamp.tsx';

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
            <StreetHouse key={employer.id} employer={employer} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function StreetHouse({ employer }: { employer: EmployerItem }) {
  const { t } = useTranslation('landing');
  const { id, name, location, employees, openPositions } = employer;
  return (
    <li>
      <Link to={`/arbeitgebern/${id}`} className="street-house">
        <span className="street-pic">
          <EmployerBuilding kind={buildingKindOf({ ...employer, country: location.country })} seed={id} />
        </span>
        <span className="street-text">
          <b lang="de">{name}</b>
          <span>{employees === null ? location.city : t('street.employees', { city: location.city, employees })}</span>
          <span className="street-jobs">
            <Trans t={t} i18nKey="street.jobs" count={openPositions} components={[<b key="count" className="num" />]} />
          </span>
        </span>
      </Link>
    </li>
  );
}

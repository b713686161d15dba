import type { EmployerDetail } from '@stellenvisite/contract/employers.schema';
import { clsx } from 'clsx';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Floor } from './building-floors.ts';
import { FIRST_HOUR } from './duty-hours.ts';
import { BuildingSky, BuildingTrees } from './profile-sky.tsx';
import { buildingKindOf } from './shared/buildings/building-kind.ts';
import { EmployerBuilding } from './shared/buildings/employer-building.tsx';

const HOURS = Array.from({ length: 24 }, (_, index) => (FIRST_HOUR + index) % 24);
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

type BuildingProps = { employer: EmployerDetail; floors: Floor[] | null; departmentTo: (id: string) => string };

/** The building: cut open with a floor per department where enough is known, otherwise from outside. */
export function ProfileBuilding({ employer, floors, departmentTo }: BuildingProps) {
  const { t } = useTranslation('employers');
  if (!floors) return <BuildingOnStreet employer={employer} />;
  return (
    <>
      <figure className="ck" aria-labelledby="building-caption">
        <BuildingSky />
        <BuildingTrees />
        <div className="wrap ck-building">
          <div className="ck-roof" aria-hidden="true">
            <span className="num">H</span>
            <i />
            <i />
          </div>
          <ol className="ck-floors">
            {floors.map((floor, index) => (
              <BuildingFloor
                key={floor.id}
                floor={floor}
                level={floors.length - 1 - index}
                to={departmentTo(floor.id)}
              />
            ))}
          </ol>
        </div>
      </figure>
      <div className="wrap">
        <div className="ck-axis num" aria-hidden="true">
          {HOURS.map((hour, index) => (
            <i key={hour}>{index % 4 === 0 && clock(hour)}</i>
          ))}
        </div>
        <p className="ck-caption" id="building-caption">
          {t('profile.floors.caption')}
        </p>
      </div>
    </>
  );
}

function BuildingFloor({ floor, level, to }: { floor: Floor; level: number; to: string }) {
  const { t } = useTranslation('employers');
  return (
    <li>
      <Link to={to}>
        <span className="ck-name">
          <b className="num" aria-hidden="true">
            {level}
          </b>
          <span lang="de">{floor.name}</span>
        </span>
        <span className="ck-windows" aria-hidden="true">
          {floor.hours.map((shift, index) => (
            <i key={HOURS[index]} className={clsx(shift ? `sh-${shift}` : 'ck-dark')} />
          ))}
        </span>
        <span className="ck-open">
          <Trans
            t={t}
            i18nKey="profile.floors.open"
            count={floor.open}
            components={[<b key="count" className="num" />]}
          />
        </span>
      </Link>
    </li>
  );
}

function BuildingOnStreet({ employer }: { employer: EmployerDetail }) {
  const { t } = useTranslation('employers');
  const kind = buildingKindOf({ ...employer, country: employer.location.country });
  return (
    <figure className="ck ck-outside">
      <BuildingSky />
      <BuildingTrees />
      <div className="wrap">
        <EmployerBuilding kind={kind} seed={employer.id} label={t('profile.buildingLabel', { name: employer.name })} />
      </div>
    </figure>
  );
}

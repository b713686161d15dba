import type { EmployerItem } from '@stellenvisite/contract/employers.schema';
import { MapPin } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { HeartButton } from '../bookmarks/shared/heart-button.tsx';
import { kindWords } from './kind-words.ts';
import { buildingKindOf } from './shared/buildings/building-kind.ts';
import { EmployerBuilding } from './shared/buildings/employer-building.tsx';
import { EmployerLogo } from './shared/employer-logo.tsx';

/** An employer's building and short facts; the link of the name covers the whole card. */
export function EmployerCard({ employer, to }: { employer: EmployerItem; to: string }) {
  const { t } = useTranslation(['employers', 'job-fields']);
  const { id, name, location, distanceKm, employees, beds, openPositions, featured } = employer;
  const facts = [
    beds !== null && t('card.beds', { count: beds }),
    employees !== null && t('card.employees', { count: employees }),
  ].filter((fact) => fact !== false);
  return (
    <article className="emp-card">
      <div className="emp-sky" aria-hidden="true">
        <EmployerBuilding kind={buildingKindOf({ ...employer, country: location.country })} seed={id} />
      </div>
      <div className="emp-body">
        <EmployerLogo employer={employer} size={40} className="emp-logo" />
        <p className="emp-kind">{kindWords(employer, t)}</p>
        <h2 className="emp-name" lang="de">
          <Link to={to} prefetch="intent">
            {name}
          </Link>
        </h2>
        <p className="emp-place">
          <MapPin size={16} />
          {location.city}
          {distanceKm !== undefined && <span className="num">{t('card.distance', { km: distanceKm })}</span>}
        </p>
        {facts.length > 0 && <p className="emp-facts num">{facts.join(' · ')}</p>}
        <p className="emp-open">
          <Trans t={t} i18nKey="card.open" count={openPositions} components={[<b key="count" className="num" />]} />
        </p>
        {featured && <Badge kind="info">{t('card.featured')}</Badge>}
      </div>
      <HeartButton bookmark={{ kind: 'employer', id }} name={name} />
    </article>
  );
}

import { formatNumber } from '@stellenvisite/contract/format-number';
import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { HeartButton } from '../bookmarks/shared/heart-button.tsx';
import { buildingKindOf } from '../employers/shared/buildings/building-kind.ts';
import { EmployerBuilding } from '../employers/shared/buildings/employer-building.tsx';
import { employerLine } from '../employers/shared/employer-lines.ts';
import { EmployerLogo } from '../employers/shared/employer-logo.tsx';

export function EmployerCard({ employer }: { employer: JobDetail['employer'] }) {
  const { t } = useTranslation('jobs');
  const { t: field } = useTranslation('job-fields');
  const locale = useLocale();
  const { id, name, tagline, location, companySize, openPositions, type, kinds } = employer;
  const rows = [
    [t('employer.kind'), field(`employerType.${kinds[0] ?? type}`)],
    [t('employer.place'), location.city],
    companySize && [t('employer.size'), field(`companySize.${companySize}`)],
    [t('employer.open'), formatNumber(openPositions, locale)],
  ].filter((row) => Array.isArray(row));
  return (
    <Card as="section" flush className="empc" aria-labelledby="employer-name">
      <div className="empc-pic">
        <EmployerBuilding kind={buildingKindOf({ ...employer, country: location.country })} seed={id} />
      </div>
      <div className="empc-txt">
        <div className="flex items-center gap-4">
          <EmployerLogo employer={employer} size={56} />
          <h2 id="employer-name" lang="de">
            {name}
          </h2>
        </div>
        <p lang="de">{tagline}</p>
        <p>{employerLine(employer, t, locale)}</p>
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="empc-do">
          <HeartButton look="line" bookmark={{ kind: 'employer', id }} name={name} />
          <TextLink to={`/arbeitgebern/${id}`}>{t('employer.look')}</TextLink>
        </div>
      </div>
    </Card>
  );
}

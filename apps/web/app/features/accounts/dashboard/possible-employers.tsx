import type { EmployerMapping } from '@stellenvisite/contract/accounts.schema';
import { useTranslation } from 'react-i18next';
import { $publicApi } from '../../../api/public-queries.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Bone } from '../../../ui/skeletons.tsx';
import { buildingKindOf } from '../../employers/shared/buildings/building-kind.ts';
import { EmployerBuilding } from '../../employers/shared/buildings/employer-building.tsx';

/** For those who act for nobody yet: the employers they asked to act for, or that may be theirs, each with the reason. */
export function PossibleEmployers({ mappings }: { mappings: readonly EmployerMapping[] }) {
  const { t } = useTranslation('accounts', { keyPrefix: 'dashboard' });
  if (mappings.length === 0 || mappings.some(({ isActive }) => isActive)) return null;
  const words = mappings.some(({ isProposed }) => isProposed) ? 'pending' : 'found';
  return (
    <section aria-label={t('employers.title')} className="mb-8">
      <p className="mb-3 text-fs-7">
        <b>{t(`employers.${words}.title`)}</b> {t(`employers.${words}.text`)}
      </p>
      <ul className="grid gap-4">
        {mappings.map((mapping) => (
          <PossibleEmployer key={mapping.employerId} mapping={mapping} />
        ))}
      </ul>
    </section>
  );
}

function PossibleEmployer({ mapping }: { mapping: EmployerMapping }) {
  const { t } = useTranslation('accounts', { keyPrefix: 'dashboard' });
  const { employerId, employerName, mappingType, isProposed } = mapping;
  const { data: employer } = $publicApi.useQuery('get', '/api/employers/{id}', {
    params: { path: { id: employerId } },
  });
  return (
    <li className="card flex flex-wrap items-end gap-x-6 gap-y-4">
      <div className="grid h-28 items-end overflow-hidden">
        {employer ? (
          <EmployerBuilding
            kind={buildingKindOf({ ...employer, country: employer.location.country })}
            seed={employer.id}
            className="h-28 w-auto max-w-full"
          />
        ) : (
          <Bone className="h-24 w-28" />
        )}
      </div>
      <div className="grid min-w-0 flex-1 basis-56 gap-1.5 self-center">
        <p className="text-fs-4 font-semibold" lang="de">
          {employerName}
        </p>
        <p className="text-fs-7 text-ink-2">{employer ? employer.location.city : '\u00a0'}</p>
        <p className="flex flex-wrap items-center gap-2 text-fs-8 text-ink-2">
          <Badge kind="info">{t(isProposed ? 'employers.waiting' : 'employers.possible')}</Badge>
          {t(`employers.mapping.${mappingType}`)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 self-center">
        <LinkButton variant="secondary" size="s" to={`/arbeitgebern/${employerId}`}>
          {t('employers.profile')}
        </LinkButton>
        {employer && employer.openPositions > 0 && (
          <LinkButton variant="secondary" size="s" to={`/arbeitgebern/${employerId}/offene-stellen`}>
            {t('employers.open', { count: employer.openPositions })}
          </LinkButton>
        )}
        {!isProposed && (
          <LinkButton size="s" to="/onboarding-employer?schritt=4">
            {t('employers.propose')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

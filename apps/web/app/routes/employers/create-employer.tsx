import type { EmployerMapping } from '@stellenvisite/contract/identity/accounts.schema';
import { useTranslation } from 'react-i18next';
import { $publicApi } from '../../api/public-queries.ts';
import { CreateEmployerScreen } from '../../features/employers/profile/create/create-employer-screen.tsx';
import { buildingKindOf } from '../../features/jobs/display/employer/buildings/building-kind.ts';
import { EmployerBuilding } from '../../features/jobs/display/employer/buildings/employer-building.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { useSession } from '../../session/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeletons.tsx';

export const handle = {
  title: 'own-employers:meta.create.title',
  namespaces: ['own-employers', 'job-fields', 'employer-media', 'files', 'problems'],
  employerPage: { slim: true, withoutEmployer: true },
};

export default function CreateEmployerPage() {
  const { account } = useSession();
  return (
    <RequireSession role={['employer']}>
      <PossibleEmployers mappings={account?.employers ?? []} />
      <CreateEmployerScreen />
    </RequireSession>
  );
}

/** Lists the requested or possible employers of people who act for none yet, each with the reason. */
function PossibleEmployers({ mappings }: { mappings: readonly EmployerMapping[] }) {
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
          <Skeleton className="h-24 w-28" />
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

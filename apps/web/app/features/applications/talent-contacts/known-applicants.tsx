import { TALENT_CONTACT_MONTHS } from '@stellenvisite/contract/applications/applications';
import type { KnownApplicants as Known } from '@stellenvisite/contract/applications/talent-contacts.schema';
import { daysRemaining, formatDate } from '@stellenvisite/contract/platform/format-date';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { $api } from '../../../session/queries.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useActingEmployer, useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { ReadFailure } from '../../platform/read-failure.tsx';
import { InviteKnownDialog } from './invite-known-dialog.tsx';

const APPLICATIONS = '/employer-dashboard/bewerbungen';

export type KnownApplicant = Known['items'][number];

/** Lists applicants who agreed to stay known, with the time left and an action to invite them to another job. */
export function KnownApplicants() {
  const { t } = useTranslation('stay-known');
  const { employerId } = useActingEmployer();
  const mayWrite = useMayAct('application.move');
  const [invited, setInvited] = useState<KnownApplicant | null>(null);
  const { data, error, refetch, dataUpdatedAt } = $api.useQuery('get', '/api/employer/known-applicants', {
    params: { query: { employerId } },
  });
  return (
    <>
      <header className="area-head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead', { months: TALENT_CONTACT_MONTHS })}</p>
        </div>
        <LinkButton variant="secondary" to={APPLICATIONS}>
          {t('back')}
        </LinkButton>
      </header>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Skeletons label={t('loading')}>
          <Skeleton className="h-64 w-full" />
        </Skeletons>
      )}
      {data && data.items.length === 0 && (
        <EmptyState art="timeline" title={t('none.title')} text={t('none.text', { months: TALENT_CONTACT_MONTHS })} />
      )}
      {data && data.items.length > 0 && (
        <DataTable
          caption={t('title')}
          rows={data.items}
          rowKey={({ applicationId }) => applicationId}
          columns={[
            {
              key: 'name',
              header: t('name'),
              rowHeader: true,
              cell: ({ applicationId, name }) => (
                <Link className="link" to={`${APPLICATIONS}/${applicationId}`}>
                  {name}
                </Link>
              ),
            },
            { key: 'occupation', header: t('occupation'), cell: ({ occupation }) => occupation ?? '–' },
            { key: 'job', header: t('job'), cell: ({ jobTitle }) => <span lang="de">{jobTitle}</span> },
            {
              key: 'until',
              header: t('until'),
              cell: ({ knownUntil }) => (
                <>
                  <span className="num">{formatDate(knownUntil)}</span>{' '}
                  <small>
                    {t('days', { count: daysRemaining(knownUntil, new Date(dataUpdatedAt).toISOString()) })}
                  </small>
                </>
              ),
            },
            ...(mayWrite
              ? [
                  {
                    key: 'invite',
                    header: <span className="visually-hidden">{t('actions')}</span>,
                    cell: (person: KnownApplicant) => (
                      <Button variant="secondary" size="s" onClick={() => setInvited(person)}>
                        {t('invite.open')}
                        <span className="visually-hidden"> {person.name}</span>
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {invited && <InviteKnownDialog person={invited} onClose={() => setInvited(null)} />}
    </>
  );
}

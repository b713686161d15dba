import {
  type AdminEmployer,
  adminEmployerQuerySchema,
  EMPLOYER_STATES,
  type EmployerAct,
  mergeEmployersSchema,
} from '@stellenvisite/contract/employers/admin-employers.schema';
import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { keepPreviousData } from '@tanstack/react-query';
import { AtSign, BadgeCheck, Ban, CircleDashed, Clock, Combine, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { ReasonDialog } from '../../platform/admin-area/shared/reason-dialog.tsx';
import { StateBadge } from '../../platform/admin-area/shared/state-badge.tsx';
import { TableFilters } from '../../platform/admin-area/shared/table-filters.tsx';
import { useBulkToast } from '../../platform/admin-area/shared/use-bulk-toast.ts';
import { useTableQuery } from '../../platform/admin-area/shared/use-table-query.ts';
import { AccountAddressDialog } from './account-address-dialog.tsx';

const EMPLOYERS = ['get', '/api/admin/employers'] as const;

/** Employers, to be verified by hand, suspended, and merged where one was entered twice. */
export function EmployersScreen() {
  const { t } = useTranslation('admin-employers');
  const { query, address } = useTableQuery(adminEmployerQuerySchema);
  const [merged, setMerged] = useState<AdminEmployer | null>(null);
  const [addressed, setAddressed] = useState<AdminEmployer | null>(null);
  const list = $api.useQuery(
    'get',
    '/api/admin/employers',
    { params: { query } },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={useColumns(setMerged, setAddressed)}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        address={address}
        defaultSort="-created"
        countOf={(all) => t('countOf', { all })}
        empty={{ title: t('none.title'), text: t('none.text') }}
        bulk={(rows, clear) => ({ actions: <Actions employers={rows} onDone={clear} /> })}
        filters={
          <TableFilters
            screen="employers"
            search={t('search')}
            address={address}
            filters={[
              {
                name: 'state',
                label: t('state'),
                options: EMPLOYER_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
              },
              {
                name: 'country',
                label: t('country'),
                options: COUNTRIES.map((value) => ({ value, label: t(`countries.${value}`) })),
              },
            ]}
          />
        }
      />
      {merged && <MergeDialog employer={merged} onClose={() => setMerged(null)} />}
      {addressed && <AccountAddressDialog employer={addressed} onClose={() => setAddressed(null)} />}
    </>
  );
}

function Actions({ employers, onDone }: { employers: readonly AdminEmployer[]; onDone: () => void }) {
  const { t } = useTranslation('admin-employers');
  const [isSuspending, setIsSuspending] = useState(false);
  const { notifyDone, notifyFailed } = useBulkToast();
  const act = $api.useMutation('post', '/api/admin/employers/acts', {
    onSettled: (_data, _error, _variables, _before, { client }) => client.invalidateQueries({ queryKey: EMPLOYERS }),
  });
  const ids = employers.map(({ id }) => id);
  const run = (body: EmployerAct) =>
    act.mutate(
      { body },
      {
        onSuccess: (result) => {
          notifyDone(result);
          setIsSuspending(false);
          onDone();
        },
        onError: notifyFailed,
      },
    );
  return (
    <>
      {employers.some(({ verifiedAt }) => !verifiedAt) && (
        <Button variant="secondary" icon={<BadgeCheck size={18} />} onClick={() => run({ act: 'verify', ids })}>
          {t('verify')}
        </Button>
      )}
      {employers.some(({ verifiedAt }) => verifiedAt) && (
        <Button variant="secondary" icon={<CircleDashed size={18} />} onClick={() => run({ act: 'withdraw', ids })}>
          {t('withdraw')}
        </Button>
      )}
      {employers.some(({ suspension }) => suspension?.cause === 'administrator') && (
        <Button variant="secondary" icon={<Undo2 size={18} />} onClick={() => run({ act: 'lift', ids })}>
          {t('lift')}
        </Button>
      )}
      {employers.some(({ suspension }) => suspension?.cause !== 'administrator') && (
        <Button variant="secondary" icon={<Ban size={18} />} onClick={() => setIsSuspending(true)}>
          {t('suspend')}
        </Button>
      )}
      {isSuspending && (
        <ReasonDialog
          title={t('suspendTitle', { count: ids.length })}
          consequences={t('suspendStops')}
          label={t('suspendReason')}
          help={t('suspendHelp')}
          action={t('suspend')}
          isPending={act.isPending}
          error={act.error}
          onClose={() => setIsSuspending(false)}
          onReason={(reason) => run({ act: 'suspend', ids, reason })}
        />
      )}
    </>
  );
}

type OnEmployer = (employer: AdminEmployer) => void;

function useColumns(onMerge: OnEmployer, onAddress: OnEmployer): Column<AdminEmployer>[] {
  const { t } = useTranslation('admin-employers');
  const locale = useLocale();
  return [
    {
      key: 'name',
      header: t('name'),
      sort: 'name',
      rowHeader: true,
      cell: ({ id, name, city, country }) => (
        <>
          <TextLink to={`/arbeitgebern/${id}`} lang="de">
            {name}
          </TextLink>
          <small>
            {city} ({country})
          </small>
        </>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ verifiedAt, verifiedDomain, verificationLapsesAt, suspension }) => (
        <>
          {suspension && (
            <>
              <StateBadge tone="bad" icon={Ban}>
                {t('states.suspended')}
              </StateBadge>
              <small>{t(`causes.${suspension.cause}`, { date: formatDate(suspension.since) })}</small>
              {suspension.reason && <small>{suspension.reason}</small>}
            </>
          )}
          {!verifiedAt && (
            <StateBadge tone="wait" icon={CircleDashed}>
              {t('states.unverified')}
            </StateBadge>
          )}
          {verifiedAt && (
            <StateBadge tone={verificationLapsesAt ? 'warn' : 'ok'} icon={verificationLapsesAt ? Clock : BadgeCheck}>
              {t(verificationLapsesAt ? 'states.lapsing' : 'states.verified')}
            </StateBadge>
          )}
          {verifiedAt && <small>{verifiedDomain ?? t('byHand')}</small>}
        </>
      ),
    },
    {
      key: 'jobs',
      header: t('jobs'),
      sort: 'jobs',
      align: 'end',
      cell: ({ jobs, members }) => (
        <>
          <span className="num">{t('jobCount', { count: jobs })}</span>
          <small>{t('members', { count: members })}</small>
        </>
      ),
    },
    {
      key: 'created',
      header: t('created'),
      sort: 'created',
      cell: ({ createdAt }) => <span className="num">{formatDate(createdAt)}</span>,
    },
    {
      key: 'duplicates',
      header: t('duplicates'),
      cell: (employer) =>
        employer.duplicates.length > 0 ? (
          <Button variant="secondary" size="s" icon={<Combine size={16} />} onClick={() => onMerge(employer)}>
            {t('merge', {
              count: employer.duplicates.length,
              number: formatNumber(employer.duplicates.length, locale),
            })}
          </Button>
        ) : (
          '–'
        ),
    },
    {
      key: 'address',
      header: t('address.header'),
      cell: (employer) => (
        <Button
          variant="secondary"
          size="s"
          icon={<AtSign size={16} />}
          aria-label={t('address.title', { name: employer.name })}
          onClick={() => onAddress(employer)}
        >
          {t('address.action')}
        </Button>
      ),
    },
  ];
}

/** The employer of the row becomes part of the chosen one. */
function MergeDialog({ employer, onClose }: { employer: AdminEmployer; onClose: () => void }) {
  const { t } = useTranslation('admin-employers');
  const errorText = useErrorText();
  const { mutate, isPending, error } = $api.useMutation('post', '/api/admin/employers/{id}/merge', {
    onSuccess: ({ jobs, applications, members }) => {
      onClose();
      void toast(t('merged', { jobs, applications, members }), { tone: 'good' });
    },
    onSettled: (_data, _error, _variables, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['get', '/api/admin/employers'] }),
  });
  const form = useZodForm({
    schema: mergeEmployersSchema,
    defaultValues: { intoId: employer.duplicates[0]?.id ?? '' },
    fields: ['intoId'],
    errorText: () => t('mergeHelp'),
    onSubmit: (body) => {
      if (!isPending) mutate({ params: { path: { id: employer.id } }, body });
    },
  });
  return (
    <FormDialog
      title={t('mergeTitle')}
      form={form}
      action={t('mergeAction')}
      actionVariant="danger"
      cancel={t('cancel')}
      isPending={isPending}
      failure={error && errorText(error)}
      onClose={onClose}
    >
      <p>{t('mergeText', { name: employer.name, city: employer.city })}</p>
      <Field label={t('mergeInto')} help={t('mergeHelp')} {...form.field('intoId')}>
        <Select
          {...form.register('intoId')}
          options={employer.duplicates.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` }))}
        />
      </Field>
    </FormDialog>
  );
}

import { z } from '@stellenvisite/contract/platform/zod';
import { ALERT_FREQUENCIES, JOB_ALERT_NAME_LENGTH } from '@stellenvisite/contract/seekers/job-alerts';
import { createJobAlertSchema, subscribeGuestAlertSchema } from '@stellenvisite/contract/seekers/job-alerts.schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dataOf } from '../../../api/data-of.ts';
import { publicApi } from '../../../api/public-api.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { listCriteria } from './shared/search-summary.ts';
import { useAlertWords } from './shared/use-alert-words.ts';

const DAYS = 30;

const DAYS_A_WEEK = 7;

const { name, query, frequency, notifies } = createJobAlertSchema.shape;
const alertSchema = z.object({
  name,
  query: query.min(1),
  frequency: frequency.unwrap(),
  notifies: notifies.unwrap(),
});
const ownSchema = alertSchema.extend({ email: z.string() });
const guestSchema = alertSchema.extend({ email: subscribeGuestAlertSchema.shape.email });

export type AlertFormValues = z.infer<typeof alertSchema>;

type AlertFormProps = {
  title: string;
  submit: string;
  note: ReactNode;
  values: AlertFormValues;
  /** Asks for an address, and offers no notification. */
  isGuest?: boolean;
  /** The error of the last attempt; the input is preserved. */
  error: unknown;
  onClose: () => void;
  /** Resolves when the request has ended, however it did. */
  onSave: (values: z.infer<typeof guestSchema>) => Promise<unknown>;
};

export function AlertForm(props: AlertFormProps) {
  const { title, submit, note, isGuest = false, error, onClose, onSave } = props;
  const { t } = useTranslation('job-alerts');
  const form = useZodForm({
    schema: isGuest ? guestSchema : ownSchema,
    defaultValues: { ...props.values, email: '' },
    fields: ['email', 'name', 'query'],
    errorText: (field) => {
      if (field === 'email') return t('guest.emailInvalid');
      return t(field === 'name' ? 'dialog.nameEmpty' : 'dialog.criteriaEmpty');
    },
    onSubmit: onSave,
  });
  const values = form.watch();
  return (
    <FormDialog
      title={title}
      form={form}
      action={submit}
      cancel={t('dialog.cancel')}
      note={<p className="wrap-anywhere flex-1 text-fs-8 text-ink-2 leading-[1.4] max-sm:text-center">{note}</p>}
      className="max-sm:[&>.dlg-foot>.btn-secondary]:hidden [&>.dlg-foot]:items-center max-sm:[&>.dlg-foot]:flex-col-reverse max-sm:[&>.dlg-foot]:items-stretch"
      failure={error != null && <Refusal error={error} />}
      onClose={onClose}
    >
      {isGuest && (
        <Field label={t('guest.email')} help={t('guest.emailHelp')} required {...form.field('email')}>
          <TextInput type="email" inputMode="email" autoComplete="email" maxLength={254} {...form.register('email')} />
        </Field>
      )}
      <Field label={t('dialog.name')} help={t('dialog.nameHelp')} required {...form.field('name')}>
        <TextInput maxLength={JOB_ALERT_NAME_LENGTH} autoComplete="off" {...form.register('name')} />
      </Field>
      <Criteria
        id={form.field('query').id}
        query={values.query}
        onChange={(next) => form.setValue('query', next, { shouldValidate: form.formState.isSubmitted })}
      />
      <RadioGroup
        name="frequency"
        legend={t('dialog.frequency')}
        className="[&>div]:grid-cols-3 max-sm:[&>div]:grid-cols-1"
        layout="cards"
        options={ALERT_FREQUENCIES.map((value) => ({
          value,
          label: <b>{t(`frequency.${value}.name`)}</b>,
          help: t(`frequency.${value}.help`),
        }))}
        value={values.frequency}
        onValueChange={(value) => form.setValue('frequency', value)}
      />
      {!isGuest && (
        <Switch label={t('dialog.notifies')} help={t('dialog.notifiesHelp')} {...form.register('notifies')} />
      )}
      {isGuest && (
        <p className="text-fs-8 text-ink-2">
          {t('guest.consent')}{' '}
          <Link className="link" to="/datenschutz">
            {t('guest.privacy')}
          </Link>
        </p>
      )}
    </FormDialog>
  );
}

/** Renders the reason, and where the same alert is there already, the way to it. */
function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation('job-alerts');
  const errorText = useErrorText();
  const existingId = existingIdOf(error);
  return (
    <>
      {errorText(error)}{' '}
      {existingId && (
        <Link className="link" to={`/dashboard/suchauftraege/${existingId}`}>
          {t('show')}
        </Link>
      )}
    </>
  );
}

type CriteriaProps = { id: string; query: string; onChange: (query: string) => void };

function Criteria({ id, query, onChange }: CriteriaProps) {
  const { t } = useTranslation('job-alerts');
  const criteria = listCriteria(query, useAlertWords());
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0">
      <legend className="fld-label mb-1.5">{t('dialog.criteria')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {criteria.map(({ label, without }) => (
          <Chip key={label} onRemove={() => onChange(without)}>
            {label}
          </Chip>
        ))}
      </div>
      {query === '' ? (
        <p role="alert" className="mt-1.5 text-danger text-fs-8">
          {t('dialog.criteriaEmpty')}
        </p>
      ) : (
        <MatchingNow query={query} />
      )}
    </fieldset>
  );
}

/** The alert that has the same criteria, where a refusal names one. */
function existingIdOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('existingId' in error)) return null;
  return typeof error.existingId === 'string' ? error.existingId : null;
}

/** „Zurzeit passen 61 Stellen. Zuletzt kamen etwa 4 pro Woche dazu.“ */
function MatchingNow({ query }: { query: string }) {
  const { t } = useTranslation('job-alerts');
  const all = useTotal(query);
  const recent = useTotal(`${withoutAge(query)}&postedWithin=${DAYS}`);
  if (all === undefined || recent === undefined)
    return <p className="mt-2 min-h-5 text-fs-8 text-ink-2">{t('dialog.counting')}</p>;
  const weekly = Math.round((recent / DAYS) * DAYS_A_WEEK);
  return (
    <p className="mt-2 min-h-5 text-fs-8 text-ink-2" role="status">
      <Trans t={t} i18nKey="dialog.now" count={all} components={{ b: <b className="num text-ink" /> }} />{' '}
      {weekly > 0 && (
        <Trans t={t} i18nKey="dialog.weekly" count={weekly} components={{ b: <b className="num text-ink" /> }} />
      )}
    </p>
  );
}

function withoutAge(query: string): string {
  const params = new URLSearchParams(query);
  params.delete('postedWithin');
  return params.toString();
}

function useTotal(query: string): number | undefined {
  const address = `${query}&pageSize=1`;
  const { data } = useQuery({
    queryKey: ['get', '/api/jobs', address],
    queryFn: ({ signal }) => dataOf(publicApi.GET('/api/jobs', { querySerializer: () => address, signal })),
    placeholderData: keepPreviousData,
  });
  return data?.total;
}

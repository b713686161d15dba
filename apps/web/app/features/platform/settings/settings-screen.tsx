import { WAITING_QUEUES } from '@stellenvisite/contract/platform/admin-overview.schema';
import {
  LIMIT_RANGE,
  OPERATOR_EMAILS,
  OPERATOR_FIELDS,
  OPERATOR_LIMITS,
  ORDER_RANGE,
  TARGET_DAYS,
} from '@stellenvisite/contract/platform/operator-settings';
import {
  changeOperatorSettingsSchema,
  type OperatorSettings,
} from '@stellenvisite/contract/platform/operator-settings.schema';
import type { z } from '@stellenvisite/contract/platform/zod';
import { type ReactNode, useId } from 'react';
import { Controller, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeletons.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm, type ZodForm } from '../../../ui/forms/use-zod-form.ts';

type SettingsSectionProps = { title: string; lead?: string; children: ReactNode };

type Values = z.input<typeof changeOperatorSettingsSchema>;
type Form = ZodForm<Values, OperatorSettings>;

type NumberFieldsProps = {
  form: Form;
  names: readonly Path<Values>[];
  help: string;
  range: { min: number; max: number };
};

const SETTINGS = ['get', '/api/admin/settings'] as const;

/** Edits the details of the operator and the settings of the site. They take effect at once. */
export function SettingsScreen() {
  const errorText = useErrorText();
  const { data, error } = $api.useQuery(...SETTINGS);
  if (error) return <Note tone="warn">{errorText(error)}</Note>;
  return data ? <SettingsForm settings={data} /> : <Skeleton className="h-96 w-full" />;
}

const OPERATOR = OPERATOR_FIELDS.map((field) => `operator.${field}` as const);
const TARGETS = WAITING_QUEUES.map((queue) => `targets.${queue}` as const);
const LIMITS = OPERATOR_LIMITS.map((limit) => `limits.${limit}` as const);
const ORDERS = ['orders.perDay', 'orders.openSum'] as const;
const FIELDS: readonly Path<Values>[] = [...OPERATOR, ...TARGETS, ...LIMITS, ...ORDERS];

function SettingsForm({ settings }: { settings: OperatorSettings }) {
  const { t } = useTranslation('operator-settings');
  const errorText = useErrorText();
  const save = $api.useMutation('put', '/api/admin/settings', {
    onSuccess: (saved, _variables, _before, { client }) => {
      client.setQueryData([...SETTINGS], saved);
      void toast(t('saved'), { tone: 'good' });
    },
  });
  const wrongText = useWrongText();
  const form = useZodForm<Values, OperatorSettings>({
    schema: changeOperatorSettingsSchema,
    defaultValues: settings,
    fields: FIELDS,
    errorText: wrongText,
    onSubmit: (body) => save.mutateAsync({ body }).catch(() => undefined),
  });
  // The summary names the fields; what is wrong is stated at each.
  const problems = FIELDS.flatMap((path) => {
    const { id, error } = form.field(path);
    return error ? [{ field: id, text: t(labelKeyOf(path)) }] : [];
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <div className="mb-5 empty:mb-0">
        <ErrorSummary {...form.summary} problems={problems} failure={save.error && errorText(save.error)} />
      </div>
      <SettingsSection title={t('operator.title')} lead={t('operator.lead')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {OPERATOR_FIELDS.map((field) => (
            <Field key={field} label={t(`fields.${field}`)} {...form.field(`operator.${field}`)}>
              <TextInput
                {...form.register(`operator.${field}`, { setValueAs: (text: string) => text.trim() })}
                maxLength={300}
                autoComplete="off"
                {...(OPERATOR_EMAILS.includes(field) && { type: 'email' })}
              />
            </Field>
          ))}
        </div>
      </SettingsSection>
      <SettingsSection title={t('holds.title')}>
        <Switch {...form.register('holdsFirstJobs')} label={t('holds.firstJobs')} help={t('holds.firstJobsHelp')} />
      </SettingsSection>
      <SettingsSection title={t('targets.title')} lead={t('targets.lead')}>
        <NumberFields form={form} names={TARGETS} help={t('targets.days')} range={TARGET_DAYS} />
      </SettingsSection>
      <SettingsSection title={t('limits.title')} lead={t('limits.lead')}>
        <NumberFields form={form} names={LIMITS} help={t('limits.range')} range={LIMIT_RANGE} />
      </SettingsSection>
      <SettingsSection title={t('orders.title')} lead={t('orders.lead')}>
        <NumberFields form={form} names={ORDERS} help={t('orders.range')} range={ORDER_RANGE} />
      </SettingsSection>
      <SettingsSection title={t('mails.title')}>
        <Controller
          control={form.control}
          name="mailLanguages"
          render={({ field }) => (
            <Switch
              label={t('mails.en')}
              help={t('mails.enHelp')}
              checked={field.value.includes('en')}
              onChange={(event) => field.onChange(event.target.checked ? ['de', 'en'] : ['de'])}
            />
          )}
        />
      </SettingsSection>
      <p className="mt-5">
        <Button type="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      </p>
    </form>
  );
}

const labelKeyOf = (path: string) => path.replace(/^operator\./, 'fields.');

/** Returns what is wrong with the value of a field. */
function useWrongText(): (path: string) => string {
  const { t } = useTranslation('operator-settings');
  return (path) => {
    const [group, name] = path.split('.');
    if (group === 'targets') return t('daysWrong');
    if (group === 'limits') return t('limitWrong');
    if (group === 'orders') return t('ordersWrong');
    return t(OPERATOR_EMAILS.some((field) => field === name) ? 'emailWrong' : `shapeWrong.${name}`);
  };
}

function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section className="adm-card" aria-labelledby={titleId}>
      <header>
        <div>
          <h2 id={titleId}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
      </header>
      <div className="px-5 pb-5">{children}</div>
    </section>
  );
}

function NumberFields({ form, names, help, range }: NumberFieldsProps) {
  const { t } = useTranslation('operator-settings');
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {names.map((name) => (
        <Field key={name} label={t(name)} help={help} {...form.field(name)}>
          <TextInput {...form.register(name, { valueAsNumber: true })} type="number" min={range.min} max={range.max} />
        </Field>
      ))}
    </div>
  );
}

import { WAITING_QUEUES } from '@stellenvisite/contract/admin-overview.schema';
import {
  LIMIT_RANGE,
  OPERATOR_EMAILS,
  OPERATOR_FIELDS,
  OPERATOR_LIMITS,
  type OperatorField,
  TARGET_DAYS,
} from '@stellenvisite/contract/operator-settings';
import { changeOperatorSettingsSchema, type OperatorSettings } from '@stellenvisite/contract/operator-settings.schema';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { NumberFields, SettingsSection } from './settings-section.tsx';

const SETTINGS = ['get', '/api/admin/settings'] as const;

/** What the operator says of itself and of how the site works; it counts at once. */
export function SettingsScreen() {
  const errorText = useErrorText();
  const { data, error } = $api.useQuery(...SETTINGS);
  if (error) return <Note tone="warn">{errorText(error)}</Note>;
  return data ? <SettingsForm settings={data} /> : <Bone className="h-96 w-full" />;
}

const idOf = (path: string) => `setting-${path.replaceAll('.', '-')}`;

function SettingsForm({ settings }: { settings: OperatorSettings }) {
  const { t } = useTranslation('operator-settings');
  const errorText = useErrorText();
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const operatorError = (field: OperatorField) =>
    wrong.has(`operator.${field}`) && t(OPERATOR_EMAILS.includes(field) ? 'emailWrong' : `shapeWrong.${field}`);
  const labelOf = (path: string) => t(path.startsWith('operator.') ? path.replace('operator.', 'fields.') : path);
  const problems = [...wrong].map((path) => ({ field: idOf(path), text: labelOf(path) }));
  const save = $api.useMutation('put', '/api/admin/settings', {
    onSuccess: (saved, _variables, _before, { client }) => {
      client.setQueryData([...SETTINGS], saved);
      void toast(t('saved'), { tone: 'good' });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = changeOperatorSettingsSchema.safeParse(readForm(new FormData(event.currentTarget)));
    setWrong(new Set(read.error?.issues.map(({ path }) => path.join('.')) ?? []));
    setAttempt((before) => before + 1);
    if (read.success && !save.isPending) save.mutate({ body: read.data });
  };
  return (
    <form onSubmit={submit} noValidate>
      <div className="mb-5 empty:mb-0">
        <ErrorSummary attempt={attempt} problems={problems} />
      </div>
      <SettingsSection title={t('operator.title')} lead={t('operator.lead')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {OPERATOR_FIELDS.map((field) => (
            <Field key={field} id={idOf(`operator.${field}`)} label={t(`fields.${field}`)} error={operatorError(field)}>
              <TextInput
                name={field}
                defaultValue={settings.operator[field]}
                maxLength={300}
                autoComplete="off"
                {...(OPERATOR_EMAILS.includes(field) && { type: 'email' })}
              />
            </Field>
          ))}
        </div>
      </SettingsSection>
      <SettingsSection title={t('holds.title')}>
        <Switch
          name="holdsFirstJobs"
          label={t('holds.firstJobs')}
          help={t('holds.firstJobsHelp')}
          defaultChecked={settings.holdsFirstJobs}
        />
      </SettingsSection>
      <SettingsSection title={t('targets.title')} lead={t('targets.lead')}>
        <NumberFields
          values={settings.targets}
          name={(queue) => `targets.${queue}`}
          idOf={(queue) => idOf(`targets.${queue}`)}
          labelOf={(queue) => t(`targets.${queue}`)}
          help={t('targets.days')}
          range={TARGET_DAYS}
          error={(queue) => wrong.has(`targets.${queue}`) && t('daysWrong')}
        />
      </SettingsSection>
      <SettingsSection title={t('limits.title')} lead={t('limits.lead')}>
        <NumberFields
          values={settings.limits}
          name={(limit) => `limits.${limit}`}
          idOf={(limit) => idOf(`limits.${limit}`)}
          labelOf={(limit) => t(`limits.${limit}`)}
          help={t('limits.range')}
          range={LIMIT_RANGE}
          error={(limit) => wrong.has(`limits.${limit}`) && t('limitWrong')}
        />
      </SettingsSection>
      <SettingsSection title={t('mails.title')}>
        <Switch
          name="mailsInEnglish"
          label={t('mails.en')}
          help={t('mails.enHelp')}
          defaultChecked={settings.mailLanguages.includes('en')}
        />
      </SettingsSection>
      {save.error && (
        <Note tone="warn" role="alert" className="mt-5">
          {errorText(save.error)}
        </Note>
      )}
      <p className="mt-5">
        <Button type="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      </p>
    </form>
  );
}

function readForm(form: FormData): unknown {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  // An empty field is no number, and not zero.
  const number = (name: string) => (text(name) ? Number(text(name)) : null);
  return {
    operator: Object.fromEntries(OPERATOR_FIELDS.map((field) => [field, text(field)])),
    holdsFirstJobs: form.has('holdsFirstJobs'),
    targets: Object.fromEntries(WAITING_QUEUES.map((queue) => [queue, number(`targets.${queue}`)])),
    limits: Object.fromEntries(OPERATOR_LIMITS.map((limit) => [limit, number(`limits.${limit}`)])),
    mailLanguages: form.has('mailsInEnglish') ? ['de', 'en'] : ['de'],
  };
}

import { EMAIL_PATTERN } from '@stellenvisite/contract/email';
import { ALERT_FREQUENCIES, type AlertFrequency, JOB_ALERT_NAME_LENGTH } from '@stellenvisite/contract/job-alerts';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { existingIdOf } from './existing-alert.ts';
import { MatchingNow } from './matching-now.tsx';
import { listCriteria } from './shared/search-summary.ts';
import { useAlertWords } from './use-alert-words.ts';

export type AlertFormValues = { name: string; query: string; frequency: AlertFrequency; notifies: boolean };
type SavedValues = AlertFormValues & { email?: string };

type AlertFormProps = {
  title: string;
  submit: string;
  note: ReactNode;
  values: AlertFormValues;
  /** Asks for an address, and offers no notification. */
  isGuest?: boolean;
  isSaving: boolean;
  /** What went wrong with the last try; what was typed stays. */
  error: unknown;
  onClose: () => void;
  onSave: (values: SavedValues) => void;
};

export function AlertForm(props: AlertFormProps) {
  const { title, submit, note, isGuest = false, isSaving, error, onClose, onSave } = props;
  const { t } = useTranslation('job-alerts');
  const form = useId();
  const [values, setValues] = useState(props.values);
  const [email, setEmail] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const change = (some: Partial<AlertFormValues>) => setValues((before) => ({ ...before, ...some }));
  const wrong = {
    name: values.name.trim() === '' && t('dialog.nameEmpty'),
    query: values.query === '' && t('dialog.criteriaEmpty'),
    email: isGuest && !EMAIL_PATTERN.test(email.trim()) && t('guest.emailInvalid'),
  };

  const save = (event: FormEvent) => {
    event.preventDefault();
    // A dialog stands in the tree of the page's forms, though not in them.
    event.stopPropagation();
    if (isSaving) return;
    setIsChecked(true);
    if (wrong.name || wrong.email) {
      fields.current?.querySelector<HTMLInputElement>(`[name="${wrong.name ? 'name' : 'email'}"]`)?.focus();
      return;
    }
    if (wrong.query) return;
    onSave({ ...values, name: values.name.trim(), ...(isGuest && { email: email.trim() }) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      className="alert-dialog"
      footer={
        <>
          <p className="alert-note">{note}</p>
          <Button variant="secondary" className="alert-cancel" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={form} loading={isSaving}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} ref={fields} className="grid gap-5" onSubmit={save} noValidate>
        <Refusal error={error} />
        {isGuest && (
          <Field label={t('guest.email')} help={t('guest.emailHelp')} error={isChecked && wrong.email} required>
            <TextInput
              type="email"
              name="email"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
        )}
        <Field label={t('dialog.name')} help={t('dialog.nameHelp')} error={isChecked && wrong.name} required>
          <TextInput
            name="name"
            value={values.name}
            maxLength={JOB_ALERT_NAME_LENGTH}
            autoComplete="off"
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Criteria query={values.query} error={wrong.query} onChange={(query) => change({ query })} />
        <RadioGroup
          name="frequency"
          legend={t('dialog.frequency')}
          className="alert-frequency"
          layout="cards"
          options={ALERT_FREQUENCIES.map((value) => ({
            value,
            label: <b>{t(`frequency.${value}.name`)}</b>,
            help: t(`frequency.${value}.help`),
          }))}
          value={values.frequency}
          onValueChange={(frequency) => change({ frequency })}
        />
        {!isGuest && (
          <Switch
            label={t('dialog.notifies')}
            help={t('dialog.notifiesHelp')}
            checked={values.notifies}
            onChange={({ target }) => change({ notifies: target.checked })}
          />
        )}
        {isGuest && (
          <p className="text-fs-8 text-ink-2">
            {t('guest.consent')}{' '}
            <Link className="link" to="/datenschutz">
              {t('guest.privacy')}
            </Link>
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** Where the same alert is there already, the way to it. */
function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation('job-alerts');
  const errorText = useErrorText();
  const existingId = existingIdOf(error);
  if (!error) return null;
  return (
    <Note tone="warn" role="alert">
      {errorText(error)}{' '}
      {existingId && (
        <Link className="link" to={`/dashboard/suchauftraege/${existingId}`}>
          {t('show')}
        </Link>
      )}
    </Note>
  );
}

type CriteriaProps = { query: string; error: string | false; onChange: (query: string) => void };

function Criteria({ query, error, onChange }: CriteriaProps) {
  const { t } = useTranslation('job-alerts');
  const criteria = listCriteria(query, useAlertWords());
  return (
    <fieldset className="min-w-0">
      <legend className="fld-label mb-1.5">{t('dialog.criteria')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {criteria.map(({ label, without }) => (
          <Chip key={label} onRemove={() => onChange(without)}>
            {label}
          </Chip>
        ))}
      </div>
      {error ? (
        <p role="alert" className="mt-1.5 text-fs-8 text-bad">
          {error}
        </p>
      ) : (
        <MatchingNow query={query} />
      )}
    </fieldset>
  );
}

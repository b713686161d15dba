import { API_SCOPES, type ApiScope, MAX_KEY_NAME } from '@stellenvisite/contract/api-keys';
import type { CreatedApiKey } from '@stellenvisite/contract/api-keys.schema';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useActingEmployer } from '../employer-area/shared/use-acting-employer.ts';
import { scopeKey } from './shared/scope-key.ts';

type NewKeyDialogProps = { onClose: () => void; onCreated: (created: CreatedApiKey) => void };

/** A name, what it may do, and until when. Nothing is ticked in advance: less is safer. */
export function NewKeyDialog({ onClose, onCreated }: NewKeyDialogProps) {
  const { t } = useTranslation('api-keys', { keyPrefix: 'keys' });
  const errorText = useErrorText();
  const client = useQueryClient();
  const formId = useId();
  const { employerId } = useActingEmployer();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [lastDay, setLastDay] = useState<string | null>(null);
  const [isDateBad, setIsDateBad] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, error } = $api.useMutation('post', '/api/employer/api-keys', {
    onSuccess: async (created) => {
      onCreated(created);
      await client.invalidateQueries({ queryKey: ['get', '/api/employer/api-keys'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isPending || name.trim() === '' || scopes.length === 0 || isDateBad) return;
    mutate({ params: { query: { employerId } }, body: { name: name.trim(), scopes: [...scopes], lastDay } });
  };
  const toggle = (scope: ApiScope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((each) => each !== scope) : [...scopes, scope]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('create')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-5" noValidate onSubmit={submit}>
        {error && (
          <Note tone="warn" role="alert">
            {errorText(error)}
          </Note>
        )}
        <Field
          label={t('name')}
          help={t('nameHelp')}
          error={isTried && name.trim() === '' ? t('nameMissing') : undefined}
        >
          <TextInput
            value={name}
            maxLength={MAX_KEY_NAME}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <fieldset>
          <legend className="fld-label">{t('scopes')}</legend>
          {API_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              label={t(`scope.${scopeKey(scope)}`)}
              help={t(`scopeHelp.${scopeKey(scope)}`)}
              checked={scopes.includes(scope)}
              onChange={() => toggle(scope)}
            />
          ))}
          {isTried && scopes.length === 0 && (
            <p className="fld-error" role="alert">
              {t('scopesMissing')}
            </p>
          )}
        </fieldset>
        <Field
          label={t('lastDay')}
          hint={t('optional')}
          help={t('lastDayHelp')}
          error={isDateBad ? t('dateBad') : undefined}
        >
          <DateInput
            value={lastDay}
            onChange={(date) => {
              setLastDay(date);
              setIsDateBad(false);
            }}
            onUnreadable={() => setIsDateBad(true)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

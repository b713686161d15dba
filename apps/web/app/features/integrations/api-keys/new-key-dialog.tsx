import { API_SCOPES, MAX_KEY_NAME } from '@stellenvisite/contract/integrations/api-keys';
import { type CreatedApiKey, createApiKeySchema } from '@stellenvisite/contract/integrations/api-keys.schema';
import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { DateInput, dayControl } from '../../../ui/forms/date-input.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { useActingEmployer } from '../../identity/acting-employer/use-acting-employer.ts';
import { scopeKey } from './shared/scope-key.ts';

type NewKeyDialogProps = { onClose: () => void; onCreated: (created: CreatedApiKey) => void };

const ERRORS = { name: 'nameMissing', scopes: 'scopesMissing', lastDay: 'dateBad' } as const;

/** A name, what it may do, and until when. Nothing is ticked in advance: less is safer. */
export function NewKeyDialog({ onClose, onCreated }: NewKeyDialogProps) {
  const { t } = useTranslation('api-keys', { keyPrefix: 'keys' });
  const errorText = useErrorText();
  const client = useQueryClient();
  const { employerId } = useActingEmployer();
  const { mutate, isPending, error } = $api.useMutation('post', '/api/employer/api-keys', {
    onSuccess: async (created) => {
      onCreated(created);
      await client.invalidateQueries({ queryKey: ['get', '/api/employer/api-keys'] });
    },
  });
  const form = useZodForm({
    schema: createApiKeySchema,
    defaultValues: { name: '', scopes: [], lastDay: null },
    fields: ['name', 'scopes', 'lastDay'],
    errorText: (name) => t(ERRORS[name as keyof typeof ERRORS]),
    onSubmit: (body) => {
      if (!isPending) mutate({ params: { query: { employerId } }, body });
    },
  });
  const scopes = form.field('scopes');
  return (
    <FormDialog
      title={t('create')}
      form={form}
      action={t('submit')}
      cancel={t('cancel')}
      isPending={isPending}
      failure={error && errorText(error)}
      onClose={onClose}
    >
      <Field label={t('name')} help={t('nameHelp')} {...form.field('name')}>
        <TextInput {...form.register('name')} maxLength={MAX_KEY_NAME} autoComplete="off" />
      </Field>
      <fieldset>
        <legend className="fld-label">{t('scopes')}</legend>
        {API_SCOPES.map((scope, index) => (
          <Checkbox
            key={scope}
            {...(index === 0 && { id: scopes.id })}
            label={t(`scope.${scopeKey(scope)}`)}
            help={t(`scopeHelp.${scopeKey(scope)}`)}
            value={scope}
            {...form.register('scopes')}
          />
        ))}
        {scopes.error && <p className="fld-error">{scopes.error}</p>}
      </fieldset>
      <Field label={t('lastDay')} hint={t('optional')} help={t('lastDayHelp')} {...form.field('lastDay')}>
        <Controller
          control={form.control}
          name="lastDay"
          render={({ field }) => <DateInput {...dayControl(field)} />}
        />
      </Field>
    </FormDialog>
  );
}

import { accountAddressSchema, type Team } from '@stellenvisite/contract/employers/team.schema';
import { Send } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { useTeamChange } from './use-team.ts';

/** The address whose account owns the employer. Only owners see and change it; its holder agrees by a link. */
export function AccountAddress({ team }: { team: Team }) {
  const { t } = useTranslation('team');
  const errorText = useErrorText();
  const headingId = useId();
  const { mutate, isPending, error, reset } = useTeamChange();
  const removal = useTeamChange();
  const form = useZodForm({
    schema: accountAddressSchema,
    defaultValues: { email: '' },
    fields: ['email'],
    errorText: () => t('invite.emailMissing'),
    refused: { email: error ? errorText(error) : undefined },
    onSubmit: ({ email }) => {
      if (!isPending) mutate({ do: 'askAddress', email }, { onSuccess: () => form.reset() });
    },
  });
  const email = form.field('email');
  if (team.role !== 'owner') return null;
  return (
    <section className="tm-card" aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{t('address.title')}</h2>
        <p>{t('address.lead')}</p>
        <p className="mt-2">
          {team.accountAddress ? t('address.current', { email: team.accountAddress }) : t('address.none')}
        </p>
      </header>
      <form noValidate onSubmit={form.submit}>
        <div className="px-5 pb-4 empty:hidden">
          <ErrorSummary {...form.summary} />
        </div>
        <div className="tm-invite tm-address">
          <Field label={t('address.field')} help={email.error ? undefined : t('address.help')} {...email}>
            <TextInput
              {...form.register('email', { onChange: reset })}
              type="email"
              inputMode="email"
              autoComplete="off"
            />
          </Field>
          <Button type="submit" variant="secondary" icon={<Send size={18} />} loading={isPending}>
            {t('address.submit')}
          </Button>
          {team.accountAddress && (
            <Button
              variant="secondary"
              loading={removal.isPending}
              onClick={() => removal.mutate({ do: 'clearAddress' })}
            >
              {t('address.clear')}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

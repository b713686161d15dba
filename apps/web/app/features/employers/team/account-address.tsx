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

/** Renders the address whose account owns the employer. Only owners see and change it; its holder agrees by a link. */
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
    <section className="bg-sheet border border-line rounded-sheet" aria-labelledby={headingId}>
      <header className="py-4 px-5">
        <h2 className="text-fs-5 leading-[1.25]" id={headingId}>
          {t('address.title')}
        </h2>
        <p className="text-ink-2 text-fs-8 leading-[1.45]">{t('address.lead')}</p>
        <p className="mt-2 text-ink-2 text-fs-8 leading-[1.45]">
          {team.accountAddress ? t('address.current', { email: team.accountAddress }) : t('address.none')}
        </p>
      </header>
      <form noValidate onSubmit={form.submit}>
        <div className="px-5 pb-4 empty:hidden">
          <ErrorSummary {...form.summary} />
        </div>
        <div className="grid gap-3 items-start pb-5 px-5 grid-cols-[minmax(0,1fr)_auto_auto] max-md:grid-cols-1">
          <Field label={t('address.field')} help={email.error ? undefined : t('address.help')} {...email}>
            <TextInput
              {...form.register('email', { onChange: reset })}
              type="email"
              inputMode="email"
              autoComplete="off"
            />
          </Field>
          <Button
            className="mt-7 max-md:mt-0"
            type="submit"
            variant="secondary"
            icon={<Send size={18} />}
            loading={isPending}
          >
            {t('address.submit')}
          </Button>
          {team.accountAddress && (
            <Button
              className="mt-7 max-md:mt-0"
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

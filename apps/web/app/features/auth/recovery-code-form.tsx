import { z } from '@stellenvisite/contract/zod';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../session/auth-client.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { describeFailure } from './auth-failure.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { useAuthForm } from './use-auth-form.ts';

const schema = z.object({ recoveryCode: z.string().trim().min(1) });

/** One of the codes that were printed for the day the second factor is not at hand. */
export function RecoveryCodeForm() {
  const { t } = useTranslation('auth');
  const { form, field, submit, isSending, summary } = useAuthForm({
    id: 'factor',
    schema,
    defaultValues: { recoveryCode: '' },
    send: async ({ recoveryCode }) => {
      const { error } = await (await loadAuthClient()).mfa.recoveryCodes
        .verify({ code: recoveryCode })
        .catch((failure: unknown) => ({ error: failure }));
      if (!error) {
        await finishSignIn(t);
        return null;
      }
      const { code, text } = describeFailure(error, t);
      return code === 'mfa_verification_failed' ? t('factor.recovery.wrong') : text;
    },
  });
  return (
    <form method="post" className="au-form" noValidate onSubmit={submit}>
      <ErrorSummary {...summary} />
      <Field label={t('factor.recovery.label')} help={t('factor.recovery.help')} {...field('recoveryCode')}>
        <TextInput
          {...form.register('recoveryCode')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus
        />
      </Field>
      <Button type="submit" size="l" wide loading={isSending}>
        {t('factor.submit')}
      </Button>
    </form>
  );
}

import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useProblemText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { CodeStep } from '../../identity/auth/shared/code-step.tsx';
import { ResendButton } from '../../identity/auth/shared/resend-button.tsx';

type CodeSectionProps = {
  email: string;
  /** Rejects with the reason. */
  onCode: (code: string, isRemembered: boolean) => Promise<void>;
  onResend: () => Promise<void>;
  onBack: () => void;
};

/** Renders the last step of somebody without an account: the code makes the account and sends the application. */
export function CodeSection({ email, onCode, onResend, onBack }: CodeSectionProps) {
  const { t } = useTranslation('applications');
  const { t: words } = useTranslation('auth');
  const problemText = useProblemText();
  const [isRemembered, setIsRemembered] = useState(true);
  const attempt = (call: Promise<void>): Promise<string | null> =>
    call.then(
      () => null,
      (error: unknown) => problemText(problemCodeOf(error)),
    );
  return (
    <Card as="section" className="mb-12 max-w-[32rem]">
      <h2 className="text-[1.5rem] tracking-[-0.022em]">{t('apply.code.title')}</h2>
      <p role="status" className="wrap-anywhere mt-3 text-ink-2 leading-normal">
        <Trans t={t} i18nKey="apply.code.sent" values={{ email }} components={[<b key="email" />]} />
      </p>
      <CodeStep
        label={words('code.label')}
        submit={t('apply.code.submit')}
        onCode={(code) => attempt(onCode(code, isRemembered))}
      >
        <Checkbox
          label={words('login.remember')}
          checked={isRemembered}
          onChange={(event) => setIsRemembered(event.target.checked)}
        />
      </CodeStep>
      <div className="mt-4 grid gap-1">
        <ResendButton label={words('code.resend')} onResend={() => attempt(onResend())} />
        <Button variant="ghost" wide onClick={onBack}>
          {t('apply.code.back')}
        </Button>
      </div>
      <p className="wrap-anywhere mt-3 text-fs-8 text-ink-2 leading-normal">{t('apply.code.account')}</p>
    </Card>
  );
}

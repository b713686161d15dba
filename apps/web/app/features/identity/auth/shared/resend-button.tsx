import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';

/** The auth server sends the same mail to the same address once a minute. */
const WAIT_SECONDS = 60;

type ResendButtonProps = {
  /** Resolves with what stood in the way, or nothing. */
  onResend: () => Promise<string | null>;
  label: string;
};

/** Sends again, not before a minute has passed; says how it went. */
export function ResendButton({ onResend, label }: ResendButtonProps) {
  const { t } = useTranslation('auth');
  const [wait, setWait] = useState(WAIT_SECONDS);
  const {
    mutate,
    isPending,
    isSuccess,
    isError,
    data: refused,
  } = useMutation({
    mutationFn: onResend,
    onSuccess: (refusal) => {
      if (!refusal) setWait(WAIT_SECONDS);
    },
  });
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);
  return (
    <div className="grid gap-2">
      <Button variant="secondary" wide loading={isPending} disabled={wait > 0} onClick={() => mutate()}>
        {label}
        {wait > 0 && <span className="num font-normal">{t('resend.wait', { count: wait })}</span>}
      </Button>
      <p role="status" className="text-fs-8 text-ink-2">
        {isSuccess && (refused ?? t('resend.done'))}
        {isError && t('failure.unreachable')}
      </p>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

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
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);
  const resend = async () => {
    setIsSending(true);
    const refused = await onResend();
    setIsSending(false);
    setAnswer(refused ?? t('resend.done'));
    if (!refused) setWait(WAIT_SECONDS);
  };
  return (
    <div className="grid gap-2">
      <Button variant="secondary" wide loading={isSending} disabled={wait > 0} onClick={() => void resend()}>
        {label}
        {wait > 0 && <span className="num font-normal">{t('resend.wait', { count: wait })}</span>}
      </Button>
      <p role="status" className="text-fs-8 text-ink-2">
        {answer}
      </p>
    </div>
  );
}

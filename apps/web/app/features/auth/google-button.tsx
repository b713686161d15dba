import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../session/auth-client.ts';
import { keepNext } from '../../session/kept-next.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { describeFailure } from './auth-failure.ts';

/** Only where the server says that Google is set up. */
export function GoogleButton({ next }: { next: string | null }) {
  const { t } = useTranslation('auth');
  const [isOffered, setIsOffered] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    void offersGoogle(stop.signal).then(setIsOffered);
    return () => stop.abort();
  }, []);
  if (!isOffered) return null;
  const leave = async () => {
    setIsLeaving(true);
    keepNext(next);
    const { error } = await (await loadAuthClient())
      .signInWithOAuth({ provider: 'google', options: { redirectTo: `${location.origin}/auth/confirm` } })
      .catch((failure: unknown) => ({ error: failure }));
    if (!error) return;
    setIsLeaving(false);
    void notify({ title: t('failure.signIn'), text: describeFailure(error, t).text, tone: 'destructive' });
  };
  return (
    <div className="mt-4 grid gap-4">
      <p className="au-or">{t('login.or')}</p>
      <Button variant="secondary" wide loading={isLeaving} onClick={() => void leave()}>
        {t('login.google')}
      </Button>
    </div>
  );
}

async function offersGoogle(signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch('/auth/v1/settings', { signal });
    const settings: unknown = answer.ok ? await answer.json() : null;
    if (typeof settings !== 'object' || settings === null || !('external' in settings)) return false;
    const { external } = settings;
    return typeof external === 'object' && external !== null && 'google' in external && external.google === true;
  } catch {
    return false;
  }
}

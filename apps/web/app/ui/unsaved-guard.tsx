import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** Asks before a half-filled form is left: by a link, the back button or closing the tab. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const { t } = useTranslation('ui');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [when]);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('form.unsaved.title')}
      footer={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            {t('form.unsaved.leave')}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{t('form.unsaved.stay')}</Button>
        </>
      }
    >
      <p>{t('form.unsaved.text')}</p>
    </Dialog>
  );
}

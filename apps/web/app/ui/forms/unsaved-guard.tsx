import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

type UnsavedGuardProps = {
  when: boolean;
  /** Called before the dialog is shown. Resolves with whether everything is saved. */
  save?: () => Promise<boolean>;
  /** The text of the dialog where the changes are not simply lost. */
  words?: { title: string; text: string; leave: string };
};

/** Asks before a half-filled form is left: by a link, the back button or closing the tab. */
export function UnsavedGuard({ when, save, words }: UnsavedGuardProps) {
  const { t } = useTranslation('ui');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = blocker.state === 'blocked';
  const [isAsking, setIsAsking] = useState(false);
  const attempt = useRef({ save, blocker });
  useEffect(() => {
    attempt.current = { save, blocker };
  });
  useEffect(() => {
    setIsAsking(isBlocked && !attempt.current.save);
    if (!isBlocked) return;
    void attempt.current.save?.().then((isSaved) => {
      if (isSaved) attempt.current.blocker.proceed?.();
      else setIsAsking(true);
    });
  }, [isBlocked]);
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [when]);
  return (
    <Dialog
      open={isBlocked && isAsking}
      onClose={() => blocker.reset?.()}
      title={words?.title ?? t('form.unsaved.title')}
      footer={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            {words?.leave ?? t('form.unsaved.leave')}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{t('form.unsaved.stay')}</Button>
        </>
      }
    >
      <p>{words?.text ?? t('form.unsaved.text')}</p>
    </Dialog>
  );
}

import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from '@stellenvisite/contract/platform/notifications/notifications';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Switch } from '../../../../ui/forms/switch.tsx';
import { SHEET } from '../notification-list.tsx';
import type { usePush } from './use-push.ts';

/** Renders push on this device: on or off, its quiet hours, and a test. */
export function PushPanel({ push }: { push: ReturnType<typeof usePush> }) {
  const { t } = useTranslation('notifications');
  const errorText = useErrorText();
  const { state, device, error, enable, disable, setQuietHours, sendTest } = push;
  return (
    <section className={clsx(SHEET, 'p-5 max-md:px-gutter')} aria-labelledby="push-title">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-fs-4 leading-[1.2]" id="push-title">
          {t('push.title')}
        </h2>
        {state === 'on' && (
          <Badge kind="good" icon={<Check size={16} />}>
            {t('push.on')}
          </Badge>
        )}
      </header>
      <p className="mt-1.5 text-fs-8 text-ink-2 leading-[1.45]">{t(`push.lead.${state}`)}</p>
      {state === 'on' && device && (
        <div className="mt-4 grid gap-3">
          <Switch
            label={t('push.quiet', { from: QUIET_FROM_HOUR, until: QUIET_UNTIL_HOUR })}
            help={t('push.quietHelp')}
            checked={setQuietHours.isPending ? setQuietHours.variables : device.hasQuietHours}
            onChange={({ target }) => setQuietHours.mutate(target.checked)}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" loading={sendTest.isPending} onClick={() => sendTest.mutate(device)}>
              {t('push.test')}
            </Button>
            <Button variant="ghost" loading={disable.isPending} onClick={() => disable.mutate(device)}>
              {t('push.disable')}
            </Button>
          </div>
          <p className="text-fs-8 text-ink-2" role="status">
            {sendTest.isSuccess && t('push.testSent')}
          </p>
        </div>
      )}
      {state === 'off' && (
        <Button className="mt-4" loading={enable.isPending} onClick={() => enable.mutate()}>
          {t('push.enable')}
        </Button>
      )}
      {error != null && (
        <Note tone="warn" role="alert" className="mt-4">
          {error instanceof DOMException ? t('push.browserFailed') : errorText(error)}
        </Note>
      )}
    </section>
  );
}

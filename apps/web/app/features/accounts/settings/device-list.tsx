import type { AccountSession } from '@stellenvisite/contract/accounts.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { Monitor, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { toast } from '../../../ui/toast.ts';
import { deviceText } from './device-text.ts';
import { Panel } from './panel.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { useEndOtherSessions, useEndSession, useSessions } from './use-sessions.ts';

const ICONS = { desktop: Monitor, phone: Smartphone, tablet: Tablet, other: MonitorSmartphone } as const;

export function DeviceList() {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const { data, error } = useSessions();
  const endOne = useEndSession();
  const endOthers = useEndOtherSessions();
  const others = data?.items.filter(({ current }) => !current) ?? [];
  const say = (text: string, tone: 'good' | 'bad') => void toast(text, { tone });
  // Promises, as callbacks given to `mutate` are called for the newest of several calls only. And no guard against a second
  // click: the row or button is gone at once, and the next device must not have to wait for this one.
  const onEndOne = (id: string) =>
    endOne.mutateAsync({ params: { path: { id } } }).then(
      () => say(t('devices.endedOne'), 'good'),
      (failure: unknown) => say(errorText(failure), 'bad'),
    );
  const onEndOthers = () =>
    endOthers.mutateAsync().then(
      () => say(t('devices.endedOthers'), 'good'),
      () => say(t('auth.unexpected'), 'bad'),
    );

  return (
    <Panel title={t('devices.list.title')} text={t('devices.list.text')}>
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      {!data && !error && <RowsSkeleton />}
      {data && (
        <ul className="rows">
          {data.items.map((session) => (
            <DeviceRow key={session.id} session={session} onEnd={() => onEndOne(session.id)} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div>
          <Button variant="secondary" onClick={onEndOthers}>
            {t('devices.endOthers', { count: others.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

type DeviceRowProps = { session: AccountSession; onEnd: () => void };

function DeviceRow({ session, onEnd }: DeviceRowProps) {
  const { t } = useTranslation('accounts');
  const Icon = ICONS[session.device.kind];
  const name = deviceText(session.device, t);
  return (
    <li>
      <Icon size={24} />
      <div className="rows-text">
        <b>
          {name}
          {session.current && <Badge kind="good">{t('devices.current')}</Badge>}
        </b>
        <small>
          <Trans
            t={t}
            i18nKey="devices.seen"
            values={{ since: formatDate(session.createdAt) }}
            components={[<RelativeTime key="seen" when={session.refreshedAt} asOf={new Date().toISOString()} />]}
          />
          {session.ip && ` · ${t('devices.ip', { ip: session.ip })}`}
          {session.aal === 'aal2' && ` · ${t('devices.secondFactor')}`}
        </small>
      </div>
      {!session.current && (
        <Button variant="secondary" size="s" onClick={onEnd} aria-label={t('devices.endNamed', { name })}>
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}

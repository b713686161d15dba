import type { AccountSession, Device } from '@stellenvisite/contract/identity/accounts.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { Monitor, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { optimisticUpdate } from '../../../../api/optimistic-update.ts';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { loadAuthClient } from '../../../../session/auth-client.ts';
import { $api } from '../../../../session/queries.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { RowsSkeleton as Rows, Skeleton } from '../../../../ui/feedback/skeletons.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { RelativeTime } from '../../../../ui/relative-time.tsx';
import { Panel } from './export-panel.tsx';
import { requireAuth } from './factor-code-form.tsx';

const SESSIONS = ['get', '/api/account/sessions'] as const;

type Sessions = { items: AccountSession[] };

const useSessions = () => $api.useQuery('get', '/api/account/sessions');

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

/** „Firefox auf Windows“, as far as it is known. */
function deviceText({ browser, system }: Device, t: TFunction): string {
  if (browser && system) return t('devices.browserOn', { browser, system });
  return browser ?? system ?? t('devices.unknown');
}

/** Optimistic: the device is removed from the list before the server answers. */
function useEndSession() {
  return $api.useMutation(
    'delete',
    '/api/account/sessions/{id}',
    optimisticUpdate<Sessions, { params: { path: { id: string } } }>(SESSIONS, (list, { params }) => ({
      ...list,
      items: list.items.filter(({ id }) => id !== params.path.id),
    })),
  );
}

/** Optimistic: all other devices are removed from the list before the server answers. */
function useEndOtherSessions() {
  return useMutation({
    mutationFn: async () => requireAuth((await loadAuthClient()).signOut({ scope: 'others' })),
    ...optimisticUpdate<Sessions, void>(SESSIONS, (list) => ({
      ...list,
      items: list.items.filter(({ current }) => current),
    })),
  });
}

/** Skeleton of a list of rows. */
export function RowsSkeleton({ rows = 2 }: { rows?: number }) {
  const { t } = useTranslation('accounts');
  return (
    <Rows label={t('loading')} rows={rows} className="grid gap-5">
      <Skeleton className="h-5 w-60" />
      <Skeleton className="mt-2 h-4 w-80" />
    </Rows>
  );
}

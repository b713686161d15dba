import type { AccountSession } from '@stellenvisite/contract/accounts.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { languageOf } from '@stellenvisite/contract/languages';
import { Monitor, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeOf } from '../../../api/outcome.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { useProblemText } from '../../../i18n/use-problem-text.ts';
import { accountApi } from '../../../session/api.ts';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import { authCode } from './auth-code.ts';
import { deviceText } from './device-text.ts';
import { Panel } from './panel.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

const ICONS = { desktop: Monitor, phone: Smartphone, tablet: Tablet, other: MonitorSmartphone } as const;

const loadSessions = async () => outcomeOf((await accountApi()).GET('/api/account/sessions'));

export function DeviceList() {
  const { t } = useTranslation('accounts');
  const problemText = useProblemText();
  const { data, code, reload } = useLoaded('sessions', loadSessions);
  const [leaving, setLeaving] = useState<string>();
  const others = data?.items.filter(({ current }) => !current) ?? [];

  const run = async (what: string, call: () => Promise<string | null>, done: string) => {
    if (leaving) return;
    setLeaving(what);
    const failure = await call();
    await reload();
    setLeaving(undefined);
    void toast(failure ?? done, { tone: failure ? 'bad' : 'good' });
  };
  const endOne = (id: string) =>
    run(
      id,
      async () => {
        const api = await accountApi();
        const ended = await outcomeOf(api.DELETE('/api/account/sessions/{id}', { params: { path: { id } } }));
        return ended.code && problemText(ended.code);
      },
      t('devices.endedOne'),
    );
  const endOthers = () =>
    run(
      'others',
      async () => {
        const client = await loadAuthClient();
        return (await authCode(client.signOut({ scope: 'others' }))) && t('auth.unexpected');
      },
      t('devices.endedOthers'),
    );

  return (
    <Panel title={t('devices.list.title')} text={t('devices.list.text')}>
      {code && (
        <Note tone="warn" role="alert">
          {problemText(code)}
        </Note>
      )}
      {!data && !code && <RowsSkeleton />}
      {data && (
        <ul className="rows">
          {data.items.map((session) => (
            <DeviceRow
              key={session.id}
              session={session}
              isLeaving={leaving === session.id}
              onEnd={() => void endOne(session.id)}
            />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div>
          <Button variant="secondary" loading={leaving === 'others'} onClick={() => void endOthers()}>
            {t('devices.endOthers', { count: others.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

type DeviceRowProps = { session: AccountSession; isLeaving: boolean; onEnd: () => void };

function DeviceRow({ session, isLeaving, onEnd }: DeviceRowProps) {
  const { t } = useTranslation('accounts');
  const locale = useLocale();
  const Icon = ICONS[session.device.kind];
  const name = deviceText(session.device, t);
  const date = (when: string) => formatDate(when, languageOf(locale));
  return (
    <li>
      <Icon size={24} />
      <div className="rows-text">
        <b>
          {name}
          {session.current && <Badge kind="good">{t('devices.current')}</Badge>}
        </b>
        <small>
          {t('devices.seen', { date: date(session.refreshedAt), since: date(session.createdAt) })}
          {session.ip && ` · ${t('devices.ip', { ip: session.ip })}`}
          {session.aal === 'aal2' && ` · ${t('devices.secondFactor')}`}
        </small>
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          size="s"
          loading={isLeaving}
          onClick={onEnd}
          aria-label={t('devices.endNamed', { name })}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}

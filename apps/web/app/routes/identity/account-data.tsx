import { ERASURE_WAITING_DAYS, type Role } from '@stellenvisite/contract/identity/accounts';
import type { Account } from '@stellenvisite/contract/identity/accounts.schema';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AccountPage } from '../../features/identity/accounts/settings/account-page.tsx';
import { EraseDialog } from '../../features/identity/accounts/settings/erase-dialog.tsx';
import { ExportPanel, Panel } from '../../features/identity/accounts/settings/export-panel.tsx';
import { PanelsSkeleton } from '../../features/identity/accounts/settings/panels-skeleton.tsx';
import { loadAuthClient } from '../../session/auth-client.ts';
import { recordSignOut } from '../../session/end-session.ts';
import { $api } from '../../session/queries.ts';
import { RequireSession } from '../../session/require-session.tsx';
import { signOutByChoice } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { toast } from '../../ui/feedback/toast.ts';

const GONE = ['account', 'profile', 'sessions', 'links', 'posts'] as const;

const WITH_CORRESPONDENCE: readonly Role[] = ['job_seeker'];

const RETAINED = ['mails', 'employer'] as const;

type ErasePanelProps = { account: Account; onWaiting: () => Promise<unknown>; onErased: () => void };

export const handle = { title: 'accounts:data.meta.title', namespaces: ['accounts', 'problems'] };

export default function AccountDataPage() {
  const { t } = useTranslation('accounts');
  const { reload } = useSession();
  const navigate = useNavigate();
  const leave = async () => {
    await navigate('/');
    await signOutErasedAccount();
    await notify({ title: t('erasure.erased.title'), text: t('erasure.erased.text') });
  };
  const wait = async () => {
    await reload();
    void toast(t('erasure.waiting'), { tone: 'good' });
  };
  return (
    <AccountPage title={t('data.title')} lead={t('data.lead')}>
      <RequireSession skeleton={<PanelsSkeleton />}>
        {(account) => (
          <>
            <ExportPanel correspondence={<CorrespondenceRows role={account.role} kind="export" />} />
            <ErasePanel account={account} onWaiting={wait} onErased={() => void leave()} />
          </>
        )}
      </RequireSession>
    </AccountPage>
  );
}

type CorrespondenceProps = { role: Role; kind: 'export' | 'erasure' };

/** How many applications and conversations are exported or erased; nothing until it is known. */
function CorrespondenceRows({ role, kind }: CorrespondenceProps) {
  const { t } = useTranslation('accounts');
  const options = { enabled: WITH_CORRESPONDENCE.includes(role) };
  const params = { params: { query: { pageSize: 1 } } };
  const { data: applications } = $api.useQuery('get', '/api/applications', params, options);
  const { data: conversations } = $api.useQuery('get', '/api/conversations', params, options);
  if (!applications || !conversations) return null;
  const rows = [
    { key: 'applications', text: t(`data.${kind}.applications`, { count: applications.counts.all }) },
    { key: 'messages', text: t(`data.${kind}.messages`, { count: conversations.total }) },
  ];
  return rows.map(({ key, text }) => (
    <li key={key} className={kind === 'erasure' ? 'grid grid-cols-[auto_1fr] gap-2' : undefined}>
      {kind === 'erasure' && <Trash2 size={18} className="mt-0.5 text-warn" />}
      {text}
    </li>
  ));
}

/** The server has already erased the account; this removes the session from the browser. */
async function signOutErasedAccount(): Promise<void> {
  recordSignOut();
  await signOutByChoice(async () => {
    const client = await loadAuthClient();
    await client.signOut({ scope: 'local' });
  });
}

function ErasePanel({ account, onWaiting, onErased }: ErasePanelProps) {
  const { t } = useTranslation('accounts');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={t('erasure.title')} text={t('erasure.text', { count: ERASURE_WAITING_DAYS })} danger>
      <div className="grid gap-6 sm:grid-cols-2">
        <div>
          <h3 className="mb-2 text-fs-7 font-semibold">{t('erasure.goneTitle')}</h3>
          <ul className="grid gap-2 text-fs-7">
            {GONE.map((key) => (
              <li key={key} className="grid grid-cols-[auto_1fr] gap-2">
                <Trash2 size={18} className="mt-0.5 text-warn" />
                {t(`erasure.gone.${key}`)}
              </li>
            ))}
            <CorrespondenceRows role={account.role} kind="erasure" />
          </ul>
        </div>
        <div>
          <h3 className="mb-2 text-fs-7 font-semibold">{t('erasure.retainedTitle')}</h3>
          <ul className="grid gap-1 text-fs-7 text-ink-2">
            {RETAINED.filter((key) => key !== 'employer' || account.role === 'employer').map((key) => (
              <li key={key}>{t(`erasure.retained.${key}`)}</li>
            ))}
          </ul>
        </div>
      </div>
      <div>
        <Button variant="danger-line" onClick={() => setIsOpen(true)}>
          {t(account.eraseAt ? 'erasure.openWaiting' : 'erasure.open')}
        </Button>
      </div>
      {isOpen && (
        <EraseDialog
          account={account}
          onClose={() => setIsOpen(false)}
          onErased={onErased}
          onWaiting={async () => {
            await onWaiting();
            setIsOpen(false);
          }}
        />
      )}
    </Panel>
  );
}

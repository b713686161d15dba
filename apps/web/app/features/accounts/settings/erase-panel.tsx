import { ERASURE_WAITING_DAYS } from '@stellenvisite/contract/accounts';
import type { Account } from '@stellenvisite/contract/accounts.schema';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { Panel } from './panel.tsx';

const GONE = ['account', 'profile', 'sessions', 'links'] as const;
const KEPT = ['mails', 'employer'] as const;

type ErasePanelProps = { account: Account; onWaiting: () => Promise<unknown>; onErased: () => void };

export function ErasePanel({ account, onWaiting, onErased }: ErasePanelProps) {
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
          </ul>
        </div>
        <div>
          <h3 className="mb-2 text-fs-7 font-semibold">{t('erasure.keptTitle')}</h3>
          <ul className="grid gap-1 text-fs-7 text-ink-2">
            {KEPT.filter((key) => key !== 'employer' || account.role === 'employer').map((key) => (
              <li key={key}>{t(`erasure.kept.${key}`)}</li>
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

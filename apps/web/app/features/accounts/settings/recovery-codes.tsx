import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { Button } from '../../../ui/button.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

/** Fewer than this, and a new set is worth making. */
const FEW = 3;

/** How many codes are left for the day the second factor is lost. */
export function RecoveryCodes() {
  const { t } = useTranslation('accounts');
  const [isOpen, setIsOpen] = useState(false);
  const { data: set, refetch } = useQuery({ queryKey: ['auth', 'recovery-codes'], queryFn: findCodes });
  if (set === undefined) return null;
  const remaining = set?.remaining ?? 0;
  return (
    <>
      <ul className="rows">
        <li>
          <KeyRound size={24} />
          <div className="rows-text">
            <b>{t('recoveryCodes.title')}</b>
            <small>
              {set ? t('recoveryCodes.left', { count: remaining, total: set.total }) : t('recoveryCodes.none')}
            </small>
          </div>
          <Button variant={remaining < FEW ? 'primary' : 'secondary'} size="s" onClick={() => setIsOpen(true)}>
            {t(set ? 'recoveryCodes.renew' : 'recoveryCodes.create')}
          </Button>
        </li>
      </ul>
      {isOpen && (
        <RecoveryCodesDialog
          isReplacement={set !== null}
          onClose={() => setIsOpen(false)}
          onCreated={() => void refetch()}
        />
      )}
    </>
  );
}

async function findCodes(): Promise<{ remaining: number; total: number } | null> {
  const { data, error } = await (await loadAuthClient()).mfa.recoveryCodes.getStatus();
  if (error && error.code !== 'mfa_factor_not_found') throw error;
  return data;
}

import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { z } from '@stellenvisite/contract/platform/zod';
import type { Factor } from '@supabase/auth-js';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound, MessageSquareText, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../../session/auth-client.ts';
import { callAuth } from '../../../../session/call-auth.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { useAuthOffers } from '../../auth/shared/use-auth-offers.ts';
import { AddPhoneDialog, type FactorDialogProps } from './add-phone-dialog.tsx';
import { AddTotpDialog } from './add-totp-dialog.tsx';
import { RowsSkeleton } from './device-list.tsx';
import { Panel } from './export-panel.tsx';
import { authCode, FactorCodeForm, refusalOf, requireAuth, useAuthText } from './factor-code-form.tsx';
import { PasskeyFactor } from './passkey-factor.tsx';
import { useProven } from './proof-provider.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

type RemoveFactorDialogProps = FactorDialogProps & { factor: Factor; isLast: boolean };

/** Fewer than this, and a new set is worth making. */
const FEW = 3;

const removalSchema = z.object({ remove_at: z.iso.datetime().nullable() });

type FactorPanelProps = { factors: readonly Factor[]; onChanged: () => Promise<void> };

export function FactorPanel({ factors, onChanged }: FactorPanelProps) {
  const { t } = useTranslation('accounts');
  const { phoneFactor } = useAuthOffers();
  const [open, setOpen] = useState<'totp' | 'phone' | Factor>();
  const verified = factors.filter(({ status }) => status === 'verified');
  const codes = verified.filter(({ factor_type: type }) => type !== 'webauthn');
  const close = () => setOpen(undefined);
  const finish = async () => {
    await onChanged();
    close();
  };
  const dialog = { onClose: close, onDone: finish, takenNames: verified.map((factor) => factor.friendly_name ?? '') };
  return (
    <Panel title={t('factors.title')} text={t('factors.text')}>
      <PasskeyFactor factors={factors} onChanged={onChanged} />
      {codes.length > 0 && (
        <ul className="rows">
          {codes.map((factor) => (
            <FactorRow key={factor.id} factor={factor} onRemove={() => setOpen(factor)} />
          ))}
        </ul>
      )}
      {verified.length === 0 && <p className="text-fs-7 text-ink-2">{t('factors.none')}</p>}
      {verified.length > 0 && <FactorRemovalNote />}
      {verified.length > 0 && <RecoveryCodes />}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={<Smartphone size={20} />} onClick={() => setOpen('totp')}>
          {t('factors.addTotp')}
        </Button>
        {phoneFactor && (
          <Button variant="secondary" icon={<MessageSquareText size={20} />} onClick={() => setOpen('phone')}>
            {t('factors.addPhone')}
          </Button>
        )}
      </div>
      {open === 'totp' && <AddTotpDialog {...dialog} />}
      {open === 'phone' && <AddPhoneDialog {...dialog} />}
      {typeof open === 'object' && <RemoveFactorDialog factor={open} isLast={verified.length === 1} {...dialog} />}
    </Panel>
  );
}

function FactorRow({ factor, onRemove }: { factor: Factor; onRemove: () => void }) {
  const { t } = useTranslation('accounts');
  const isPhone = factor.factor_type === 'phone';
  const Icon = isPhone ? MessageSquareText : Smartphone;
  const name = factor.friendly_name || t(isPhone ? 'factors.phone' : 'factors.totp');
  return (
    <li>
      <Icon size={24} />
      <div className="rows-text">
        <b>
          {name}
          <Badge kind="good">{t('factors.active')}</Badge>
        </b>
        <small>{t(isPhone ? 'factors.phone' : 'factors.totp')}</small>
      </div>
      <Button variant="secondary" size="s" onClick={onRemove} aria-label={t('factors.removeNamed', { name })}>
        {t('factors.remove')}
      </Button>
    </li>
  );
}

/** Somebody has reported the second factor lost: whoever still has it can keep it here. */
function FactorRemovalNote() {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const runProven = useProven();
  const { data: removeAt, refetch } = useQuery({
    queryKey: ['auth', 'factor-removal'],
    queryFn: async () => removalSchema.parse((await callAuth('GET', '/factors/removal')).data).remove_at,
  });
  const renew = useMutation({
    mutationFn: async () => {
      await requireAuth(runProven(() => callAuth('DELETE', '/factors/removal')));
      await refetch();
      void toast(t('factors.removal.unchanged'), { tone: 'good' });
    },
  });
  if (!removeAt) return null;
  const refusal = refusalOf(renew.error);
  return (
    <Note tone="warn" role="status">
      <p>{t('factors.removal.text', { date: formatDateTime(removeAt) })}</p>
      {refusal && (
        <p role="alert">{refusal === 'insufficient_aal' ? t('factors.removal.byMail') : authText(refusal)}</p>
      )}
      <Button variant="secondary" size="s" loading={renew.isPending} onClick={() => renew.mutate()}>
        {t('factors.removal.keep')}
      </Button>
    </Note>
  );
}

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

/** Asks for a code of the factor first: only somebody who can still use it may remove it. */
function RemoveFactorDialog({ factor, isLast, onClose, onDone }: RemoveFactorDialogProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const isPhone = factor.factor_type === 'phone';
  const { data: challengeId, error } = useTextMessage(factor.id, isPhone);
  const refusal = refusalOf(error);

  const remove = async (code: string) => {
    const client = await loadAuthClient();
    const proven = await authCode(
      challengeId
        ? client.mfa.verify({ factorId: factor.id, challengeId, code })
        : client.mfa.challengeAndVerify({ factorId: factor.id, code }),
    );
    if (proven) return proven;
    const refused = await authCode(client.mfa.unenroll({ factorId: factor.id }));
    if (refused) return refused;
    // Refreshes the token, which still claims that a factor was used.
    await authCode(client.refreshSession());
    void toast(t('factors.removed'), { tone: 'good' });
    await onDone();
    return null;
  };
  return (
    <Dialog open onClose={onClose} title={t('factors.removeDialog')}>
      <div className="grid gap-5">
        {isLast && <Note tone="warn">{t('factors.removeLast')}</Note>}
        {refusal ? (
          <Note tone="warn" role="alert">
            {authText(refusal)}
          </Note>
        ) : isPhone && !challengeId ? (
          <RowsSkeleton rows={1} />
        ) : (
          <FactorCodeForm
            danger
            help={t(isPhone ? 'factors.removePhoneHelp' : 'factors.removeHelp')}
            action={t('factors.removeConfirm')}
            onCode={remove}
          />
        )}
      </div>
    </Dialog>
  );
}

/** For a phone factor one text message is sent when the dialog opens; an authenticator app needs none. */
function useTextMessage(factorId: string, isPhone: boolean) {
  return useQuery({
    queryKey: ['auth', 'challenge', factorId],
    queryFn: async () => (await requireAuth((await loadAuthClient()).mfa.challenge({ factorId }))).id,
    enabled: isPhone,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

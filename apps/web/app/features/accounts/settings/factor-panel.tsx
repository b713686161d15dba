import type { Factor } from '@supabase/auth-js';
import { MessageSquareText, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAuthOffers } from '../../auth/shared/use-auth-offers.ts';
import { AddPhoneDialog } from './add-phone-dialog.tsx';
import { AddTotpDialog } from './add-totp-dialog.tsx';
import { FactorRemovalNote } from './factor-removal-note.tsx';
import { Panel } from './panel.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveFactorDialog } from './remove-factor-dialog.tsx';

type FactorPanelProps = { factors: readonly Factor[]; onChanged: () => Promise<void> };

export function FactorPanel({ factors, onChanged }: FactorPanelProps) {
  const { t } = useTranslation('accounts');
  const { phoneFactor } = useAuthOffers();
  const [open, setOpen] = useState<'totp' | 'phone' | Factor>();
  const verified = factors.filter(({ status }) => status === 'verified');
  const close = () => setOpen(undefined);
  const finish = async () => {
    await onChanged();
    close();
  };
  const dialog = { onClose: close, onDone: finish, takenNames: verified.map((factor) => factor.friendly_name ?? '') };
  return (
    <Panel title={t('factors.title')} text={t('factors.text')}>
      {verified.length > 0 ? (
        <ul className="rows">
          {verified.map((factor) => (
            <FactorRow key={factor.id} factor={factor} onRemove={() => setOpen(factor)} />
          ))}
        </ul>
      ) : (
        <p className="text-fs-7 text-ink-2">{t('factors.none')}</p>
      )}
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

import type { UserAct } from '@stellenvisite/contract/identity/admin-users.schema';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../platform/admin-area/shared/reason-dialog.tsx';

type BanDialogProps = {
  ids: string[];
  acts: { run: (act: UserAct) => void; isPending: boolean; error: unknown };
  onClose: () => void;
};

/** Asks for the reason and says what stops. */
export function BanDialog({ ids, acts, onClose }: BanDialogProps) {
  const { t } = useTranslation('admin-users');
  return (
    <ReasonDialog
      title={t('banTitle', { count: ids.length })}
      consequences={t('banStops')}
      label={t('reason')}
      help={t('reasonHelp')}
      action={t('ban')}
      isPending={acts.isPending}
      error={acts.error}
      onClose={onClose}
      onReason={(reason) => acts.run({ act: 'ban', ids, reason })}
    />
  );
}

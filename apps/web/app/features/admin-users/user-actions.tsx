import type { AdminUser, UserAct } from '@stellenvisite/contract/admin-users.schema';
import { Ban, LogOut, Mail, Undo2, UserCog } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuAction } from '../../ui/menu.tsx';
import { ReasonDialog } from '../admin-area/shared/reason-dialog.tsx';
import { useBulkToast } from '../admin-area/shared/use-bulk-toast.ts';

/** Only what is possible for at least one of those picked; the others are skipped and counted. */
export function UserActions({ users, onDone }: { users: readonly AdminUser[]; onDone: () => void }) {
  const { t } = useTranslation('admin-users');
  const { tellDone, tellFailed } = useBulkToast();
  const [isBanning, setIsBanning] = useState(false);
  const act = $api.useMutation('post', '/api/admin/users/acts', {
    onSettled: (_data, _error, _variables, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['get', '/api/admin/users'] }),
  });
  const others = users.filter(({ isAdmin }) => !isAdmin);
  const ids = others.map(({ id }) => id);
  const run = (body: UserAct) =>
    act.mutate(
      { body },
      {
        onSuccess: (result) => {
          setIsBanning(false);
          tellDone(result);
          onDone();
        },
        onError: tellFailed,
      },
    );
  const isAny = (state: AdminUser['state']) => others.some((user) => user.state === state);
  return (
    <>
      {isAny('unconfirmed') && (
        <Button variant="secondary" icon={<Mail size={18} />} onClick={() => run({ act: 'resend', ids })}>
          {t('resend')}
        </Button>
      )}
      {others.some(({ sessions }) => sessions > 0) && (
        <Button variant="secondary" icon={<LogOut size={18} />} onClick={() => run({ act: 'sign_out', ids })}>
          {t('signOut')}
        </Button>
      )}
      <Menu
        trigger={
          <Button variant="secondary" icon={<UserCog size={18} />}>
            {t('changeRole')}
          </Button>
        }
      >
        {(['job_seeker', 'employer'] as const).map((role) => (
          <MenuAction key={role} onSelect={() => run({ act: 'role', ids, role })}>
            <button type="button">{t(`roles.${role}`)}</button>
          </MenuAction>
        ))}
      </Menu>
      {isAny('banned') && (
        <Button variant="secondary" icon={<Undo2 size={18} />} onClick={() => run({ act: 'unban', ids })}>
          {t('unban')}
        </Button>
      )}
      {others.some(({ state }) => state !== 'banned') && (
        <Button variant="secondary" icon={<Ban size={18} />} onClick={() => setIsBanning(true)}>
          {t('ban')}
        </Button>
      )}
      {isBanning && (
        <ReasonDialog
          title={t('banTitle', { count: others.length })}
          consequences={t('banStops')}
          label={t('reason')}
          help={t('reasonHelp')}
          action={t('ban')}
          isPending={act.isPending}
          error={act.error}
          onClose={() => setIsBanning(false)}
          onReason={(reason) => run({ act: 'ban', ids, reason })}
        />
      )}
    </>
  );
}

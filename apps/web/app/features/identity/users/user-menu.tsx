import type { AdminUser, UserAct } from '@stellenvisite/contract/identity/admin-users.schema';
import { BadgeCheck, Ban, Ellipsis, LogOut, Mail, ScrollText, Undo2, UserCog } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { $api } from '../../../session/queries.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../../ui/menu.tsx';
import { useBulkToast } from '../../platform/admin-area/shared/use-bulk-toast.ts';
import { BanDialog } from './ban-dialog.tsx';

/** Lists the actions for one account; for an administrator, only the log. */
export function UserMenu({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin-users');
  const [isBanning, setIsBanning] = useState(false);
  const acts = useUserActs(() => setIsBanning(false));
  const { id, state, role, isAdmin, sessions } = user;
  const ids = [id];
  const words = user.employer?.name ?? user.companyName;
  const otherRole = role === 'employer' ? 'job_seeker' : 'employer';
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('actionsOf', { name: user.name || (user.email ?? id) })} icon={<Ellipsis size={20} />} />
        }
      >
        {!isAdmin && state === 'unconfirmed' && (
          <MenuAction onSelect={() => acts.run({ act: 'resend', ids })}>
            <button type="button">
              <Mail size={18} />
              {t('resend')}
            </button>
          </MenuAction>
        )}
        {!isAdmin && sessions > 0 && (
          <MenuAction onSelect={() => acts.run({ act: 'sign_out', ids })}>
            <button type="button">
              <LogOut size={18} />
              {t('signOut')}
            </button>
          </MenuAction>
        )}
        {!isAdmin && (
          <MenuAction onSelect={() => acts.run({ act: 'role', ids, role: otherRole })}>
            <button type="button">
              <UserCog size={18} />
              {t('makeRole', { role: t(`roles.${otherRole}`) })}
            </button>
          </MenuAction>
        )}
        {(state === 'unproven' || state === 'linking') && (
          <MenuAction>
            <Link to={`/admin-dashboard/arbeitgeber${words ? `?q=${encodeURIComponent(words)}` : ''}`}>
              <BadgeCheck size={18} />
              {t('checkEmployer')}
            </Link>
          </MenuAction>
        )}
        <MenuAction>
          <Link to={`/admin-dashboard/protokoll?q=${id}`}>
            <ScrollText size={18} />
            {t('seeLog')}
          </Link>
        </MenuAction>
        {!isAdmin &&
          (state === 'banned' ? (
            <MenuAction onSelect={() => acts.run({ act: 'unban', ids })}>
              <button type="button">
                <Undo2 size={18} />
                {t('unban')}
              </button>
            </MenuAction>
          ) : (
            <MenuAction onSelect={() => setIsBanning(true)}>
              <button type="button">
                <Ban size={18} />
                {t('ban')}
              </button>
            </MenuAction>
          ))}
      </Menu>
      {isBanning && <BanDialog ids={ids} acts={acts} onClose={() => setIsBanning(false)} />}
    </>
  );
}

/** Does one thing to accounts, says what came of it, and has the list read again. */
export function useUserActs(onDone: () => void) {
  const { notifyDone, notifyFailed } = useBulkToast();
  const { mutate, isPending, error } = $api.useMutation('post', '/api/admin/users/acts', {
    onSettled: (_data, _error, _variables, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['get', '/api/admin/users'] }),
  });
  const run = (body: UserAct) =>
    mutate(
      { body },
      {
        onSuccess: (result) => {
          notifyDone(result);
          onDone();
        },
        onError: notifyFailed,
      },
    );
  return { run, isPending, error };
}

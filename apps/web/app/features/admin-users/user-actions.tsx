import { PROFILE_ROLES } from '@stellenvisite/contract/accounts';
import type { AdminUser } from '@stellenvisite/contract/admin-users.schema';
import { Ban, LogOut, Mail, Undo2, UserCog } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuAction } from '../../ui/menu.tsx';
import { BanDialog } from './ban-dialog.tsx';
import { useUserActs } from './use-user-acts.ts';

/** Only what is possible for at least one of those picked; the others are skipped and counted. */
export function UserActions({ users, onDone }: { users: readonly AdminUser[]; onDone: () => void }) {
  const { t } = useTranslation('admin-users');
  const [isBanning, setIsBanning] = useState(false);
  const acts = useUserActs(() => {
    setIsBanning(false);
    onDone();
  });
  const others = users.filter(({ isAdmin }) => !isAdmin);
  const ids = others.map(({ id }) => id);
  const isAny = (state: AdminUser['state']) => others.some((user) => user.state === state);
  return (
    <>
      {isAny('unconfirmed') && (
        <Button variant="secondary" icon={<Mail size={18} />} onClick={() => acts.run({ act: 'resend', ids })}>
          {t('resend')}
        </Button>
      )}
      {others.some(({ sessions }) => sessions > 0) && (
        <Button variant="secondary" icon={<LogOut size={18} />} onClick={() => acts.run({ act: 'sign_out', ids })}>
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
        {PROFILE_ROLES.map((role) => (
          <MenuAction key={role} onSelect={() => acts.run({ act: 'role', ids, role })}>
            <button type="button">{t(`roles.${role}`)}</button>
          </MenuAction>
        ))}
      </Menu>
      {isAny('banned') && (
        <Button variant="secondary" icon={<Undo2 size={18} />} onClick={() => acts.run({ act: 'unban', ids })}>
          {t('unban')}
        </Button>
      )}
      {others.some(({ state }) => state !== 'banned') && (
        <Button variant="secondary" icon={<Ban size={18} />} onClick={() => setIsBanning(true)}>
          {t('ban')}
        </Button>
      )}
      {isBanning && <BanDialog ids={ids} acts={acts} onClose={() => setIsBanning(false)} />}
    </>
  );
}

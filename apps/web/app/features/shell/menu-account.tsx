import { useTranslation } from 'react-i18next';
import type { Account } from '../../session/account.ts';
import { homeOf } from '../../session/after-sign-in.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useAccountName } from './account-button.tsx';
import { BOOKMARKS, REGISTER, SIGN_IN } from './navigation.ts';

type MenuAccountProps = { account: Account | null; onLeave: () => void };

/** The first row of the phone's menu. */
export function MenuAccount({ account, onLeave }: MenuAccountProps) {
  const { t } = useTranslation('shell');
  if (account) return <SignedInActions account={account} onLeave={onLeave} />;
  return (
    <div className="menu-ways">
      <LinkButton to={REGISTER} onClick={onLeave}>
        {t('account.register')}
      </LinkButton>
      <LinkButton to={SIGN_IN} variant="secondary" onClick={onLeave}>
        {t('account.signIn')}
      </LinkButton>
    </div>
  );
}

function SignedInActions({ account, onLeave }: { account: Account; onLeave: () => void }) {
  const { t } = useTranslation('shell');
  const { startSignOut, isSigningOut } = useSignOut();
  const name = useAccountName(account);
  const signOut = async () => {
    await startSignOut();
    onLeave();
  };
  return (
    <section aria-label={t('account.menuOf', { name })}>
      <p className="menu-name">{name}</p>
      <div className="menu-ways">
        <LinkButton to={homeOf(account)} onClick={onLeave}>
          {t('account.home')}
        </LinkButton>
        {account.role === 'job_seeker' && (
          <LinkButton to={BOOKMARKS} variant="secondary" onClick={onLeave}>
            {t('account.bookmarks')}
          </LinkButton>
        )}
        <Button variant="secondary" loading={isSigningOut} onClick={() => void signOut()}>
          {t('account.signOut')}
        </Button>
      </div>
    </section>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../session/account.ts';
import { initialsOf } from '../../ui/initials.ts';

export function useAccountName({ fullName, email }: Account): string {
  const { t } = useTranslation('shell');
  return fullName || email || t('account.menu');
}

export function AccountButton({ account, ...rest }: { account: Account } & ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation('shell');
  const name = useAccountName(account);
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...rest}
      className="acct-btn"
      aria-label={t('account.menuOf', { name })}
    >
      <b data-initials={initialsOf(name)} />
      <span>{name}</span>
    </button>
  );
}

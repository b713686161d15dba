import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** `children`: whether everything is saved, and what can be done with the whole profile. */
export function ProfileHead({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('seeker-profiles');
  return (
    <header className="area-head profile-head">
      <div>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      {children && <div className="profile-tools">{children}</div>}
    </header>
  );
}

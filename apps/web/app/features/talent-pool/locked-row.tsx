import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Something that is not shown: hatched, with a lock and its name. There is nothing behind it. */
export function LockedRow({ children }: { children: ReactNode }) {
  const { t } = useTranslation('talent-pool-preview');
  return (
    <li className="tp-lock">
      <Lock size={16} aria-hidden="true" />
      <span>
        <span className="visually-hidden">{t('locked.label')} </span>
        {children}
      </span>
    </li>
  );
}

import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { OwnApplication } from './own-application-store.ts';

/** Shows the status of the person's own application to this job. */
export function OwnStatus({ application: { href, kind, status, isOpen } }: { application: OwnApplication }) {
  const { t } = useTranslation('applications');
  return (
    <p className="apply-own">
      <Check size={18} />
      <span>
        <b>{t(kind === 'external' ? 'own.noted' : 'own.applied')}</b> · {t(`status.${status}`)}
        {!isOpen && (
          <>
            {' · '}
            <TextLink to={href}>{t('own.view')}</TextLink>
          </>
        )}
      </span>
    </p>
  );
}

import { clsx } from 'clsx';
import { Printer } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

const neverChanges = () => () => {};

/** Shown only where it can work: without scripts its place stays empty. */
export function PrintButton() {
  const { t } = useTranslation('legal');
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <Button
      variant="secondary"
      size="s"
      icon={<Printer size={18} />}
      className={clsx('no-print', !isHydrated && 'invisible')}
      onClick={() => window.print()}
    >
      {t('print')}
    </Button>
  );
}

import type { ShownApplicationStatus } from '@stellenvisite/contract/applications';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../ui/note.tsx';

/** Somebody else was quicker: what was wanted is not done, and the true state is shown. */
export function StatusNotice({ status }: { status: ShownApplicationStatus }) {
  const { t } = useTranslation('applications');
  return (
    <Note tone="warn" role="alert">
      {t('detail.overtaken', { status: t(`status.${status}`) })}
    </Note>
  );
}

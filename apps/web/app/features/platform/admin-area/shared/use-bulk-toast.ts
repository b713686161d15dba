import type { ActResult } from '@stellenvisite/contract/identity/admin-users.schema';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { toast } from '../../../../ui/feedback/toast.ts';

/** Says how many were changed and how many skipped, or why nothing was. */
export function useBulkToast() {
  const { t } = useTranslation('admin-area');
  const errorText = useErrorText();
  return {
    notifyDone({ done, skipped }: ActResult) {
      const text = t('bulk.done', { count: done });
      void toast(skipped > 0 ? `${text} ${t('bulk.skipped', { count: skipped })}` : text, { tone: 'good' });
    },
    notifyFailed: (error: unknown) => void toast(errorText(error), { tone: 'bad' }),
  };
}

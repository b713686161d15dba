import type { ActResult } from '@stellenvisite/contract/admin-users.schema';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { toast } from '../../../ui/toast.ts';

/** Says how many were changed and how many skipped, or why nothing was. */
export function useBulkToast() {
  const { t } = useTranslation('admin-area');
  const errorText = useErrorText();
  return {
    tellDone({ done, skipped }: ActResult) {
      const text = t('bulk.done', { count: done });
      void toast(skipped > 0 ? `${text} ${t('bulk.skipped', { count: skipped })}` : text, { tone: 'good' });
    },
    tellFailed: (error: unknown) => void toast(errorText(error), { tone: 'bad' }),
  };
}

import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';

type ErasureBannerProps = { eraseAt: string; onCancelled: () => Promise<unknown> };

/** On every page of the account while it waits to be erased. */
export function ErasureBanner({ eraseAt, onCancelled }: ErasureBannerProps) {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const { mutate, isPending } = $api.useMutation('delete', '/api/account/erasure', {
    onSuccess: async () => {
      await onCancelled();
      void toast(t('erasure.cancelled'), { tone: 'good' });
    },
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  return (
    <Note tone="warn" className="mb-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="flex-1 basis-64">
          <b>{t('erasure.banner.title', { date: formatDate(eraseAt) })}</b> {t('erasure.banner.text')}
        </span>
        <Button variant="secondary" size="s" loading={isPending} onClick={() => mutate({})}>
          {t('erasure.cancel')}
        </Button>
      </div>
    </Note>
  );
}

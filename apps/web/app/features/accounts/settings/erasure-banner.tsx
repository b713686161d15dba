import { formatDate } from '@stellenvisite/contract/format-date';
import { languageOf } from '@stellenvisite/contract/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeOf } from '../../../api/outcome.ts';
import { useProblemText } from '../../../i18n/use-problem-text.ts';
import { accountApi } from '../../../session/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast.ts';
import { useLocale } from '../../../ui/use-locale.ts';

type ErasureBannerProps = { eraseAt: string; onCancelled: () => Promise<unknown> };

/** On every page of the account while it waits to be erased. */
export function ErasureBanner({ eraseAt, onCancelled }: ErasureBannerProps) {
  const { t } = useTranslation('accounts');
  const problemText = useProblemText();
  const language = languageOf(useLocale());
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    setIsBusy(true);
    const { code } = await outcomeOf((await accountApi()).DELETE('/api/account/erasure'));
    if (!code) await onCancelled();
    setIsBusy(false);
    void toast(code ? problemText(code) : t('erasure.cancelled'), { tone: code ? 'bad' : 'good' });
  };
  return (
    <Note tone="warn" className="mb-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="flex-1 basis-64">
          <b>{t('erasure.banner.title', { date: formatDate(eraseAt, language) })}</b> {t('erasure.banner.text')}
        </span>
        <Button variant="secondary" size="s" loading={isBusy} onClick={() => void cancel()}>
          {t('erasure.cancel')}
        </Button>
      </div>
    </Note>
  );
}

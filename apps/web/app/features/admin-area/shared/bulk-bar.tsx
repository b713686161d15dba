import { formatNumber } from '@stellenvisite/contract/format-number';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { TipIconButton } from '../../../ui/tip-icon-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import type { Selection } from './use-selection.ts';

type BulkBarProps<Row> = {
  selection: Selection<Row>;
  total: number;
  readAll: (() => Promise<readonly Row[]>) | undefined;
  /** What the picked rows have in common, or which of them will be skipped. */
  note?: ReactNode;
  actions: ReactNode;
};

/** Comes with the first picked row and stays at the bottom of the window. */
export function BulkBar<Row>({ selection, total, readAll, note, actions }: BulkBarProps<Row>) {
  const { t } = useTranslation('admin-area');
  const errorText = useErrorText();
  const locale = useLocale();
  const [isReading, setIsReading] = useState(false);
  const count = selection.rows.length;
  if (count === 0) return <div aria-live="polite" />;
  const pickAll = async () => {
    setIsReading(true);
    try {
      if (readAll) selection.set(await readAll());
    } catch (error) {
      void toast(errorText(error), { tone: 'bad' });
    } finally {
      setIsReading(false);
    }
  };
  return (
    <section className="adm-bulk" aria-label={t('bulk.label')}>
      <p aria-live="polite">
        <b>{t('bulk.count', { count })}</b>
        {note && <span>{note}</span>}
        {readAll && selection.isPageSelected && count < total && (
          <button type="button" disabled={isReading} onClick={() => void pickAll()}>
            {t('bulk.all', { total: formatNumber(total, locale) })}
          </button>
        )}
      </p>
      {actions}
      <TipIconButton label={t('bulk.clear')} icon={<X size={20} />} onClick={selection.clear} />
    </section>
  );
}

import { DEFAULT_POSTING_DAYS } from '@stellenvisite/contract/jobs/job-postings';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatMoney } from '@stellenvisite/contract/platform/format-money';
import { languageOf } from '@stellenvisite/contract/platform/languages';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../ui/button.tsx';
import { useLocale } from '../../../../../ui/use-locale.ts';
import { useFigures, useMaxDays, usePublication } from '../publish-bar.tsx';
import { usePosting } from '../use-posting.ts';
import type { RowName } from './prefill.ts';
import { useRowCount, useRowList } from './row-words.ts';

type ShortBarProps = { missing: readonly RowName[]; isBusy: boolean; onPreview: () => void; onPublish: () => void };

/** States what is left and what the ad costs, next to the preview and the one button that sends it. */
export function ShortBar({ missing, isBusy, onPreview, onPublish }: ShortBarProps) {
  const { t } = useTranslation('job-postings');
  const names = useRowList();
  const count = useRowCount();
  const { action } = usePublication();
  const term = useTerm();
  return (
    <section className="pj-bar pj-bar-short" aria-label={t('form.bar.label')}>
      <p>
        <b>
          {missing.length > 0
            ? t('form.short.bar.missing', { ...count(missing.length), names: names(missing) })
            : t('form.short.bar.complete')}
        </b>
        <span>{term}</span>
      </p>
      <Button variant="secondary" onClick={onPreview}>
        {t('form.preview.card')}
      </Button>
      <Button loading={isBusy} onClick={onPublish}>
        {action}
      </Button>
    </section>
  );
}

/** Returns how long the ad runs and what it costs by the employer's plan; only until when where it is public already. */
function useTerm(): string {
  const { t } = useTranslation('job-postings');
  const language = languageOf(useLocale());
  const { stored, content } = usePosting();
  const { isPublic } = usePublication();
  const maxDays = useMaxDays();
  const plan = useFigures()?.plan;
  if (isPublic && stored?.validThrough) return t('form.bar.until', { date: formatDate(stored.validThrough) });
  const days = t('form.bar.days', { count: Math.min(content.days ?? DEFAULT_POSTING_DAYS, maxDays) });
  if (!plan) return t('form.short.bar.runs', { days });
  return plan.isBooked
    ? t('form.short.bar.booked', { days })
    : t('form.short.bar.free', { days, amount: formatMoney(0, { language }) });
}

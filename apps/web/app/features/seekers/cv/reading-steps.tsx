import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../../ui/feedback/progress-line.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { formatBytes } from '../../platform/files/shared/file-row.tsx';

const STEPS = ['sending', 'reading', 'sorting'] as const;
type Step = (typeof STEPS)[number];
type ReadingStepsProps = { step: Step; sent: number; total: number };

/** Renders one bar over three named steps. */
export function ReadingSteps({ step, sent, total }: ReadingStepsProps) {
  const { t } = useTranslation('cv-analyses');
  const locale = useLocale();
  const at = STEPS.indexOf(step);
  const share = step === 'sending' ? sent / Math.max(1, total) : 0.5;
  const bytes = { sent: formatBytes(sent, locale), total: formatBytes(total, locale) };
  return (
    <>
      <ProgressLine
        className="mt-4"
        label={t('reading.progress')}
        value={Math.round(((at + share) / STEPS.length) * 100)}
      />
      <ol className="mt-4 grid grid-cols-3 gap-1 max-md:grid-cols-1">
        {STEPS.map((each, index) => (
          <li
            key={each}
            className={clsx(
              'rounded-cell px-3 py-2.5 text-fs-8 leading-[1.35]',
              index === at ? 'bg-marker text-on-marker' : 'text-ink-2',
              index < at && 'bg-good-tint',
              index > at && 'inset-ring inset-ring-line-2',
            )}
          >
            <b className={clsx('flex items-center gap-1.5 font-semibold', index !== at && 'text-ink')}>
              {index < at && <Check size={16} />}
              {t(`reading.steps.${each}`)}
            </b>
            {t(`reading.details.${each}`, bytes)}
          </li>
        ))}
      </ol>
    </>
  );
}

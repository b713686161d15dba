import { HINT_POINTS, type judgePosting, type PostingHintKind } from '@stellenvisite/contract/jobs/posting-hints';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { focusTarget, HINT_TARGETS } from './form-fields.ts';
import { SHEET } from './section-frame.tsx';

const BARS = 20;

/** Lists improvements to the ad with the points each is worth; each line leads to its field. */
type QualityPanelProps = {
  quality: ReturnType<typeof judgePosting>;
  met: readonly PostingHintKind[];
  /** The hints shown at most. */
  max?: number;
};

export function QualityPanel({ quality, met, max = quality.hints.length }: QualityPanelProps) {
  const { t } = useTranslation('job-postings');
  const { score, hints } = quality;
  return (
    <section className={clsx(SHEET, 'pt-5 focus:outline-0')} aria-labelledby="quality-title" id="quality" tabIndex={-1}>
      <header className="mx-5 mb-3 flex items-baseline justify-between gap-3">
        <h2 id="quality-title" className="text-[1.125rem]">
          {t('form.quality.title')}
        </h2>
        <p className="num text-fs-8 text-ink-2">
          <b className="text-[1.75rem] text-ink leading-none tracking-[-0.03em]">{score}</b>/100
        </p>
      </header>
      <div className="mx-5 mb-4 grid grid-cols-[repeat(20,1fr)] gap-[3px]" aria-hidden="true">
        {Array.from({ length: BARS }, (_, bar) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars are the same and stay in their place
            key={bar}
            className={clsx(
              'h-2.5 rounded-[2px]',
              (bar + 1) * 5 <= score ? 'bg-good' : 'shadow-[inset_0_0_0_1px_var(--line-2)]',
            )}
          />
        ))}
      </div>
      <ul>
        {hints.slice(0, max).map(({ hint, words }) => (
          <li key={hint} className="border-line border-t">
            <button
              type="button"
              className="group grid min-h-tap w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-5 py-2 text-left text-fs-8 leading-[1.35]"
              onClick={() => focusTarget(HINT_TARGETS[hint])}
            >
              <i
                className="size-[18px] rounded-[3px] bg-[repeating-linear-gradient(135deg,transparent_0_3px,color-mix(in_srgb,var(--warn)_22%,transparent)_3px_5px)] shadow-[inset_0_0_0_1.5px_var(--warn)]"
                aria-hidden="true"
              />
              <span>
                <b className="block group-hover:underline">{t(`form.hint.${hint}.title`)}</b>
                <span className="wrap-anywhere block text-fs-9 text-ink-2">
                  {words.length > 0 ? words.map((word) => `„${word}“`).join(', ') : t(`form.hint.${hint}.text`)}
                </span>
              </span>
              <em className="num whitespace-nowrap font-semibold text-good">
                {t('form.quality.points', { points: HINT_POINTS[hint] })}
              </em>
            </button>
          </li>
        ))}
      </ul>
      {met.length > 0 && (
        <p className="flex gap-2.5 border-line border-t px-5 pt-3 pb-4 text-fs-9 text-ink-2 leading-[1.45]">
          <Check className="mt-px text-good" size={16} />
          <span>{met.map((hint) => t(`form.hint.${hint}.done`)).join(' · ')}</span>
        </p>
      )}
    </section>
  );
}

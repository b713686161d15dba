import type { FeedStep } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { Check, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useFeedWords } from '../use-feed-words.ts';

const NUMBER_OF = [
  'items',
  'count',
  'created',
  'updated',
  'unchanged',
  'paused',
  'ended',
  'quarantined',
  'missing',
  'processed',
  'line',
];

const NOTES: readonly FeedStep['step'][] = ['queued', 'started', 'resumed', 'cancelled'];

const lookOf = ({ step, isError }: FeedStep): { level: string; icon: LucideIcon } => {
  if (isError) return { level: 'error', icon: TriangleAlert };
  return NOTES.includes(step) ? { level: 'note', icon: Clock } : { level: 'good', icon: Check };
};

/** Renders the log of a run, in the order in which it happened. */
export function RunSteps({ steps }: { steps: readonly FeedStep[] }) {
  const { t, second, number } = useFeedWords();
  const words = useStepWords();
  const [isErrorsOnly, setIsErrorsOnly] = useState(false);
  const errors = steps.filter(({ isError }) => isError);
  const shown = isErrorsOnly ? errors : steps;
  return (
    <section
      className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
      aria-labelledby="run-steps"
    >
      <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
        <h2 className="text-[1.125rem] tracking-[-0.015em]" id="run-steps">
          {t('run.steps')}
        </h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a pair of switches, not a set of fields */}
        <div
          className="flex gap-[2px] p-[2px] border border-line-2 rounded-control"
          role="group"
          aria-label={t('run.shown')}
        >
          <button
            className="min-h-10 px-[14px] rounded-[6px] font-text font-medium text-fs-8 leading-none text-ink-2 cursor-pointer aria-pressed:bg-sheet-2 aria-pressed:text-ink aria-pressed:font-semibold"
            type="button"
            aria-pressed={!isErrorsOnly}
            onClick={() => setIsErrorsOnly(false)}
          >
            {t('run.allSteps', { count: steps.length })}
          </button>
          <button
            className="min-h-10 px-[14px] rounded-[6px] font-text font-medium text-fs-8 leading-none text-ink-2 cursor-pointer aria-pressed:bg-sheet-2 aria-pressed:text-ink aria-pressed:font-semibold"
            type="button"
            aria-pressed={isErrorsOnly}
            onClick={() => setIsErrorsOnly(true)}
          >
            {t('run.errors', { count: errors.length })}
          </button>
        </div>
      </header>
      <ol className="[&_svg]:mt-[2px] [&_svg]:text-good [&_[data-level='error']_svg]:text-warn [&_[data-level='note']_svg]:text-ink-3 [&_small]:block [&_small]:text-fs-9 [&_small]:text-ink-2 max-md:[&_svg]:col-1 max-md:[&_svg]:row-1">
        {shown.map((step, index) => {
          const { level, icon: Icon } = lookOf(step);
          const { ms } = step.values;
          return (
            <li
              className="grid grid-cols-[5.25rem_1.25rem_minmax(0,1fr)_auto] gap-[12px] items-start py-[11px] px-5 border-t border-t-line text-fs-8 leading-[1.45] max-md:grid-cols-[1.25rem_minmax(0,1fr)_auto] max-md:gap-x-[10px] max-md:gap-y-[2px] max-md:px-gutter"
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
              key={index}
              data-level={level}
            >
              <time
                className="text-ink-2 font-display tabular-nums max-md:col-2 max-md:row-2 max-md:text-fs-9"
                dateTime={step.at}
              >
                {second(step.at)}
              </time>
              <Icon size={18} />
              <div className="max-md:col-2 max-md:row-1">{words(step)}</div>
              {typeof ms === 'number' && (
                <em className="text-ink-2 font-display not-italic tabular-nums whitespace-nowrap max-md:col-3 max-md:row-1">
                  {number(ms / 1000, 1)} s
                </em>
              )}
            </li>
          );
        })}
      </ol>
      {shown.length === 0 && (
        <p className="flex flex-wrap items-center justify-between gap-3 min-h-14 py-2 px-5 border-t border-t-line text-fs-8 text-ink-2 max-md:px-gutter">
          {t('run.noErrors')}
        </p>
      )}
    </section>
  );
}

/** Returns a function that describes a step of a run with its figures. A missing figure is a dash. */
export function useStepWords(): (step: FeedStep) => string {
  const { t, number, size, format } = useFeedWords();
  return ({ step, values }) => {
    const figures = Object.fromEntries(
      NUMBER_OF.map((name) => [name, typeof values[name] === 'number' ? number(values[name]) : (values[name] ?? '–')]),
    );
    const { bytes, format: known, failure } = values;
    return t(`step.${step}`, {
      ...figures,
      bytes: typeof bytes === 'number' ? size(bytes) : '–',
      format: typeof known === 'string' ? t(`format.${known}`, { defaultValue: known }) : format(null),
      failure: typeof failure === 'string' ? t(`failure.${failure}.title`, { ...values, defaultValue: failure }) : '',
    });
  };
}

import type { FeedStep } from '@stellenvisite/contract/feed-runs.schema';
import { Check, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useFeedWords } from '../use-feed-words.ts';
import { useStepWords } from './use-step-words.ts';

const NOTES: readonly FeedStep['step'][] = ['queued', 'started', 'resumed', 'cancelled'];

const lookOf = ({ step, isError }: FeedStep): { level: string; icon: LucideIcon } => {
  if (isError) return { level: 'error', icon: TriangleAlert };
  return NOTES.includes(step) ? { level: 'note', icon: Clock } : { level: 'good', icon: Check };
};

/** The log of a run, in the order in which it happened. */
export function RunSteps({ steps }: { steps: readonly FeedStep[] }) {
  const { t, second, number } = useFeedWords();
  const words = useStepWords();
  const [isErrorsOnly, setIsErrorsOnly] = useState(false);
  const errors = steps.filter(({ isError }) => isError);
  const shown = isErrorsOnly ? errors : steps;
  return (
    <section className="fd-card" aria-labelledby="run-steps">
      <header>
        <h2 id="run-steps">{t('run.steps')}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a pair of switches, not a set of fields */}
        <div className="fn-kinds" role="group" aria-label={t('run.shown')}>
          <button type="button" aria-pressed={!isErrorsOnly} onClick={() => setIsErrorsOnly(false)}>
            {t('run.allSteps', { count: steps.length })}
          </button>
          <button type="button" aria-pressed={isErrorsOnly} onClick={() => setIsErrorsOnly(true)}>
            {t('run.errors', { count: errors.length })}
          </button>
        </div>
      </header>
      <ol className="fn-log">
        {shown.map((step, index) => {
          const { level, icon: Icon } = lookOf(step);
          const { ms } = step.values;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
            <li key={index} data-level={level}>
              <time dateTime={step.at}>{second(step.at)}</time>
              <Icon size={18} />
              <div>{words(step)}</div>
              {typeof ms === 'number' && <em>{number(ms / 1000, 1)} s</em>}
            </li>
          );
        })}
      </ol>
      {shown.length === 0 && <p className="fd-foot">{t('run.noErrors')}</p>}
    </section>
  );
}

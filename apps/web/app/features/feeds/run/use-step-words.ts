import type { FeedStep } from '@stellenvisite/contract/feed-runs.schema';
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

/** What a step of a run says, with its figures. A figure the step does not have is a dash. */
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

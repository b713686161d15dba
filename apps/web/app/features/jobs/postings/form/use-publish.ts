import type { PostingProblem } from '@stellenvisite/contract/jobs/job-postings';
import type { JobPosting } from '@stellenvisite/contract/jobs/job-postings.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../../api/data-of.ts';
import { problemCodeOf } from '../../../../api/problem-code.ts';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { api } from '../../../../session/api.ts';
import { loadPosting, usePosting } from './use-posting.ts';

/** Saves what is left, then publishes. What is missing is shown at the fields until it is corrected. */
export function usePublish() {
  const { t } = useTranslation('job-postings');
  const { stored, flush, receive, begin, read } = usePosting();
  const client = useQueryClient();
  const errorText = useErrorText();
  /** Counts the attempts that failed: the summary takes the focus with each. */
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [published, setPublished] = useState<JobPosting | null>(null);
  // Once somebody has tried, the list shrinks with every field that is corrected and saved.
  const problems: readonly PostingProblem[] = attempt > 0 ? (stored?.problems ?? []) : [];

  const fail = (text?: string) => {
    setFailure(text);
    setAttempt((count) => count + 1);
  };
  const publish = async () => {
    setIsBusy(true);
    setPublished(null);
    try {
      if (!(await flush())) return fail(t('form.notSaved'));
      // A form nobody has touched is no draft yet; saving it as one says what it lacks.
      if (!read().stored) await begin();
      await send();
    } catch (error) {
      fail(errorText(error));
    } finally {
      setIsBusy(false);
    }
  };
  const send = async () => {
    const id = read().stored?.id;
    if (!id) return fail();
    try {
      const posting = await dataOf(api.POST('/api/employer/jobs/{id}/publication', { params: { path: { id } } }));
      receive(posting);
      setAttempt(0);
      setFailure(undefined);
      setPublished(posting);
      void client.invalidateQueries({ queryKey: ['get', '/api/employer/jobs'] });
    } catch (error) {
      const isIncomplete = problemCodeOf(error) === 'job_posting.incomplete';
      if (isIncomplete) receive(await loadPosting(id));
      fail(isIncomplete ? undefined : errorText(error));
    }
  };
  return { publish, isBusy, problems, failure, attempt, published, hidePublished: () => setPublished(null) };
}

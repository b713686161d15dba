import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Note } from '../../../ui/note.tsx';
import { JobListSkeleton } from '../../jobs/shared/job-skeletons.tsx';
import { RecommendationRow } from './recommendation-row.tsx';
import { useDismissals } from './use-dismissals.ts';
import { WishLine } from './wish-line.tsx';

const SHOWN = 5;

type RecommendationsProps = { /** Shown instead where nothing can be recommended yet. */ fallback: ReactNode };

/** Jobs that fit the profile, each with its score and why. */
export function Recommendations({ fallback }: RecommendationsProps) {
  const { t } = useTranslation('matching');
  const errorText = useErrorText();
  const { data, error } = $api.useQuery('get', '/api/recommendations');
  const dismissals = useDismissals();
  if (data?.items.length === 0) return fallback;
  return (
    <section aria-labelledby="recommendations">
      <div className="dash-head">
        <h2 id="recommendations">{t('recommendations.title')}</h2>
      </div>
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      {!data && !error && <JobListSkeleton count={3} />}
      {data && (
        <div className="rec-list bleed-phone">
          {pick(data.items, dismissals.hidden).map((item) => (
            <RecommendationRow key={item.job.id} item={item} dismissals={dismissals} />
          ))}
          <WishLine />
        </div>
      )}
    </section>
  );
}

/** Where one is put away another one moves up; the one that was put away stays where it was, to be taken back. */
function pick<Item extends { job: { id: string } }>(items: readonly Item[], hidden: ReadonlySet<string>): Item[] {
  let shown = 0;
  return items.filter(({ job }) => {
    if (shown >= SHOWN) return false;
    if (!hidden.has(job.id)) shown++;
    return true;
  });
}

import { WIDE_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { MoreLink } from '../../../../ui/text-link.tsx';
import { JobCard } from '../../../jobs/display/job-card.tsx';
import { JobListSkeleton } from '../../../jobs/display/job-skeletons.tsx';
import { useJobCount, useJobSearch } from '../use-job-count.ts';
import { widerSearch } from '../wish-search.ts';

const SHOWN = 5;

/** Renders the newest jobs of the own search. */
export function MatchingJobs({ search }: { search: string }) {
  const { t } = useTranslation('accounts', { keyPrefix: 'dashboard' });
  const errorText = useErrorText();
  const { data, error, dataUpdatedAt } = useJobSearch(search, { sort: 'newest', pageSize: String(SHOWN) });
  const asOf = new Date(dataUpdatedAt).toISOString();
  return (
    <section aria-labelledby="matching">
      <div className="dash-head">
        <h2 id="matching">{t(search === '' ? 'jobs.newest' : 'jobs.title')}</h2>
        {data && data.total > SHOWN && (
          <MoreLink to={{ pathname: '/jobs', search: `${search}&sort=newest` }}>
            {t('jobs.all', { count: data.total })}
          </MoreLink>
        )}
      </div>
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      {!data && !error && <JobListSkeleton count={3} />}
      {data && data.items.length > 0 && (
        <div className="job-list bleed-phone">
          {data.items.map((job) => (
            <JobCard key={job.id} job={job} asOf={asOf} />
          ))}
        </div>
      )}
      {data && data.items.length === 0 && (
        <EmptyState
          art="roster"
          as="h3"
          title={t('jobs.none.title')}
          text={t('jobs.none.text')}
          actions={
            <>
              <WiderSearch search={search} />
              <LinkButton variant="secondary" to="/dashboard/profil">
                {t('jobs.none.change')}
              </LinkButton>
            </>
          }
        />
      )}
    </section>
  );
}

/** Renders the same search in a wide radius, with its real number; without a place or a hit, all jobs. */
function WiderSearch({ search }: { search: string }) {
  const { t } = useTranslation('accounts', { keyPrefix: 'dashboard' });
  const wider = widerSearch(search);
  const count = useJobCount(wider ?? search);
  if (wider === null || count === 0) return <LinkButton to="/jobs">{t('jobs.none.all')}</LinkButton>;
  if (count === null) return null;
  return (
    <LinkButton to={{ pathname: '/jobs', search: wider }}>
      {t('jobs.none.wider', { count, km: WIDE_RADIUS_KM })}
    </LinkButton>
  );
}

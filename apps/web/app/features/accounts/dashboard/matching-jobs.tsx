import type { JobList } from '@stellenvisite/contract/job-search.schema';
import { useTranslation } from 'react-i18next';
import { type Outcome, outcomeOf } from '../../../api/outcome.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { useProblemText } from '../../../i18n/use-problem-text.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { MoreLink } from '../../../ui/text-link.tsx';
import { JobCard } from '../../jobs/shared/job-card.tsx';
import { JobListSkeleton } from '../../jobs/shared/job-skeletons.tsx';

const SHOWN = 5;

async function loadNewest(search: string): Promise<Outcome<JobList & { asOf: string }>> {
  const query = new URLSearchParams(search);
  query.set('sort', 'newest');
  query.set('pageSize', String(SHOWN));
  return outcomeOf(
    fetch(`/api/jobs?${query}`).then(async (response) => {
      const body = await response.json();
      return response.ok
        ? { data: { ...(body as JobList), asOf: new Date().toISOString() }, response }
        : { error: body, response };
    }),
  );
}

/** The newest jobs of the own search. */
export function MatchingJobs({ search }: { search: string }) {
  const { t } = useTranslation('accounts', { keyPrefix: 'dashboard' });
  const problemText = useProblemText();
  const { data, code } = useLoaded(search, () => loadNewest(search));
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
      {code && (
        <Note tone="warn" role="alert">
          {problemText(code)}
        </Note>
      )}
      {!data && !code && <JobListSkeleton count={3} />}
      {data && data.items.length > 0 && (
        <div className="job-list bleed-phone">
          {data.items.map((job) => (
            <JobCard key={job.id} job={job} asOf={data.asOf} />
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
              <LinkButton to="/onboarding-jobseeker?schritt=2">{t('jobs.none.change')}</LinkButton>
              <LinkButton variant="secondary" to="/jobs">
                {t('jobs.none.all')}
              </LinkButton>
            </>
          }
        />
      )}
    </section>
  );
}

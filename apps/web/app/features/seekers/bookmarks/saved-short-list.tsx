import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { $api } from '../../../session/queries.ts';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useShownApplication } from '../../jobs/display/apply/own-application-store.ts';
import { OwnState } from '../../jobs/display/apply/own-status.tsx';
import { HeartButton } from '../../jobs/display/heart/heart-button.tsx';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { JobDeadline } from './saved-rows.tsx';

const SHOWN = 3;

/** For the overview: the saved jobs that end first. */
export function SavedShortList() {
  const { t } = useTranslation('bookmarks');
  const query = { sort: 'ends' as const, pageSize: SHOWN };
  const { data, dataUpdatedAt } = $api.useQuery('get', '/api/saved-jobs', { params: { query } });
  if (!data) return null;
  const asOf = new Date(dataUpdatedAt).toISOString();
  return (
    <Card as="section" aria-labelledby="saved-short">
      <div className="dash-head">
        <h2 id="saved-short" className="text-fs-4!">
          {t('heading')}
        </h2>
        {data.total > 0 && <TextLink to="/dashboard/merkliste">{t('short.all', { count: data.total })}</TextLink>}
      </div>
      {data.total === 0 && (
        <p className="text-fs-8 text-ink-2">
          {t('none.job.text')} <TextLink to="/jobs">{t('none.job.action')}</TextLink>
        </p>
      )}
      <ul className="rows">
        {data.items.map((saved) => (
          <li key={saved.job.id} className="flex-nowrap!">
            <span className="rows-text">
              <Link className="mine-link" to={`/jobs/${saved.job.id}`} lang="de">
                <JobTitle title={saved.job.title} />
              </Link>
              <small>
                <span lang="de">{saved.job.employer.name}</span>, {saved.job.location.city}
              </small>
              <small>
                <JobDeadline saved={saved} asOf={asOf} />
              </small>
              <OwnLine jobId={saved.job.id} />
            </span>
            <HeartButton bookmark={{ kind: 'job', id: saved.job.id }} name={saved.job.title} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OwnLine({ jobId }: { jobId: string }) {
  const own = useShownApplication(jobId);
  return (
    own && (
      <Suspense>
        <OwnState application={own} withDate />
      </Suspense>
    )
  );
}

import { daysRemaining } from '@stellenvisite/contract/format-date';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { $api } from '../../session/queries.ts';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { JobTitle } from '../jobs/shared/job-title.tsx';
import { JobDeadline, SOON_DAYS } from './job-deadline.tsx';

const SHOWN = 3;

/** For the overview: saved jobs that end soon, or nothing. */
export function EndingSoon() {
  const { t } = useTranslation('bookmarks');
  const query = { sort: 'ends' as const, pageSize: SHOWN };
  const { data, dataUpdatedAt } = $api.useQuery('get', '/api/saved-jobs', { params: { query } });
  const asOf = new Date(dataUpdatedAt).toISOString();
  const ending = data?.items.filter(
    ({ state, validThrough }) => state === 'open' && daysRemaining(validThrough, asOf) <= SOON_DAYS,
  );
  if (!ending || ending.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="ending-soon">
      <div className="dash-head">
        <h2 id="ending-soon" className="text-fs-4!">
          {t('soon.title')}
        </h2>
        <TextLink to="/dashboard/merkliste">{t('soon.all')}</TextLink>
      </div>
      <ul className="rows">
        {ending.map((saved) => (
          <li key={saved.job.id}>
            <span className="rows-text">
              <Link className="mine-link" to={`/jobs/${saved.job.id}`} lang="de">
                <JobTitle title={saved.job.title} />
              </Link>
              <small>
                <span lang="de">{saved.job.employer.name}</span>, {saved.job.location.city}
              </small>
            </span>
            <JobDeadline saved={saved} asOf={asOf} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { AlertButton } from '../../../seekers/alerts/shared/alert-button.tsx';
import { JobCard } from '../../display/job-card.tsx';
import type { ChipWords } from '../filters/filter-chips.ts';
import type { SearchAnswer } from '../search-answer.ts';
import {
  alertQuery,
  changeFilters,
  isNarrowed,
  NO_FILTERS,
  searchPath,
  withoutFilter,
  withoutNarrowing,
} from '../search-filters.ts';
import { RelaxWays, relaxLabel } from './relax-ways.tsx';

export function EmptyResults({ answer, words }: { answer: SearchAnswer; words: ChipWords }) {
  const { t } = useTranslation('search');
  if (answer.isPlaceUnknown) return <UnknownPlace answer={answer} />;
  const { filters, list } = answer;
  const hasWays = list.relaxations.length > 0;
  const wider = isNarrowed(filters)
    ? { to: searchPath(withoutNarrowing(filters)), label: t('empty.clearFilters') }
    : { to: searchPath(NO_FILTERS), label: t('empty.allJobs') };
  return (
    <div className="empty-results">
      <EmptyState
        title={t('empty.title')}
        text={t(hasWays ? 'empty.text' : 'empty.textNothing')}
        actions={
          <>
            {hasWays && <RelaxWays answer={answer} words={words} />}
            <LinkButton to={wider.to} variant={hasWays ? 'ghost' : 'primary'}>
              {wider.label}
            </LinkButton>
            <AlertButton query={alertQuery(filters)} />
          </>
        }
      />
      <NearestJobs answer={answer} words={words} />
    </div>
  );
}

/** Renders the first jobs of the first wider search, so that nobody leaves with an empty page. */
function NearestJobs({ answer, words }: { answer: SearchAnswer; words: ChipWords }) {
  const { t } = useTranslation('search');
  const [way] = answer.list.relaxations;
  if (!way || answer.nearest.length === 0) return null;
  return (
    <section className="job-list bleed-phone nearest" aria-labelledby="nearest">
      <h2 id="nearest">{t('empty.nearest', { way: relaxLabel(way, answer, words) })}</h2>
      <ul>
        {answer.nearest.map((job) => (
          <li key={job.id}>
            <JobCard job={job} asOf={answer.asOf} as="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UnknownPlace({ answer: { filters, list } }: { answer: SearchAnswer }) {
  const { t } = useTranslation('search');
  const { suggestion } = list;
  return (
    <EmptyState
      title={t('empty.place', { place: filters.location })}
      text={t('empty.placeText')}
      actions={
        <>
          {suggestion && (
            <LinkButton to={searchPath(changeFilters(filters, { location: suggestion }))}>
              {t('empty.didYouMean', { place: suggestion })}
            </LinkButton>
          )}
          <LinkButton variant="secondary" to={searchPath(withoutFilter(filters, 'location'))}>
            {t('empty.anywhere')}
          </LinkButton>
        </>
      }
    />
  );
}

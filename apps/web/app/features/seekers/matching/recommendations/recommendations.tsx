import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import { formatMoney } from '@stellenvisite/contract/platform/format-money';
import { languageOf } from '@stellenvisite/contract/platform/languages';
import { hasWeek } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { JobListSkeleton } from '../../../jobs/display/job-skeletons.tsx';
import { RecommendationRow } from './recommendation-row.tsx';
import { useDismissals } from './use-dismissals.ts';

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
        <div className="bleed-phone overflow-hidden rounded-sheet border border-line bg-sheet max-md:rounded-none max-md:border-x-0">
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

/** Lists the wishes of the profile that the scores are based on. */
function WishLine() {
  const { t } = useTranslation('matching');
  const locale = useLocale();
  const { data: profile } = $api.useQuery('get', '/api/profile');
  if (!profile) return null;
  const { location, radiusKm, maxNightsPerMonth, payWish, week } = profile.data;
  const wishes = [
    location && t('wishes.around', { place: location, km: radiusKm ?? DEFAULT_RADIUS_KM }),
    hasWeek(week) && t('wishes.week'),
    maxNightsPerMonth !== null && t('wishes.nights', { count: maxNightsPerMonth }),
    payWish &&
      t('wishes.pay', {
        pay: formatMoney(payWish.amount, { currency: payWish.currency, language: languageOf(locale) }),
      }),
  ].filter((wish) => typeof wish === 'string');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-t bg-dim px-5 py-4 text-fs-8 leading-[1.45] max-md:px-gutter">
      <p className="flex-[1_1_16rem]">
        <b>{t('wishes.title')}</b> {wishes.length > 0 ? wishes.join(', ') : t('wishes.none')}.
      </p>
      <LinkButton variant="secondary" size="s" to="/dashboard/profil">
        {t('wishes.change')}
      </LinkButton>
    </div>
  );
}

import { RATING_STARS } from '@stellenvisite/contract/application-reviews';
import type { ApplicationReview } from '@stellenvisite/contract/application-reviews.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useRate } from './review-queries.ts';

type RatingProps = { applicationId: string; ratings: ApplicationReview['ratings'] };

/** Everybody's own, one to five; pressed again it is taken back. */
export function Rating({ applicationId, ratings: { own, others } }: RatingProps) {
  const { t } = useTranslation('received-application');
  const { mutate } = useRate(applicationId);
  const rate = (stars: number | null) => mutate({ params: { path: { id: applicationId } }, body: { stars } });
  return (
    <section aria-labelledby="rating">
      <h3 id="rating">
        {t('rating.title')} <small>{t('teamOnly')}</small>
      </h3>
      <div className="rd-rating">
        <div className="rd-stars" role="radiogroup" aria-labelledby="rating">
          {RATING_STARS.map((stars) => (
            <label key={stars} className={clsx(own !== null && stars <= own && 'rd-star-on')}>
              <input
                type="radio"
                name={`rating-${applicationId}`}
                checked={own === stars}
                onChange={() => rate(stars)}
                onClick={() => own === stars && rate(null)}
              />
              <span aria-hidden="true">{stars}</span>
              <span className="visually-hidden">{t('rating.stars', { stars })}</span>
            </label>
          ))}
        </div>
        <p>
          {own === null ? t('rating.none') : t('rating.own', { stars: own })}
          {others.map(({ name, stars }) => (
            <span key={name}>{t('rating.other', { name, stars })}</span>
          ))}
        </p>
      </div>
    </section>
  );
}

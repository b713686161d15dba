import { formatMoney } from '@stellenvisite/contract/format-money';
import { languageOf } from '@stellenvisite/contract/languages';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/places';
import { hasWeek } from '@stellenvisite/contract/seeker-profiles';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../session/queries.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { useLocale } from '../../../ui/use-locale.ts';

/** What of the profile the scores are made of. */
export function WishLine() {
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
    <div className="rec-wishes">
      <p>
        <b>{t('wishes.title')}</b> {wishes.length > 0 ? wishes.join(', ') : t('wishes.none')}.
      </p>
      <LinkButton variant="secondary" size="s" to="/dashboard/profil">
        {t('wishes.change')}
      </LinkButton>
    </div>
  );
}

import { formatNumber } from '@stellenvisite/contract/format-number';
import type { PayBand } from '@stellenvisite/contract/jobs.schema';
import { ChartNoAxesColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../ui/use-locale.ts';
import { formatPayRange } from './shared/pay.ts';

/** What others pay for the same work, marked as ours and not the employer's word. */
export function PayMarket({ band, title }: { band: PayBand; title: string }) {
  const { t } = useTranslation('jobs');
  const locale = useLocale();
  const { count, radiusKm, position } = band;
  const source = { count, formatted: formatNumber(count, locale), km: radiusKm };
  return (
    <div className="paym">
      <ChartNoAxesColumn size={20} />
      <div>
        <h3>{t('pay.market.title')}</h3>
        <p>
          <b className="num">{formatPayRange({ ...band, period: 'month' }, locale, 'exact')}</b> {t('pay.market.basis')}
        </p>
        {position && <p>{t(`pay.market.${position}`)}</p>}
        <small>{t(radiusKm === null ? 'pay.market.country' : 'pay.market.near', source)}</small>
        <p>
          {/* The page of pay reads the title as the search does, and leads on to the occupation. */}
          <Link className="link" rel="nofollow" to={`/gehaelter?${new URLSearchParams({ beruf: title })}`}>
            {t('pay.market.compare')}
          </Link>
        </p>
      </div>
    </div>
  );
}

import type { Ranking } from '@stellenvisite/contract/jobs/job-search.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../ui/use-locale.ts';

/** With `?explain=1` in the address: a card's place in the list, added up like a bill. */
export function RankingTable({ ranking }: { ranking: Ranking }) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const points = (amount: number) => formatNumber(amount, locale, { max: 1 });
  const small = (['freshness', 'featured'] as const).filter((name) => ranking[name] > 0);
  return (
    <table className="ranking">
      <caption className="visually-hidden">{t('ranking.caption')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('ranking.why')}</th>
          <th scope="col">{t('ranking.how')}</th>
          <th scope="col">{t('ranking.points')}</th>
        </tr>
      </thead>
      <tbody>
        {ranking.reasons.map(({ word, field, match, points: amount }) => (
          <tr key={`${word} ${field}`}>
            <th scope="row">{t('ranking.word', { word })}</th>
            <td>
              {t(`ranking.field.${field}`)}, {t(`ranking.match.${match}`)}
            </td>
            <td className="num">{points(amount)}</td>
          </tr>
        ))}
        {small.map((name) => (
          <tr key={name}>
            <th scope="row">{t(`ranking.${name}`)}</th>
            <td />
            <td className="num">{points(ranking[name])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('ranking.score')}</th>
          <td />
          <td className="num">{points(ranking.score)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

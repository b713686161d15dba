import { CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import { formatCount, formatWholeAmount } from '@stellenvisite/contract/platform/format-money';
import { languageOf } from '@stellenvisite/contract/platform/languages';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../../../session/queries.ts';
import { useLocale } from '../../../../../ui/use-locale.ts';
import { usePosting } from '../use-posting.ts';

const MARKER = /\s*\([^)]*\)/g;

/** Renders what other ads pay for the occupation; nothing while fewer than twelve ads of three employers state it. */
export function MarketPay() {
  const { t } = useTranslation('job-postings');
  const language = languageOf(useLocale());
  const { content } = usePosting();
  const country = content.location?.country ?? 'DE';
  const title = useDeferredValue((content.title ?? '').replaceAll(MARKER, '').trim().slice(0, 100));
  const isAsked = title.length > 3 && (content.salary?.period ?? 'month') === 'month' && !content.training;
  const options = { enabled: isAsked, staleTime: Number.POSITIVE_INFINITY };
  const { data: list } = $api.useQuery('get', '/api/salaries', { params: { query: { country, q: title } } }, options);
  const items = list?.groups.flatMap((group) => group.items) ?? [];
  const sample = items.find(({ slug }) => slug === list?.found)?.sample;
  if (!isAsked || !sample?.figures) return null;
  const amount = (value: number) => formatWholeAmount(Math.round(value), { currency: CURRENCY_OF[country], language });
  const { lower, upper } = sample.figures;
  return t('form.short.pay.market', {
    count: sample.count,
    country: t(`form.short.pay.in.${country}`),
    from: formatCount(Math.round(lower), language),
    to: amount(upper),
  });
}

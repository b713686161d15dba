import type { MappingField } from '@stellenvisite/contract/feeds/feed-mapping';
import type { FeedProblemCode } from '@stellenvisite/contract/feeds/feeds';

const FIELDS: Partial<Record<FeedProblemCode, MappingField>> = {
  title_missing: 'title',
  title_gender: 'title',
  title_long: 'title',
  id_missing: 'externalId',
  id_doubled: 'externalId',
  place_missing: 'place',
  place_unknown: 'place',
  text_missing: 'text',
  text_short: 'text',
  html_cleaned: 'text',
  pay_missing: 'pay',
  pay_missing_austria: 'pay',
  pay_period_missing: 'payPeriod',
  pay_unreadable: 'pay',
  dates_contradict: 'expiresAt',
  date_unreadable: 'postedAt',
  url_missing: 'url',
  url_refused: 'url',
};

/** Returns the field of a feed's job that a problem is about. */
export function fieldOfReason(code: FeedProblemCode | undefined): MappingField {
  return FIELDS[code ?? 'title_missing'] ?? 'title';
}

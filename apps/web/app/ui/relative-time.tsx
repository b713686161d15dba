import { formatDate, relativeDate } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

export type RelativeTimeProps = {
  when: string;
  /** The moment the data were read, so that server and browser say the same. */
  asOf: string;
  className?: string;
};

/**
 * „vor 3 Tagen“, for cards and lists. The date itself is read out, and shown to a pointer that rests on it: by style alone,
 * as a card has one link and no further control.
 */
export function RelativeTime({ when, asOf, className }: RelativeTimeProps) {
  const { t } = useTranslation('ui');
  const { unit, count } = relativeDate(when, asOf);
  return (
    <time className={clsx('ago num', className)} dateTime={when}>
      {t(`ago.${unit}`, { count })}
      <span className="ago-date">{formatDate(when)}</span>
    </time>
  );
}

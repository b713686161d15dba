import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../ui/use-locale.ts';
import { writtenParts } from '../filters/written-filters.ts';
import type { SearchAnswer } from '../search-answer.ts';

const HEADING_ID = 'roster-unknown';

/** Parts of the words about shifts that have no control. */
const SHIFT_KINDS: ReadonlySet<string> = new Set(['withoutShift', 'onlyShift']);

/** Renders the jobs that do not state their roster, under a heading of their own. */
export function UnknownGroup({ answer, children }: { answer: SearchAnswer; children: ReactNode }) {
  const { t } = useTranslation('search');
  const title = useUnknownTitle(answer);
  return (
    <>
      <div className="list-group">
        <h2 id={HEADING_ID}>{title}</h2>
        <p>{t('list.unknown.text')}</p>
      </div>
      <ul aria-labelledby={HEADING_ID}>{children}</ul>
    </>
  );
}

/** Says how many jobs leave open what the search asks about the roster. */
export function useUnknownTitle({ list, filters }: SearchAnswer): string {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const { total, unknown = 0, understood } = list;
  const asksShifts = filters.shift.length > 0 || understood.some(({ kind }) => SHIFT_KINDS.has(kind));
  const writesShifts = writtenParts(understood, filters).some(({ kind }) => kind === 'shift');
  const what = asksShifts || writesShifts ? 'roster' : 'weekends';
  const key = total > 0 ? (`${what}More` as const) : what;
  return t(`list.unknown.${key}`, { count: unknown, formatted: formatNumber(unknown, locale) });
}

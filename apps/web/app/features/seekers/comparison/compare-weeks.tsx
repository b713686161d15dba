import { SHIFTS, type Shift, WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import { hasWeek, type OwnWeek } from '@stellenvisite/contract/seekers/seeker-profiles';
import { clsx } from 'clsx';
import { Check, Circle, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isWeekend } from '../../jobs/display/shift.ts';
import { ShiftCell } from '../../jobs/display/shift-cell.tsx';
import type { Compared } from './compared-job.ts';
import { LetterMark } from './letter-mark.tsx';

type CompareWeeksProps = { jobs: readonly Compared[]; own: OwnWeek | null };

const CELL = 'border-line border-t border-l p-1 text-center align-middle text-fs-9';

/** Renders the example weeks of the jobs one above the other, under the person's own week. Shifts that are ruled out are framed. */
export function CompareWeeks({ jobs, own }: CompareWeeksProps) {
  const { t } = useTranslation(['comparison', 'ui']);
  const conflicts = jobs
    .map(({ letter, saved, isShown }) => ({ letter, isShown, count: countConflicts(saved.job.week, own) }))
    .filter(({ count }) => count > 0);
  return (
    <section className="mt-6 overflow-hidden rounded-sheet border border-line bg-sheet max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0">
      <h2 className="px-5 py-4 text-fs-4 max-md:px-gutter" id="compare-weeks">
        {t('weeks.title')}
      </h2>
      <table className="w-full table-fixed border-collapse" aria-labelledby="compare-weeks">
        <thead>
          <tr>
            <td className="w-60 border-line border-t max-md:w-12" />
            {WEEKDAYS.map((day, index) => (
              <th
                key={day}
                scope="col"
                className={clsx(CELL, 'h-10 font-semibold text-fs-7', isWeekend(index) && 'bg-sheet-2')}
              >
                {t(`ui:week.day.${day}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hasWeek(own) && (
            <tr className="bg-marker-soft">
              <th scope="row" className="border-line border-t px-5 py-2 text-left font-semibold text-fs-7 max-md:px-2">
                <span className="max-md:visually-hidden">{t('weeks.own')}</span>
                <b className="md:hidden" aria-hidden="true">
                  {t('weeks.ownShort')}
                </b>
              </th>
              {WEEKDAYS.map((day, index) => (
                <td key={day} className={clsx(CELL, 'h-14')}>
                  <OwnDay wishes={own[index]} />
                </td>
              ))}
            </tr>
          )}
          {jobs.map(({ letter, saved: { job }, isShown }) => (
            <tr key={job.id} className={clsx(!isShown && 'max-md:hidden')}>
              <th scope="row" className="border-line border-t px-5 py-2 text-left font-semibold text-fs-7 max-md:px-2">
                <span className="flex items-center gap-3">
                  <LetterMark letter={letter} />
                  <span className="max-md:visually-hidden" lang="de">
                    {job.employer.name}
                  </span>
                </span>
              </th>
              {job.week ? (
                WEEKDAYS.map((day, index) => {
                  const shift = job.week?.[index]?.shift ?? null;
                  const isConflict = shift !== null && own?.[index]?.[shift] === 'no';
                  return (
                    <td
                      key={day}
                      className={clsx(
                        CELL,
                        'h-14',
                        isConflict
                          ? 'inset-ring-[2.5px] inset-ring-warn bg-warn-tint forced-colors:outline-3 forced-colors:-outline-offset-3'
                          : isWeekend(index) && 'bg-sheet-2',
                      )}
                    >
                      <ShiftCell shift={shift} className="mx-auto" />
                      <span className="visually-hidden">{shift ? t(`ui:shift.${shift}.duty`) : t('ui:week.free')}</span>
                      {isConflict && (
                        <em className="mt-0.5 flex items-center justify-center gap-1 font-semibold text-warn">
                          <TriangleAlert size={14} aria-hidden="true" />
                          <span className="max-md:visually-hidden">{t('weeks.wish.no')}</span>
                        </em>
                      )}
                    </td>
                  );
                })
              ) : (
                <td className={clsx(CELL, 'h-14 text-ink-2')} colSpan={WEEKDAYS.length}>
                  {job.shifts.length > 0
                    ? t('weeks.shifts', { list: job.shifts.map((shift) => t(`ui:shift.${shift}.name`)).join(', ') })
                    : t('ui:week.unknown')}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {conflicts.length > 0 && (
        <p className="flex gap-3 border-line border-t bg-sheet-2 px-5 py-3 text-fs-8 text-ink-2 max-md:px-gutter">
          <TriangleAlert className="mt-0.5 flex-none text-warn" size={16} aria-hidden="true" />
          <span>
            {t('weeks.framed')}{' '}
            {conflicts.map(({ letter, count, isShown }, index) => (
              <span key={letter} className={clsx(!isShown && 'max-md:hidden')}>
                {index > 0 && ' '}
                {t('weeks.conflicts', { letter, count })}
              </span>
            ))}
          </span>
        </p>
      )}
      {!hasWeek(own) && (
        <p className="border-line border-t bg-sheet-2 px-5 py-3 text-fs-8 text-ink-2 max-md:px-gutter">
          {t('weeks.none')}
        </p>
      )}
    </section>
  );
}

/** Counts the duties of an example week that the person has ruled out. */
function countConflicts(week: Compared['saved']['job']['week'], own: OwnWeek | null): number {
  return (week ?? []).filter((cell, index) => cell !== null && own?.[index]?.[cell.shift] === 'no').length;
}

type DayWishes = OwnWeek[number] | undefined;

/** Renders what the person wishes of a day: the shifts they like, else that some are possible or none. */
function OwnDay({ wishes }: { wishes: DayWishes }) {
  const { t } = useTranslation(['comparison', 'ui']);
  const wish = wishOf(wishes);
  if (!wish) return <span aria-hidden="true">–</span>;
  const Icon = { like: Check, ok: Circle, no: X }[wish.kind];
  const shifts = wish.shifts.map((shift) => t(`ui:shift.${shift}.name`)).join(', ');
  return (
    <span className="inline-flex items-center gap-1 font-medium max-md:justify-center">
      <Icon size={16} aria-hidden="true" className="flex-none" />
      <span className="max-md:visually-hidden">{[shifts, t(`weeks.wish.${wish.kind}`)].filter(Boolean).join(' ')}</span>
    </span>
  );
}

type DayWish = { kind: 'like' | 'ok' | 'no'; shifts: Shift[] };

/** Returns the strongest wish of a day; null where the person has left it open. */
export function wishOf(wishes: DayWishes): DayWish | null {
  const of = (kind: DayWish['kind']) => SHIFTS.filter((shift) => wishes?.[shift] === kind);
  const liked = of('like');
  if (liked.length > 0) return { kind: 'like', shifts: liked };
  const possible = of('ok');
  if (possible.length > 0) return { kind: 'ok', shifts: possible.length === SHIFTS.length ? [] : possible };
  const refused = of('no');
  if (refused.length === 0) return null;
  return { kind: 'no', shifts: refused.length === SHIFTS.length ? [] : refused };
}

import type { EmployerOverview } from '@stellenvisite/contract/employers/overview/employer-overview.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { berlinDay, isoWeek } from '../../platform/dates/berlin-week.ts';
import { SectionHead } from './section-head.tsx';

/** More applications than this are drawn as a bar of this height, each block for several. */
const MAX_BLOCKS = 18;

type Week = EmployerOverview['answers']['weeks'][number];
const KINDS = ['open', 'late', 'inTime'] as const;

const COLORS = {
  open: 'bg-sheet shadow-[inset_0_0_0_1.5px_var(--ink)]',
  late: 'bg-shift-s',
  inTime: 'bg-shift-n',
};

/** Renders one block an application, by the week in which it came. The table below says the same. */
export function AnswerWeeks({ weeks }: { weeks: readonly Week[] }) {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'weeks' });
  const numbers = weeks.map(({ week }) => isoWeek(Math.floor(berlinDay(`${week}T12:00:00Z`))));
  const sums = Object.fromEntries(KINDS.map((kind) => [kind, weeks.reduce((sum, week) => sum + week[kind], 0)]));
  const most = Math.max(1, ...weeks.map(({ inTime, late, open }) => inTime + late + open));
  const perBlock = Math.max(1, Math.ceil(most / MAX_BLOCKS));
  const title = t('title', { from: numbers[0], to: numbers.at(-1) });
  return (
    <section className="card bleed-phone p-0 overflow-hidden" aria-labelledby="weeks">
      <SectionHead id="weeks" title={title} />
      <div className="grid grid-cols-[minmax(0,1fr)_15rem] gap-6 pt-0 px-5 pb-5 items-end max-[80rem]:grid-cols-1 max-md:px-gutter">
        <div className="grid grid-flow-col auto-cols-fr" aria-hidden="true">
          {weeks.map((week, index) => (
            <div
              key={week.week}
              className="grid justify-items-center content-end gap-1.5 pt-1 border-l border-l-line last:border-r last:border-r-line"
            >
              <div className="grid content-end gap-0.5 w-[calc(100%_-_10px)] min-h-49 pb-0.5 border-b-2 border-b-ink max-md:w-[calc(100%_-_6px)]">
                {KINDS.flatMap((kind) =>
                  Array.from({ length: Math.ceil(week[kind] / perBlock) }, (_, block) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: all alike
                    <i key={`${kind}${block}`} className={clsx('h-[9.5px] rounded-[2px]', COLORS[kind])} />
                  )),
                )}
              </div>
              <span
                className={clsx(
                  'num py-0.5 px-[5px] text-fs-9 leading-[1.2]',
                  index === weeks.length - 1 ? 'rounded-[3px] bg-ink font-semibold text-paper' : 'text-ink-2',
                )}
              >
                {numbers[index]}
              </span>
            </div>
          ))}
        </div>
        <div className="grid gap-3 self-stretch content-end text-fs-8 leading-[1.45]">
          {perBlock > 1 && <p>{t('perBlock', { count: perBlock })}</p>}
          <ul>
            {KINDS.toReversed().map((kind) => (
              <li className="flex items-center gap-2 py-1.5 px-0 border-t border-t-line text-ink-2" key={kind}>
                <i className={clsx('flex-none w-4.5 h-2 rounded-[2px]', COLORS[kind])} />
                {t(kind)}
                <b className="num ml-auto text-ink">{sums[kind]}</b>
              </li>
            ))}
          </ul>
          <details>
            <summary className="min-h-8 cursor-pointer underline underline-offset-[0.2em]">{t('asTable')}</summary>
            <table className="tbl text-fs-9">
              <caption className="visually-hidden">{title}</caption>
              <thead>
                <tr>
                  <th className="py-1 px-1.5" scope="col">
                    {t('week')}
                  </th>
                  {KINDS.toReversed().map((kind) => (
                    <th className="py-1 px-1.5" key={kind} scope="col">
                      {t(kind)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeks.map((week, index) => (
                  <tr key={week.week}>
                    <th scope="row" className="num py-1 px-1.5">
                      {numbers[index]}
                    </th>
                    {KINDS.toReversed().map((kind) => (
                      <td key={kind} className="num py-1 px-1.5">
                        {week[kind]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </div>
      </div>
    </section>
  );
}

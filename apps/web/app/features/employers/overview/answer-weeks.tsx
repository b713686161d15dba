import type { EmployerOverview } from '@stellenvisite/contract/employers/overview/employer-overview.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { berlinDay, isoWeek } from '../../platform/dates/berlin-week.ts';

/** More applications than this are drawn as a bar of this height, each block for several. */
const MAX_BLOCKS = 18;

type Week = EmployerOverview['answers']['weeks'][number];
const KINDS = ['open', 'late', 'inTime'] as const;

/** One block an application, by the week in which it came. The table below says the same. */
export function AnswerWeeks({ weeks }: { weeks: readonly Week[] }) {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'weeks' });
  const numbers = weeks.map(({ week }) => isoWeek(Math.floor(berlinDay(`${week}T12:00:00Z`))));
  const sums = Object.fromEntries(KINDS.map((kind) => [kind, weeks.reduce((sum, week) => sum + week[kind], 0)]));
  const most = Math.max(1, ...weeks.map(({ inTime, late, open }) => inTime + late + open));
  const perBlock = Math.max(1, Math.ceil(most / MAX_BLOCKS));
  const title = t('title', { from: numbers[0], to: numbers.at(-1) });
  return (
    <section className="card uc-card" aria-labelledby="weeks">
      <header className="ov-sh">
        <h2 id="weeks">{title}</h2>
      </header>
      <div className="uc-g">
        <div className="uc" aria-hidden="true">
          {weeks.map((week, index) => (
            <div key={week.week} className={clsx('uc-c', index === weeks.length - 1 && 'now')}>
              <div className="uc-s">
                {KINDS.flatMap((kind) =>
                  Array.from({ length: Math.ceil(week[kind] / perBlock) }, (_, block) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: all alike
                    <i key={`${kind}${block}`} className={`uc-${kind}`} />
                  )),
                )}
              </div>
              <span className="num">{numbers[index]}</span>
            </div>
          ))}
        </div>
        <div className="uc-t">
          {perBlock > 1 && <p>{t('perBlock', { count: perBlock })}</p>}
          <ul>
            {KINDS.toReversed().map((kind) => (
              <li key={kind}>
                <i className={`uc-${kind}`} />
                {t(kind)}
                <b className="num">{sums[kind]}</b>
              </li>
            ))}
          </ul>
          <details>
            <summary>{t('asTable')}</summary>
            <table className="tbl">
              <caption className="visually-hidden">{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('week')}</th>
                  {KINDS.toReversed().map((kind) => (
                    <th key={kind} scope="col">
                      {t(kind)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeks.map((week, index) => (
                  <tr key={week.week}>
                    <th scope="row" className="num">
                      {numbers[index]}
                    </th>
                    {KINDS.toReversed().map((kind) => (
                      <td key={kind} className="num">
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

import { MATCH_FACTORS } from '@stellenvisite/contract/seekers/matching';
import type { Match, MatchFactor } from '@stellenvisite/contract/seekers/matching.schema';
import { clsx } from 'clsx';
import { Check, Circle, Minus, Shield } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingList } from './missing-list.tsx';

type MatchBillProps = { match: Match; score: number };

/** Renders every factor with its points, which add up to the sum. */
export function MatchBill({ match, score }: MatchBillProps) {
  const { t } = useTranslation('matching');
  const id = useId();
  const points = match.factors.reduce((sum, factor) => sum + factor.points, 0);
  const of = match.factors.reduce((sum, factor) => sum + factor.of, 0);
  return (
    <section
      className="jb not-first:mt-0 scroll-mt-4 overflow-hidden rounded-sheet border border-line bg-sheet max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0"
      aria-labelledby={id}
    >
      <header className="p-5 max-md:px-gutter max-md:py-4">
        <h2 className="m-0 flex flex-wrap items-center gap-3 text-[1.75rem]" id={id}>
          {t('bill.title')}{' '}
          <b className="num whitespace-nowrap rounded-cell bg-marker px-3 pt-1.75 pb-2.25 text-[2.25rem] text-on-marker leading-none">
            {t('score', { score })}
          </b>
        </h2>
        <p className="mt-2.5 text-fs-8 text-ink-2 leading-[1.45]">{t('bill.lead', { count: MATCH_FACTORS.length })}</p>
      </header>
      <ol>
        {match.factors.map((factor) => (
          <FactorRow key={factor.name} factor={factor} />
        ))}
      </ol>
      <p className="mx-5 flex items-baseline justify-between gap-4 border-ink border-t-2 py-3 font-semibold max-md:mx-(--gutter)">
        <span>
          {t('bill.sum')}{' '}
          {of < 100 && (
            <small className="block font-normal text-fs-8 text-ink-2">
              {t(score < 100 && points === of ? 'bill.capped' : 'bill.counted', { points, of, score })}
            </small>
          )}
        </span>
        <b className="num whitespace-nowrap text-[1.375rem]">
          {points}
          <small className="font-normal text-fs-8 text-ink-2">/{of}</small>
        </b>
      </p>
      <MissingList missing={match.missing} />
      <div className="flex gap-2.5 px-5 py-3.5 text-fs-8 text-ink-2 leading-[1.5] max-md:px-gutter">
        <Shield className="mt-0.5 flex-none" size={18} />
        <div>
          <p>{t('bill.fair')}</p>
          <details>
            <summary className="inline-flex min-h-tap cursor-pointer items-center font-semibold text-link underline underline-offset-[0.2em]">
              {t('bill.how')}
            </summary>
            <p>{t('bill.howText')}</p>
          </details>
        </div>
      </div>
    </section>
  );
}

type Result = 'full' | 'part' | 'none' | 'uncounted';
const RESULT_COLORS = { full: 'text-good', part: 'text-warn', none: 'text-warn', uncounted: 'text-ink-3' } as const;
const RESULT_ICONS = { full: Check, part: Circle, none: Minus, uncounted: Minus } as const;

function resultOf({ points, of }: MatchFactor): Result {
  if (of === 0) return 'uncounted';
  if (points === of) return 'full';
  return points > 0 ? 'part' : 'none';
}

function FactorRow({ factor }: { factor: MatchFactor }) {
  const { t } = useTranslation('matching');
  const { name, points, of, reason } = factor;
  const result = resultOf(factor);
  const Icon = RESULT_ICONS[result];
  const isNone = result === 'none';
  const ground = isNone && 'bg-sheet';
  return (
    <li
      className={clsx(
        'grid grid-cols-[18px_8rem_minmax(0,1fr)_6.5rem_5.5rem] items-center gap-x-3 gap-y-1 border-line border-t px-5 py-2.75 text-fs-8 leading-[1.4] max-md:grid-cols-[18px_minmax(0,1fr)_auto_auto] max-md:gap-x-2.5 max-md:gap-y-0.5 max-md:px-gutter',
        isNone && 'bg-[repeating-linear-gradient(135deg,transparent_0_5px,var(--line-2)_5px_6px)]',
      )}
    >
      <span className={clsx('grid', RESULT_COLORS[result], ground)}>
        <Icon size={18} />
        <span className="visually-hidden">{t(`bill.result.${result}`)}</span>
      </span>
      <b className={clsx('font-semibold text-fs-7 leading-[1.3]', result === 'uncounted' && 'text-ink-3', ground)}>
        {t(`factor.${name}`)}
      </b>
      <p
        className={clsx(
          'max-md:col-[2/-1] max-md:row-start-2',
          isNone ? '-ml-1.5 justify-self-start bg-sheet px-1.5 text-ink' : 'text-ink-2',
        )}
      >
        {reason}
      </p>
      <PointCells points={points} of={of} />
      <span className={clsx('num text-right font-semibold text-fs-6', ground)}>
        {of === 0 ? (
          <small className="font-normal text-fs-8 text-ink-2">{t('bill.uncounted')}</small>
        ) : (
          <>
            <span className="visually-hidden">{t('bill.points', { points, of })}</span>
            <span aria-hidden="true">
              {points}
              <small className="font-normal text-fs-8 text-ink-2">/{of}</small>
            </span>
          </>
        )}
      </span>
    </li>
  );
}

const POINTS_A_CELL = 5;
const POINT_CELL =
  'inset-ring inset-ring-line-2 h-2.5 w-5.5 rounded-[2px] bg-[linear-gradient(90deg,var(--marker-2)_calc(var(--share)_*_100%),var(--sheet-2)_0)] max-md:w-4 forced-colors:[forced-color-adjust:none]';

/** Renders a cell for every five points; the last may stand for fewer. */
function PointCells({ points, of }: { points: number; of: number }) {
  const cells = Array.from({ length: Math.ceil(of / POINTS_A_CELL) }, (_, index) => {
    const before = index * POINTS_A_CELL;
    return Math.min(1, Math.max(0, (points - before) / Math.min(POINTS_A_CELL, of - before)));
  });
  return (
    <span className="flex gap-0.75 justify-self-start" aria-hidden="true">
      {cells.map((share, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
        <i key={index} className={POINT_CELL} style={{ '--share': share } as CSSProperties} />
      ))}
    </span>
  );
}

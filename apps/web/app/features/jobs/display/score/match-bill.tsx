import { MATCH_FACTORS } from '@stellenvisite/contract/seekers/matching';
import type { Match, MatchFactor } from '@stellenvisite/contract/seekers/matching.schema';
import { clsx } from 'clsx';
import { Check, Circle, Minus, Shield } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingList } from './missing-list.tsx';

type MatchBillProps = { match: Match; score: number };

/** Every factor with its points, which add up to the sum. */
export function MatchBill({ match, score }: MatchBillProps) {
  const { t } = useTranslation('matching');
  const id = useId();
  const points = match.factors.reduce((sum, factor) => sum + factor.points, 0);
  const of = match.factors.reduce((sum, factor) => sum + factor.of, 0);
  return (
    <section className="jb bill" aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {t('bill.title')} <b className="match-big num">{t('score', { score })}</b>
        </h2>
        <p>{t('bill.lead', { count: MATCH_FACTORS.length })}</p>
      </header>
      <ol className="bill-rows">
        {match.factors.map((factor) => (
          <FactorRow key={factor.name} factor={factor} />
        ))}
      </ol>
      <p className="bill-sum">
        <span>
          {t('bill.sum')}{' '}
          {of < 100 && (
            <small>{t(score < 100 && points === of ? 'bill.capped' : 'bill.counted', { points, of, score })}</small>
          )}
        </span>
        <b className="num">
          {points}
          <small>/{of}</small>
        </b>
      </p>
      <MissingList missing={match.missing} />
      <div className="bill-fair">
        <Shield size={18} />
        <div>
          <p>{t('bill.fair')}</p>
          <details>
            <summary>{t('bill.how')}</summary>
            <p>{t('bill.howText')}</p>
          </details>
        </div>
      </div>
    </section>
  );
}

type Result = 'full' | 'part' | 'none' | 'uncounted';
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
  return (
    <li className={clsx('bill-row', `bill-${result}`)}>
      <span className="bill-icon">
        <Icon size={18} />
        <span className="visually-hidden">{t(`bill.result.${result}`)}</span>
      </span>
      <b>{t(`factor.${name}`)}</b>
      <p>{reason}</p>
      <PointCells points={points} of={of} />
      <span className="bill-points num">
        {of === 0 ? (
          <small>{t('bill.uncounted')}</small>
        ) : (
          <>
            <span className="visually-hidden">{t('bill.points', { points, of })}</span>
            <span aria-hidden="true">
              {points}
              <small>/{of}</small>
            </span>
          </>
        )}
      </span>
    </li>
  );
}

const POINTS_A_CELL = 5;

/** A cell for every five points; the last may stand for fewer. */
function PointCells({ points, of }: { points: number; of: number }) {
  const cells = Array.from({ length: Math.ceil(of / POINTS_A_CELL) }, (_, index) => {
    const before = index * POINTS_A_CELL;
    return Math.min(1, Math.max(0, (points - before) / Math.min(POINTS_A_CELL, of - before)));
  });
  return (
    <span className="bill-cells" aria-hidden="true">
      {cells.map((share, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
        <i key={index} style={{ '--share': share } as CSSProperties} />
      ))}
    </span>
  );
}

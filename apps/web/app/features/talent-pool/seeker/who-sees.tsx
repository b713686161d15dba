import { clsx } from 'clsx';
import { Check, Lock, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const ICON = { yes: Check, choice: SlidersHorizontal, no: Lock, never: Lock } as const;
type Visibility = keyof typeof ICON;

/** Lists what all employers see, and what one of them learns after consent (docs/decisions/036). */
const ROWS = [
  ['work', 'yes', 'yes'],
  ['region', 'choice', 'yes'],
  ['week', 'choice', 'yes'],
  ['pay', 'choice', 'choice'],
  ['contact', 'no', 'yes'],
  ['employer', 'never', 'never'],
  ['formerPay', 'never', 'never'],
] as const satisfies readonly (readonly [string, Visibility, Visibility])[];

/** Says who sees what, before and after a yes. */
export function WhoSees() {
  const { t } = useTranslation('talent-pool', { keyPrefix: 'join.sees' });
  return (
    <table className="w-full border-collapse text-fs-8 leading-[1.35]">
      <thead>
        <tr className="text-left align-bottom">
          <td />
          <th scope="col" className="w-[31%] px-2 pb-2 font-semibold">
            {t('all')}
          </th>
          <th scope="col" className="w-[31%] px-2 pb-2 font-semibold">
            {t('afterYes')}
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([row, before, after]) => (
          <tr key={row} className="border-line border-t">
            <th scope="row" className="py-2.5 pr-2 text-left font-semibold">
              {t(`row.${row}`)}
            </th>
            <Cell sees={before} />
            <Cell sees={after} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ sees }: { sees: Visibility }) {
  const { t } = useTranslation('talent-pool', { keyPrefix: 'join.sees' });
  const Icon = ICON[sees];
  const isClosed = sees === 'no' || sees === 'never';
  return (
    <td className={clsx('px-2 py-2.5', isClosed && 'bg-dim text-ink-2')}>
      <span className="inline-flex items-center gap-1.5">
        <Icon size={16} className={clsx('flex-none', sees === 'yes' && 'text-good')} />
        {t(`sees.${sees}`)}
      </span>
    </td>
  );
}

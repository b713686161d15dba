import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { Check, Minus, MoveHorizontal } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';
import { type FeatureGroupView, type FeatureView, PLAN_FIGURES, type PlanView } from './plan-view.ts';

export type PlanComparisonProps = { plans: readonly PlanView[]; groups: readonly FeatureGroupView[] };

export function PlanComparison({ plans, groups }: PlanComparisonProps) {
  const { t } = useTranslation('pricing');
  const locale = useLocale();
  return (
    <>
      <p className="mb-3 flex items-center gap-2 text-fs-7 text-ink-2 md:hidden">
        <MoveHorizontal size={20} className="flex-none" />
        {t('compare.scroll')}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="card card-flush relative overflow-x-auto" tabIndex={0} aria-label={t('compare.table')}>
        <table className="tbl min-w-[40rem] md:min-w-[52rem] table-fixed">
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 z-1 w-38 bg-sheet md:w-[30%]">
                {t('compare.feature')}
              </th>
              {plans.map((plan) => (
                <th
                  key={plan.id}
                  scope="col"
                  data-align="center"
                  className="font-display! text-fs-5! font-semibold! text-ink!"
                >
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <GroupRow label={t('compare.figures')} columns={plans.length + 1} />
            {PLAN_FIGURES.map((figure) => (
              <tr key={figure}>
                <RowHead label={t(`compare.${figure}`)} />
                {plans.map(({ id, figures }) => (
                  <td key={id} data-align="center">
                    {figures[figure] > 0 ? formatNumber(figures[figure], locale) : <FeatureMark value={false} />}
                  </td>
                ))}
              </tr>
            ))}
            {groups.map((group) => (
              <Fragment key={group.label}>
                <GroupRow label={group.label} columns={plans.length + 1} />
                {group.features.map((feature) => (
                  <FeatureRow key={feature.label} feature={feature} plans={plans} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function GroupRow({ label, columns }: { label: string; columns: number }) {
  return (
    <tr>
      <th scope="colgroup" colSpan={columns} className="bg-sheet-2 font-semibold!">
        {label}
      </th>
    </tr>
  );
}

function RowHead({ label, hint = null }: { label: string; hint?: string | null }) {
  return (
    <th scope="row" className="sticky left-0 z-1 bg-sheet">
      {label}
      {hint !== null && <span className="block text-fs-8 text-ink-2">{hint}</span>}
    </th>
  );
}

function FeatureRow({ feature, plans }: { feature: FeatureView; plans: readonly PlanView[] }) {
  return (
    <tr>
      <RowHead label={feature.label} hint={feature.hint} />
      {plans.map((plan) => (
        <td key={plan.id} data-align="center">
          <FeatureMark value={feature.values[plan.id]} />
        </td>
      ))}
    </tr>
  );
}

function FeatureMark({ value }: { value: boolean }) {
  const { t } = useTranslation('pricing');
  return (
    <>
      {value ? <Check size={20} className="mx-auto text-good" /> : <Minus size={20} className="mx-auto text-ink-3" />}
      <span className="visually-hidden">{t(value ? 'compare.included' : 'compare.notIncluded')}</span>
    </>
  );
}

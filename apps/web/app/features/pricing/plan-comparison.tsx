import { Check, Minus, MoveHorizontal } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeatureGroupView, FeatureView, PlanView } from './plan-view.ts';

export type PlanComparisonProps = { plans: readonly PlanView[]; groups: readonly FeatureGroupView[] };

export function PlanComparison({ plans, groups }: PlanComparisonProps) {
  const { t } = useTranslation('pricing');
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
            {groups.map((group) => (
              <Fragment key={group.label}>
                <tr>
                  <th scope="colgroup" colSpan={plans.length + 1} className="bg-sheet-2 font-semibold!">
                    {group.label}
                  </th>
                </tr>
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

function FeatureRow({ feature, plans }: { feature: FeatureView; plans: readonly PlanView[] }) {
  return (
    <tr>
      <th scope="row" className="sticky left-0 z-1 bg-sheet">
        {feature.label}
        {feature.hint !== null && <span className="block text-fs-8 text-ink-2">{feature.hint}</span>}
      </th>
      {plans.map((plan) => (
        <td key={plan.id} data-align="center">
          <FeatureMark value={feature.values[plan.id]} />
        </td>
      ))}
    </tr>
  );
}

function FeatureMark({ value }: { value: string | boolean }) {
  const { t } = useTranslation('pricing');
  if (typeof value === 'string') return value;
  return (
    <>
      {value ? <Check size={20} className="mx-auto text-good" /> : <Minus size={20} className="mx-auto text-ink-3" />}
      <span className="visually-hidden">{t(value ? 'compare.included' : 'compare.notIncluded')}</span>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useMayAct } from '../employer-area/shared/use-acting-employer.ts';
import { AddressPanel } from './address-panel.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { useBilling } from './use-billing.ts';

/** The plan with what takes its places, who pays, the other plans, and the invoices. */
export function BillingScreen() {
  const { t } = useTranslation('billing');
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const { data: billing, error, refetch } = useBilling();
  const mayManage = useMayAct('billing.manage');
  if (!billing && error)
    return (
      <Note tone="warn" role="alert">
        <p>{errorText(error)}</p>
        <Button variant="secondary" className="mt-3" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Note>
    );
  if (!billing) return <BillingSkeleton />;
  return (
    <div className="bl-screen">
      {(search.has('order') || search.has('invoice')) && <Note role="status">{t('returned')}</Note>}
      {search.has('abgebrochen') && <Note role="status">{t('aborted')}</Note>}
      {billing.overdue > 0 && (
        <Note tone="warn" role="status">
          {t('overdue', { count: billing.overdue })}
        </Note>
      )}
      {!mayManage && <Note>{t('readOnly')}</Note>}
      <div className="bl-grid">
        <PlanPanel billing={billing} mayManage={mayManage} />
        <AddressPanel billing={billing} mayManage={mayManage} />
      </div>
      <PlanChoice billing={billing} mayManage={mayManage} />
      <InvoiceTable canPay={mayManage && billing.takesCards} />
    </div>
  );
}

export function BillingSkeleton() {
  return (
    <div className="bl-grid" aria-hidden="true">
      <div className="skeleton min-h-[24rem] rounded-sheet" />
      <div className="skeleton min-h-[16rem] rounded-sheet" />
    </div>
  );
}

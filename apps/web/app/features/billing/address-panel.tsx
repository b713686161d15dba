import type { Billing } from '@stellenvisite/contract/billing.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../api/data-of.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { api } from '../../session/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorSummary, type FormProblem } from '../../ui/error-summary.tsx';
import { toast } from '../../ui/toast.ts';
import { useActingEmployer } from '../employer-area/shared/use-acting-employer.ts';
import { AddressFields, readAddress, toAddressValues, useAddressProblems } from './address-fields.tsx';
import { useBillingChange } from './use-billing.ts';
import { dayText, useBillingWords } from './use-billing-words.ts';

type AddressPanelProps = { billing: Billing; mayManage: boolean };

export function AddressPanel({ billing, mayManage }: AddressPanelProps) {
  const { t } = useTranslation('billing');
  const { money } = useBillingWords();
  const [isOpen, setOpen] = useState(false);
  const { address, subscription, nextInvoice } = billing;
  return (
    <div className="grid gap-5">
      <Card as="section" flush aria-labelledby="rechnung-an">
        <div className="bl-head items-center">
          <h2 id="rechnung-an" className="text-fs-5">
            {t('address.title')}
          </h2>
          {mayManage && (
            <button type="button" className="link" onClick={() => setOpen(true)}>
              {t('address.change')}
            </button>
          )}
        </div>
        <dl className="bl-facts">
          <div>
            <dt>{t('address.postal')}</dt>
            <dd>
              {address.company ?? t('address.none')}
              <br />
              {address.street}
              <br />
              {address.postalCode} {address.city}, {t(`address.${address.country}`)}
            </dd>
          </div>
          {address.vatId && (
            <div>
              <dt>{t('address.vatId')}</dt>
              <dd>{address.vatId}</dd>
            </div>
          )}
          {address.email && (
            <div>
              <dt>{t('address.email')}</dt>
              <dd className="break-words">{address.email}</dd>
            </div>
          )}
          {subscription && (
            <div>
              <dt>{t('address.payment')}</dt>
              <dd>{t(`address.${subscription.payment}`)}</dd>
            </div>
          )}
        </dl>
        {mayManage && billing.hasPortal && <PortalButton />}
      </Card>
      {nextInvoice && (
        <Card as="section" className="flex flex-wrap items-center justify-between gap-3" aria-labelledby="naechste">
          <div>
            <h2 id="naechste" className="text-fs-5">
              {t('next.title')}
            </h2>
            <p className="text-fs-8 text-ink-2">{t('next.on', { day: dayText(nextInvoice.on) })}</p>
          </div>
          <p className="num font-semibold text-fs-4">{money(nextInvoice.gross, nextInvoice.currency)}</p>
        </Card>
      )}
      {isOpen && <AddressDialog billing={billing} onClose={() => setOpen(false)} />}
    </div>
  );
}

function PortalButton() {
  const { t } = useTranslation('billing');
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const open = async () => {
    try {
      const query = { employerId };
      const { url } = await dataOf(api.POST('/api/employer/billing/portal', { params: { query } }));
      window.location.assign(url);
    } catch (error) {
      void toast(t('cancel.failed'), { description: errorText(error), tone: 'bad' });
    }
  };
  return (
    <Button variant="secondary" className="m-5" onClick={() => void open()}>
      {t('address.portal')}
    </Button>
  );
}

function AddressDialog({ billing, onClose }: { billing: Billing; onClose: () => void }) {
  const { t } = useTranslation('billing');
  const [values, setValues] = useState(() => toAddressValues(billing.address));
  const [problems, setProblems] = useState<FormProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const toProblems = useAddressProblems();
  const { mutate, isPending } = useBillingChange();
  const save = () => {
    const read = readAddress(values);
    setProblems('wrong' in read ? toProblems(read.wrong) : []);
    setAttempt(attempt + 1);
    if ('address' in read) mutate({ do: 'address', address: read.address }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('address.title')}
      footer={
        <Button loading={isPending} onClick={save}>
          {t('address.save')}
        </Button>
      }
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      <AddressFields values={values} onChange={setValues} problems={problems} />
    </Dialog>
  );
}

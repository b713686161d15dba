import type { Billing } from '@stellenvisite/contract/billing/billing.schema';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../api/data-of.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { api } from '../../session/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { useZodForm } from '../../ui/forms/use-zod-form.ts';
import { useActingEmployer } from '../identity/acting-employer/use-acting-employer.ts';
import { ADDRESS_FIELDS, AddressFields, addressFormSchema, toAddressValues } from './address-fields.tsx';
import { HEAD } from './billing-layout.ts';
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
        <div className={clsx(HEAD, 'items-center')}>
          <h2 id="rechnung-an" className="text-fs-5">
            {t('address.title')}
          </h2>
          {mayManage && (
            <button type="button" className="link" onClick={() => setOpen(true)}>
              {t('address.change')}
            </button>
          )}
        </div>
        <dl>
          <Fact term={t('address.postal')}>
            {address.company ?? t('address.none')}
            <br />
            {address.street}
            <br />
            {address.postalCode} {address.city}, {t(`address.${address.country}`)}
          </Fact>
          {address.vatId && <Fact term={t('address.vatId')}>{address.vatId}</Fact>}
          {address.reference && <Fact term={t('address.reference')}>{address.reference}</Fact>}
          {address.leitwegId && <Fact term={t('address.leitwegId')}>{address.leitwegId}</Fact>}
          {address.costCentre && <Fact term={t('address.costCentre')}>{address.costCentre}</Fact>}
          {address.email && <Fact term={t('address.email')}>{address.email}</Fact>}
          {subscription && <Fact term={t('address.payment')}>{t(`address.${subscription.payment}`)}</Fact>}
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

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-line border-t px-5 py-3 text-fs-7">
      <dt className="text-fs-8 text-ink-2">{term}</dt>
      <dd className="font-semibold [overflow-wrap:anywhere]">{children}</dd>
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
  const { mutate, isPending } = useBillingChange();
  const form = useZodForm({
    schema: addressFormSchema,
    defaultValues: toAddressValues(billing.address),
    fields: ADDRESS_FIELDS,
    errorText: (name) => t(name === 'country' ? 'address.country' : `error.${name}`),
    onSubmit: (address) => {
      if (!isPending) mutate({ do: 'address', address }, { onSuccess: onClose });
    },
  });
  return (
    <FormDialog
      wide
      title={t('address.title')}
      form={form}
      action={t('address.save')}
      isPending={isPending}
      onClose={onClose}
    >
      <AddressFields country={form.watch('country')} register={form.register} field={form.field} />
    </FormDialog>
  );
}

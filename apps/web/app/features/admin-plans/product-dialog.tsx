import { changeProductSchema, type Product } from '@stellenvisite/contract/billing.schema';
import { CURRENCIES } from '@stellenvisite/contract/countries';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { parseAmount } from '../../ui/parse-amount.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { toTyped } from './plan-values.ts';
import { usePriceChange } from './use-price-change.ts';

export function ProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { t } = useTranslation('admin-plans');
  const form = useId();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const { changeProduct } = usePriceChange(onClose);
  const submit = (data: FormData) => {
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const prices = { EUR: parseAmount(text('EUR')), CHF: parseAmount(text('CHF')) };
    const read = changeProductSchema.safeParse({ days: Number(text('days')), prices });
    setWrong(read.error?.issues.map(({ path }) => String(path.at(-1))) ?? []);
    if (read.success) changeProduct.mutate({ params: { path: { id: product.id } }, body: read.data });
  };
  return (
    <ChangeDialog
      form={form}
      title={t('changePlan', { plan: t(`product.${product.id}`) })}
      note={t('productNote')}
      isPending={changeProduct.isPending}
      error={changeProduct.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('days')} error={wrong.includes('days') && t('wrongNumber')}>
        <TextInput name="days" inputMode="numeric" autoComplete="off" defaultValue={product.days} />
      </Field>
      {CURRENCIES.map((currency) => (
        <Field key={currency} label={t('priceIn', { currency })} error={wrong.includes(currency) && t('wrongAmount')}>
          <TextInput
            name={currency}
            className="num"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={toTyped(product.prices[currency])}
          />
        </Field>
      ))}
    </ChangeDialog>
  );
}

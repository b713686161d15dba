import { CURRENCIES, type Currency } from '@stellenvisite/contract/countries';
import { CURRENCY_SIGN } from '@stellenvisite/contract/format-money';
import { formatNumber } from '@stellenvisite/contract/format-number';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { parseAmount } from '../../../ui/parse-amount.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { useTextValue } from '../../../ui/use-text-value.ts';
import { targetOf } from '../shared/field-target.ts';
import { useProfile } from '../use-profile.ts';

/** The pay somebody hopes for. Nobody is ever asked what they earn or earned. */
export function PayField() {
  const { t } = useTranslation('seeker-profiles');
  const locale = useLocale();
  const { data, invalid, change, reject } = useProfile();
  const [chosen, setChosen] = useState<Currency>('EUR');
  const currency = data.payWish?.currency ?? chosen;
  const amount = useTextValue<number | null>({
    value: data.payWish?.amount ?? null,
    format: (cents) => (cents === null ? '' : formatNumber(cents / 100, locale, { min: 2, max: 2 })),
    parse: (text) => (text.trim() === '' ? null : parseAmount(text)),
    onChange: (cents) => change({ payWish: cents === null ? null : { amount: cents, currency } }),
    onUnreadable: () => reject('payWish'),
  });
  const choose = (next: Currency) => {
    setChosen(next);
    if (data.payWish) change({ payWish: { ...data.payWish, currency: next } });
  };
  return (
    <Field
      label={t('wishes.pay')}
      id={targetOf('payWish')}
      error={invalid.has('payWish') && t('wishes.payError', { sign: CURRENCY_SIGN[currency] })}
    >
      <TextInput
        {...amount}
        className="num"
        inputMode="decimal"
        maxLength={14}
        autoComplete="off"
        trailing={
          <span className="unit-select">
            <select
              aria-label={t('wishes.currency')}
              value={currency}
              onChange={(event) => choose(event.target.value as Currency)}
            >
              {CURRENCIES.map((each) => (
                <option key={each} value={each}>
                  {t('wishes.perMonth', { sign: CURRENCY_SIGN[each] })}
                </option>
              ))}
            </select>
          </span>
        }
      />
    </Field>
  );
}

import { COUNTRIES, type Country } from '@stellenvisite/contract/jobs/countries';
import { DEFAULT_ASSUMPTIONS, type NetAssumptions } from '@stellenvisite/contract/jobs/pay/net-pay/estimate-net-pay';
import { TAX_CLASSES, type TaxClass } from '@stellenvisite/contract/jobs/pay/net-pay/german-net';
import { Info } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { isRate, saveAssumptions, useAssumptions } from './assumption-store.ts';

const SUPPLEMENTS = ['night', 'sunday', 'holiday'] as const;

/** Renders the assumptions of the estimated net pay, always in view, for the countries of the compared jobs. */
export function NetAssumptionsPanel({ countries }: { countries: readonly Country[] }) {
  const { t } = useTranslation('comparison');
  const assumed = useAssumptions();
  const [isOpen, setIsOpen] = useState(false);
  const shown = COUNTRIES.filter((country) => countries.includes(country));
  return (
    <section className="mt-6 overflow-hidden rounded-sheet border border-line bg-sheet max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4 max-md:px-gutter">
        <h2 className="text-fs-4">{t('assumed.title')}</h2>
        <Button variant="secondary" size="s" onClick={() => setIsOpen(true)}>
          {t('assumed.change')}
        </Button>
      </div>
      {shown.map((country) => (
        <dl
          key={country}
          className="grid grid-cols-5 gap-px border-line border-t bg-line max-md:grid-cols-2 [&>div]:bg-sheet [&>div]:px-5 [&>div]:py-3 max-md:[&>div:last-child]:col-span-full max-md:[&>div]:px-gutter [&_dd]:font-semibold [&_dd]:text-fs-7 [&_dt]:text-fs-8 [&_dt]:text-ink-2"
        >
          <Fact name="country">{t(`assumed.in.${country}`)}</Fact>
          <Fact name="tax">
            {country === 'DE'
              ? t(assumed.hasChurchTax ? 'assumed.classWithChurch' : 'assumed.class', {
                  name: t(`assumed.taxClass.${assumed.taxClass}`),
                })
              : t(`assumed.taxOf.${country}`)}
          </Fact>
          <Fact name="insurance">
            {country === 'DE'
              ? t(assumed.hasChildren ? 'assumed.withChildren' : 'assumed.withoutChildren')
              : t(`assumed.insuranceOf.${country}`)}
          </Fact>
          <Fact name="base">{t('assumed.middle')}</Fact>
          <Fact name="rates">{t('assumed.ratesOf', assumed.rates[country])}</Fact>
        </dl>
      ))}
      <p className="flex gap-3 border-line border-t bg-sheet-2 px-5 py-3 text-fs-8 text-ink-2 max-md:px-gutter">
        <Info className="mt-0.5 flex-none" size={16} aria-hidden="true" />
        <span>{t('assumed.note')}</span>
      </p>
      {isOpen && <AssumptionsDialog assumed={assumed} countries={shown} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  const { t } = useTranslation('comparison');
  return (
    <div>
      <dt>{t(`assumed.label.${name}`)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type AssumptionsDialogProps = { assumed: NetAssumptions; countries: readonly Country[]; onClose: () => void };

const FORM = 'net-assumptions-form';

function AssumptionsDialog({ assumed, countries, onClose }: AssumptionsDialogProps) {
  const { t } = useTranslation('comparison');
  const [draft, setDraft] = useState(assumed);
  const [isChecked, setIsChecked] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!countries.every((country) => SUPPLEMENTS.every((kind) => isRate(draft.rates[country][kind])))) return;
    saveAssumptions(draft);
    onClose();
  };
  const setRate = (country: Country, kind: (typeof SUPPLEMENTS)[number], value: string) => {
    const rate = value.trim() === '' ? Number.NaN : Number(value.replace(',', '.'));
    setDraft({ ...draft, rates: { ...draft.rates, [country]: { ...draft.rates[country], [kind]: rate } } });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('assumed.change')}
      footer={
        <>
          <Button variant="ghost" onClick={() => setDraft(DEFAULT_ASSUMPTIONS)}>
            {t('assumed.reset')}
          </Button>
          <Button type="submit" form={FORM}>
            {t('assumed.save')}
          </Button>
        </>
      }
    >
      <form id={FORM} className="grid gap-5" onSubmit={save}>
        {countries.includes('DE') && (
          <>
            <Field label={t('assumed.label.taxClass')}>
              <Select
                value={draft.taxClass}
                options={TAX_CLASSES.map((value) => ({ value, label: t(`assumed.taxClass.${value}`) }))}
                onChange={(event) => setDraft({ ...draft, taxClass: event.target.value as TaxClass })}
              />
            </Field>
            <Checkbox
              label={t('assumed.churchTax')}
              checked={draft.hasChurchTax}
              onChange={(event) => setDraft({ ...draft, hasChurchTax: event.target.checked })}
            />
            <Checkbox
              label={t('assumed.children')}
              checked={draft.hasChildren}
              onChange={(event) => setDraft({ ...draft, hasChildren: event.target.checked })}
            />
          </>
        )}
        {countries.map((country) => (
          <fieldset key={country}>
            <legend className="fld-label mb-2">{t('assumed.rates', { country: t(`assumed.in.${country}`) })}</legend>
            <div className="grid grid-cols-3 gap-3">
              {SUPPLEMENTS.map((kind) => (
                <Field
                  key={kind}
                  label={t(`assumed.rate.${kind}`)}
                  error={isChecked && !isRate(draft.rates[country][kind]) && t('assumed.rateInvalid')}
                >
                  <TextInput
                    inputMode="decimal"
                    key={`${country} ${draft === DEFAULT_ASSUMPTIONS}`}
                    defaultValue={String(draft.rates[country][kind])}
                    onChange={(event) => setRate(country, kind, event.target.value)}
                  />
                </Field>
              ))}
            </div>
          </fieldset>
        ))}
      </form>
    </Dialog>
  );
}

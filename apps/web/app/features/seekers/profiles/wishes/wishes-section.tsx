import { CURRENCIES, type Currency } from '@stellenvisite/contract/jobs/countries';
import { JOB_CATEGORIES, REMOTE_OPTIONS } from '@stellenvisite/contract/jobs/job-fields';
import { DEFAULT_RADIUS_KM, RADII_KM } from '@stellenvisite/contract/jobs/places';
import { CURRENCY_SIGN } from '@stellenvisite/contract/platform/format-money';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { WISHED_EMPLOYMENT } from '@stellenvisite/contract/seekers/seeker-profiles';
import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../../session/queries.ts';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Combobox } from '../../../../ui/forms/combobox.tsx';
import { DateInput } from '../../../../ui/forms/date-input.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { parseAmount } from '../../../../ui/forms/parse-amount.ts';
import { RangeHistogram } from '../../../../ui/forms/range-histogram.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useTextValue } from '../../../../ui/forms/use-text-value.ts';
import { useLocale } from '../../../../ui/use-locale.ts';
import { proposePlaces } from '../../../jobs/display/places/propose-places.ts';
import { targetOf } from '../shared/field-target.ts';
import { useProfile } from '../use-profile.ts';
import { OccupationField } from './occupation-field.tsx';

const [LEAST, MOST, STEP] = [10, 42, 0.5];

const TICKS = [10, 20, 30, 42];

type ChoiceBoxesProps<Value extends string> = {
  legend: string;
  id?: string;
  values: readonly Value[];
  chosen: readonly Value[];
  label: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
};

export function WishesSection() {
  const { t } = useTranslation('seeker-profiles');
  const { t: fields } = useTranslation('job-fields');
  const { data, invalid, change, reject } = useProfile();
  const { data: pool } = $api.useQuery('get', '/api/talent-pool/me');
  const isPayShown = pool?.isMember && pool.shows.pay;
  return (
    <section
      className="rounded-sheet border border-line bg-sheet max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0"
      aria-labelledby="wishes-title"
    >
      <header className="flex min-h-15 items-center justify-between gap-3 px-5 pt-4 max-md:px-gutter">
        <h2 className="text-fs-4" id="wishes-title">
          {t('wishes.title')}
        </h2>
      </header>
      <div className="grid gap-4 px-5 pt-4 pb-5 max-md:px-gutter">
        <OccupationField />
        {data.occupations.length === 0 && <CategoryField />}
        <PlaceFields />
        <HoursField />
        <div className="grid gap-2.5">
          <div className="grid grid-cols-2 gap-3 max-md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] max-md:gap-2.5 [&_.inp>input]:pr-1 max-md:[&_.inp>input]:pl-3">
            <PayField />
            <Field
              label={t('wishes.start')}
              id={targetOf('earliestStart')}
              error={invalid.has('earliestStart') && t('dateError')}
            >
              <DateInput
                value={data.earliestStart}
                onChange={(earliestStart) => change({ earliestStart })}
                onUnreadable={() => reject('earliestStart')}
              />
            </Field>
          </div>
          <p className="fld-help">{t(isPayShown ? 'wishes.payShown' : 'wishes.payHelp')}</p>
        </div>
        <ChoiceBoxes
          legend={t('wishes.employment')}
          id={targetOf('employmentTypes')}
          values={WISHED_EMPLOYMENT}
          chosen={data.employmentTypes}
          label={(type) => fields(`employmentType.${type}`)}
          onChange={(employmentTypes) => change({ employmentTypes })}
        />
        <ChoiceBoxes
          legend={t('wishes.remote')}
          values={REMOTE_OPTIONS}
          chosen={data.remote}
          label={(option) => fields(`remote.${option}`)}
          onChange={(remote) => change({ remote })}
        />
      </div>
    </section>
  );
}

/** The field of work, while no occupation says it more exactly. */
function CategoryField() {
  const { t } = useTranslation('seeker-profiles');
  const { t: fields } = useTranslation('job-fields');
  const { data, change } = useProfile();
  return (
    <Field label={t('wishes.category')}>
      <Select
        value={data.category ?? ''}
        onChange={({ target }) => change({ category: JOB_CATEGORIES.find((each) => each === target.value) ?? null })}
        options={[
          { value: '', label: t('unsaid') },
          ...JOB_CATEGORIES.map((value) => ({ value, label: fields(`category.${value}`) })),
        ]}
      />
    </Field>
  );
}

function ChoiceBoxes<Value extends string>(props: ChoiceBoxesProps<Value>) {
  const { legend, id, values, chosen, label, onChange } = props;
  const toggle = (value: Value, isOn: boolean) =>
    onChange(values.filter((each) => (each === value ? isOn : chosen.includes(each))));
  return (
    <fieldset className="flex flex-wrap gap-x-6 gap-y-0 max-md:grid max-md:grid-cols-2 max-md:gap-x-5">
      <legend className="font-semibold text-fs-8 leading-[1.3] max-md:mb-1">{legend}</legend>
      {values.map((value, index) => (
        <Checkbox
          key={value}
          {...(index === 0 && id && { id })}
          className="items-center text-fs-7 [&>input]:m-0"
          label={label(value)}
          checked={chosen.includes(value)}
          onChange={(event) => toggle(value, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}

/** Hours a week, at least and at most. */
function HoursField() {
  const { t } = useTranslation('seeker-profiles');
  const locale = useLocale();
  const { data, change } = useProfile();
  const [moving, setMoving] = useState<readonly [number, number] | null>(null);
  const isSet = moving !== null || data.hoursMin !== null || data.hoursMax !== null;
  const [from, to] = moving ?? [Math.max(LEAST, data.hoursMin ?? LEAST), Math.min(MOST, data.hoursMax ?? MOST)];
  const format = (hours: number) => formatNumber(hours, locale, { max: 1 });
  return (
    <div id={targetOf('hours')} tabIndex={-1}>
      <RangeHistogram
        label={t('wishes.hours')}
        head={
          <div className="range-head">
            <span>{t('wishes.hours')}</span>
            <output className={clsx('num', !isSet && 'font-normal text-ink-2')}>
              {isSet ? t('wishes.hoursRange', { from: format(from), to: format(to) }) : t('wishes.hoursUnset')}
            </output>
          </div>
        }
        className={clsx(
          '[&_.rail]:mt-5 [&_.rail]:h-11',
          isSet ? '[&_.rail-in]:fill-action' : '[&_.rail-in]:fill-line-2',
        )}
        min={LEAST}
        max={MOST}
        step={STEP}
        value={[from, to]}
        ticks={TICKS}
        format={format}
        onValueChange={setMoving}
        onCommit={([hoursMin, hoursMax]) => {
          setMoving(null);
          change({ hoursMin, hoursMax });
        }}
      />
    </div>
  );
}

/** Edits the desired pay. The profile never requests current or past pay. */
function PayField() {
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
          <span className="relative flex-none">
            <select
              className="field-sizing-content h-11 appearance-none rounded-control border-0 bg-transparent py-0 pr-3 pl-1 font-normal font-text text-fs-8 text-ink-2 normal-nums leading-none max-md:pr-2 max-md:pl-0 max-md:text-fs-9"
              aria-label={t('wishes.currency')}
              value={currency}
              onChange={(event) => choose(event.target.value as Currency)}
            >
              {CURRENCIES.map((each) => (
                <option className="bg-sheet text-ink" key={each} value={each}>
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

function PlaceFields() {
  const { t } = useTranslation('seeker-profiles');
  const { data, stored, invalid, change, reject } = useProfile();
  const radius = data.radiusKm ?? DEFAULT_RADIUS_KM;
  const radii = [...new Set([...RADII_KM, radius])].sort((a, b) => a - b);
  const own = useRef(stored.data.location);
  const [version, setVersion] = useState(0);
  const save = (text: string) => {
    own.current = text.trim() || null;
    change({ location: own.current });
  };
  const { location } = stored.data;
  // A place that was saved elsewhere replaces what appears in the field; the own one leaves whoever types alone.
  useEffect(() => {
    if (location !== own.current) setVersion((count) => count + 1);
    own.current = location;
  }, [location]);
  /** Proposes places. The text is saved once it is known to be a place, or as it is when no proposals can be loaded. */
  const propose = async (text: string, signal: AbortSignal) => {
    const found = await proposePlaces(text, signal).catch(() => null);
    if (signal.aborted) return [];
    if (found?.length === 0 && text.trim() !== '') reject('location');
    else save(text);
    return found ?? [];
  };
  return (
    <div className="grid grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] gap-3 max-md:gap-2.5">
      <Field
        label={t('wishes.place')}
        id={targetOf('location')}
        help={t('wishes.placeHelp')}
        error={invalid.has('location') && t('wishes.placeError', { place: location ?? '–' })}
      >
        <Combobox
          key={version}
          name="location"
          aria-label={t('wishes.place')}
          maxLength={120}
          icon={<MapPin size={18} />}
          defaultValue={data.location ?? ''}
          loadOptions={propose}
          onSelect={(option) => save(option.text ?? option.label)}
          onTextChange={(text) => text === '' && save('')}
        />
      </Field>
      <Field label={t('wishes.radius')}>
        <Select
          value={String(radius)}
          onChange={(event) => change({ radiusKm: Number(event.target.value) })}
          options={radii.map((km) => ({ value: String(km), label: t('wishes.km', { km }) }))}
        />
      </Field>
    </div>
  );
}

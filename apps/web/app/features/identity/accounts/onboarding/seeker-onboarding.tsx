import { zodResolver } from '@hookform/resolvers/zod';
import { EARLIEST_STARTS } from '@stellenvisite/contract/identity/accounts';
import type { Account } from '@stellenvisite/contract/identity/accounts.schema';
import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import { EMPLOYMENT_TYPES, EXPERIENCE_LEVELS } from '@stellenvisite/contract/jobs/job-fields';
import { RADII_KM, WIDE_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { publicApi } from '../../../../api/public-api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Combobox } from '../../../../ui/forms/combobox.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import type { ComboboxOption } from '../../../../ui/forms/use-combobox.ts';
import { useLocale } from '../../../../ui/use-locale.ts';
import { proposePlaces } from '../../../jobs/display/places/propose-places.ts';
import { ShiftPicker } from '../../../jobs/display/shift-picker.tsx';
import { useJobCount } from '../use-job-count.ts';
import { widerSearch, wishSearch } from '../wish-search.ts';
import { PLACE_ROW } from './address-step.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { FieldError } from './employer-onboarding.tsx';
import { SEEKER_STEPS, type SeekerValues, seekerAnswers, seekerFormSchema, seekerValues } from './seeker-values.ts';
import type { StepCell } from './step-row.tsx';
import { useWizard } from './use-wizard.ts';
import { WizardFrame } from './wizard-frame.tsx';

type SeekerStepProps = {
  form: UseFormReturn<SeekerValues>;
  /** Asks for the name as well, which may be unknown after signing up through another provider. */
  asksName: boolean;
};

const SHOWN = 7;

/** „Both“ is a way to offer a job, not to want one: who would take either ticks two. */
const WANTED_TYPES = EMPLOYMENT_TYPES.filter((type) => type !== 'both');

const HOME = '/dashboard';
const STEP = { occupation: OccupationStep, place: PlaceStep, duty: DutyStep, start: StartStep } as const;

type SeekerOnboardingProps = { account: Account; reload: () => Promise<unknown> };

export function SeekerOnboarding({ account, reload }: SeekerOnboardingProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const locale = useLocale();
  const form = useForm<SeekerValues, unknown, SeekerValues>({
    resolver: zodResolver(seekerFormSchema),
    defaultValues: seekerValues(account),
    shouldFocusError: false,
  });
  const values = form.watch();
  const wizard = useWizard<SeekerValues>({
    account,
    form,
    reload,
    steps: SEEKER_STEPS,
    answers: seekerAnswers,
    profile: ({ fullName }) => (fullName.trim() === account.fullName ? {} : { fullName: fullName.trim() }),
    doneTo: HOME,
    doneText: t('seeker.done'),
  });
  const search = wishSearch(seekerAnswers(values)).toString();
  const count = useJobCount(search);
  const cells = useSeekerCells(values);
  const { errors, isDirty } = form.formState;
  const step = SEEKER_STEPS[wizard.step] ?? SEEKER_STEPS[0];
  const Step = STEP[step.key];
  return (
    <WizardFrame
      wizard={wizard}
      step={step}
      cells={cells}
      title={t(`seeker.${step.key}.title`)}
      text={t(`seeker.${step.key}.text`)}
      errors={errors}
      isDirty={isDirty}
      laterTo={HOME}
      aside={
        <aside
          className="sticky top-6 grid gap-2 border-marker-2 border-l-[5px] pl-6 max-md:static"
          aria-label={t('seeker.countLabel')}
        >
          <b className="num font-display font-semibold text-[2.5rem] leading-none tracking-[-0.03em]">
            {count === null ? '–' : count.toLocaleString(locale)}
          </b>
          <p className="text-fs-7 text-ink-2 leading-[1.45]" role="status">
            {count === null ? t('seeker.counting') : t('seeker.count', { count })}
          </p>
          {count === 0 && (
            <Wider search={search} onWiden={() => form.setValue('radiusKm', WIDE_RADIUS_KM, { shouldDirty: true })} />
          )}
        </aside>
      }
    >
      <Step form={form} asksName={account.fullName === ''} />
    </WizardFrame>
  );
}

/** Renders the way out where nothing is found: the same wishes in a wide radius, with their real number. */
function Wider({ search, onWiden }: { search: string; onWiden: () => void }) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const wider = widerSearch(search);
  const count = useJobCount(wider ?? search);
  if (wider === null) return <p className="text-fs-8 text-ink-2">{t('seeker.fewer')}</p>;
  if (!count) return null;
  return (
    <Button variant="secondary" size="s" onClick={onWiden}>
      {t('seeker.wider', { count, km: WIDE_RADIUS_KM })}
    </Button>
  );
}

function DutyStep({ form }: SeekerStepProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  return (
    <>
      <div>
        <p className="fld-label mb-1.5">{t('seeker.shifts')}</p>
        <Controller
          control={form.control}
          name="shifts"
          render={({ field }) => <ShiftPicker name="shifts" value={field.value} onValueChange={field.onChange} />}
        />
      </div>
      <Checkbox {...form.register('weekendFree')} label={t('seeker.weekendFree')} help={t('seeker.weekendHelp')} />
    </>
  );
}

/** Returns a short summary of the answers to each question; null where it is still open. */
function useSeekerCells(values: SeekerValues): StepCell[] {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const { t: fields } = useTranslation('job-fields');
  const duty = [
    ...SHIFTS.filter((shift) => values.shifts.includes(shift)).map((shift) => fields(`shift.${shift}`)),
    values.weekendFree ? fields('weekendFree') : '',
  ];
  const start = [
    ...values.employmentTypes.map((type) => fields(`employmentType.${type}`)),
    values.earliestStart && t(`startsOn.${values.earliestStart}`),
  ];
  const cell = (key: string, value: string) => ({ key, label: t(`seeker.${key}.cell`), value: value || null });
  return [
    cell('occupation', values.occupation || (values.category && fields(`category.${values.category}`))),
    cell('place', values.location && t('around', { place: values.location, km: values.radiusKm })),
    cell('duty', duty.filter(Boolean).join(', ')),
    cell('start', start.filter(Boolean).join(', ')),
  ];
}

function PlaceStep({ form }: SeekerStepProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const { errors, submitCount } = form.formState;
  return (
    <div className={PLACE_ROW}>
      <Field
        label={t('seeker.location')}
        id="ob-location"
        required
        help={t('seeker.locationHelp')}
        error={errors.location && t('error.location')}
      >
        <Combobox
          name="location"
          aria-label={t('seeker.location')}
          maxLength={100}
          defaultValue={form.getValues('location')}
          loadOptions={proposePlaces}
          emptyText={t('unknownPlace')}
          onTextChange={(text) =>
            form.setValue('location', text, { shouldDirty: true, shouldValidate: submitCount > 0 || !!errors.location })
          }
        />
      </Field>
      <Field label={t('seeker.radius')}>
        <Select
          {...form.register('radiusKm', { valueAsNumber: true })}
          options={RADII_KM.map((km) => ({ value: String(km), label: t('km', { km }) }))}
        />
      </Field>
    </div>
  );
}

function StartStep({ form }: SeekerStepProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const { t: fields } = useTranslation('job-fields');
  return (
    <>
      <fieldset>
        <legend className="fld-label">{t('seeker.employment')}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {WANTED_TYPES.map((type) => (
            <Checkbox
              key={type}
              {...form.register('employmentTypes')}
              value={type}
              label={fields(`employmentType.${type}`)}
            />
          ))}
        </div>
      </fieldset>
      <Controller
        control={form.control}
        name="earliestStart"
        render={({ field }) => (
          <RadioGroup
            name="earliestStart"
            layout="cards"
            legend={t('seeker.earliest')}
            value={field.value}
            onValueChange={field.onChange}
            options={EARLIEST_STARTS.map((value) => ({ value, label: t(`startsOn.${value}`) }))}
          />
        )}
      />
    </>
  );
}

function OccupationStep({ form, asksName }: SeekerStepProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const { t: fields } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const { errors } = form.formState;
  return (
    <>
      {asksName && (
        <Field label={t('fullName')} id="ob-fullName" required error={errors.fullName && t('error.fullName')}>
          <TextInput {...form.register('fullName')} autoComplete="name" maxLength={120} />
        </Field>
      )}
      <div>
        <CategoryChoice legend={t('seeker.category')} type="radio" id="ob-category" input={form.register('category')} />
        <FieldError text={errors.category && t('error.category')} />
      </div>
      <Field label={t('seeker.occupationLabel')} hint={ui('form.optional')} help={t('seeker.occupationHelp')}>
        <Combobox
          name="occupation"
          aria-label={t('seeker.occupationLabel')}
          maxLength={120}
          defaultValue={form.getValues('occupation')}
          loadOptions={proposeOccupations}
          onTextChange={(text) => form.setValue('occupation', text, { shouldDirty: true })}
        />
      </Field>
      <Field label={t('seeker.experience')} hint={ui('form.optional')}>
        <Select
          {...form.register('experienceLevel')}
          options={[
            { value: '', label: t('unsaid') },
            ...EXPERIENCE_LEVELS.map((value) => ({ value, label: fields(`experienceLevel.${value}`) })),
          ]}
        />
      </Field>
    </>
  );
}

async function proposeOccupations(q: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  if (q.trim().length < 2) return [];
  const params = { query: { q: q.trim(), limit: SHOWN } };
  const { data: list } = await publicApi.GET('/api/suggestions', { params, signal });
  return (list?.items ?? [])
    .filter(({ kind }) => kind === 'occupation')
    .map(({ text }) => ({ value: text, label: text }));
}

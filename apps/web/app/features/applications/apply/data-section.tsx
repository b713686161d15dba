import type { Applicant } from '@stellenvisite/contract/applications/applications.schema';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/forms/field.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { TextInput, type TextInputProps } from '../../../ui/forms/text-input.tsx';
import { WeekChips } from '../../jobs/display/week-chips.tsx';
import type { ApplyFormControl } from './apply-standing.tsx';
import type { ApplyValues } from './apply-values.ts';
import { ApplySection } from './consent-section.tsx';

type SentDataProps = { applicant: Applicant; values: ApplyValues };

type Profile = NonNullable<Applicant['profile']>;

type TextField = 'fullName' | 'email' | 'phone' | 'occupation' | 'location' | 'callbackTime';

const INPUT: Record<TextField, TextInputProps> = {
  fullName: { autoComplete: 'name', maxLength: 100 },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 40 },
  occupation: { autoComplete: 'organization-title', maxLength: 120 },
  location: { autoComplete: 'address-level2', maxLength: 120 },
  callbackTime: { maxLength: 200 },
};

const CELL = 'min-w-0 bg-sheet px-4 py-3';
const TERM = 'text-fs-9 text-ink-2';
const TEXT = 'wrap-anywhere text-fs-7 leading-[1.4]';

type ApplicantFieldsProps = { control: ApplyFormControl; names: readonly TextField[] };

type DataSectionProps = { control: ApplyFormControl; number: number; profile: Applicant | null };

/** Shows the applicant's data from the profile, editable for this application; without an account, as fields. */
export function DataSection({ control, number, profile }: DataSectionProps) {
  const { t } = useTranslation('applications');
  const [isEdited, setIsEdited] = useState(false);
  const { values, change, gaps } = control;
  const isShort = values.kind === 'short';
  const hasGap = gaps.some(({ part }) => part === 'data');
  // A gap is filled where it is: the fields open by themselves.
  const isOpen = !profile || isEdited || (hasGap && control.summary.problems.length > 0);
  return (
    <ApplySection
      number={number}
      isDone={!hasGap}
      title={profile ? t('apply.data.title') : t('apply.data.guestTitle')}
      text={profile ? t('apply.data.text') : t('apply.data.guestText')}
      aside={
        profile && (
          <button
            type="button"
            className="link -my-2.5 min-h-tap"
            aria-expanded={isOpen}
            onClick={() => setIsEdited(!isOpen)}
          >
            {isOpen ? t('apply.data.close') : t('apply.data.change')}
          </button>
        )
      }
    >
      <RadioGroup
        name="kind"
        legend={t('apply.kind.legend')}
        hideLegend
        layout="segments"
        className="mb-5 max-w-96"
        value={values.kind}
        onValueChange={(kind) => change({ kind })}
        options={[
          { value: 'full', label: t('apply.kind.full') },
          { value: 'short', label: t('apply.kind.short') },
        ]}
      />
      {isShort && <p className="-mt-2 mb-5 text-fs-7 text-ink-2 leading-[1.45]">{t('apply.kind.shortText')}</p>}
      {profile && !isOpen && <SentData applicant={profile} values={values} />}
      {isOpen && (
        <ApplicantFields
          control={control}
          names={
            profile
              ? ['fullName', 'occupation', 'phone', 'location']
              : ['fullName', 'email', 'occupation', 'phone', 'location']
          }
        />
      )}
      {isShort && (
        <div className="mt-4">
          <ApplicantFields control={control} names={['callbackTime']} />
        </div>
      )}
    </ApplySection>
  );
}

function ApplicantFields({ control, names }: ApplicantFieldsProps) {
  const { t } = useTranslation('applications');
  const { values, change, field, isNeeded } = control;
  return (
    <div className="grid grid-cols-[1fr_1fr] gap-x-5 gap-y-4 max-md:grid-cols-1">
      {names.map((name) => (
        <Field
          key={name}
          {...field(name)}
          label={t(`apply.field.${name}`)}
          hint={isNeeded(name) ? undefined : t('apply.optional')}
          help={name === 'callbackTime' || name === 'email' ? t(`apply.help.${name}`) : undefined}
          required={isNeeded(name)}
          className={name === 'callbackTime' ? 'col-span-full' : ''}
        >
          <TextInput
            {...INPUT[name]}
            name={name}
            value={values[name]}
            onChange={(event) => change({ [name]: event.target.value } as Partial<ApplyValues>)}
          />
        </Field>
      ))}
    </div>
  );
}

/** The profile as it will be sent, and what stays here. */
function SentData({ applicant, values }: SentDataProps) {
  const { t } = useTranslation('applications');
  const profile = values.kind === 'short' ? null : applicant.profile;
  const name = [applicant.academicTitle, values.fullName].filter(Boolean).join(' ');
  const years = profile?.yearsOfExperience;
  const further = profile ? furtherParts(profile).map((part) => t(`apply.part.${part}`)) : [];
  return (
    <dl className="grid grid-cols-[1fr_1fr] gap-px overflow-hidden rounded-control border border-line bg-line max-md:grid-cols-1">
      <Datum term={t('apply.field.fullName')}>{name}</Datum>
      <Datum term={t('apply.field.occupation')}>{values.occupation}</Datum>
      <Datum term={t('apply.field.email')}>{applicant.email}</Datum>
      <Datum term={t('apply.field.phone')}>{values.phone}</Datum>
      <Datum term={t('apply.field.location')}>{values.location}</Datum>
      {profile && (
        <Datum term={t('apply.sent.experience')}>
          {typeof years === 'number' && t('apply.sent.years', { count: years })}
        </Datum>
      )}
      {profile && (
        <div className={clsx(CELL, 'col-span-full')}>
          <dt className={clsx(TERM, 'mb-1.5')}>{t('apply.sent.week')}</dt>
          <dd>
            <WeekChips
              week={profile.week}
              maxNights={profile.maxNightsPerMonth}
              freeWeekends={profile.freeWeekendsOfFour}
              emptyText={t('apply.sent.nothing')}
            />
          </dd>
        </div>
      )}
      {further.length > 0 && (
        <div className={clsx(CELL, 'col-span-full')}>
          <dt className={TERM}>{t('apply.sent.further')}</dt>
          <dd className={clsx(TEXT, 'font-semibold')}>{further.join(', ')}</dd>
        </div>
      )}
      <div className={clsx(CELL, 'col-span-full')}>
        <dt className={TERM}>{t('apply.sent.not')}</dt>
        <dd className={clsx(TEXT, 'font-normal text-ink-2')}>
          {t(profile ? 'apply.sent.notFull' : 'apply.sent.notShort')}
        </dd>
      </div>
    </dl>
  );
}

function Datum({ term, children }: { term: string; children: ReactNode }) {
  const { t } = useTranslation('applications');
  return (
    <div
      className={clsx(
        CELL,
        'max-md:grid max-md:grid-cols-[5.25rem_minmax(0,1fr)] max-md:items-baseline max-md:gap-3 max-md:py-2.75',
      )}
    >
      <dt className={TERM}>{term}</dt>
      <dd className={clsx(TEXT, 'font-semibold')}>
        {children || <span className="font-normal text-ink-2">{t('apply.sent.nothing')}</span>}
      </dd>
    </div>
  );
}

function furtherParts(profile: Profile): string[] {
  const lists = ['experience', 'education', 'languages', 'skills', 'specialties', 'employmentTypes'] as const;
  return [
    ...lists.filter((name) => profile[name].length > 0),
    ...(profile.licence ? ['licence'] : []),
    ...(profile.earliestStart ? ['start'] : []),
  ];
}

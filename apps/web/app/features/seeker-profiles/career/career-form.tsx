import { ACADEMIC_TITLES, type AcademicTitle } from '@stellenvisite/contract/accounts';
import { LICENCES, type Licence } from '@stellenvisite/contract/seeker-profiles';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { useSession } from '../../../session/use-session.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useTextValue } from '../../../ui/use-text-value.ts';
import { targetOf } from '../shared/field-target.ts';
import { useOccupationChoices } from '../use-choices.ts';
import { useProfile } from '../use-profile.ts';
import { CareerFiles } from './career-files.tsx';
import { EducationList } from './education-list.tsx';
import { ExperienceList } from './experience-list.tsx';
import { LanguageList } from './language-list.tsx';
import { SkillTags } from './skill-tags.tsx';

const WHOLE = /^\d{1,2}$/;
const PHONE = /^[+\d][\d\s/().-]{4,38}$/;

export function CareerForm() {
  const { t } = useTranslation('seeker-profiles');
  const { data, invalid, change, reject } = useProfile();
  const { choices } = useOccupationChoices();
  const years = useTextValue<number | null>({
    value: data.yearsOfExperience,
    format: (count) => (count === null ? '' : String(count)),
    parse: (text) => (text.trim() === '' ? null : WHOLE.test(text.trim()) ? Number(text) : undefined),
    onChange: (yearsOfExperience) => change({ yearsOfExperience }),
    onUnreadable: () => reject('yearsOfExperience'),
  });
  const phone = useTextValue<string | null>({
    value: data.phone,
    format: (number) => number ?? '',
    parse: (text) => (text.trim() === '' ? null : PHONE.test(text.trim()) ? text.trim() : undefined),
    onChange: (number) => change({ phone: number }),
    onUnreadable: () => reject('phone'),
  });
  return (
    <div className="career-form">
      <div className="career-row">
        <Field label={t('career.licence')} id={targetOf('licence')}>
          <Select
            value={data.licence ?? ''}
            onChange={(event) => change({ licence: (event.target.value || null) as Licence | null })}
            options={[
              { value: '', label: t('unsaid') },
              ...LICENCES.map((value) => ({ value, label: t(`career.licences.${value}`) })),
            ]}
          />
        </Field>
        <Field label={t('career.level')}>
          <Select
            value={data.level ?? ''}
            onChange={(event) => change({ level: event.target.value || null })}
            options={[
              { value: '', label: t('unsaid') },
              ...choices.levels.map(({ key, label }) => ({ value: key, label })),
            ]}
          />
        </Field>
        <TitleField />
        <Field
          label={t('career.yearsField')}
          id={targetOf('yearsOfExperience')}
          error={invalid.has('yearsOfExperience') && t('career.yearsError')}
        >
          <TextInput {...years} className="num" inputMode="numeric" maxLength={3} />
        </Field>
        <Field
          label={t('career.phone')}
          id={targetOf('phone')}
          help={t('career.phoneHelp')}
          error={invalid.has('phone') && t('career.phoneError')}
        >
          <TextInput {...phone} type="tel" autoComplete="tel" maxLength={40} />
        </Field>
      </div>
      <LanguageList />
      <ExperienceList />
      <EducationList />
      <SkillTags />
      <CareerFiles />
    </div>
  );
}

/** The title belongs to the account: it stands before the name everywhere. */
function TitleField() {
  const { t } = useTranslation('seeker-profiles');
  const errorText = useErrorText();
  const { account, reload } = useSession();
  const { mutate, isPending, variables, error } = $api.useMutation('patch', '/api/account', {
    onSuccess: () => reload(),
  });
  const stored = account?.academicTitle ?? null;
  const shown = isPending ? (variables.body.academicTitle ?? null) : stored;
  return (
    <Field label={t('career.academicTitle')} error={error && errorText(error)}>
      <Select
        value={shown ?? ''}
        onChange={(event) => mutate({ body: { academicTitle: (event.target.value || null) as AcademicTitle | null } })}
        options={[
          { value: '', label: t('career.noTitle') },
          ...ACADEMIC_TITLES.map((title) => ({ value: title, label: title })),
        ]}
      />
    </Field>
  );
}

import { ACADEMIC_TITLES, type AcademicTitle } from '@stellenvisite/contract/identity/accounts';
import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import {
  LICENCES,
  type Licence,
  PROFILE_FILE_KINDS,
  PROFILE_LIMITS,
  type ProfileFileKind,
} from '@stellenvisite/contract/seekers/seeker-profiles';
import { Download, X } from 'lucide-react';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../../api/data-of.ts';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { api } from '../../../../session/api.ts';
import { $api } from '../../../../session/queries.ts';
import { useSession } from '../../../../session/use-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useTextValue } from '../../../../ui/forms/use-text-value.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { LazyFileUploader } from '../../../platform/files/shared/lazy-file-uploader.ts';
import { openFile } from '../open-file.ts';
import { targetOf } from '../shared/field-target.ts';
import { useOccupationChoices } from '../shared/use-occupation-choices.ts';
import { useProfile } from '../use-profile.ts';
import { useProfileRequest } from '../use-profile-request.ts';
import { EducationList } from './education-list.tsx';
import { ExperienceList } from './experience-list.tsx';
import { LanguageList } from './language-list.tsx';

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
    <div className="grid gap-6 border-line border-t p-5 max-md:px-gutter">
      <div className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] items-start gap-x-3 gap-y-4">
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

/** The title belongs to the account: it appears before the name everywhere. */
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

/** CV and certificates, ready to be added to an application. */
function CareerFiles() {
  const { t } = useTranslation('seeker-profiles');
  const errorText = useErrorText();
  const { stored } = useProfile();
  const { run } = useProfileRequest();
  const kindOf = ({ id }: StoredFile) => stored.files.find(({ file }) => file.id === id)?.kind ?? 'other';
  const put = ({ id }: StoredFile, kind: ProfileFileKind) =>
    run(() => dataOf(api.POST('/api/profile/files', { body: { fileId: id, kind } })));
  const remove = ({ id }: StoredFile) =>
    run(() => dataOf(api.DELETE('/api/profile/files/{fileId}', { params: { path: { fileId: id } } })));
  const hasCv = stored.files.some(({ kind }) => kind === 'cv');
  const open = (file: StoredFile) =>
    void openFile(file).catch((error: unknown) => toast(errorText(error), { tone: 'bad' }));
  return (
    <fieldset className="grid min-w-0 justify-items-start gap-3" id={targetOf('cv')} tabIndex={-1}>
      <legend className="mb-2 font-display font-semibold text-fs-6 leading-[1.3]">{t('career.files')}</legend>
      <Suspense>
        <LazyFileUploader
          files={stored.files.map(({ file }) => file)}
          access="account"
          max={PROFILE_LIMITS.files}
          onAdd={(file) => void put(file, hasCv ? 'certificate' : 'cv')}
          onRemove={(file) => void remove(file)}
          actions={(file) => (
            <>
              <Select
                size="s"
                aria-label={t('career.fileKind', { name: file.name })}
                value={kindOf(file)}
                onChange={(event) => void put(file, event.target.value as ProfileFileKind)}
                options={PROFILE_FILE_KINDS.map((kind) => ({ value: kind, label: t(`career.fileKinds.${kind}`) }))}
              />
              <IconButton
                label={t('career.openFile', { name: file.name })}
                icon={<Download size={18} />}
                onClick={() => open(file)}
              />
            </>
          )}
        />
      </Suspense>
    </fieldset>
  );
}

/** Skills in one's own words. Enter or a comma ends one. */
function SkillTags() {
  const { t } = useTranslation('seeker-profiles');
  const { data, change } = useProfile();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { skills } = data;
  const isFull = skills.length >= PROFILE_LIMITS.skills;
  const add = () => {
    const fresh = text.split(',').map((part) => part.trim());
    const next = [...new Set([...skills, ...fresh.filter(Boolean)])].slice(0, PROFILE_LIMITS.skills);
    if (next.length > skills.length) change({ skills: next });
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  };
  const remove = (skill: string) => {
    change({ skills: skills.filter((each) => each !== skill) });
    input.current?.focus();
  };
  return (
    <div className="grid gap-2">
      <Field label={t('career.skills')} help={t('career.skillsHelp')}>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <TextInput
            ref={input}
            value={text}
            maxLength={PROFILE_LIMITS.line}
            disabled={isFull}
            placeholder={t('career.skillsPlaceholder')}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
          />
          <Button variant="secondary" onClick={add}>
            {t('add')}
          </Button>
        </div>
      </Field>
      {skills.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label={t('career.skills')}>
          {skills.map((skill) => (
            <li
              key={skill}
              className="inset-ring inset-ring-marker-2 inline-flex min-h-tap max-w-full items-center rounded-control bg-marker-soft pl-3 font-medium text-fs-8 leading-[1.2]"
            >
              <span className="wrap-anywhere min-w-0">{skill}</span>
              <button
                className="grid h-(--tap) w-10 flex-none place-items-center text-ink-2 hover:text-ink"
                type="button"
                aria-label={t('remove', { name: skill })}
                onClick={() => remove(skill)}
              >
                <X size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

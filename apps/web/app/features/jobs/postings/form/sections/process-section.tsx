import { POSTING_DAYS } from '@stellenvisite/contract/jobs/job-fields';
import {
  DEFAULT_POSTING_DAYS,
  POSTING_APPLY_METHODS,
  type PostingApplyMethod,
} from '@stellenvisite/contract/jobs/job-postings';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { firstPublicDay } from '@stellenvisite/contract/jobs/swiss-embargo';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../../../ui/feedback/note.tsx';
import { Checkbox } from '../../../../../ui/forms/checkbox.tsx';
import { RadioGroup } from '../../../../../ui/forms/radio-group.tsx';
import { targetId } from '../form-fields.ts';
import { useFieldError } from '../place-field.tsx';
import { useMaxDays } from '../publish-bar.tsx';
import { QuestionList } from '../question-list.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { useIsShort } from '../short/arrangement.ts';
import { usePosting } from '../use-posting.ts';
import { DateField, EmailField, TextField, UrlField } from '../value-fields.tsx';

type Contact = NonNullable<JobContent['contact']>;
const NOBODY: Contact = { name: '', role: null, email: null, phone: null, hours: null };

/** Renders the section for the contact, the way to apply, the questions to applicants and the publication period. */
export function ProcessSection() {
  const { content } = usePosting();
  const takesApplications = content.applyMethod === 'here' || content.applyMethod === 'email';
  return (
    <SectionFrame name="process">
      <div className="grid gap-7">
        <ContactFields />
        <ApplyFields />
        {takesApplications && <QuestionList />}
        <DateFields />
      </div>
    </SectionFrame>
  );
}

function useContact() {
  const { content, change } = usePosting();
  const contact = content.contact ?? NOBODY;
  const set = (part: Partial<Contact>) => {
    const next = { ...contact, ...part };
    const isEmpty = !next.name && !next.role && !next.email && !next.phone && !next.hours;
    change({ contact: isEmpty ? null : next });
  };
  return { contact, set };
}

/** The name of the person to ask, and the phone number. */
export function ContactName({ label }: { label?: ReactNode }) {
  const { t } = useTranslation('job-postings');
  const { contact, set } = useContact();
  const error = useFieldError('contactName');
  return (
    <>
      <TextField
        label={label ?? t('form.contact.name')}
        id={targetId('contactName')}
        error={error}
        value={contact.name || null}
        input={{ maxLength: 120 }}
        onChange={(name) => set({ name: name ?? '' })}
      />
      <TextField
        label={t('form.contact.phone')}
        value={contact.phone}
        input={{ maxLength: 40, inputMode: 'tel' }}
        onChange={(phone) => set({ phone })}
      />
    </>
  );
}

function ContactFields() {
  const { t } = useTranslation('job-postings');
  const { contact, set } = useContact();
  const isShort = useIsShort();
  const error = useFieldError('contactEmail');
  return (
    <div className="pj-grid">
      {!isShort && <ContactName />}
      <TextField
        label={t('form.contact.role')}
        value={contact.role}
        input={{ maxLength: 120 }}
        onChange={(role) => set({ role })}
      />
      <EmailField
        label={t('form.contact.email')}
        id={targetId('contactEmail')}
        help={t('form.contact.emailHelp')}
        error={error}
        value={contact.email}
        onChange={(email) => set({ email })}
      />
      <TextField
        label={t('form.contact.hours')}
        value={contact.hours}
        input={{ maxLength: 120, placeholder: t('form.contact.hoursExample') }}
        onChange={(hours) => set({ hours })}
      />
    </div>
  );
}

function ApplyFields() {
  const { t } = useTranslation('job-postings');
  const { content, change } = usePosting();
  const errors = {
    method: useFieldError('applyMethod'),
    url: useFieldError('applyUrl'),
    email: useFieldError('applyEmail'),
  };
  const { applyMethod } = content;
  // Feeds bring jobs that only show their contact; nobody begins with that here.
  const methods = POSTING_APPLY_METHODS.filter((method) => method !== 'contact' || applyMethod === 'contact');
  return (
    <div id={targetId('applyMethod')} tabIndex={-1} className="pj-apply">
      <RadioGroup<PostingApplyMethod>
        name="applyMethod"
        legend={t('form.apply.legend')}
        layout="cards"
        value={applyMethod ?? ('' as PostingApplyMethod)}
        options={methods.map((value) => ({
          value,
          label: t(`form.apply.${value}`),
          help: t(`form.apply.${value}Help`),
        }))}
        onValueChange={(next) => change({ applyMethod: next })}
      />
      {errors.method && <p className="fld-error">{errors.method}</p>}
      {applyMethod === 'email' && (
        <EmailField
          label={t('form.apply.address')}
          id={targetId('applyEmail')}
          help={t('form.apply.addressHelp')}
          error={errors.email}
          value={content.applyEmail ?? null}
          onChange={(applyEmail) => change({ applyEmail })}
        />
      )}
      {applyMethod === 'external' && (
        <UrlField
          label={t('form.apply.url')}
          id={targetId('applyUrl')}
          error={errors.url}
          value={content.applyUrl ?? null}
          onChange={(applyUrl) => change({ applyUrl })}
        />
      )}
    </div>
  );
}

/** How long the job is public; where the plan leaves no choice, the term is a statement. */
function TermChoice() {
  const { t } = useTranslation('job-postings');
  const { content, change } = usePosting();
  const maxDays = useMaxDays();
  const choices = POSTING_DAYS.filter((days) => days <= maxDays);
  if (choices.length < 2)
    return (
      <div>
        <b className="block text-fs-8">{t('form.days')}</b>
        <p>{t('form.daysCount', { count: choices[0] ?? maxDays })}</p>
      </div>
    );
  return (
    <RadioGroup
      name="days"
      legend={t('form.days')}
      layout="segments"
      value={String(Math.min(content.days ?? DEFAULT_POSTING_DAYS, maxDays))}
      options={choices.map((days) => ({ value: String(days), label: t('form.daysCount', { count: days }) }))}
      onValueChange={(value) => change({ days: POSTING_DAYS.find((days) => String(days) === value) })}
    />
  );
}

function DateFields() {
  const { t } = useTranslation('job-postings');
  const { content, change } = usePosting();
  const reportError = useFieldError('reportedOn');
  const isSwiss = content.location?.country === 'CH';
  const first = firstPublicDay(content);
  return (
    <div className="grid gap-5">
      <div className="pj-grid">
        <TermChoice />
        <DateField
          label={t('form.publishOn')}
          help={t('form.publishOnHelp')}
          value={content.publishOn ?? null}
          onChange={(publishOn) => change({ publishOn })}
        />
      </div>
      {isSwiss && (
        <div className="pj-grid">
          <Checkbox
            label={t('form.report.must')}
            help={t('form.report.mustHelp')}
            checked={content.mustReport ?? false}
            onChange={(event) => change({ mustReport: event.target.checked })}
          />
          {content.mustReport && (
            <DateField
              label={t('form.report.on')}
              id={targetId('reportedOn')}
              error={reportError}
              value={content.reportedOn ?? null}
              onChange={(reportedOn) => change({ reportedOn })}
            />
          )}
          {content.mustReport && content.reportedOn && first && (
            <Note className="pj-wide">
              <p>{t('form.report.first', { date: formatDate(`${first}T12:00:00Z`) })}</p>
            </Note>
          )}
        </div>
      )}
    </div>
  );
}

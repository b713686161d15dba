import {
  MAX_CERTIFICATIONS,
  MAX_DEPARTMENTS,
  MAX_EMPLOYER_BENEFITS,
} from '@stellenvisite/contract/employers/own-employers.schema';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictNote } from '../../../../autosave/conflict-note.tsx';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { TextArea } from '../../../../ui/forms/text-input.tsx';
import { UnsavedGuard } from '../../../../ui/forms/unsaved-guard.tsx';
import { useTextValue } from '../../../../ui/forms/use-text-value.ts';
import { TextLink } from '../../../../ui/text-link.tsx';
import { type FormPart, partState, partsOf } from '../form-parts.ts';
import { employerProblems, htmlOfText, textOfHtml, useEmployerForm } from '../use-employer-form.ts';
import { AddressSection } from './address-section.tsx';
import { ContactSection, FormSection, NameSection, SizeSection } from './contact-section.tsx';
import { BENEFITS, CERTIFICATIONS } from './known-words.ts';
import { PagePreview } from './page-preview.tsx';
import { CompanySection, PracticeSection } from './type-sections.tsx';
import { WordChoice } from './word-choice.tsx';

const MAX_LENGTH = 800;

const SECTIONS: Record<FormPart, () => ReactNode> = {
  name: NameSection,
  address: AddressSection,
  size: SizeSection,
  practice: PracticeSection,
  company: CompanySection,
  departments: DepartmentsSection,
  offers: OffersSection,
  contact: ContactSection,
  about: AboutSection,
};

type EmployerFormProps = {
  title: string;
  lead: string;
  /** Counts up with every attempt to save. */
  attempt: number;
  failure?: string | null;
  onChangeType: () => void;
  pageLink?: ReactNode;
  children: ReactNode;
};

/** Renders the profile form of an employer with the parts of its type. */
export function EmployerForm({ title, lead, attempt, failure, onChangeType, pageLink, children }: EmployerFormProps) {
  const { t } = useTranslation('own-employers');
  const { data, problems, draft, flush } = useEmployerForm();
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[12rem_minmax(0,1fr)_20rem]">
      <PartNav />
      <div>
        <h1 className="text-fs-2 mb-1.5">{title}</h1>
        <p className="mb-4 max-w-176 text-ink-2 text-fs-7">{lead}</p>
        <ErrorSummary
          attempt={attempt}
          problems={problems.map((key) => ({ field: `ef-${key === 'pin' ? 'city' : key}`, text: t(`problem.${key}`) }))}
          {...(failure && { failure })}
        />
        <EmployerConflict />
        <TypeNote onChange={onChangeType} />
        {partsOf(data).map((part) => {
          const Section = SECTIONS[part];
          return <Section key={part} />;
        })}
      </div>
      <PagePreview pageLink={pageLink} />
      <div className="sticky bottom-0 z-2 col-span-full flex flex-wrap items-center justify-end gap-3 py-3 border-t border-t-line bg-paper max-[48rem]:static">
        {children}
      </div>
      <UnsavedGuard
        when={Object.keys(draft).length > 0}
        save={flush}
        words={{ title: t('leave.title'), text: t('leave.text'), leave: t('leave.leave') }}
      />
    </div>
  );
}

function EmployerConflict() {
  const { t } = useTranslation('own-employers');
  const { conflicts, decide } = useEmployerForm();
  if (conflicts.length === 0) return null;
  const names = conflicts.map((field) => t(`field.${field}`)).join(', ');
  return (
    <ConflictNote title={t('conflict.title')} mine={t('conflict.mine')} theirs={t('conflict.theirs')} decide={decide}>
      {t('conflict.text', { names })}
    </ConflictNote>
  );
}

function TypeNote({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation(['own-employers', 'job-fields']);
  const { data } = useEmployerForm();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3.5 px-4 mt-4 mb-6 border border-marker-2 rounded-control bg-marker-soft">
      <p>
        <b>{t(`job-fields:facility.${data.facility ?? data.type}`)}</b>
        <span className="block text-fs-8">{t('typeChange')}</span>
      </p>
      <button type="button" className="link min-h-11" onClick={onChange}>
        {t('changeType')}
      </button>
    </div>
  );
}

function AboutSection() {
  const { t } = useTranslation('own-employers');
  const { data, change } = useEmployerForm();
  const text = useTextValue<string>({
    value: data.descriptionHtml,
    format: textOfHtml,
    parse: htmlOfText,
    onChange: (descriptionHtml) => change({ descriptionHtml }),
    onUnreadable: () => undefined,
  });
  return (
    <FormSection part="about">
      <Field label={t('field.descriptionHtml')} help={t('aboutHelp', { count: text.value.length, most: MAX_LENGTH })}>
        <TextArea
          rows={6}
          placeholder={t('aboutPlaceholder')}
          maxLength={Math.max(MAX_LENGTH, text.value.length)}
          {...text}
        />
      </Field>
    </FormSection>
  );
}

function OffersSection() {
  const { t } = useTranslation('own-employers');
  const { data, change } = useEmployerForm();
  return (
    <FormSection part="offers">
      <WordChoice
        legend={t('field.certifications')}
        known={CERTIFICATIONS[data.type]}
        value={data.certifications}
        onChange={(certifications) => change({ certifications })}
        addLabel={t('add.certifications')}
        addAction={t('add.action')}
        most={MAX_CERTIFICATIONS}
      />
      <WordChoice
        legend={t('field.benefits')}
        known={BENEFITS}
        value={data.benefits}
        onChange={(benefits) => change({ benefits })}
        addLabel={t('add.benefits')}
        addAction={t('add.action')}
        most={MAX_EMPLOYER_BENEFITS}
      />
    </FormSection>
  );
}

/** Renders the parts of the form, and how far each is. */
function PartNav() {
  const { t } = useTranslation('own-employers');
  const { data, problems } = useEmployerForm();
  const shown = problems.length > 0 ? employerProblems(data) : [];
  return (
    <nav
      className="sticky top-0 z-2 overflow-x-auto bg-paper lg:top-4 lg:self-start lg:overflow-visible"
      aria-label={t('parts')}
    >
      <ol className="flex gap-1 lg:grid lg:border-l-2 lg:border-l-line">
        {partsOf(data).map((part) => {
          const state = partState(part, data, shown);
          return (
            <li key={part}>
              <a
                className="flex items-center justify-between gap-2.5 min-h-11 px-2.5 whitespace-nowrap font-text font-semibold text-fs-8 leading-[1.25] text-ink-2 no-underline hover:text-ink lg:whitespace-normal"
                href={`#teil-${part}`}
              >
                <span>{t(`part.${part}.title`)}</span>
                <i
                  className="grid place-items-center flex-none w-5.5 h-5.5 border border-line-2 rounded-cell font-text font-bold text-fs-9 leading-none data-[state=done]:border-transparent data-[state=done]:bg-good-tint data-[state=done]:text-good data-[state=bad]:border-2 data-[state=bad]:border-danger data-[state=bad]:text-danger"
                  data-state={state}
                  aria-hidden="true"
                >
                  {state === 'done' && <Check size={14} />}
                  {state === 'bad' && '!'}
                </i>
                <span className="visually-hidden">{t(`partState.${state}`)}</span>
              </a>
            </li>
          );
        })}
      </ol>
      <p className="hidden lg:block lg:mt-3 lg:px-2.5 lg:text-fs-8 lg:text-ink-2">{t('minutes')}</p>
    </nav>
  );
}

/** Names only; the rest is stated on their own page, once there is an employer they belong to. */
function DepartmentsSection() {
  const { t } = useTranslation('own-employers');
  const { data, change, isDraft } = useEmployerForm();
  return (
    <FormSection part="departments">
      {isDraft ? (
        <WordChoice
          legend={t('field.departmentNames')}
          known={[]}
          value={data.departmentNames}
          onChange={(departmentNames) => change({ departmentNames })}
          addLabel={t('add.departments')}
          addAction={t('add.action')}
          most={MAX_DEPARTMENTS}
        />
      ) : (
        <>
          <ul className="flex flex-wrap gap-2" lang="de">
            {data.departmentNames.map((name) => (
              <li
                key={name}
                className="inline-flex items-center gap-2 min-h-11 px-3.5 border border-line-2 rounded-cell bg-sheet font-text font-medium text-fs-8 leading-[1.2] has-[:checked]:border-line-2 has-[:checked]:bg-shift-n-tint"
              >
                {name}
              </li>
            ))}
          </ul>
          <TextLink to="/employer-dashboard/abteilungen">{t('manageDepartments')}</TextLink>
        </>
      )}
    </FormSection>
  );
}

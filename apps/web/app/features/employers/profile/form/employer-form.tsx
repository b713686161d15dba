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
    <div className="oe-form">
      <PartNav />
      <div className="oe-fields">
        <h1>{title}</h1>
        <p className="oe-lead mb-4">{lead}</p>
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
      <div className="oe-bar">{children}</div>
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
    <div className="oe-type-note">
      <p>
        <b>{t(`job-fields:facility.${data.facility ?? data.type}`)}</b>
        <span>{t('typeKept')}</span>
      </p>
      <button type="button" className="link" onClick={onChange}>
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

/** The parts of the form, and how far each is. */
function PartNav() {
  const { t } = useTranslation('own-employers');
  const { data, problems } = useEmployerForm();
  const shown = problems.length > 0 ? employerProblems(data) : [];
  return (
    <nav className="oe-nav" aria-label={t('parts')}>
      <ol>
        {partsOf(data).map((part) => {
          const state = partState(part, data, shown);
          return (
            <li key={part}>
              <a href={`#teil-${part}`}>
                <span>{t(`part.${part}.title`)}</span>
                <i data-state={state} aria-hidden="true">
                  {state === 'done' && <Check size={14} />}
                  {state === 'bad' && '!'}
                </i>
                <span className="visually-hidden">{t(`partState.${state}`)}</span>
              </a>
            </li>
          );
        })}
      </ol>
      <p>{t('minutes')}</p>
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
          <ul className="oe-chips" lang="de">
            {data.departmentNames.map((name) => (
              <li key={name} className="oe-chip">
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

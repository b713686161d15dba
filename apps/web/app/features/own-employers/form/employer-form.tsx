import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { EmployerConflict } from '../employer-conflict.tsx';
import { type FormPart, partsOf } from '../form-parts.ts';
import { useEmployerForm } from '../use-employer-form.ts';
import { AboutSection } from './about-section.tsx';
import { AddressSection } from './address-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DepartmentsSection } from './departments-section.tsx';
import { NameSection } from './name-section.tsx';
import { OffersSection } from './offers-section.tsx';
import { PagePreview } from './page-preview.tsx';
import { PartNav } from './part-nav.tsx';
import { SizeSection } from './size-section.tsx';
import { TypeNote } from './type-note.tsx';
import { CompanySection, PracticeSection } from './type-sections.tsx';

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

/** What an employer says about itself, in the parts of its type. */
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

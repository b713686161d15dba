import { RETENTION_MONTHS } from '@stellenvisite/contract/applications';
import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ApplySection } from './apply-section.tsx';
import type { Consents } from './apply-values.ts';
import type { ApplyFormControl } from './use-apply-form.ts';

type ConsentSectionProps = {
  control: ApplyFormControl;
  number: number;
  job: JobDetail;
  isGuest: boolean;
  children: ReactNode;
};

/** What the employer may do with it, how long, and the notice of GDPR Art. 13. */
export function ConsentSection({ control, number, job, isGuest, children }: ConsentSectionProps) {
  const { t } = useTranslation('applications');
  const months = RETENTION_MONTHS[job.location.country];
  return (
    <ApplySection
      number={number}
      isDone={!control.gaps.some(({ part }) => part === 'consent')}
      title={t('apply.consent.title')}
    >
      <ConsentBox
        control={control}
        name="reading"
        label={t('apply.consent.reading', { employer: job.employer.name })}
        help={t('apply.consent.readingHelp', { months })}
      />
      {isGuest && (
        <ConsentBox
          control={control}
          name="terms"
          label={
            <Trans
              t={t}
              i18nKey="apply.consent.terms"
              components={[<Link key="terms" className="link" to="/nutzungsbedingungen" target="_blank" />]}
            />
          }
          help={t('apply.consent.termsHelp')}
        />
      )}
      <p className="apl-hint">
        <Trans
          t={t}
          i18nKey="apply.consent.privacy"
          values={{ employer: job.employer.name }}
          components={[<Link key="privacy" className="link" to="/datenschutz" target="_blank" />]}
        />
      </p>
      {children}
    </ApplySection>
  );
}

type ConsentBoxProps = { control: ApplyFormControl; name: keyof Consents; label: ReactNode; help: string };

function ConsentBox({ control, name, label, help }: ConsentBoxProps) {
  const { consents, consent, errorOf, idOf } = control;
  const [id, error] = [idOf(name), errorOf(name)];
  return (
    <>
      <Checkbox
        id={id}
        label={label}
        help={help}
        checked={consents[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => consent({ [name]: event.target.checked })}
      />
      {error && (
        <p className="fld-error" id={`${id}-error`}>
          <CircleAlert size={16} />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

import { APPLICATION_MESSAGE_LENGTH, RETENTION_MONTHS } from '@stellenvisite/contract/applications/applications';
import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import { clsx } from 'clsx';
import { Check, CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextArea } from '../../../ui/forms/text-input.tsx';
import type { ApplyFormControl } from './apply-standing.tsx';
import type { Consents } from './apply-values.ts';

type ApplySectionProps = {
  number: number;
  isDone: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** At the right end of the heading. */
  aside?: ReactNode;
  children: ReactNode;
};

type MessageSectionProps = { control: ApplyFormControl; number: number; lastMessage: string | null };

type ConsentSectionProps = {
  control: ApplyFormControl;
  number: number;
  job: JobDetail;
  isGuest: boolean;
  children: ReactNode;
};

/** Renders the employer's use of the application, its retention period and the notice of GDPR Art. 13. */
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
      <p className="mt-3 text-fs-8 text-ink-2 leading-[1.45]">
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
  const { consents, change, field } = control;
  const { id, error } = field(name);
  return (
    <>
      <Checkbox
        id={id}
        label={label}
        help={help}
        checked={consents[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => change({ [name]: event.target.checked })}
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

/** Renders the optional message. The message of the last application is offered again and labelled as such. */
export function MessageSection({ control, number, lastMessage }: MessageSectionProps) {
  const { t } = useTranslation('applications');
  const { values, change } = control;
  const isLast = lastMessage !== null && values.message === lastMessage;
  return (
    <ApplySection
      number={number}
      isDone={values.message.trim() !== ''}
      title={t('apply.message.title')}
      text={t('apply.message.text')}
    >
      {isLast && (
        <div className="mb-4 flex items-center justify-between gap-4 rounded-control bg-marker-soft px-3.5 py-2.5 text-fs-8 leading-[1.45]">
          <p>{t('apply.message.last')}</p>
          <Button variant="secondary" size="s" onClick={() => change({ message: '' })}>
            {t('apply.message.clear')}
          </Button>
        </div>
      )}
      <Field
        label={t('apply.message.label')}
        hint={t('apply.optional')}
        help={t('apply.questions.length', { used: values.message.length, max: APPLICATION_MESSAGE_LENGTH })}
      >
        <TextArea
          rows={5}
          value={values.message}
          maxLength={APPLICATION_MESSAGE_LENGTH}
          onChange={(event) => change({ message: event.target.value })}
        />
      </Field>
    </ApplySection>
  );
}

/** Renders a numbered part of the application; a tick once nothing is missing in it. */
export function ApplySection({ number, isDone, title, text, aside, children }: ApplySectionProps) {
  const { t } = useTranslation('applications');
  const heading = useId();
  return (
    <section
      className="min-w-0 rounded-sheet border border-line bg-sheet px-8 pt-6 pb-8 max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0 max-md:px-gutter max-md:pt-5 max-md:pb-6"
      aria-labelledby={heading}
    >
      <header className="mb-5 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-0.5">
        <PartNumber isDone={isDone}>{isDone ? <Check size={18} aria-label={t('apply.done')} /> : number}</PartNumber>
        <h2 id={heading} className="text-[1.5rem] tracking-[-0.022em] max-md:text-[1.25rem]">
          {title}
        </h2>
        {aside}
        {text && (
          <p className="col-start-2 col-end-[-1] text-fs-7 text-ink-2 leading-[1.45] max-md:col-start-1 max-md:mt-1.5">
            {text}
          </p>
        )}
      </header>
      {children}
    </section>
  );
}

export function PartNumber({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'grid size-8 place-items-center rounded-cell font-bold font-display text-fs-6 leading-none',
        isDone ? 'bg-good-tint text-good' : 'bg-marker text-on-marker',
      )}
    >
      {children}
    </span>
  );
}

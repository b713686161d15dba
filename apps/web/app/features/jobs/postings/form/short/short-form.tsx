import type { OwnEmployer } from '@stellenvisite/contract/employers/own-employers.schema';
import { CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import type { judgePosting } from '@stellenvisite/contract/jobs/posting-hints';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { CURRENCY_SIGN } from '@stellenvisite/contract/platform/format-money';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../../../ui/feedback/note.tsx';
import { useLocale } from '../../../../../ui/use-locale.ts';
import { PagePreviewDialog, PreviewCard } from '../preview-card.tsx';
import { usePublication } from '../publish-bar.tsx';
import { QualityPanel } from '../quality-panel.tsx';
import {
  ContractFields,
  EmploymentTypeField,
  HoursFields,
  StartFields,
  StreetAndPlace,
} from '../sections/job-section.tsx';
import { SalaryRange } from '../sections/pay-section.tsx';
import { ContactName } from '../sections/process-section.tsx';
import { TrainingPay } from '../sections/training-fields.tsx';
import { TitleField } from '../title-field.tsx';
import { usePosting } from '../use-posting.ts';
import { useOtherForm } from './arrangement.ts';
import { MarketPay } from './market-pay.tsx';
import { MoreFields } from './more-fields.tsx';
import { OffersField } from './offers-field.tsx';
import { isFilled, type Prefill, ROWS, type RowName, sourceOf } from './prefill.ts';
import { useRowCount, useRowList } from './row-words.ts';
import { ShortBar } from './short-bar.tsx';
import { ShortRow } from './short-row.tsx';
import { ShortWeek } from './short-week.tsx';
import { TasksField } from './tasks-field.tsx';

type ShortFormProps = {
  employer: OwnEmployer;
  prefill: Prefill;
  quality: ReturnType<typeof judgePosting>;
  /** Messages above the rows: a conflict, a refusal, missing details. */
  messages: ReactNode;
  isBusy: boolean;
  onPublish: () => void;
  onTemplate: () => void;
  onCopy: () => void;
};

/** Renders the ten rows that one job needs, with the preview next to them; all else of the form is behind one button. */
export function ShortForm({ employer, prefill, quality, messages, isBusy, onPublish, ...start }: ShortFormProps) {
  const { t } = useTranslation('job-postings');
  const { content } = usePosting();
  const { note } = usePublication();
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const missing = ROWS.filter((row) => !isFilled(row, content));
  const row = (name: RowName) => ({ name, prefill, isNext: missing[0] === name });
  const review = note && (
    <Note>
      <p>{note}</p>
    </Note>
  );
  return (
    <>
      <div className="pj-short">
        <div className="min-w-0">
          <ShortHead prefill={prefill} missing={missing} {...start} />
          {messages}
          <div className="pj-rows">
            <ShortRow {...row('title')}>
              <TitleField label={t('form.short.row.title')} prefill={prefill} />
            </ShortRow>
            <ShortRow {...row('place')} hasLabels>
              <div className="pj-pair pj-pair-place">
                <StreetAndPlace />
              </div>
            </ShortRow>
            <div className="pj-rows-2">
              <ShortRow {...row('extent')} hasLabels>
                <EmploymentTypeField className="pj-bare" label={t('form.short.employmentType')} />
                <div className="mt-3">
                  <HoursFields labels={{ min: t('form.short.hours.min'), max: t('form.short.hours.max') }} />
                </div>
              </ShortRow>
              <ShortRow {...row('contract')} hasLabels={content.contract === 'fixed_term'}>
                <div className="grid gap-3">
                  <ContractFields label={t('form.short.row.contract')} />
                </div>
              </ShortRow>
            </div>
            <ShortRow
              {...row('pay')}
              hasLabels
              title={t(`form.short.pay.title.${content.salary?.period ?? 'month'}`)}
              help={<PayHelp />}
            >
              <PayFields />
            </ShortRow>
            <ShortRow {...row('start')}>
              <StartFields label={t('form.short.row.start')} extra={<StartNow />} />
            </ShortRow>
            <ShortRow {...row('week')} hasLabels>
              <ShortWeek />
            </ShortRow>
            <ShortRow {...row('tasks')}>
              <TasksField />
            </ShortRow>
            <ShortRow {...row('offers')} hasLabels>
              <OffersField offered={employer.benefits ?? []} />
            </ShortRow>
            <ShortRow {...row('contact')} hasLabels help={t('form.short.contactHelp')}>
              <div className="pj-pair">
                <ContactName label={t('form.short.contactName')} />
              </div>
            </ShortRow>
          </div>
          <MoreFields employer={employer} />
          {review && <div className="mt-6 lg:hidden">{review}</div>}
        </div>
        <aside className="pj-short-aside" aria-label={t('form.aside')}>
          <PreviewCard employer={employer} />
          <QualityPanel quality={quality} met={[]} max={1} />
          {review}
        </aside>
      </div>
      <ShortBar missing={missing} isBusy={isBusy} onPreview={() => setIsPreviewOpen(true)} onPublish={onPublish} />
      {isPreviewOpen && <PagePreviewDialog employer={employer} onClose={() => setIsPreviewOpen(false)} />}
    </>
  );
}

type ShortHeadProps = Pick<ShortFormProps, 'prefill' | 'onTemplate' | 'onCopy'> & { missing: readonly RowName[] };

/** States what was taken over and what is left, and offers the other ways to begin. */
function ShortHead({ prefill, missing, onTemplate, onCopy }: ShortHeadProps) {
  const { t } = useTranslation('job-postings');
  const { content, stored } = usePosting();
  const openLongForm = useOtherForm();
  const names = useRowList();
  const count = useRowCount();
  const taken = ROWS.filter((name) => sourceOf(name, content, prefill) !== null);
  const isNew = !stored || (stored.number === null && stored.state === 'draft');
  const template = taken.some((name) => prefill.sources[name] === 'template') && prefill.template;
  return (
    <header className="mb-5">
      <h1 className="text-fs-2 leading-[1.1] tracking-[-0.03em]">
        {t(isNew ? 'form.short.newTitle' : 'form.short.editTitle')}
      </h1>
      <p className="mt-1.5 text-pretty text-fs-7 text-ink-2 leading-normal">
        {taken.length > 0 &&
          capitalized(
            template
              ? t('form.short.takenWithTemplate', { ...count(taken.length), template: template.name })
              : t('form.short.taken', count(taken.length)),
          )}{' '}
        {missing.length > 0 ? t('form.short.complete', { names: names(missing) }) : t('form.short.check')}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-5 text-fs-8">
        {isNew && (
          <>
            <button type="button" className="link min-h-tap" onClick={onTemplate}>
              {t('form.short.otherTemplate')}
            </button>
            <button type="button" className="link min-h-tap" onClick={onCopy}>
              {t('form.copy.open')}
            </button>
          </>
        )}
        <button type="button" className="link min-h-tap" onClick={openLongForm}>
          {t('form.short.openLong')}
        </button>
      </p>
    </header>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function PayFields() {
  const { t } = useTranslation('job-postings');
  const { content } = usePosting();
  const sign = CURRENCY_SIGN[CURRENCY_OF[content.location?.country ?? 'DE']];
  return (
    <div className="pj-pair">
      {content.training ? (
        <TrainingPay training={content.training} />
      ) : (
        <SalaryRange labels={{ min: t('form.short.pay.min', { sign }), max: t('form.short.pay.max', { sign }) }} />
      )}
    </div>
  );
}

function PayHelp() {
  const { t } = useTranslation('job-postings');
  const locale = useLocale();
  const { content } = usePosting();
  const hours = content.salaryHours;
  return (
    <>
      {!content.training &&
        content.salary?.period !== 'hour' &&
        (hours ? t('form.short.pay.hours', { hours: formatNumber(hours, locale) }) : t('form.short.pay.fullTime'))}{' '}
      <MarketPay />
    </>
  );
}

/** Sets the start to today, which readers see as „ab sofort“. */
function StartNow() {
  const { t } = useTranslation('job-postings');
  const { content, change } = usePosting();
  const today = berlinDay(new Date());
  return (
    <button
      type="button"
      className="link min-h-tap text-fs-8"
      aria-pressed={content.startsOn === today}
      onClick={() => change({ startsOn: today })}
    >
      {t('form.short.startNow')}
    </button>
  );
}

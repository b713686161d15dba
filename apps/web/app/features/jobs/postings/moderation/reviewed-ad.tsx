import type { PendingJob, ReviewReason } from '@stellenvisite/contract/jobs/pending-jobs.schema';
import { formatDate, formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../ui/use-locale.ts';
import { formatPayRange } from '../../display/pay.ts';
import { useJobWords } from '../../display/use-job-words.ts';
import { WeekStrip } from '../../display/week-strip.tsx';
import { MarkedText, ReasonNumber, SHOWN_REASON } from './marked-text.tsx';

const HEADING = 'mt-4 mb-1.5 text-[1.0625rem]';
const POINT =
  'relative pl-4 before:absolute before:top-[0.65em] before:left-0.5 before:size-[5px] before:rounded-[1px] before:bg-ink-2';

/** Renders the ad as its readers would see it, as text only: it is not published yet. */
export function ReviewedAd({ job }: { job: PendingJob }) {
  const { t } = useTranslation('pending-jobs');
  const { t: field } = useTranslation('job-fields');
  const { content, employer, reasons } = job;
  const { location, introHtml = '', sections = [], requirements = [], benefits = [] } = content;
  const place =
    location &&
    `${[location.postalCode, location.city].filter(Boolean).join(' ')}, ${field(`country.${location.country}`)}`;
  return (
    <article
      className={clsx(
        'wrap-break-word rounded-sheet border border-line bg-sheet p-6 text-fs-7 leading-[1.6] max-md:rounded-none max-md:border-x-0 max-md:px-gutter max-md:py-5',
        content.category && `on-tint tint-${content.category}`,
      )}
    >
      {content.category && (
        <p className="inline-block rounded-cell bg-sheet-2 px-2 py-[3px] font-semibold text-fs-9 leading-[1.3]">
          {field(`category.${content.category}`)}
          {content.specialty && ` · ${field(`specialty.${content.specialty}`)}`}
        </p>
      )}
      <h2 className="mt-3 text-[1.625rem] leading-[1.25] tracking-[-0.025em]" lang="de">
        <MarkedText text={job.title} reasons={reasons} />
      </h2>
      <p className="mt-1.5 flex flex-wrap gap-x-3.5 gap-y-0.5 text-ink-2">
        <b className="text-ink">{employer.name}</b>
        <span>{place || employer.city}</span>
        {employer.website && <span>{employer.website}</span>}
        <span className="num">{t('sentIn', { date: formatDateTime(job.pendingSince) })}</span>
      </p>
      <AdFacts job={job} />
      {content.duty && <WeekStrip week={content.duty.week ?? null} full={false} />}
      <div lang="de">
        <AdText html={introHtml} reasons={reasons} />
        {sections.map(({ heading, html }) => (
          <section key={heading}>
            <h3 className={HEADING}>{heading}</h3>
            <AdText html={html} reasons={reasons} />
          </section>
        ))}
        <AdList heading={t('ad.requirements')} items={requirements.map(({ text }) => text)} reasons={reasons} />
        <AdList
          heading={t('ad.benefits')}
          items={benefits.map(({ title, text }) => [title, text].filter(Boolean).join(': '))}
          reasons={reasons}
        />
      </div>
      <AdContact job={job} />
    </article>
  );
}

function AdFacts({ job: { content, reasons } }: { job: PendingJob }) {
  const { t } = useTranslation('pending-jobs');
  const { t: ui } = useTranslation('ui');
  const words = useJobWords();
  const locale = useLocale();
  const missingPay = reasons.findIndex(({ kind }) => kind === 'pay_missing') + 1;
  const { salary, employmentType, hoursPerWeek = null, startsOn, startFlexible, contract, tariff } = content;
  const pay = salary
    ? `${formatPayRange(salary, locale)} ${ui(`pay.${salary.period}`)}`
    : (tariff?.name ?? t('ad.missing'));
  const start = startsOn ? formatDate(startsOn) : startFlexible ? words.t('start.flexible') : t('ad.missing');
  return (
    <dl className="my-5 grid grid-cols-2 gap-px overflow-hidden rounded-control border border-line bg-line">
      <Fact name={t('ad.pay')} reason={missingPay}>
        {pay} {missingPay > 0 && <ReasonNumber number={missingPay} />}
      </Fact>
      <Fact name={t('ad.hours')}>
        {employmentType ? words.employment({ employmentType, hoursPerWeek }) : t('ad.missing')}
      </Fact>
      <Fact name={t('ad.start')}>{start}</Fact>
      <Fact name={t('ad.contract')}>{contract ? words.t(`contract.${contract}`) : t('ad.missing')}</Fact>
    </dl>
  );
}

/** `reason` is the number of the reason that asks for the fact, 0 where none does. */
function Fact({ name, reason = 0, children }: { name: string; reason?: number; children: ReactNode }) {
  const isMissing = reason > 0;
  return (
    <div
      className={clsx(
        'px-4 py-2.5 text-fs-8',
        isMissing
          ? 'bg-[repeating-linear-gradient(135deg,transparent_0_4px,var(--shift-s-tint)_4px_8px)] bg-sheet text-shift-s-ink shadow-[inset_0_0_0_1.5px_var(--shift-s-ink)]'
          : 'bg-sheet',
        SHOWN_REASON,
      )}
      data-reason={reason || undefined}
    >
      <dt className={clsx('text-fs-9', !isMissing && 'text-ink-2')}>{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** Paragraphs and points, without any of the markup they came with. */
function AdText({ html, reasons }: { html: string; reasons: readonly ReviewReason[] }) {
  const blocks = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('p, li, h3, h4')];
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never change places
    <p key={index} className={clsx(index > 0 && 'mt-1.5', block.tagName === 'LI' && POINT)}>
      <MarkedText text={block.textContent.trim()} reasons={reasons} />
    </p>
  ));
}

function AdList({ heading, items, reasons }: { heading: string; items: string[]; reasons: readonly ReviewReason[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className={HEADING}>{heading}</h3>
      <ul>
        {items.map((text) => (
          <li key={text} className={POINT}>
            <MarkedText text={text} reasons={reasons} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AdContact({ job: { content, reasons } }: { job: PendingJob }) {
  const { t } = useTranslation('pending-jobs');
  const { contact, applyMethod, applyUrl } = content;
  const host = applyUrl && URL.canParse(applyUrl) ? new URL(applyUrl).hostname.replace(/^www\./, '') : null;
  const lines = [contact?.name, contact?.role, contact?.email, contact?.phone].filter(Boolean);
  if (lines.length === 0 && !host) return null;
  return (
    <section>
      <h3 className={HEADING}>{t('ad.apply')}</h3>
      {lines.length > 0 && <p>{lines.join(' · ')}</p>}
      {applyMethod === 'external' && host && (
        <p className={clsx(lines.length > 0 && 'mt-1.5')}>
          <MarkedText text={host} reasons={reasons} />
        </p>
      )}
    </section>
  );
}

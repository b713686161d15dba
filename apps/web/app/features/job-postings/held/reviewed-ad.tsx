import { formatDate, formatDateTime } from '@stellenvisite/contract/format-date';

import type { HeldJob, ReviewReason } from '@stellenvisite/contract/held-jobs.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';
import { formatPayRange } from '../../jobs/shared/pay.ts';
import { useJobWords } from '../../jobs/shared/use-job-words.ts';
import { WeekStrip } from '../../jobs/shared/week-strip.tsx';
import { MarkedText, ReasonNumber } from './marked-text.tsx';

/** The ad as its readers would see it, as text only: nobody has let it out yet. */
export function ReviewedAd({ job }: { job: HeldJob }) {
  const { t } = useTranslation('held-jobs');
  const { t: field } = useTranslation('job-fields');
  const { content, employer, reasons } = job;
  const { location, introHtml = '', sections = [], requirements = [], benefits = [] } = content;
  const place =
    location &&
    `${[location.postalCode, location.city].filter(Boolean).join(' ')}, ${field(`country.${location.country}`)}`;
  return (
    <article className={clsx('mod-sheet', content.category && `on-tint tint-${content.category}`)}>
      {content.category && (
        <p className="mod-cat">
          {field(`category.${content.category}`)}
          {content.specialty && ` · ${field(`specialty.${content.specialty}`)}`}
        </p>
      )}
      <h2 lang="de">
        <MarkedText text={job.title} reasons={reasons} />
      </h2>
      <p className="mod-meta">
        <b>{employer.name}</b>
        <span>{place || employer.city}</span>
        {employer.website && <span>{employer.website}</span>}
        <span className="num">{t('sentIn', { date: formatDateTime(job.heldAt) })}</span>
      </p>
      <AdFacts job={job} />
      {content.duty && <WeekStrip week={content.duty.week ?? null} full={false} />}
      <div lang="de">
        <AdText html={introHtml} reasons={reasons} />
        {sections.map(({ heading, html }) => (
          <section key={heading}>
            <h3>{heading}</h3>
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

function AdFacts({ job: { content, reasons } }: { job: HeldJob }) {
  const { t } = useTranslation('held-jobs');
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
    <dl className="mod-facts">
      <div className={missingPay > 0 ? 'mod-gap' : undefined} data-reason={missingPay || undefined}>
        <dt>{t('ad.pay')}</dt>
        <dd>
          {pay} {missingPay > 0 && <ReasonNumber number={missingPay} />}
        </dd>
      </div>
      <div>
        <dt>{t('ad.hours')}</dt>
        <dd>{employmentType ? words.employment({ employmentType, hoursPerWeek }) : t('ad.missing')}</dd>
      </div>
      <div>
        <dt>{t('ad.start')}</dt>
        <dd>{start}</dd>
      </div>
      <div>
        <dt>{t('ad.contract')}</dt>
        <dd>{contract ? words.t(`contract.${contract}`) : t('ad.missing')}</dd>
      </div>
    </dl>
  );
}

/** Paragraphs and points, without any of the markup they came with. */
function AdText({ html, reasons }: { html: string; reasons: readonly ReviewReason[] }) {
  const blocks = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('p, li, h3, h4')];
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never change places
    <p key={index} className={block.tagName === 'LI' ? 'mod-point' : undefined}>
      <MarkedText text={block.textContent.trim()} reasons={reasons} />
    </p>
  ));
}

function AdList({ heading, items, reasons }: { heading: string; items: string[]; reasons: readonly ReviewReason[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <ul>
        {items.map((text) => (
          <li key={text} className="mod-point">
            <MarkedText text={text} reasons={reasons} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AdContact({ job: { content, reasons } }: { job: HeldJob }) {
  const { t } = useTranslation('held-jobs');
  const { contact, applyMethod, applyUrl } = content;
  const host = applyUrl && URL.canParse(applyUrl) ? new URL(applyUrl).hostname.replace(/^www\./, '') : null;
  const lines = [contact?.name, contact?.role, contact?.email, contact?.phone].filter(Boolean);
  if (lines.length === 0 && !host) return null;
  return (
    <section>
      <h3>{t('ad.apply')}</h3>
      {lines.length > 0 && <p>{lines.join(' · ')}</p>}
      {applyMethod === 'external' && host && (
        <p>
          <MarkedText text={host} reasons={reasons} />
        </p>
      )}
    </section>
  );
}

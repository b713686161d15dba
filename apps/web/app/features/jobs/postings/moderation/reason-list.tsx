import type { PendingJob, ReviewReason, SameJob } from '@stellenvisite/contract/jobs/pending-jobs.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { ReasonNumber } from './marked-text.tsx';

export const PANE_SECTION = 'p-5 not-first:border-line not-first:border-t max-md:px-gutter';
export const PANE_HEADING = 'mb-3 font-display font-semibold text-[1.0625rem] leading-[1.3]';

type ReasonListProps = { job: PendingJob; onReason: (number: number) => void; onCompare: (same: SameJob) => void };

/** Why the job waits; a number leads to the place in the ad. */
export function ReasonList({ job: { reasons }, onReason, onCompare }: ReasonListProps) {
  const { t } = useTranslation('pending-jobs');
  return (
    <section className={PANE_SECTION} aria-labelledby="mod-reasons">
      <h2 id="mod-reasons" className={PANE_HEADING}>
        {t('reasons.title', { count: reasons.length })}
      </h2>
      <ol>
        {reasons.map((reason, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the reasons of one job never change places
            key={index}
            className="wrap-anywhere grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 py-2.5 text-fs-8 leading-[1.4] not-first:border-line not-first:border-t first:pt-0"
          >
            <button
              type="button"
              className="self-start"
              onClick={() => onReason(index + 1)}
              aria-label={t('reasons.show', { number: index + 1 })}
            >
              <ReasonNumber number={index + 1} isLarge />
            </button>
            <ReasonText reason={reason} />
            {reason.same && (
              <button
                type="button"
                className="col-[2/-1] min-h-7 justify-self-start font-medium text-link underline underline-offset-[0.22em]"
                onClick={() => reason.same && onCompare(reason.same)}
              >
                {t('compare.open')}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Kinds that need more than their name. */
const NOTED = ['discriminating', 'pay_missing', 'contact_in_text', 'foreign_address', 'new_employer'] as const;
const isNoted = (kind: ReviewReason['kind']): kind is (typeof NOTED)[number] => NOTED.some((noted) => noted === kind);

function ReasonText({ reason: { kind, words, law, proposal, isBlocking, problem, same } }: { reason: ReviewReason }) {
  const { t } = useTranslation('pending-jobs');
  const { t: posting } = useTranslation('job-postings', { keyPrefix: 'form.problem' });
  const about = { words: words.join(', '), number: same?.number, percent: same?.percent };
  const note = same
    ? t(same.isSameEmployer ? 'reasons.sameEmployer' : 'reasons.otherEmployer', {
        title: same.title,
        name: same.employer,
      })
    : problem && kind === 'incomplete'
      ? posting(problem)
      : proposal
        ? t('reasons.proposal', { words: proposal })
        : isNoted(kind)
          ? t(`reasons.note.${kind}`)
          : null;
  return (
    <>
      <b>{t(`reasons.kind.${kind}`, about)}</b>
      <em
        className={clsx(
          'whitespace-nowrap text-fs-9',
          isBlocking || law ? 'font-semibold text-warn' : 'font-medium text-ink-2',
        )}
      >
        {isBlocking ? t('reasons.blocked') : same ? t('reasons.posted', { date: formatDate(same.postedAt) }) : law}
      </em>
      {note && <p className="col-[2/-1] text-ink-2">{note}</p>}
    </>
  );
}

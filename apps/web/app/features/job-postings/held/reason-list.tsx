import { formatDate } from '@stellenvisite/contract/format-date';
import type { HeldJob, ReviewReason, SameJob } from '@stellenvisite/contract/held-jobs.schema';
import { useTranslation } from 'react-i18next';
import { ReasonNumber } from './marked-text.tsx';

type ReasonListProps = { job: HeldJob; onReason: (number: number) => void; onCompare: (same: SameJob) => void };

/** Why the job waits; a number leads to the place in the ad. */
export function ReasonList({ job: { reasons }, onReason, onCompare }: ReasonListProps) {
  const { t } = useTranslation('held-jobs');
  return (
    <section aria-labelledby="mod-reasons">
      <h2 id="mod-reasons">{t('reasons.title', { count: reasons.length })}</h2>
      <ol className="mod-reasons">
        {reasons.map((reason, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the reasons of one job never change places
          <li key={index}>
            <button
              type="button"
              onClick={() => onReason(index + 1)}
              aria-label={t('reasons.show', { number: index + 1 })}
            >
              <ReasonNumber number={index + 1} />
            </button>
            <ReasonText reason={reason} />
            {reason.same && (
              <button type="button" className="mod-link" onClick={() => reason.same && onCompare(reason.same)}>
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
  const { t } = useTranslation('held-jobs');
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
      <em className={isBlocking || law ? undefined : 'mod-soft'}>
        {isBlocking ? t('reasons.blocked') : same ? t('reasons.posted', { date: formatDate(same.postedAt) }) : law}
      </em>
      {note && <p>{note}</p>}
    </>
  );
}

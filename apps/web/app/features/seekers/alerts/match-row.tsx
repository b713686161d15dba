import type { AlertMatch, AlertMatches } from '@stellenvisite/contract/seekers/job-alerts.schema';
import type { DismissalReason } from '@stellenvisite/contract/seekers/matching';
import { clsx } from 'clsx';
import { Check, Circle, EyeOff, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { optimisticUpdate } from '../../../api/optimistic-update.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { HeartButton } from '../../jobs/display/heart/heart-button.tsx';
import { CardPlace } from '../../jobs/display/job-card.tsx';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { PayText } from '../../jobs/display/pay-text.tsx';
import { useJobWords } from '../../jobs/display/use-job-words.ts';
import { WeekStrip } from '../../jobs/display/week-strip.tsx';
import { ALERTS, MATCHES } from './shared/alert-queries.ts';

type MatchRowProps = { alertId: string; match: AlertMatch };

/** Renders a job that an alert found; folded where it is of no interest. */
export function MatchRow({ alertId, match }: MatchRowProps) {
  const flag = useFlagMatch(alertId, match.job.id);
  return match.isDismissed ? <Dismissed match={match} onFlag={flag} /> : <Match match={match} onFlag={flag} />;
}

type Flags = { isRead?: boolean; isDismissed?: boolean; reason?: DismissalReason | null };
type Flag = (flags: Flags) => void;

function Match({ match, onFlag }: { match: AlertMatch; onFlag: Flag }) {
  const { t } = useTranslation('job-alerts');
  const words = useJobWords();
  const { job, score, pros, cons, matchedAt, readAt, isOpen } = match;
  const fallback = words.withoutWeek(job);
  const isNew = readAt === null;
  const hasScore = score !== null;
  return (
    <li
      className={clsx(
        'relative grid gap-y-0 not-first:border-line not-first:border-t px-5 py-4 has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-focus has-[h3_a:focus-visible]:-outline-offset-3 max-sm:grid-cols-[minmax(0,1fr)_auto]',
        hasScore ? 'grid-cols-[4.75rem_minmax(0,1fr)_auto] gap-x-4' : 'grid-cols-[0_minmax(0,1fr)_auto] gap-x-2',
      )}
    >
      <p className={hasScore ? 'max-sm:col-start-1 max-sm:mb-2 max-sm:justify-self-start' : 'max-sm:hidden'}>
        {score !== null && (
          <b className="num block whitespace-nowrap rounded-cell bg-marker px-1 py-2 text-center text-fs-6 text-on-marker leading-[1.2] max-sm:px-3">
            {t('matches.score', { score })}
          </b>
        )}
      </p>
      <div className={clsx('min-w-0', hasScore ? 'max-sm:col-span-full' : 'max-sm:col-start-1')}>
        <p className="mb-1 flex min-h-6 flex-wrap items-center gap-2 text-fs-8 text-ink-2">
          <span
            className={clsx(
              'inline-flex items-center gap-1.25',
              isNew ? 'rounded-cell bg-marker px-2 py-1.25 font-semibold text-on-marker leading-none' : 'font-medium',
            )}
          >
            {isNew ? <Circle className="fill-current" size={10} /> : <Check size={16} />}
            {t(isNew ? 'matches.isNew' : 'matches.isRead')}
          </span>
          <RelativeTime when={matchedAt} asOf={new Date().toISOString()} />
          {!isOpen && <span>{t('matches.closed')}</span>}
        </p>
        <h3
          className={clsx(
            'wrap-break-word hyphens-auto text-fs-5 leading-[1.25]',
            !isNew && 'font-medium',
            !isOpen && 'opacity-75',
          )}
          lang="de"
        >
          <Link
            className="after:absolute after:inset-0 focus-visible:outline-0"
            to={`/jobs/${job.id}`}
            onClick={() => isNew && onFlag({ isRead: true })}
          >
            <JobTitle title={job.title} />
          </Link>
        </h3>
        <CardPlace job={job} words={words} />
        <Reasons pros={pros} cons={cons} />
        <div
          className={clsx(
            'mt-3 flex items-end justify-between gap-4 max-sm:flex-col max-sm:items-start max-sm:gap-2',
            !isOpen && 'opacity-75',
          )}
        >
          <WeekStrip week={job.week} full={false} {...(fallback && { fallback })} />
          <PayText job={job} className="max-sm:text-left" />
        </div>
      </div>
      <HeartButton
        className="relative z-1 -mt-2 -mr-2.5 max-sm:col-start-2 max-sm:row-start-1"
        bookmark={{ kind: 'job', id: job.id }}
        name={job.title}
      />
      <Button
        variant="ghost"
        size="s"
        className="relative z-1 col-[2/-1] mt-1 -mr-2.5 -mb-1.5 ml-0 justify-self-end text-ink-2 max-sm:col-span-full"
        icon={<EyeOff size={18} />}
        aria-label={t('dismiss.named', { name: job.title })}
        onClick={() => onFlag({ isDismissed: true })}
      >
        {t('dismiss.action')}
      </Button>
    </li>
  );
}

function Reasons({ pros, cons }: Pick<AlertMatch, 'pros' | 'cons'>) {
  if (pros.length + cons.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-fs-8">
      {pros.map((text) => (
        <li key={text} className="inline-flex items-start gap-1.5 text-ink-2">
          <Check className="mt-0.75 flex-none text-good" size={16} />
          {text}
        </li>
      ))}
      {cons.map((text) => (
        <li key={text} className="inline-flex items-start gap-1.5 text-ink-2">
          <Minus className="mt-0.75 flex-none text-warn" size={16} />
          {text}
        </li>
      ))}
    </ul>
  );
}

const REASONS: readonly DismissalReason[] = ['shifts', 'too_far', 'pay', 'employer'];

function Dismissed({ match: { job, reason }, onFlag }: { match: AlertMatch; onFlag: Flag }) {
  const { t } = useTranslation('job-alerts');
  return (
    <li className="not-first:border-line not-first:border-t bg-sheet-2 px-5 py-3 text-fs-8">
      <p className="flex items-center gap-2.5">
        <EyeOff className="flex-none" size={18} />
        <span className="wrap-anywhere flex-1">
          <b>{t('dismiss.done')}</b> {job.title}, {job.employer.name}
        </span>
        <Button variant="ghost" size="s" onClick={() => onFlag({ isDismissed: false })}>
          {t('undo')}
        </Button>
      </p>
      <fieldset className="mt-2 flex flex-wrap items-center gap-1.5">
        <legend className="float-left mr-2 text-ink-2">{t('dismiss.why')}</legend>
        {REASONS.map((each) => (
          <button
            className="min-h-tap rounded-control border border-line-2 bg-sheet px-3 font-medium aria-pressed:border-marker-2 aria-pressed:bg-marker aria-pressed:font-semibold aria-pressed:text-on-marker"
            key={each}
            type="button"
            aria-pressed={reason === each}
            onClick={() => onFlag({ isDismissed: true, reason: reason === each ? null : each })}
          >
            {t(`dismiss.reasons.${each}`)}
          </button>
        ))}
      </fieldset>
    </li>
  );
}

type Request = { params: { path: { id: string; jobId: string } }; body: Flags };

/** The row shows it at once; a refusal takes it back and is reported. */
function useFlagMatch(alertId: string, jobId: string): Flag {
  const errorText = useErrorText();
  const shown = optimisticUpdate<AlertMatches, Request>(MATCHES, (list, { params, body }) => ({
    ...list,
    items: list.items.map((match) =>
      match.job.id === params.path.jobId
        ? {
            ...match,
            ...(body.isDismissed !== undefined && { isDismissed: body.isDismissed, reason: body.reason ?? null }),
            ...(body.isRead && { readAt: new Date().toISOString() }),
          }
        : match,
    ),
  }));
  const { mutate } = $api.useMutation('patch', '/api/job-alerts/{id}/matches/{jobId}', shown);
  return (body) => {
    // Whoever opens the job leaves this page with the same press.
    const request = { params: { path: { id: alertId, jobId } }, body, keepalive: true };
    mutate(request, {
      onError: (error) => void toast(errorText(error), { tone: 'bad' }),
      onSuccess: (_data, _variables, _before, { client }) => client.invalidateQueries({ queryKey: ALERTS }),
    });
  };
}

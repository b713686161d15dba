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

/** A job that an alert found; folded where it is of no interest. */
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
  return (
    <li className={clsx('match', isNew && 'match-new', !isOpen && 'match-over')}>
      <p className="match-score">{score !== null && <b className="num">{t('matches.score', { score })}</b>}</p>
      <div className="min-w-0">
        <p className="match-state">
          <span>
            {isNew ? <Circle size={10} /> : <Check size={16} />}
            {t(isNew ? 'matches.isNew' : 'matches.isRead')}
          </span>
          <RelativeTime when={matchedAt} asOf={new Date().toISOString()} />
          {!isOpen && <span>{t('matches.closed')}</span>}
        </p>
        <h3 lang="de">
          <Link to={`/jobs/${job.id}`} onClick={() => isNew && onFlag({ isRead: true })}>
            <JobTitle title={job.title} />
          </Link>
        </h3>
        <CardPlace job={job} words={words} />
        <Reasons pros={pros} cons={cons} />
        <div className="match-plan">
          <WeekStrip week={job.week} full={false} {...(fallback && { fallback })} />
          <PayText job={job} />
        </div>
      </div>
      <HeartButton bookmark={{ kind: 'job', id: job.id }} name={job.title} />
      <Button
        variant="ghost"
        size="s"
        className="match-no"
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
    <ul className="match-why">
      {pros.map((text) => (
        <li key={text} className="match-pro">
          <Check size={16} />
          {text}
        </li>
      ))}
      {cons.map((text) => (
        <li key={text} className="match-con">
          <Minus size={16} />
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
    <li className="match-hidden">
      <p>
        <EyeOff size={18} />
        <span>
          <b>{t('dismiss.done')}</b> {job.title}, {job.employer.name}
        </span>
        <Button variant="ghost" size="s" onClick={() => onFlag({ isDismissed: false })}>
          {t('undo')}
        </Button>
      </p>
      <fieldset>
        <legend>{t('dismiss.why')}</legend>
        {REASONS.map((each) => (
          <button
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

import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { TalentCard } from '@stellenvisite/contract/talent-pool/talent-card.schema';
import type { TalentProfile } from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { ChevronLeft } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { LockedRow } from '../locked-row.tsx';
import { monthText, useTalentWords } from '../talent-card.tsx';
import { WeeksCompared } from '../weeks-compared.tsx';
import { EnquiryThread } from './enquiry-thread.tsx';
import { useTalentProfile } from './pool-queries.ts';
import { type AskState, askStateOf, MarkButton, type PoolActions } from './profile-list.tsx';

type ProfileMatchProps = { comparison: NonNullable<TalentProfile['comparison']> };

type ProfilePaneProps = { id: string; actions: PoolActions; onClose: () => void };

/** One profile with everything its owner shows, compared with the chosen job. */
export function ProfilePane({ id, actions, onClose }: ProfilePaneProps) {
  const { t } = useTranslation('talent-pool');
  const errorText = useErrorText();
  const { employerId, jobId } = actions;
  const { data, error, refetch } = useTalentProfile(id, { employerId, ...(jobId && { jobId }) });
  const isGone = problemCodeOf(error) === 'talent_pool.not_found';
  return (
    <section className="tp-pane" aria-label={t('pane.label')}>
      <div className="tp-back">
        <Button variant="ghost" icon={<ChevronLeft size={20} />} onClick={onClose}>
          {t('pane.back')}
        </Button>
      </div>
      {isGone ? (
        <div role="status">
          <EmptyState
            title={t('pane.gone.title')}
            text={t('pane.gone.text')}
            actions={<Button onClick={onClose}>{t('pane.gone.back')}</Button>}
          />
        </div>
      ) : data ? (
        <Profile profile={data} actions={actions} />
      ) : error ? (
        <EmptyState
          title={t('search.unread')}
          text={errorText(error)}
          actions={<Button onClick={() => void refetch()}>{t('search.again')}</Button>}
        />
      ) : (
        <Skeletons label={t('pane.loading')}>
          <Skeleton className="h-8 w-3/4" />
          <Skeleton className="mt-4 h-12 w-full" />
          <Skeleton className="mt-8 h-72 w-full" />
        </Skeletons>
      )}
    </section>
  );
}

function Profile({ profile, actions }: { profile: TalentProfile; actions: PoolActions }) {
  const { t } = useTranslation('talent-pool');
  const words = useTalentWords();
  const { card, comparison, relation } = profile;
  const title = [words.title(card), words.fields(card)].filter(Boolean).join(', ');
  return (
    <>
      <div>
        <h2>{title}</h2>
        <p>{t('pane.anonymous', { number: words.number(card.number), month: monthText(card.confirmedIn) })}</p>
        <Asking profile={profile} actions={actions} />
      </div>
      {relation && relation.state !== 'accepted' && <EnquiryThread enquiryId={relation.enquiryId} />}
      {comparison && <ProfileMatch comparison={comparison} />}
      {comparison?.job.week && card.week && (
        <div>
          <h3>{t('weeks.title')}</h3>
          <WeeksCompared wished={card.week} job={comparison.job.week} />
        </div>
      )}
      <ProfileFacts card={card} />
      <div>
        <ul className="tp-locks" aria-label={t('pane.locked')}>
          <LockedRow>{t('pane.lockedName')}</LockedRow>
          <LockedRow>{t('pane.lockedCv')}</LockedRow>
        </ul>
        <p>{t('pane.unlock')}</p>
      </div>
    </>
  );
}

function Asking({ profile, actions }: { profile: TalentProfile; actions: PoolActions }) {
  const { t } = useTranslation('talent-pool');
  const { card, relation, allowance, isMarked } = profile;
  const { jobId, jobs, mayAsk, onAsk, onMark } = actions;
  const state = askStateOf({ relation, allowance, jobId, jobs, mayAsk });
  return (
    <>
      <div className="tp-actions">
        {state === 'accepted' && relation?.applicationId ? (
          <LinkButton to={`/employer-dashboard/nachrichten/${relation.applicationId}`}>
            {t('pane.toConversation')}
          </LinkButton>
        ) : (
          <Button disabled={state !== 'free'} aria-describedby="ask-why" onClick={() => onAsk(card)}>
            {state === 'waiting' && relation ? t('pane.asked', { date: formatDate(relation.at) }) : t('pane.ask')}
          </Button>
        )}
        <MarkButton isMarked={isMarked} onMark={(next) => onMark(card.id, next)} />
      </div>
      <Why state={state} renewsAt={allowance.renewsAt} />
    </>
  );
}

function Why({ state, renewsAt }: { state: AskState; renewsAt: string }) {
  const { t } = useTranslation('talent-pool');
  if (state === 'free' || state === 'waiting' || state === 'accepted') return null;
  return (
    <p id="ask-why">
      {t(`pane.why.${state}`, { date: formatDate(renewsAt) })}{' '}
      {state === 'unverified' && (
        <Link className="link" to="/employer-dashboard/profil/verifizierung">
          {t('pane.verify')}
        </Link>
      )}
    </p>
  );
}

/** Renders the match with the job, point by point. */
function ProfileMatch({ comparison: { job, score, factors } }: ProfileMatchProps) {
  const { t } = useTranslation('talent-pool');
  if (score === null) return null;
  const counted = factors.filter(({ of }) => of > 0);
  const points = counted.reduce((sum, factor) => sum + factor.points, 0);
  const of = counted.reduce((sum, factor) => sum + factor.of, 0);
  return (
    <div>
      <div className="tp-match">
        <b className="tp-pct">{t('percent', { score })}</b>
        <p>
          <Trans t={t} i18nKey="pane.fits" values={{ job: job.title }} components={{ b: <b lang="de" /> }} />
          <br />
          <span>{t('pane.fair')}</span>
        </p>
      </div>
      <ul className="tp-bill">
        {counted.map(({ name, points: got, of: most, reason }) => (
          <li key={name}>
            <span>
              <b>{t(`factor.${name}`)}</b> {reason}
            </span>
            <Points points={got} of={most} />
          </li>
        ))}
        <li className="tp-sum">
          <b>{t('pane.sum')}</b>
          <Points points={points} of={of} />
        </li>
      </ul>
      {of < 100 && <p className="tp-cmp-note">{t('pane.counted', { points, of, score })}</p>}
    </div>
  );
}

function Points({ points, of }: { points: number; of: number }) {
  const { t } = useTranslation('talent-pool');
  return (
    <span className="num">
      <span className="visually-hidden">{t('pane.points', { points, of })}</span>
      <span aria-hidden="true">
        {points}
        <small>/{of}</small>
      </span>
    </span>
  );
}

/** Everything the person shows. What they do not show is stated so, where it is usual to ask. */
export function ProfileFacts({ card }: { card: TalentCard }) {
  const { t } = useTranslation(['talent-pool', 'job-fields']);
  const words = useTalentWords();
  const employment = card.employmentTypes.map((type) => t(`job-fields:employmentType.${type}`)).join(', ');
  const nights = card.maxNightsPerMonth !== null && t('pane.nights', { count: card.maxNightsPerMonth });
  const weekends = card.freeWeekendsOfFour !== null && t('pane.weekends', { count: card.freeWeekendsOfFour });
  const facts: { key: string; value: string | null; note?: string }[] = [
    {
      key: 'region',
      value: card.region.label || null,
      ...(card.radiusKm && { note: t('pane.radius', { km: card.radiusKm }) }),
    },
    { key: 'available', value: words.available(card) },
    { key: 'hours', value: words.hours(card), note: employment },
    { key: 'experience', value: words.years(card) },
    { key: 'licence', value: words.licence(card), note: t('card.unchecked') },
    { key: 'languages', value: words.languages(card) },
    { key: 'pay', value: words.pay(card), note: t('pane.payNote') },
    { key: 'limits', value: [nights, weekends].filter(Boolean).join(', ') || null },
    { key: 'drivingLicence', value: card.drivingLicence ? t('pane.yes') : null },
  ];
  const shown = facts.filter(({ value }) => value);
  if (shown.length === 0 && !card.text) return null;
  return (
    <div>
      <h3>{t('pane.facts')}</h3>
      {card.text && <p className="mb-4 text-fs-7">{t('pane.quote', { text: card.text })}</p>}
      <dl className="tp-kv">
        {shown.map(({ key, value, note }) => (
          <div key={key}>
            <dt>{t(`fact.${key}`)}</dt>
            <dd>
              {value}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

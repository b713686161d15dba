import { formatDate } from '@stellenvisite/contract/format-date';
import type { TalentProfile } from '@stellenvisite/contract/talent-pool.schema';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone, Bones } from '../../../ui/skeletons.tsx';
import { LockedRow } from '../locked-row.tsx';
import { monthText, useTalentWords } from '../use-talent-words.ts';
import { WeeksCompared } from '../weeks-compared.tsx';
import { type AskState, askStateOf } from './ask-state.ts';
import { EnquiryThread } from './enquiry-thread.tsx';
import { MarkButton } from './mark-button.tsx';
import type { PoolActions } from './pool-context.ts';
import { useTalentProfile } from './pool-queries.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileMatch } from './profile-match.tsx';

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
        <Bones label={t('pane.loading')}>
          <Bone className="h-8 w-3/4" />
          <Bone className="mt-4 h-12 w-full" />
          <Bone className="mt-8 h-72 w-full" />
        </Bones>
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

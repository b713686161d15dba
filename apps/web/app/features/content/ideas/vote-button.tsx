import { isOpenForVotes } from '@stellenvisite/contract/content/ideas';
import type { IdeaSummary } from '@stellenvisite/contract/content/ideas.schema';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, ChevronUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { useSession } from '../../../session/use-session.ts';
import { readDraft, removeDraft, writeDraft } from '../../../session/use-stored-draft.ts';
import { toast } from '../../../ui/feedback/toast.ts';

const VOTES = $api.queryOptions('get', '/api/ideas/votes').queryKey;

const DRAFT = 'idea-vote';

type Vote = { number: number };

/** The idea somebody wanted to vote for before signing in, stored for this visit. */
const saveVote = (number: number): void => writeDraft(DRAFT, { number } satisfies Vote);

type VoteButtonProps = {
  idea: Pick<IdeaSummary, 'number' | 'title' | 'votes' | 'status'>;
  onVoted?: () => void;
  size?: 'small' | 'large';
};

/** Votes at once and takes it back when refused. The vote of somebody who has to sign in first is given after that. */
export function VoteButton({ idea, onVoted, size }: VoteButtonProps) {
  const { t } = useTranslation('ideas', { keyPrefix: 'vote' });
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { account, status } = useSession();
  const { votes } = useOwnVotes();
  const refresh = useRefreshVotes();
  const vote = $api.useMutation('put', '/api/ideas/{number}/vote');
  const unvote = $api.useMutation('delete', '/api/ideas/{number}/vote');
  /** The vote that was chosen here and is not yet confirmed by the server. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const known = votes?.some(({ number }) => number === idea.number) ?? false;
  const isOwn = wanted ?? known;
  // The page was rendered for everybody: the number in it holds one's own vote as far as it was given before.
  const [knownAtFirst, setKnownAtFirst] = useState<boolean | null>(null);
  if (votes && knownAtFirst === null) setKnownAtFirst(known);
  const count = idea.votes + Number(isOwn) - Number(knownAtFirst ?? known);
  const press = () => {
    if (status !== 'unknown' && !account) {
      saveVote(idea.number);
      void navigate(`/login?next=${encodeURIComponent(pathname + search)}`);
      return;
    }
    const next = !isOwn;
    setWanted(next);
    const path = { params: { path: { number: idea.number } } };
    const outcome = {
      onSuccess: () => {
        void refresh().then(() => setWanted(null));
        if (next) onVoted?.();
      },
      onError: (error: unknown) => {
        setWanted(null);
        void toast(errorText(error), { tone: 'bad' });
      },
    };
    if (next) vote.mutate({ ...path, body: {} }, outcome);
    else unvote.mutate(path, outcome);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known what one has voted for
  useEffect(() => {
    if (votes && consumePendingVote(idea.number) && !known) press();
  }, [votes, idea.number]);
  const isOpen = isOpenForVotes(idea.status);
  return (
    <button
      type="button"
      className={clsx(
        'relative z-1 self-start grid justify-items-center content-center rounded-control bg-sheet shadow-[inset_0_0_0_1.5px_var(--field-line)] font-text font-normal text-fs-9 leading-[1.1] text-ink-2 aria-pressed:bg-marker aria-pressed:shadow-[inset_0_0_0_1.5px_var(--marker-2)] aria-pressed:text-on-marker aria-pressed:[&_b]:text-inherit disabled:shadow-[inset_0_0_0_1px_var(--line)] disabled:bg-transparent disabled:cursor-default',
        size === 'small' ? 'w-13 min-h-11 gap-0' : 'gap-[2px]',
        size === 'large' &&
          'w-22 min-h-26 max-md:grid-cols-[auto_auto_1fr] max-md:w-full max-md:min-h-14 max-md:items-center max-md:justify-items-start max-md:gap-[10px] max-md:px-4 max-md:text-fs-7 max-md:order-2',
        size !== 'small' && size !== 'large' && 'w-16 min-h-19',
      )}
      aria-pressed={isOwn}
      disabled={!isOpen || account?.role === 'admin'}
      onClick={press}
    >
      {isOpen && (isOwn ? <Check size={18} /> : <ChevronUp size={18} />)}
      <b
        className={clsx(
          'num font-display font-semibold leading-none text-ink',
          size === 'small' && 'text-[1.0625rem]',
          size === 'large' && 'text-[2rem] max-md:text-[1.5rem]',
          size !== 'small' && size !== 'large' && 'text-[1.375rem]',
        )}
      >
        {count}
      </b>
      <span className={clsx(size === 'small' && 'hidden')}>
        {t('votes', { count })}
        <span className="visually-hidden">: {t(isOwn ? 'undo' : 'do', { title: idea.title })}</span>
      </span>
    </button>
  );
}

/** Checks whether it was this idea; it is then forgotten. */
function consumePendingVote(number: number): boolean {
  if (readDraft<Vote>(DRAFT)?.number !== number) return false;
  removeDraft(DRAFT);
  return true;
}

/** The ideas one has voted for; nothing while nobody is known, and for administrators, who do not vote. */
export function useOwnVotes() {
  const { account } = useSession();
  const mayVote = account !== null && account !== undefined && account.role !== 'admin';
  const { data } = $api.useQuery('get', '/api/ideas/votes', {}, { enabled: mayVote });
  return { mayVote, votes: data?.items };
}

export function useRefreshVotes(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: VOTES });
}

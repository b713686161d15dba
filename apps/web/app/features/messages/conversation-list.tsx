import {
  CONVERSATION_FILTERS,
  type ConversationFilter,
  FILTERS_OF,
  type MessageParty,
} from '@stellenvisite/contract/messages/messages';
import type { Conversation, Conversations } from '@stellenvisite/contract/messages/messages.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { clsx } from 'clsx';
import { Ban, CalendarCheck, Check, CheckCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useSession } from '../../session/use-session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { SearchInput } from '../../ui/forms/search-input.tsx';
import { initialsOf } from '../../ui/initials.ts';
import { Pagination } from '../../ui/table/pagination.tsx';
import { TabsNav } from '../../ui/tabs-nav.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { shortTime } from './message-item.tsx';
import { ListSkeleton } from './messages-skeleton.tsx';
import { Monogram } from './monogram.tsx';
import { useConversations } from './use-conversations.ts';

const CONVERSATIONS =
  'flex min-h-0 min-w-0 flex-col overflow-y-auto border-line border-r bg-sheet [scrollbar-width:thin] max-md:overflow-visible max-md:border-0';
const ROW_LINK =
  'wrap-anywhere min-w-0 after:absolute after:inset-0 focus-visible:outline-0 focus-visible:after:rounded-cell focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:-outline-offset-3';
const MARK =
  'mt-1.5 inline-flex min-h-6.5 items-center gap-1.5 rounded-cell px-2 font-semibold text-fs-8 leading-[1.2]';
const NOBODY =
  'inset-ring inset-ring-line-2 bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--line-2)_3px_4px)]';

type ConversationRowProps = { conversation: Conversation; base: string; isCurrent: boolean; asOf: string };

type ConversationAddress = ReturnType<typeof useConversationAddress>;

const TYPING_PAUSE_MS = 300;
const QUERY_LENGTH = 100;

export type MessagesSide = {
  base: string;
  party: MessageParty;
  /** For whom the person acts, on the employer's side. */
  employer?: { employerId: string; mayWrite: boolean; mayAssign: boolean };
};
type ConversationListProps = MessagesSide & { currentId: string | undefined };

export function ConversationList({ base, party, employer, currentId }: ConversationListProps) {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  const locale = useLocale();
  const address = useConversationAddress();
  const { data, error, dataUpdatedAt, refetch } = useConversations({
    ...address,
    employerId: employer?.employerId,
  });
  const tabs = FILTERS_OF[party].map((filter) => ({
    to: address.toFilter(filter),
    label: t(`filter.${filter}`),
    current: filter === address.filter,
    ...(data && { count: formatNumber(data.counts[filter], locale) }),
  }));
  return (
    <section className={clsx(CONVERSATIONS, currentId && 'max-md:hidden')} aria-labelledby="conversations">
      <header className="sticky top-0 z-2 border-line-2 border-b bg-sheet px-5 pt-5 max-md:static max-md:px-gutter">
        <h2 className="mb-3 text-[1.5rem] leading-[1.2] tracking-[-0.025em]" id="conversations">
          {t('title')}
        </h2>
        <SearchLine address={address} label={t(`search.${party}`)} />
        <TabsNav className="mt-1.5 border-0" label={t('filter.label')} tabs={tabs} />
      </header>
      {error && (
        <Note tone="warn" role="alert" className="m-4">
          <p>{errorText(error)}</p>
          <Button size="s" variant="secondary" className="mt-3" onClick={() => void refetch()}>
            {t('error.again')}
          </Button>
        </Note>
      )}
      {!data && !error && <ListSkeleton />}
      {data && data.items.length > 0 && (
        <ul>
          {data.items.map((conversation) => (
            <ConversationRow
              key={conversation.applicationId}
              conversation={conversation}
              base={base}
              isCurrent={conversation.applicationId === currentId}
              asOf={new Date(dataUpdatedAt).toISOString()}
            />
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          className="mx-5 my-4"
          page={data.page}
          pageCount={Math.ceil(data.total / data.pageSize)}
          toPage={address.toPage}
        />
      )}
      {data?.items.length === 0 && <NoConversations party={party} address={address} counts={data.counts} />}
    </section>
  );
}

type NoConversationsProps = Pick<MessagesSide, 'party'> & {
  address: ConversationAddress;
  counts: Conversations['counts'];
};

function NoConversations({ party, address, counts }: NoConversationsProps) {
  const { t } = useTranslation('messages');
  if (counts.all === 0)
    return (
      <EmptyState
        className="px-5 py-8"
        art="roster"
        as="h3"
        title={t('empty.list.title')}
        text={t(`empty.list.${party}`)}
        actions={party === 'applicant' && <LinkButton to="/jobs">{t('empty.list.action')}</LinkButton>}
      />
    );
  if (address.q)
    return (
      <div className="grid justify-items-start gap-3 px-5 py-6 text-ink-2">
        <p>{t('empty.search', { q: address.q })}</p>
        <Button size="s" variant="secondary" onClick={() => address.changeSearch('')}>
          {t('search.clear')}
        </Button>
      </div>
    );
  return <p className="grid justify-items-start gap-3 px-5 py-6 text-ink-2">{t(`empty.${address.filter}`)}</p>;
}

/** Searches when the typing pauses. */
function SearchLine({ address: { q, changeSearch }, label }: { address: ConversationAddress; label: string }) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  return (
    <SearchInput
      // Emptied from elsewhere, the line shows it.
      key={q === '' ? 'empty' : 'filled'}
      defaultValue={q}
      maxLength={QUERY_LENGTH}
      placeholder={label}
      aria-label={label}
      onValueChange={(typed) => {
        clearTimeout(pause.current);
        pause.current = setTimeout(() => changeSearch(typed.trim()), TYPING_PAUSE_MS);
      }}
    />
  );
}

/** Search, filter and page are in the address, next to the conversation that is open. */
function useConversationAddress() {
  const [params, setParams] = useSearchParams();
  const withValue = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (name !== 'page') next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  return {
    q: params.get('q')?.trim() ?? '',
    filter: CONVERSATION_FILTERS.find((filter) => filter === params.get('filter')) ?? 'all',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    toFilter: (filter: ConversationFilter) => ({
      search: withValue('filter', filter === 'all' ? '' : filter).toString(),
    }),
    toPage: (page: number) => ({ search: withValue('page', page > 1 ? String(page) : '').toString() }),
    changeSearch: (q: string) => setParams(withValue('q', q), { replace: true, preventScrollReset: true }),
  };
}

function ConversationRow({ conversation, base, isCurrent, asOf }: ConversationRowProps) {
  const { t } = useTranslation('messages');
  const locale = useLocale();
  const { search } = useLocation();
  const { applicationId, party, job, lastMessage, unread, closure, isBlocked, hasOpenDates } = conversation;
  const name = useOtherName(conversation);
  return (
    <li
      className={clsx(
        'relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 gap-y-0 border-line border-b px-5 py-3.5 max-md:px-gutter',
        isCurrent ? 'bg-marker-soft shadow-[inset_5px_0_0_var(--marker-2)]' : 'hover:bg-sheet-2',
      )}
    >
      <Monogram name={name} party={party === 'applicant' ? 'employer' : 'applicant'} isQuiet={closure !== null} />
      <div className="min-w-0">
        <p className="flex justify-between gap-2 text-fs-7 leading-[1.35]">
          <Link
            className={clsx(ROW_LINK, unread > 0 ? 'font-semibold text-ink' : 'font-medium')}
            to={{ pathname: `${base}/${applicationId}`, search }}
            state={{ fromList: true }}
            aria-current={isCurrent ? 'page' : undefined}
            preventScrollReset
          >
            {name}
          </Link>
          {lastMessage && (
            <span className="num whitespace-nowrap text-fs-8 text-ink-2">
              {shortTime(lastMessage.sentAt, asOf, locale)}
            </span>
          )}
        </p>
        <small
          className={clsx(
            'block overflow-hidden text-ellipsis whitespace-nowrap text-fs-9 text-ink-2 leading-[1.4]',
            unread > 0 && 'pr-7',
          )}
        >
          {job.title}
        </small>
        {lastMessage && <LastMessage last={lastMessage} isUnread={unread > 0} />}
        {party === 'employer' && <AssigneeLine assignee={conversation.assignee} />}
        {hasOpenDates && (
          <span className={clsx(MARK, 'bg-marker text-on-marker')}>
            <CalendarCheck size={16} />
            {t('list.chooseDate')}
          </span>
        )}
        {isBlocked && party === 'applicant' && (
          <span className={clsx(MARK, 'text-ink-2 outline outline-dashed outline-ink-3 -outline-offset-1')}>
            <Ban size={16} />
            {t('list.blocked')}
          </span>
        )}
        {closure && closure !== 'blocked' && (
          <span className={clsx(MARK, 'text-ink-2 outline outline-dashed outline-ink-3 -outline-offset-1')}>
            {t('list.ended')}
          </span>
        )}
      </div>
      {unread > 0 && (
        <em className="num absolute top-9.5 right-5 min-w-5 rounded-[3px] bg-marker px-1 text-center font-bold text-[0.75rem] text-on-marker leading-[1.25rem] max-md:right-(--gutter)">
          <span aria-hidden="true">{unread}</span>
          <span className="visually-hidden">{t('list.unread', { count: unread })}</span>
        </em>
      )}
    </li>
  );
}

function LastMessage({ last, isUnread }: { last: NonNullable<Conversation['lastMessage']>; isUnread: boolean }) {
  const { t } = useTranslation('messages');
  const { isOwn, readAt, files, hasProposal } = last;
  const Icon = readAt ? CheckCheck : Check;
  const others = files > 0 ? t('list.files', { count: files }) : t('deletedText');
  const text = last.text || (hasProposal ? t('list.dates') : others);
  return (
    <p
      className={clsx(
        'mt-0.75 flex gap-1.25 text-fs-8 leading-[1.4]',
        isUnread ? 'pr-7 font-semibold text-ink' : 'text-ink-2',
      )}
    >
      {isOwn && <Icon className="mt-0.5 flex-none" size={16} />}
      <span className="wrap-anywhere line-clamp-2">{isOwn ? t('list.you', { text }) : text}</span>
    </p>
  );
}

/** Shows the team member who takes care of a conversation. */
function AssigneeLine({ assignee }: { assignee: Conversation['assignee'] }) {
  const { t } = useTranslation('messages');
  const { account } = useSession();
  const isYou = assignee !== null && assignee.userId === account?.id;
  return (
    <p className="mt-1 flex items-center gap-1.5 text-fs-9 text-ink-2 leading-[1.3]">
      <i
        className={clsx(
          'grid h-5 min-w-7 flex-none place-items-center rounded-[3px] font-bold font-display text-[0.6875rem] leading-none',
          isYou ? 'bg-marker text-on-marker' : 'text-ink',
          !isYou && (assignee ? 'bg-sheet-2' : NOBODY),
        )}
        aria-hidden="true"
      >
        {assignee ? initialsOf(assignee.name) : '–'}
      </i>
      {isYou ? t('care.you') : (assignee?.name ?? t('care.nobody'))}
    </p>
  );
}

/** Returns the name of the other side: the employer, or the applicant unless their account was deleted. */
export function useOtherName({ party, employer, applicant }: Pick<Conversation, 'party' | 'employer' | 'applicant'>) {
  const { t } = useTranslation('messages');
  if (party === 'applicant') return employer.name;
  return applicant?.name ?? t('deletedUser');
}

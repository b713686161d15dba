import { formatNumber } from '@stellenvisite/contract/format-number';
import { FILTERS_OF, type MessageParty } from '@stellenvisite/contract/messages';
import type { Conversations } from '@stellenvisite/contract/messages.schema';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { TabsNav } from '../../ui/tabs-nav.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { ConversationRow } from './conversation-row.tsx';
import { ListSkeleton } from './messages-skeleton.tsx';
import { type ConversationAddress, useConversationAddress } from './use-conversation-address.ts';
import { useConversations } from './use-conversations.ts';

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
    <section className="msg-list" aria-labelledby="conversations">
      <header>
        <h2 id="conversations">{t('title')}</h2>
        <SearchLine address={address} label={t(`search.${party}`)} />
        <TabsNav label={t('filter.label')} tabs={tabs} />
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
        <Pagination page={data.page} pageCount={Math.ceil(data.total / data.pageSize)} toPage={address.toPage} />
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
        art="roster"
        as="h3"
        title={t('empty.list.title')}
        text={t(`empty.list.${party}`)}
        actions={party === 'applicant' && <LinkButton to="/jobs">{t('empty.list.action')}</LinkButton>}
      />
    );
  if (address.q)
    return (
      <div className="msg-nothing">
        <p>{t('empty.search', { q: address.q })}</p>
        <Button size="s" variant="secondary" onClick={() => address.changeSearch('')}>
          {t('search.clear')}
        </Button>
      </div>
    );
  return <p className="msg-nothing">{t(`empty.${address.filter}`)}</p>;
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

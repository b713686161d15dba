import type { ListedJob } from '@stellenvisite/contract/jobs/own-jobs.schema';
import type { TalentCard } from '@stellenvisite/contract/talent-pool/talent-card.schema';
import type { EnquiryAllowance } from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import { TALENT_SORTS } from '@stellenvisite/contract/talent-pool/talent-pool';
import type { TalentItem, TalentProfiles } from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import {
  Bookmark,
  BookmarkCheck,
  Check,
  ChevronDown,
  CircleHelp,
  Clock,
  type LucideIcon,
  Minus,
  Send,
} from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { TalentCardView, useTalentWords } from '../talent-card.tsx';
import { type PoolAddress, writePoolAddress } from './pool-address.ts';

/** Why no enquiry can be sent to a profile, or `free`. */
export type AskState = 'free' | 'viewer' | 'unverified' | 'usedUp' | 'noJob' | 'waiting' | 'accepted' | 'declinedJob';

type AskInput = {
  relation: TalentItem['relation'];
  allowance: EnquiryAllowance;
  jobId: string | null;
  jobs: readonly unknown[];
  mayAsk: boolean;
};

type MarkButtonProps = { isMarked: boolean; onMark: (isMarked: boolean) => void; isShort?: boolean };

/** The context and actions of the page that cards and pane need. */
export type PoolActions = {
  employerId: string;
  jobs: readonly ListedJob[];
  /** The job the profiles are compared with. */
  jobId: string | null;
  mayAsk: boolean;
  onAsk: (card: TalentCard) => void;
  onMark: (id: string, isMarked: boolean) => void;
};

type Relation = NonNullable<TalentItem['relation']>;

const ICONS: Record<Relation['state'], LucideIcon> = {
  asked: Send,
  question: CircleHelp,
  accepted: Check,
  declined: Minus,
  expired: Clock,
};

type ProfileListProps = {
  profiles: TalentProfiles;
  asOf: string;
  address: PoolAddress;
  actions: PoolActions;
  onChange: (address: Partial<PoolAddress>) => void;
};

const toAddress = (address: PoolAddress) => ({ search: writePoolAddress(address).toString() });

/** Renders a page of anonymous profiles. */
export function ProfileList({ profiles, asOf, address, actions, onChange }: ProfileListProps) {
  const { t } = useTranslation('talent-pool');
  const { items, total, page, pageSize } = profiles;
  const from = (page - 1) * pageSize + 1;
  return (
    <>
      <div className="te-list-head">
        <span>
          <Trans
            t={t}
            i18nKey="search.range"
            values={{ from, to: from + items.length - 1, total }}
            components={{ b: <b className="num" /> }}
          />
        </span>
        {actions.jobId && <SortSelect address={address} onChange={onChange} />}
      </div>
      <ul className="te-cards" aria-label={t('search.list')}>
        {items.map((item) => (
          <li key={item.card.id}>
            <ProfileCard item={item} profiles={profiles} asOf={asOf} address={address} actions={actions} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        toPage={(next) => toAddress({ ...address, page: next, profile: null })}
      />
    </>
  );
}

type ProfileCardProps = Pick<ProfileListProps, 'profiles' | 'asOf' | 'address' | 'actions'> & { item: TalentItem };

function ProfileCard({ item, profiles, asOf, address, actions }: ProfileCardProps) {
  const { t } = useTranslation('talent-pool');
  const words = useTalentWords();
  const { card, match, relation, isMarked } = item;
  const { jobId, jobs, mayAsk, onAsk, onMark } = actions;
  const state = askStateOf({ relation, allowance: profiles.allowance, jobId, jobs, mayAsk });
  return (
    <TalentCardView
      card={card}
      match={match}
      as="h2"
      isCurrent={card.id === address.profile}
      link={(name) => (
        <Link
          to={toAddress({ ...address, profile: card.id })}
          preventScrollReset
          data-talent={card.id}
          aria-current={card.id === address.profile ? 'true' : undefined}
        >
          {name}
          <span className="visually-hidden">, {words.number(card.number)}</span>
        </Link>
      )}
      status={relation && <RelationBadge relation={relation} asOf={asOf} />}
      actions={
        <>
          {state === 'free' && (
            <Button onClick={() => onAsk(card)}>
              {t('pane.ask')}
              <span className="visually-hidden">: {words.number(card.number)}</span>
            </Button>
          )}
          <MarkButton isShort={state === 'free'} isMarked={isMarked} onMark={(next) => onMark(card.id, next)} />
        </>
      }
    />
  );
}

export function SortSelect({ address, onChange }: Pick<ProfileListProps, 'address' | 'onChange'>) {
  const { t } = useTranslation('talent-pool');
  return (
    <label className="te-sort">
      {t('search.sort')}
      <span className="te-select">
        <select
          value={address.sort ?? 'match'}
          onChange={({ target }) => onChange({ sort: TALENT_SORTS.find((sort) => sort === target.value) ?? null })}
        >
          {TALENT_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`search.sorts.${sort}`)}
            </option>
          ))}
        </select>
        <ChevronDown size={16} />
      </span>
    </label>
  );
}

/** Shows the outcome of the latest enquiry. */
function RelationBadge({ relation, asOf }: { relation: Relation; asOf: string }) {
  const { t } = useTranslation('talent-pool');
  const Icon = ICONS[relation.state];
  return (
    <span className={`tc-status tc-status-${relation.state}`}>
      <Icon size={16} />
      <span>
        {t(`status.${relation.state}`)}
        {relation.state === 'asked' && (
          <>
            , <RelativeTime when={relation.at} asOf={asOf} />
          </>
        )}
      </span>
    </span>
  );
}

/** Marked profiles are found again by their own filter; their owners are not informed. */
export function MarkButton({ isMarked, onMark, isShort = false }: MarkButtonProps) {
  const { t } = useTranslation('talent-pool');
  const Icon = isMarked ? BookmarkCheck : Bookmark;
  const words = t(isMarked ? 'pane.marked' : 'pane.mark');
  return (
    <Button variant="secondary" icon={<Icon size={20} />} aria-pressed={isMarked} onClick={() => onMark(!isMarked)}>
      {isShort ? <span className="visually-hidden">{words}</span> : words}
    </Button>
  );
}

/** In the order in which one has to be corrected before the next matters. */
export function askStateOf({ relation, allowance, jobId, jobs, mayAsk }: AskInput): AskState {
  if (relation?.state === 'accepted') return 'accepted';
  if (relation?.state === 'asked' || relation?.state === 'question') return 'waiting';
  if (!mayAsk) return 'viewer';
  if (!allowance.isVerified) return 'unverified';
  if (jobs.length === 0) return 'noJob';
  if (allowance.left < 1) return 'usedUp';
  return relation?.state === 'declined' && jobId !== null && relation.jobId === jobId ? 'declinedJob' : 'free';
}

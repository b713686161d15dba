import { TALENT_SORTS } from '@stellenvisite/contract/talent-pool';
import type { TalentItem, TalentProfiles } from '@stellenvisite/contract/talent-pool.schema';
import { ChevronDown } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { TalentCardView } from '../talent-card.tsx';
import { useTalentWords } from '../use-talent-words.ts';
import { askStateOf } from './ask-state.ts';
import { MarkButton } from './mark-button.tsx';
import { type PoolAddress, writePoolAddress } from './pool-address.ts';
import type { PoolActions } from './pool-context.ts';
import { RelationBadge } from './relation-badge.tsx';

type ProfileListProps = {
  profiles: TalentProfiles;
  asOf: string;
  address: PoolAddress;
  actions: PoolActions;
  onChange: (address: Partial<PoolAddress>) => void;
};

const toAddress = (address: PoolAddress) => ({ search: writePoolAddress(address).toString() });

/** A page of anonymous profiles. */
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

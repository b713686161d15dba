import { IDEA_SORTS, IDEA_STATUSES, type IdeaStatus } from '@stellenvisite/contract/content/ideas';
import type { IdeaList } from '@stellenvisite/contract/content/ideas.schema';
import { CalendarDays, Check, Clock, MessageSquare, Minus, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { TabsNav } from '../../../ui/tabs-nav.tsx';
import { IDEAS, IdeaForm, type IdeaSort, type IdeasAddress, ideasPath } from './idea-form.tsx';
import { VoteButton } from './vote-button.tsx';

const ICON = { review: Clock, planned: CalendarDays, working: Pencil, done: Check, declined: Minus } as const;

const SHOWN_LETTERS = 180;

export function IdeasPage({ ideas, address }: { ideas: IdeaList; address: IdeasAddress }) {
  const { t } = useTranslation('ideas');
  const navigate = useNavigate();
  const [isFormShown, setFormShown] = useState(false);
  const countOf = (status: string) => ideas.counts.find((each) => each.status === status)?.count ?? 0;
  const all = ideas.counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <header className="wrap idea-top">
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <div className="wrap idea-grid">
        <div>
          <TabsNav
            label={t('tabs')}
            tabs={[
              { to: ideasPath({ ...address, status: null }), label: t('all'), count: all, current: !address.status },
              ...IDEA_STATUSES.map((status) => ({
                to: ideasPath({ ...address, status }),
                label: t(`status.${status}`),
                count: countOf(status),
                current: address.status === status,
              })),
            ]}
          />
          <div className="idea-bar">
            <span>{t('summary', { count: all, done: countOf('done') })}</span>
            <div>
              <Select
                size="s"
                aria-label={t('sort.label')}
                value={address.sort}
                options={IDEA_SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
                onChange={(event) => void navigate(ideasPath({ ...address, sort: event.target.value as IdeaSort }))}
              />
            </div>
          </div>
          {ideas.items.length === 0 ? (
            <EmptyState
              title={t('empty')}
              actions={
                <Link className="link" to={IDEAS}>
                  {t('emptyLink')}
                </Link>
              }
            />
          ) : (
            <IdeaRows ideas={ideas} />
          )}
          <Pagination
            className="mt-6"
            page={ideas.page}
            pageCount={Math.max(1, Math.ceil(ideas.total / ideas.pageSize))}
            toPage={(page) => ideasPath({ ...address, page })}
          />
        </div>
        <aside className="idea-side" aria-label={t('form.title')}>
          <IdeaForm isShown={isFormShown} />
          <div className="idea-open">
            <Button wide onClick={() => setFormShown(!isFormShown)} aria-expanded={isFormShown}>
              {t(isFormShown ? 'form.close' : 'form.submit')}
            </Button>
          </div>
        </aside>
      </div>
    </>
  );
}

/** Ends with a whole word. */
const shorten = (text: string): string =>
  text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS).replace(/\s+\S*$/, '')} …` : text;

function IdeaRows({ ideas: { items, asOf } }: { ideas: IdeaList }) {
  const { t } = useTranslation('ideas');
  return (
    <ul className="idea-list">
      {items.map((idea) => (
        <li key={idea.number} className="idea-row">
          <VoteButton idea={idea} />
          <div>
            <h2>
              <Link to={`${IDEAS}/${idea.number}`}>{idea.title}</Link>
            </h2>
            {idea.text && <p>{shorten(idea.text)}</p>}
            {idea.reason && (
              <p className="idea-why">
                <b>{t('whyNot')}</b> {idea.reason}
              </p>
            )}
            <div className="idea-meta">
              <IdeaStatusBadge status={idea.status} />
              <span>{t(`area.${idea.area}`)}</span>
              <span className="idea-count">
                <MessageSquare size={16} /> {t('comments', { count: idea.comments })}
              </span>
              <RelativeTime when={idea.createdAt} asOf={asOf} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Icon and word, never colour alone. */
export function IdeaStatusBadge({ status }: { status: IdeaStatus }) {
  const { t } = useTranslation('ideas');
  const Icon = ICON[status];
  return (
    <span className={`idea-status is-${status}`}>
      <Icon size={16} /> {t(`status.${status}`)}
    </span>
  );
}

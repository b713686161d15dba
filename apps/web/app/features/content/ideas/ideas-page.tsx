import { IDEA_SORTS, IDEA_STATUSES, type IdeaStatus } from '@stellenvisite/contract/content/ideas';
import type { IdeaList } from '@stellenvisite/contract/content/ideas.schema';
import { clsx } from 'clsx';
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
      <header className="wrap pt-12 pb-8 max-md:pt-6 max-md:pb-4">
        <h1 className="text-[length:clamp(2.5rem,5vw,4.5rem)] leading-none tracking-line">{t('title')}</h1>
        <p className="mt-4 max-w-168 text-ink-2 text-fs-5 leading-[1.5]">{t('lead')}</p>
      </header>
      <div className="wrap grid grid-cols-[minmax(0,1fr)_26rem] gap-12 items-start pb-24 max-lg:grid-cols-1 max-md:block max-md:pb-10">
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
          <div className="flex items-center justify-between gap-4 py-4 text-fs-8 text-ink-2 [&_.sort]:h-(--tap) max-md:py-3 max-md:gap-x-4 max-md:gap-y-0 max-md:flex-wrap">
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
        <aside className="grid gap-6 content-start max-md:contents" aria-label={t('form.title')}>
          <IdeaForm isShown={isFormShown} />
          <div
            className="hidden max-md:sticky max-md:bottom-0 max-md:z-9 max-md:-mx-(--gutter) max-md:mt-6 max-md:block max-md:bg-sheet max-md:px-gutter max-md:pt-[10px] max-md:pb-[calc(10px_+_env(safe-area-inset-bottom))] max-md:shadow-bar"
            data-phone-bar
          >
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
    <ul className="border border-line rounded-sheet overflow-hidden bg-sheet max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none">
      {items.map((idea) => (
        <li
          key={idea.number}
          className="relative grid grid-cols-[4rem_minmax(0,1fr)] gap-x-5 gap-y-0 p-5 not-first:border-t not-first:border-t-line hover:bg-sheet-2 hover:[&_h3_a]:underline hover:[&_h3_a]:underline-offset-[0.15em] hover:[&_h3_a]:decoration-2 max-md:gap-x-[14px] max-md:p-4"
        >
          <VoteButton idea={idea} />
          <div>
            <h2 className="text-fs-4 leading-[1.2] tracking-[-0.015em]">
              <Link className="after:absolute after:inset-0" to={`${IDEAS}/${idea.number}`}>
                {idea.title}
              </Link>
            </h2>
            {idea.text && (
              <p className="mt-[4px] text-fs-7 leading-[1.5] text-ink-2 text-pretty">{shorten(idea.text)}</p>
            )}
            {idea.reason && (
              <p className="text-pretty mt-3 py-[10px] px-[14px] border-l-4 border-l-warn bg-[color-mix(in_srgb,var(--warn-tint)_55%,var(--sheet))] rounded-l-none rounded-r-cell text-fs-8! leading-[1.45]! text-ink!">
                <b className="text-warn">{t('whyNot')}</b> {idea.reason}
              </p>
            )}
            <div className="flex flex-wrap items-center gap-x-[14px] gap-y-[6px] mt-3 text-fs-8 text-ink-2">
              <IdeaStatusBadge status={idea.status} />
              <span>{t(`area.${idea.area}`)}</span>
              <span className="inline-flex items-center gap-[5px]">
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

const STATUS_LOOK: Record<IdeaStatus, string> = {
  review: 'shadow-[inset_0_0_0_1px_var(--line-2)] text-ink-2',
  planned: 'bg-shift-n-tint text-shift-n-ink',
  working: 'bg-shift-n text-shift-n-on',
  done: 'bg-good-tint text-good',
  declined: 'bg-warn-tint text-warn',
};

/** Icon and word, never colour alone. */
export function IdeaStatusBadge({ status }: { status: IdeaStatus }) {
  const { t } = useTranslation('ideas');
  const Icon = ICON[status];
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-[6px] h-7 pr-[9px] pl-[7px] rounded-cell font-text font-semibold text-fs-8 leading-none whitespace-nowrap',
        STATUS_LOOK[status],
      )}
    >
      <Icon size={16} /> {t(`status.${status}`)}
    </span>
  );
}

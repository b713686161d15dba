import type { Idea } from '@stellenvisite/contract/content/ideas.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import { Check, MessageSquare, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ReportButton } from '../../support/reports/shared/report-button.tsx';
import { IdeaComments } from './idea-comments.tsx';
import { IDEAS } from './idea-form.tsx';
import { IdeaStatusBadge } from './ideas-page.tsx';
import { useOwnVotes, useRefreshVotes, VoteButton } from './vote-button.tsx';

export function IdeaPage({ idea }: { idea: Idea }) {
  const { t } = useTranslation('ideas');
  return (
    <div className="wrap">
      <Breadcrumb items={[{ label: t('nav'), to: IDEAS }, { label: idea.title }]} />
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-6 pt-4 pb-10 max-md:grid-cols-1 max-md:gap-4 max-md:pt-2 max-md:pb-6">
        <VoteButton size="large" idea={idea} />
        <div>
          <IdeaStatusBadge status={idea.status} />
          <h1 className="text-[length:clamp(2rem,3.6vw,3.25rem)] leading-tight tracking-[-0.033em] mt-3">
            {idea.title}
          </h1>
          <p className="flex flex-wrap gap-x-[14px] gap-y-[6px] mt-4 text-fs-8 text-ink-2 items-center">
            <span>{idea.author ?? t('formerMember')}</span>
            <span>{t('submittedOn', { date: formatDate(idea.createdAt) })}</span>
            <span>{t(`area.${idea.area}`)}</span>
            <span className="inline-flex items-center gap-[5px]">
              <MessageSquare size={16} /> {t('comments', { count: idea.comments })}
            </span>
          </p>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_26rem] gap-12 items-start pb-24 max-lg:grid-cols-1 max-md:block max-md:pb-10">
        <div>
          {idea.status === 'declined' ? (
            <p className="py-[10px] px-[14px] border-l-4 border-l-warn bg-[color-mix(in_srgb,var(--warn-tint)_55%,var(--sheet))] rounded-l-none rounded-r-cell text-fs-8! leading-[1.45]! text-ink!">
              <b className="text-warn">{t('whyNot')}</b> {idea.reason}
            </p>
          ) : (
            <IdeaSteps idea={idea} />
          )}
          {idea.text && (
            <div className="text-fs-5 leading-[1.6] mt-8 max-md:text-[1.0625rem] max-md:mt-6">
              {idea.text.split(/\n+/).map((paragraph) => (
                <p className="not-first:mt-4" key={paragraph}>
                  {paragraph}
                </p>
              ))}
            </div>
          )}
          {idea.answer && (
            <section
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-4 bg-shift-n-tint rounded-sheet py-5 px-6 mt-8 leading-[1.5] max-md:p-4 max-md:gap-3 max-md:mt-6"
              aria-label={t('answer')}
            >
              <span
                className="inline-grid place-items-center w-10 h-10 rounded-cell font-display font-bold text-fs-8 leading-none flex-none bg-shift-n text-shift-n-on"
                aria-hidden="true"
              >
                SV
              </span>
              <div>
                <b className="block">{t('answer')}</b>
                <small className="text-ink-2">
                  {[idea.answer.by, formatDate(idea.answer.at)].filter(Boolean).join(' · ')}
                </small>
                <p className="mt-2">{idea.answer.text}</p>
              </div>
            </section>
          )}
          <IdeaComments idea={idea} />
        </div>
        <aside className="grid gap-6 content-start max-md:contents" aria-label={t('more')}>
          <Notices idea={idea} />
          {idea.similar.length > 0 && (
            <section
              className="grid gap-3 p-6 border border-line rounded-sheet bg-sheet max-md:mt-6"
              aria-labelledby="similar-ideas"
            >
              <h2 className="text-fs-4 tracking-[-0.015em]" id="similar-ideas">
                {t('similar')}
              </h2>
              <ul>
                {idea.similar.map((other) => (
                  <li key={other.number}>
                    <Link
                      className="grid grid-cols-[3rem_1fr] gap-[12px] items-center py-[12px] px-0 border-t border-t-line min-h-14 text-fs-7 leading-ui"
                      to={`${IDEAS}/${other.number}`}
                    >
                      <span className="font-display font-semibold text-[1.125rem] leading-none text-center py-[10px] shadow-[inset_0_0_0_1px_var(--line-2)] rounded-cell">
                        {other.votes}
                      </span>
                      <span>
                        <b className="font-semibold">{other.title}</b>
                        <small className="block text-ink-2">{t(`status.${other.status}`)}</small>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <ReportButton kind="idea" id={idea.id}>
            {t('report')}
          </ReportButton>
        </aside>
      </div>
    </div>
  );
}

/** How far it is; what lies ahead has no date of its own. */
function IdeaSteps({ idea }: { idea: Idea }) {
  const { t } = useTranslation('ideas');
  const steps = [
    { key: 'submitted', at: idea.createdAt, status: 'review' },
    { key: 'planned', at: idea.plannedAt, status: 'planned' },
    { key: 'working', at: idea.workingAt, status: 'working' },
    { key: 'done', at: idea.doneAt, status: 'done' },
  ] as const;
  const current = steps.findIndex(({ status }) => status === idea.status);
  return (
    <ol className="grid grid-cols-[repeat(4,1fr)] border border-line rounded-sheet overflow-hidden bg-sheet max-md:grid-cols-1">
      {steps.map(({ key, at }, index) => (
        <li
          key={key}
          className={clsx(
            'py-4 px-5 border-l border-l-line grid gap-[3px] content-start text-fs-8 first:border-0 max-md:border-l-0 max-md:border-t max-md:border-t-line max-md:grid-cols-[9.5rem_1fr] max-md:items-center max-md:py-[12px] max-md:px-4',
            index === current && key !== 'submitted' ? 'bg-shift-n text-shift-n-on' : 'text-ink-2',
            index > current && '',
          )}
          aria-current={index === current ? 'step' : undefined}
        >
          <b
            className={clsx(
              'flex items-center gap-[6px] font-display font-semibold text-fs-6 leading-[1.3]',
              index === current && key !== 'submitted' && 'text-inherit',
              index > current && 'text-ink-2',
              !(index === current && key !== 'submitted') && !(index > current) && 'text-ink',
            )}
          >
            {index < current && <Check size={16} />}
            {index === current && key === 'working' && <Pencil size={16} />}
            {t(`step.${key}`)}
          </b>
          {index <= current && at && <span>{formatDate(at)}</span>}
          {key === 'done' && index > current && idea.expected && <span>{t('expected', { when: idea.expected })}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Lets a voter choose whether to be notified of comments as well as of the status. */
function Notices({ idea }: { idea: Idea }) {
  const { t: words } = useTranslation('ideas', { keyPrefix: 'notices' });
  const { votes } = useOwnVotes();
  const refresh = useRefreshVotes();
  const errorText = useErrorText();
  const change = $api.useMutation('put', '/api/ideas/{number}/vote', {
    onSuccess: () => refresh(),
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  const own = votes?.find(({ number }) => number === idea.number);
  return (
    <section
      className="grid gap-3 p-6 border border-line rounded-sheet bg-sheet max-md:mt-6"
      aria-labelledby="idea-notices"
    >
      <h2 className="text-fs-4 tracking-[-0.015em]" id="idea-notices">
        {words('title')}
      </h2>
      <p className="text-ink-2 text-fs-7 leading-[1.45]">{words(own ? 'voted' : 'notYet')}</p>
      {own && (
        <Checkbox
          label={words('comments')}
          checked={own.comments}
          onChange={(event) =>
            change.mutate({ params: { path: { number: idea.number } }, body: { comments: event.target.checked } })
          }
        />
      )}
    </section>
  );
}

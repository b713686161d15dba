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
      <div className="idea-head">
        <VoteButton idea={idea} />
        <div>
          <IdeaStatusBadge status={idea.status} />
          <h1>{idea.title}</h1>
          <p className="idea-meta">
            <span>{idea.author ?? t('formerMember')}</span>
            <span>{t('submittedOn', { date: formatDate(idea.createdAt) })}</span>
            <span>{t(`area.${idea.area}`)}</span>
            <span className="idea-count">
              <MessageSquare size={16} /> {t('comments', { count: idea.comments })}
            </span>
          </p>
        </div>
      </div>
      <div className="idea-grid">
        <div>
          {idea.status === 'declined' ? (
            <p className="idea-why">
              <b>{t('whyNot')}</b> {idea.reason}
            </p>
          ) : (
            <IdeaSteps idea={idea} />
          )}
          {idea.text && (
            <div className="idea-text">
              {idea.text.split(/\n+/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          )}
          {idea.answer && (
            <section className="idea-answer" aria-label={t('answer')}>
              <span className="idea-mono is-team" aria-hidden="true">
                SV
              </span>
              <div>
                <b>{t('answer')}</b>
                <small>{[idea.answer.by, formatDate(idea.answer.at)].filter(Boolean).join(' · ')}</small>
                <p>{idea.answer.text}</p>
              </div>
            </section>
          )}
          <IdeaComments idea={idea} />
        </div>
        <aside className="idea-side" aria-label={t('more')}>
          <Notices idea={idea} />
          {idea.similar.length > 0 && (
            <section className="idea-card" aria-labelledby="similar-ideas">
              <h2 id="similar-ideas">{t('similar')}</h2>
              <ul className="idea-more">
                {idea.similar.map((other) => (
                  <li key={other.number}>
                    <Link to={`${IDEAS}/${other.number}`}>
                      <span className="idea-number">{other.votes}</span>
                      <span>
                        <b>{other.title}</b>
                        <small>{t(`status.${other.status}`)}</small>
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
    <ol className="idea-steps">
      {steps.map(({ key, at }, index) => (
        <li
          key={key}
          className={clsx(index === current && key !== 'submitted' && 'is-now', index > current && 'is-next')}
          aria-current={index === current ? 'step' : undefined}
        >
          <b>
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
    <section className="idea-card" aria-labelledby="idea-notices">
      <h2 id="idea-notices">{words('title')}</h2>
      <p>{words(own ? 'voted' : 'notYet')}</p>
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

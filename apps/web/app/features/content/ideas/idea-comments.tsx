import { COMMENT_LENGTH } from '@stellenvisite/contract/content/ideas';
import type { Idea, IdeaComment } from '@stellenvisite/contract/content/ideas.schema';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextArea } from '../../../ui/forms/text-input.tsx';
import { initialsOf } from '../../../ui/initials.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { ReportButton } from '../../support/reports/shared/report-button.tsx';
import { IDEAS } from './idea-form.tsx';

type SingleComment = Omit<IdeaComment, 'replies'>;

export function IdeaComments({ idea }: { idea: Idea }) {
  const { t } = useTranslation('ideas');
  const [replyTo, setReplyTo] = useState<string | null>(null);
  const { items, total, page, pageSize } = idea.commentPage;
  const show = (comment: SingleComment, isReply: boolean) => (
    <CommentView
      key={comment.id}
      comment={comment}
      asOf={idea.asOf}
      isReply={isReply}
      onReply={() => setReplyTo(comment.id)}
    />
  );
  return (
    <section aria-labelledby="idea-comments">
      <div className="idea-comments-head">
        <h2 id="idea-comments">{t('comments', { count: idea.comments })}</h2>
      </div>
      <CommentForm number={idea.number} />
      {items.map((comment) => (
        <div key={comment.id}>
          {show(comment, false)}
          {comment.replies.map((reply) => show(reply, true))}
          {replyTo !== null && [comment, ...comment.replies].some(({ id }) => id === replyTo) && (
            <CommentForm number={idea.number} replyTo={replyTo} onDone={() => setReplyTo(null)} />
          )}
        </div>
      ))}
      <Pagination
        page={page}
        pageCount={Math.max(1, Math.ceil(total / pageSize))}
        toPage={(next) => `${IDEAS}/${idea.number}${next > 1 ? `?page=${next}` : ''}`}
      />
    </section>
  );
}

type CommentViewProps = { comment: SingleComment; asOf: string; isReply: boolean; onReply: () => void };

function CommentView({ comment, asOf, isReply, onReply }: CommentViewProps) {
  const { t: words } = useTranslation('ideas', { keyPrefix: 'comment' });
  const { account } = useSession();
  const author = comment.author ?? words('formerMember');
  return (
    <article className={clsx('idea-comment', isReply && 'is-reply')} aria-label={words('by', { author })}>
      <span className={clsx('idea-mono', comment.isTeam && 'is-team')} aria-hidden="true">
        {comment.isTeam ? 'SV' : initialsOf(author)}
      </span>
      <div>
        <p className="idea-who">
          <b>{author}</b>
          {comment.isTeam && <span>Stellenvisite</span>}
          <RelativeTime when={comment.createdAt} asOf={asOf} />
        </p>
        <p>{comment.text}</p>
        <div className="idea-acts">
          {account && (
            <Button variant="ghost" size="s" onClick={onReply}>
              {words('reply')}
            </Button>
          )}
          <ReportButton kind="idea_comment" id={comment.id}>
            {words('report')}
          </ReportButton>
        </div>
      </div>
    </article>
  );
}

type CommentFormProps = { number: number; replyTo?: string; onDone?: () => void };

/** The text stays when it could not be sent. */
function CommentForm({ number, replyTo, onDone }: CommentFormProps) {
  const { t: words } = useTranslation('ideas', { keyPrefix: 'comment' });
  const errorText = useErrorText();
  const { account, status } = useSession();
  const { revalidate } = useRevalidator();
  const [text, setText] = useState('');
  const send = $api.useMutation('post', '/api/ideas/{number}/comments');
  if (status !== 'unknown' && !account)
    return (
      <p className="idea-write-row">
        <Link className="link" to={`/login?next=${IDEAS}/${number}`}>
          {words('signIn')}
        </Link>
      </p>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || send.isPending) return;
    send.mutate(
      { params: { path: { number } }, body: { text, ...(replyTo && { replyTo }) } },
      {
        onSuccess: () => {
          setText('');
          onDone?.();
          void revalidate();
        },
      },
    );
  };
  return (
    <form className="idea-write" noValidate onSubmit={submit}>
      <span className="idea-mono is-own" aria-hidden="true" />
      <div>
        <Field
          label={words(replyTo ? 'yourReply' : 'yours')}
          help={words('rule')}
          error={send.error ? <span role="alert">{errorText(send.error)}</span> : undefined}
        >
          <TextArea
            value={text}
            maxLength={COMMENT_LENGTH}
            rows={3}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <div className="idea-write-row">
          <Button type="submit" loading={send.isPending}>
            {words('send')}
          </Button>
        </div>
      </div>
    </form>
  );
}

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
      <div className="flex flex-wrap gap-x-4 gap-y-1 mb-3 items-baseline justify-between mt-12">
        <h2 className="text-fs-2 tracking-[-0.028em]" id="idea-comments">
          {t('comments', { count: idea.comments })}
        </h2>
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
    <article
      className={clsx(
        'grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 gap-y-[4px] py-5 border-t border-t-line text-fs-6 leading-[1.5] max-md:gap-x-[12px]',
        isReply && 'ml-14 max-md:ml-6',
      )}
      aria-label={words('by', { author })}
    >
      <span
        className={clsx(
          'inline-grid place-items-center w-10 h-10 rounded-cell font-display font-bold text-fs-8 leading-none flex-none',
          comment.isTeam
            ? 'bg-shift-n text-shift-n-on'
            : 'bg-[var(--c-mid,var(--sheet-2))] text-[var(--c-ink,var(--ink))]',
        )}
        aria-hidden="true"
      >
        {comment.isTeam ? 'SV' : initialsOf(author)}
      </span>
      <div>
        <p className="mt-[4px] flex flex-wrap gap-x-[10px] gap-y-[2px] items-baseline text-fs-8 text-ink-2">
          <b className="text-fs-7 text-ink">{author}</b>
          {comment.isTeam && <span>Stellenvisite</span>}
          <RelativeTime when={comment.createdAt} asOf={asOf} />
        </p>
        <p className="mt-[4px]">{comment.text}</p>
        <div className="flex gap-4 mt-[2px] -mb-[8px] text-fs-8 [&_button]:inline-flex [&_button]:items-center [&_button]:gap-[5px] [&_button]:min-h-tap [&_button]:text-ink-2 [&_button]:font-medium">
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
      <p>
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
    <form
      className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-4 py-5 border-t border-t-line max-md:gap-x-[12px] max-md:gap-y-[4px]"
      noValidate
      onSubmit={submit}
    >
      <span
        className="inline-grid place-items-center w-10 h-10 rounded-cell font-display font-bold text-fs-8 leading-none flex-none bg-marker text-on-marker"
        aria-hidden="true"
      />
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
        <div className="flex items-center justify-between gap-4 mt-3 text-fs-8 text-ink-2 max-md:flex-col max-md:items-stretch">
          <Button type="submit" loading={send.isPending}>
            {words('send')}
          </Button>
        </div>
      </div>
    </form>
  );
}

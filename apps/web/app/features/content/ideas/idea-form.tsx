import {
  IDEA_AREAS,
  IDEA_SORTS,
  IDEA_STATUSES,
  IDEA_TITLE_LENGTH,
  type IdeaStatus,
  SIMILAR_FROM_LETTERS,
  SIMILAR_IDEAS,
} from '@stellenvisite/contract/content/ideas';
import { submitIdeaSchema } from '@stellenvisite/contract/content/ideas.schema';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { $publicApi } from '../../../api/public-queries.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea, TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { VoteButton } from './vote-button.tsx';

export const IDEAS = '/ideen';

export type IdeaSort = (typeof IDEA_SORTS)[number];

export type IdeasAddress = { status: IdeaStatus | null; sort: IdeaSort; page?: number };

/** The status in the address: `/ideen?stand=geplant`. */
const STATUS_SLUGS: Record<IdeaStatus, string> = {
  review: 'pruefung',
  planned: 'geplant',
  working: 'in-arbeit',
  done: 'umgesetzt',
  declined: 'abgelehnt',
};

const TYPING_PAUSE_MS = 250;

/** Proposes something; what is already there is shown while one types. */
export function IdeaForm({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('ideas', { keyPrefix: 'form' });
  const { t: words } = useTranslation('ideas');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { account, status } = useSession();
  const submit = $api.useMutation('post', '/api/ideas', {
    onSuccess: ({ number }) => {
      void toast(t('sent'), { tone: 'good' });
      void navigate(`${IDEAS}/${number}`);
    },
  });
  const form = useZodForm({
    schema: submitIdeaSchema,
    defaultValues: { title: '', text: '' },
    fields: ['title', 'area'],
    errorText: (name) => t(name === 'title' ? 'titleMissing' : 'areaMissing'),
    onSubmit: (body) => submit.mutateAsync({ body }).catch(() => undefined),
  });
  return (
    <section
      className={clsx(
        'sticky top-6 grid gap-3 p-6 border border-line rounded-sheet bg-sheet max-md:mt-6 max-md:static',
        !isShown && 'max-md:hidden',
      )}
      aria-labelledby="idea-form"
    >
      <h2 className="text-fs-4 tracking-[-0.015em]" id="idea-form">
        {t('title')}
      </h2>
      <p className="text-ink-2 text-fs-7 leading-[1.45]">{t('lead')}</p>
      {status !== 'unknown' && !account ? (
        <LinkButton to={`/login?next=${IDEAS}`} wide>
          {t('signIn')}
        </LinkButton>
      ) : account?.role === 'admin' ? (
        <p className="text-ink-2 text-fs-7 leading-[1.45]">{t('admin')}</p>
      ) : (
        <form className="grid gap-5" noValidate onSubmit={form.submit}>
          <ErrorSummary {...form.summary} failure={submit.error && errorText(submit.error)} />
          <Field label={t('what')} {...form.field('title')}>
            <TextInput {...form.register('title')} maxLength={IDEA_TITLE_LENGTH} />
          </Field>
          <SimilarIdeas words={form.watch('title')} />
          <Field label={t('description')} hint={t('optional')}>
            <TextArea {...form.register('text')} placeholder={t('descriptionHint')} />
          </Field>
          <Field label={t('area')} {...form.field('area')}>
            <Select
              {...form.register('area')}
              options={[
                { value: '', label: t('choose') },
                ...IDEA_AREAS.map((each) => ({ value: each, label: words(`area.${each}`) })),
              ]}
            />
          </Field>
          <Button type="submit" wide loading={submit.isPending}>
            {t('submit')}
          </Button>
          <p className="fld-help">{t('name')}</p>
        </form>
      )}
    </section>
  );
}

/** Two who want the same are worth more as two votes than as two ideas. */
function SimilarIdeas({ words }: { words: string }) {
  const { t } = useTranslation('ideas', { keyPrefix: 'form' });
  const { t: names } = useTranslation('ideas');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const { data } = $publicApi.useQuery(
    'get',
    '/api/ideas',
    { params: { query: { q: asked, page: 1 } } },
    { enabled: asked.length >= SIMILAR_FROM_LETTERS },
  );
  const found = asked.length >= SIMILAR_FROM_LETTERS ? (data?.items.slice(0, SIMILAR_IDEAS) ?? []) : [];
  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <div className="border border-line-2 rounded-control overflow-hidden bg-sheet shadow-field mt-[2px]">
          <p className="py-[10px] px-[14px] font-text font-semibold text-fs-8 leading-ui bg-sheet-2 border-b border-b-line">
            {t('similar', { count: found.length })}
          </p>
          <ul>
            {found.map((idea) => (
              <li
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-[12px] gap-y-[2px] items-center py-[10px] px-[14px] text-fs-7 leading-ui not-first:border-t not-first:border-t-line"
                key={idea.number}
              >
                <Link className="font-semibold min-h-tap block" to={`${IDEAS}/${idea.number}`}>
                  {idea.title}
                  <small className="block text-ink-2 font-normal mt-[2px]">
                    {names(`status.${idea.status}`)} · {names('comments', { count: idea.comments })}
                  </small>
                </Link>
                <VoteButton size="small" idea={idea} onVoted={() => void toast(t('votedInstead'), { tone: 'good' })} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

export function ideasPath({ status, sort, page = 1 }: IdeasAddress): string {
  const query = new URLSearchParams();
  if (status) query.set('stand', STATUS_SLUGS[status]);
  if (sort !== 'votes') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? IDEAS : `${IDEAS}?${query}`;
}

export function readIdeasAddress(query: URLSearchParams): IdeasAddress {
  return {
    status: IDEA_STATUSES.find((each) => STATUS_SLUGS[each] === query.get('stand')) ?? null,
    sort: IDEA_SORTS.find((each) => each === query.get('sort')) ?? 'votes',
  };
}

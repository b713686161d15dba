import { IDEA_AREAS, IDEA_TITLE_LENGTH, SIMILAR_FROM_LETTERS, SIMILAR_IDEAS } from '@stellenvisite/contract/ideas';
import { submitIdeaSchema } from '@stellenvisite/contract/ideas.schema';
import { clsx } from 'clsx';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { $publicApi } from '../../api/public-queries.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { useSession } from '../../session/use-session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { IDEAS } from './ideas-address.ts';
import { VoteButton } from './vote-button.tsx';

const TYPING_PAUSE_MS = 250;

/** Proposes something; what is already there is shown while one types. */
export function IdeaForm({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('ideas', { keyPrefix: 'form' });
  const { t: words } = useTranslation('ideas');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { account, status } = useSession();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [area, setArea] = useState('');
  const [isSent, setSent] = useState(false);
  const submit = $api.useMutation('post', '/api/ideas');
  const parsed = submitIdeaSchema.safeParse({ title, text, area });
  const missing = (field: string) =>
    isSent && !parsed.success && parsed.error.issues.some(({ path }) => path[0] === field);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!parsed.success || submit.isPending) return;
    submit.mutate(
      { body: parsed.data },
      {
        onSuccess: ({ number }) => {
          void toast(t('sent'), { tone: 'good' });
          void navigate(`${IDEAS}/${number}`);
        },
      },
    );
  };
  return (
    <section className={clsx('idea-card idea-form', isShown && 'is-shown')} aria-labelledby="idea-form">
      <h2 id="idea-form">{t('title')}</h2>
      <p>{t('lead')}</p>
      {status !== 'unknown' && !account ? (
        <LinkButton to={`/login?next=${IDEAS}`} wide>
          {t('signIn')}
        </LinkButton>
      ) : account?.role === 'admin' ? (
        <p>{t('admin')}</p>
      ) : (
        <form noValidate onSubmit={send}>
          <Field label={t('what')} error={missing('title') ? t('titleMissing') : undefined}>
            <TextInput value={title} maxLength={IDEA_TITLE_LENGTH} onChange={(event) => setTitle(event.target.value)} />
          </Field>
          <SimilarIdeas words={title} />
          <Field label={t('description')} hint={t('optional')}>
            <TextArea
              value={text}
              placeholder={t('descriptionHint')}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <Field label={t('area')} error={missing('area') ? t('areaMissing') : undefined}>
            <Select
              value={area}
              options={[
                { value: '', label: t('choose') },
                ...IDEA_AREAS.map((each) => ({ value: each, label: words(`area.${each}`) })),
              ]}
              onChange={(event) => setArea(event.target.value)}
            />
          </Field>
          {submit.error && (
            <Note tone="warn" role="alert">
              {errorText(submit.error)}
            </Note>
          )}
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
        <div className="idea-similar">
          <p>{t('similar', { count: found.length })}</p>
          <ul>
            {found.map((idea) => (
              <li key={idea.number}>
                <Link to={`${IDEAS}/${idea.number}`}>
                  {idea.title}
                  <small>
                    {names(`status.${idea.status}`)} · {names('comments', { count: idea.comments })}
                  </small>
                </Link>
                <VoteButton idea={idea} onVoted={() => void toast(t('votedInstead'), { tone: 'good' })} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

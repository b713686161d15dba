import type { NewsletterFrequency } from '@stellenvisite/contract/content/newsletter';
import { type Ref, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useFetcher } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';

/** How a sign-up ended. What was typed comes back where it has to be corrected or sent again. */
export type SignUpAnswer =
  | { status: 'accepted' }
  | { status: 'invalid' | 'limited' | 'failed'; email: string; frequency: NewsletterFrequency };

/** How the button of a mail's link ended. */
export type TokenAnswer = { status: 'done'; frequency?: NewsletterFrequency } | { status: 'invalid' | 'failed' };

/** In the order in which the form offers them. The contract's own list would bring its whole validator into the page. */
const NEWSLETTER_FREQUENCIES = ['daily', 'weekly'] as const satisfies readonly NewsletterFrequency[];

/** Posts to the page of the newsletter, which also answers where there is no script. */
const ACTION = '/newsletter';

/** Renders the sign-up. `answer` is what that page already knows when it shows the form again. */
export function NewsletterForm({ answer: pageAnswer }: { answer?: SignUpAnswer | undefined }) {
  const fetcher = useFetcher<SignUpAnswer>();
  const answer = fetcher.data ?? pageAnswer;
  const attention = useRef<HTMLElement>(null);
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data) attention.current?.focus();
  }, [fetcher.state, fetcher.data]);

  if (answer?.status === 'accepted') return <Accepted ref={attention as Ref<HTMLDivElement>} />;
  return (
    <fetcher.Form method="post" action={ACTION} noValidate>
      <SignUpFields
        answer={answer}
        inputRef={attention as Ref<HTMLInputElement>}
        isSending={fetcher.state !== 'idle'}
      />
    </fetcher.Form>
  );
}

type SignUpFieldsProps = {
  answer: Exclude<SignUpAnswer, { status: 'accepted' }> | undefined;
  inputRef: Ref<HTMLInputElement>;
  isSending: boolean;
};

function SignUpFields({ answer, inputRef, isSending }: SignUpFieldsProps) {
  const { t } = useTranslation('newsletter');
  return (
    <>
      <Field label={t('form.email')} error={answer && t(`form.${answer.status}`)} required>
        <div className="flex flex-col gap-2 sm:flex-row">
          <TextInput
            ref={inputRef}
            className="min-h-14 flex-1"
            type="email"
            name="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            placeholder={t('form.placeholder')}
            defaultValue={answer?.email}
          />
          <Button type="submit" variant="marker" className="min-h-14" loading={isSending}>
            {t('form.submit')}
          </Button>
        </div>
      </Field>
      <fieldset className="mt-2 flex flex-wrap gap-x-6">
        <legend className="visually-hidden">{t('form.frequency')}</legend>
        {NEWSLETTER_FREQUENCIES.map((frequency) => (
          <label key={frequency} className="opt">
            <input
              type="radio"
              className="dot"
              name="frequency"
              value={frequency}
              defaultChecked={frequency === (answer?.frequency ?? 'daily')}
            />
            <span>{t(`form.${frequency}`)}</span>
          </label>
        ))}
      </fieldset>
      <p className="mt-2 text-fs-8 text-ink-2">
        {t('form.consent')}{' '}
        <Link className="link" to="/datenschutz">
          {t('form.privacy')}
        </Link>
      </p>
    </>
  );
}

function Accepted({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation('newsletter');
  return (
    <div ref={ref} tabIndex={-1}>
      <Note tone="you" role="status">
        <strong>{t('accepted.title')}</strong>
        <p className="mt-1">{t('accepted.text')}</p>
      </Note>
    </div>
  );
}

import { type NewsletterLetter, testLetterSchema } from '@stellenvisite/contract/content/newsletter-letters.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useProblemText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ProgressLine } from '../../../../ui/feedback/progress-line.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';

/** Try it, look at it, send it, stop it; how far it is in numbers. */
export function LetterSending({ letter }: { letter: NewsletterLetter }) {
  const { t } = useTranslation('newsletter-letters', { keyPrefix: 'admin' });
  const errorText = useErrorText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const start = $api.useMutation('post', '/api/admin/newsletter/letters/{id}/sending');
  const stop = $api.useMutation('post', '/api/admin/newsletter/letters/{id}/stop');
  const path = { params: { path: { id: letter.id } } };
  const refresh = { onSettled: () => void client.invalidateQueries() };
  const error = start.error ?? stop.error;
  const mayStart = letter.status === 'draft' || letter.status === 'stopped';
  return (
    <div className="grid gap-3">
      {letter.status === 'draft' ? (
        <p>{t('wouldReach', { count: letter.readers })}</p>
      ) : (
        <>
          <ProgressLine
            label={t('progress')}
            max={Math.max(letter.readers, 1)}
            value={letter.delivered + letter.bounced}
            tone={letter.status === 'sent' ? 'good' : 'running'}
          />
          <p role="status">
            {t('progressText', {
              delivered: letter.delivered,
              readers: letter.readers,
              written: letter.written,
              bounced: letter.bounced,
            })}
          </p>
        </>
      )}
      {letter.status === 'draft' && <TestForm id={letter.id} />}
      {error && <p role="alert">{errorText(error)}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setPreviewed(true)}>
          {t('look')}
        </Button>
        {mayStart && <Button onClick={() => setAsking(true)}>{t(letter.status === 'draft' ? 'send' : 'goOn')}</Button>}
        {letter.status === 'sending' && (
          <Button variant="danger-line" loading={stop.isPending} onClick={() => stop.mutate(path, refresh)}>
            {t('stop')}
          </Button>
        )}
      </div>
      {isPreviewed && <LetterPreview id={letter.id} onClose={() => setPreviewed(false)} />}
      {isAsking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={t('sendTitle')}
          footer={
            <>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {t('cancel')}
              </Button>
              <Button
                loading={start.isPending}
                onClick={() =>
                  start.mutate(path, {
                    onSuccess: () => setAsking(false),
                    onSettled: () => void client.invalidateQueries(),
                  })
                }
              >
                {t('sendNow')}
              </Button>
            </>
          }
        >
          <p>{t('sendText', { count: letter.readers })}</p>
        </Dialog>
      )}
    </div>
  );
}

/** Sends the mail to one address, to see it there. */
function TestForm({ id }: { id: string }) {
  const { t } = useTranslation('newsletter-letters', { keyPrefix: 'admin' });
  const errorText = useErrorText();
  const problemText = useProblemText();
  const test = $api.useMutation('post', '/api/admin/newsletter/letters/{id}/tests', {
    onSuccess: () => void toast(t('testSent'), { tone: 'good' }),
  });
  const form = useZodForm({
    schema: testLetterSchema,
    defaultValues: { to: '' },
    fields: ['to'],
    errorText: () => problemText('request.invalid'),
    onSubmit: (body) => test.mutateAsync({ params: { path: { id } }, body }).catch(() => undefined),
  });
  return (
    <form className="grid gap-3" noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} failure={test.error && errorText(test.error)} />
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('testTo')} {...form.field('to')}>
          <TextInput type="email" {...form.register('to')} />
        </Field>
        <Button type="submit" variant="secondary" disabled={!form.watch('to').includes('@')} loading={test.isPending}>
          {t('test')}
        </Button>
      </div>
    </form>
  );
}

/** Renders the mail as it goes out; nothing in it runs, and nothing is loaded from elsewhere. */
function LetterPreview({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('newsletter-letters', { keyPrefix: 'admin' });
  const { data } = $api.useQuery('get', '/api/admin/newsletter/letters/{id}/preview', { params: { path: { id } } });
  return (
    <Dialog open wide onClose={onClose} title={data?.subject ?? t('look')}>
      {data && <iframe className="h-96 w-full" title={t('look')} sandbox="" srcDoc={data.html} />}
    </Dialog>
  );
}

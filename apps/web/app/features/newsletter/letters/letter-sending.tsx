import type { NewsletterLetter } from '@stellenvisite/contract/newsletter-letters.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { ProgressLine } from '../../../ui/progress-line.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';

/** Try it, look at it, send it, stop it; how far it is in numbers. */
export function LetterSending({ letter }: { letter: NewsletterLetter }) {
  const { t } = useTranslation('newsletter-letters', { keyPrefix: 'admin' });
  const errorText = useErrorText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const [to, setTo] = useState('');
  const start = $api.useMutation('post', '/api/admin/newsletter/letters/{id}/sending');
  const stop = $api.useMutation('post', '/api/admin/newsletter/letters/{id}/stop');
  const test = $api.useMutation('post', '/api/admin/newsletter/letters/{id}/tests');
  const path = { params: { path: { id: letter.id } } };
  const refresh = { onSettled: () => void client.invalidateQueries() };
  const error = start.error ?? stop.error ?? test.error;
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
      {letter.status === 'draft' && (
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t('testTo')}>
            <TextInput type="email" value={to} onChange={(event) => setTo(event.target.value)} />
          </Field>
          <Button
            variant="secondary"
            disabled={!to.includes('@')}
            loading={test.isPending}
            onClick={() =>
              test.mutate({ ...path, body: { to } }, { onSuccess: () => void toast(t('testSent'), { tone: 'good' }) })
            }
          >
            {t('test')}
          </Button>
        </div>
      )}
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

/** The mail as it goes out; nothing in it runs, and nothing is loaded from elsewhere. */
function LetterPreview({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('newsletter-letters', { keyPrefix: 'admin' });
  const { data } = $api.useQuery('get', '/api/admin/newsletter/letters/{id}/preview', { params: { path: { id } } });
  return (
    <Dialog open wide onClose={onClose} title={data?.subject ?? t('look')}>
      {data && <iframe className="h-96 w-full" title={t('look')} sandbox="" srcDoc={data.html} />}
    </Dialog>
  );
}

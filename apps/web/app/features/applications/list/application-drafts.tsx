import type { ApplicationDrafts as Drafts } from '@stellenvisite/contract/applications.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../api/data-of.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { api } from '../../../session/api.ts';
import { $api } from '../../../session/queries.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { toast } from '../../../ui/toast.ts';
import { JobTitle } from '../../jobs/shared/job-title.tsx';
import { applyPath } from '../shared/apply-path.ts';

type Draft = Drafts['items'][number];

/** What was begun and not sent; nothing where there is none. */
export function ApplicationDrafts() {
  const { t } = useTranslation('applications');
  const { data, dataUpdatedAt, refetch } = $api.useQuery('get', '/api/application-drafts');
  const [discarded, setDiscarded] = useState<Draft | null>(null);
  if (!data || data.items.length === 0) return null;
  const asOf = new Date(dataUpdatedAt).toISOString();
  return (
    <Card as="section" aria-labelledby="application-drafts" className="mb-6">
      <h2 id="application-drafts" className="mb-3 text-fs-4">
        {t('list.draft.title', { count: data.items.length })}
      </h2>
      <ul className="rows">
        {data.items.map((draft) => (
          <li key={draft.jobId}>
            <span className="rows-text">
              <b lang="de">
                <JobTitle title={draft.title} />
              </b>
              <small>
                <span lang="de">{draft.employer}</span>, {t('list.draft.changed')}{' '}
                <RelativeTime when={draft.updatedAt} asOf={asOf} />
                {!draft.isLive && `, ${t('list.draft.ended')}`}
              </small>
            </span>
            <span className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="s"
                aria-label={t('list.draft.discardNamed', { title: draft.title })}
                onClick={() => setDiscarded(draft)}
              >
                {t('list.draft.discard')}
              </Button>
              {draft.isLive && (
                <LinkButton
                  size="s"
                  to={applyPath(draft.jobId)}
                  aria-label={t('list.draft.continueNamed', { title: draft.title })}
                >
                  {t('list.draft.continue')}
                </LinkButton>
              )}
            </span>
          </li>
        ))}
      </ul>
      {discarded && (
        <DiscardDialog draft={discarded} onClose={() => setDiscarded(null)} onDone={() => void refetch()} />
      )}
    </Card>
  );
}

type DiscardDialogProps = { draft: Draft; onClose: () => void; onDone: () => void };

function DiscardDialog({ draft, onClose, onDone }: DiscardDialogProps) {
  const { t } = useTranslation('applications');
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const discard = async () => {
    setIsBusy(true);
    try {
      await dataOf(api.DELETE('/api/jobs/{id}/application-draft', { params: { path: { id: draft.jobId } } }));
      onDone();
      onClose();
    } catch (error) {
      setIsBusy(false);
      void toast(errorText(error), { tone: 'bad' });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('list.draft.confirm.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('list.draft.confirm.keep')}
          </Button>
          <Button variant="danger" loading={isBusy} onClick={() => void discard()}>
            {t('list.draft.confirm.discard')}
          </Button>
        </>
      }
    >
      <p>{t('list.draft.confirm.text', { title: draft.title })}</p>
    </Dialog>
  );
}

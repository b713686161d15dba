import type { NewsletterLetter } from '@stellenvisite/contract/content/newsletter-letters.schema';
import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LetterForm } from '../../features/content/newsletter/letters/letter-form.tsx';
import { LetterSending } from '../../features/content/newsletter/letters/letter-sending.tsx';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';

const PROGRESS_MS = 2000;

type LetterCardProps = { letter: NewsletterLetter; isOpen: boolean; onOpen: (id: string | null) => void };

export const handle = {
  title: 'newsletter-letters:admin.title',
  namespaces: ['newsletter-letters', 'admin-area', 'problems', 'job-postings'],
};

export default function Page() {
  const { t } = useTranslation('newsletter-letters', { keyPrefix: 'admin' });
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <LettersAdmin />
    </AdminPage>
  );
}

/** Letters to the readers of the newsletter: written, tried, sent and watched here. */
function LettersAdmin() {
  const { t } = useTranslation('newsletter-letters', { keyPrefix: 'admin' });
  const errorText = useErrorText();
  const [opened, setOpened] = useState<string | null>(null);
  const { data, error } = $api.useQuery(
    'get',
    '/api/admin/newsletter/letters',
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ status }) => status === 'sending') ? PROGRESS_MS : false,
    },
  );
  if (error)
    return (
      <Note tone="warn" role="alert">
        {errorText(error)}
      </Note>
    );
  if (!data) return null;
  const { confirmed, pending, bounced } = data.readers;
  return (
    <div className="grid gap-6">
      <p>{t('readers', { confirmed, pending, bounced })}</p>
      {opened === 'new' ? (
        <section className="adm-card p-5">
          <LetterForm onDone={(id) => setOpened(id)} />
        </section>
      ) : (
        <Button className="justify-self-start" onClick={() => setOpened('new')}>
          {t('new')}
        </Button>
      )}
      {data.items.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} />}
      <ul className="grid gap-4">
        {data.items.map((letter) => (
          <li key={letter.id}>
            <LetterCard letter={letter} isOpen={opened === letter.id} onOpen={setOpened} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function LetterCard({ letter, isOpen, onOpen }: LetterCardProps) {
  const { t } = useTranslation('newsletter-letters', { keyPrefix: 'admin' });
  return (
    <section className="adm-card grid gap-4 p-5" aria-label={letter.subject}>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-fs-4">{letter.subject}</h2>
        <span className="text-fs-8 text-ink-2">
          {t(`status.${letter.status}`)} · {formatDateTime(letter.sentAt ?? letter.startedAt ?? letter.createdAt)}
        </span>
      </div>
      {letter.status === 'draft' && (
        <Button
          className="justify-self-start"
          variant="secondary"
          size="s"
          aria-expanded={isOpen}
          onClick={() => onOpen(isOpen ? null : letter.id)}
        >
          {t(isOpen ? 'close' : 'edit')}
        </Button>
      )}
      {isOpen && letter.status === 'draft' && <LetterForm letter={letter} onDone={() => onOpen(null)} />}
      <LetterSending letter={letter} />
    </section>
  );
}

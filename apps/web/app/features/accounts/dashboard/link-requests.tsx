import type { EmployerLink } from '@stellenvisite/contract/accounts.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { languageOf } from '@stellenvisite/contract/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeOf } from '../../../api/outcome.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { useProblemText } from '../../../i18n/use-problem-text.ts';
import { accountApi } from '../../../session/api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast.ts';
import { useLocale } from '../../../ui/use-locale.ts';

const loadLinks = async () => outcomeOf((await accountApi()).GET('/api/account/employer-links'));

/** People who ask to act for a house, and those who do: its owner or an administrator says yes, or ends it. */
export function LinkRequests() {
  const { t } = useTranslation('accounts', { keyPrefix: 'dashboard' });
  const problemText = useProblemText();
  const { data, code, reload } = useLoaded('links', loadLinks);
  if (code)
    return (
      <Note tone="warn" role="alert">
        {problemText(code)}
      </Note>
    );
  if (!data || data.items.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="links">
      <h2 id="links" className="mb-4 text-fs-4">
        {t('links.title')}
      </h2>
      <ul className="rows">
        {data.items.map((link) => (
          <LinkRow key={`${link.userId} ${link.employerId}`} link={link} onDecided={reload} />
        ))}
      </ul>
    </Card>
  );
}

function LinkRow({ link, onDecided }: { link: EmployerLink; onDecided: () => Promise<void> }) {
  const { t } = useTranslation('accounts', { keyPrefix: 'dashboard' });
  const problemText = useProblemText();
  const language = languageOf(useLocale());
  const [busy, setBusy] = useState<'yes' | 'no'>();
  const name = link.fullName || link.email || t('links.nobody');
  const decide = async (isActive: boolean) => {
    if (busy) return;
    setBusy(isActive ? 'yes' : 'no');
    const api = await accountApi();
    const { code } = await outcomeOf(
      api.PATCH('/api/account/employer-links/{userId}', {
        params: { path: { userId: link.userId } },
        body: { employerId: link.employerId, isActive },
      }),
    );
    await onDecided();
    setBusy(undefined);
    void toast(code ? problemText(code) : t(isActive ? 'links.confirmed' : 'links.ended', { name }), {
      tone: code ? 'bad' : 'good',
    });
  };
  return (
    <li>
      <div className="rows-text">
        <b>
          {name}
          <Badge kind={link.isActive ? 'good' : 'house'}>{t(link.isActive ? 'links.active' : 'links.waiting')}</Badge>
        </b>
        <small>
          {[link.employerName, link.email, t('links.since', { date: formatDate(link.createdAt, language) })]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      <div className="flex flex-wrap gap-2">
        {!link.isActive && (
          <Button
            size="s"
            loading={busy === 'yes'}
            aria-label={t('links.confirmNamed', { name })}
            onClick={() => void decide(true)}
          >
            {t('links.confirm')}
          </Button>
        )}
        <Button
          variant="secondary"
          size="s"
          loading={busy === 'no'}
          aria-label={t(link.isActive ? 'links.endNamed' : 'links.declineNamed', { name })}
          onClick={() => void decide(false)}
        >
          {t(link.isActive ? 'links.end' : 'links.decline')}
        </Button>
      </div>
    </li>
  );
}

import type { EmployerLink } from '@stellenvisite/contract/identity/accounts.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { useTranslation } from 'react-i18next';
import { optimisticUpdate } from '../../../../api/optimistic-update.ts';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';

const LINKS = ['get', '/api/account/employer-links'] as const;

type Links = { items: EmployerLink[] };
type Decision = { params: { path: { userId: string } }; body: { employerId: string; isActive: boolean } };

/** Optimistic: the row changes before the server answers. */
function useDecideLink() {
  return $api.useMutation(
    'patch',
    '/api/account/employer-links/{userId}',
    optimisticUpdate<Links, Decision>(LINKS, (list, { params, body: { employerId, isActive } }) => ({
      ...list,
      items: list.items.map((link) =>
        link.userId === params.path.userId && link.employerId === employerId ? { ...link, isActive } : link,
      ),
    })),
  );
}

/** People who ask to act for an employer, and those who do: its owner or an administrator says yes, or ends it. */
export function LinkRequests() {
  const { t } = useTranslation('accounts', { keyPrefix: 'dashboard' });
  const errorText = useErrorText();
  const { data, error } = $api.useQuery('get', '/api/account/employer-links');
  if (error)
    return (
      <Note tone="warn" role="alert">
        {errorText(error)}
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
          <LinkRow key={`${link.userId} ${link.employerId}`} link={link} />
        ))}
      </ul>
    </Card>
  );
}

function LinkRow({ link }: { link: EmployerLink }) {
  const { t } = useTranslation('accounts', { keyPrefix: 'dashboard' });
  const errorText = useErrorText();
  const { mutate, isPending, variables } = useDecideLink();
  const name = link.fullName || link.email || t('links.nobody');
  const decide = (isActive: boolean) => {
    if (isPending) return;
    const { userId, employerId } = link;
    mutate(
      { params: { path: { userId } }, body: { employerId, isActive } },
      {
        onSuccess: () => void toast(t(isActive ? 'links.confirmed' : 'links.ended', { name }), { tone: 'good' }),
        onError: (error) => void toast(errorText(error), { tone: 'bad' }),
      },
    );
  };
  const isDeciding = (isActive: boolean) => isPending && variables.body.isActive === isActive;
  return (
    <li>
      <div className="rows-text">
        <b>
          {name}
          <Badge kind={link.isActive ? 'good' : 'info'}>{t(link.isActive ? 'links.active' : 'links.waiting')}</Badge>
        </b>
        <small>
          {[link.employerName, link.email, t('links.since', { date: formatDate(link.createdAt) })]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      <div className="flex flex-wrap gap-2">
        {!link.isActive && (
          <Button
            size="s"
            loading={isDeciding(true)}
            aria-label={t('links.confirmNamed', { name })}
            onClick={() => decide(true)}
          >
            {t('links.confirm')}
          </Button>
        )}
        <Button
          variant="secondary"
          size="s"
          loading={isDeciding(false)}
          aria-label={t(link.isActive ? 'links.endNamed' : 'links.declineNamed', { name })}
          onClick={() => decide(false)}
        >
          {t(link.isActive ? 'links.end' : 'links.decline')}
        </Button>
      </div>
    </li>
  );
}

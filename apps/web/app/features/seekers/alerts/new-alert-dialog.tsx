import type { AlertFrequency } from '@stellenvisite/contract/seekers/job-alerts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { $publicApi } from '../../../api/public-queries.ts';
import { $api } from '../../../session/queries.ts';
import { QueryProvider } from '../../../session/query-provider.tsx';
import { ALERT_MARK, withNext } from '../../../session/safe-next.ts';
import { useSession } from '../../../session/use-session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { AlertForm, type AlertFormValues } from './alert-form.tsx';
import { ALERTS } from './shared/alert-queries.ts';
import { proposeName, searchSummary } from './shared/search-summary.ts';
import { useAlertWords } from './shared/use-alert-words.ts';

type NewAlertDialogProps = { query: string; onClose: () => void; onSaved: () => void };

/** Makes an alert of a search; who is not signed in leaves an address and confirms it by mail. */
export function NewAlertDialog(props: NewAlertDialogProps) {
  const { account } = useSession();
  return (
    <QueryProvider>{account ? <OwnAlert {...props} email={account.email} /> : <GuestAlert {...props} />}</QueryProvider>
  );
}

const FIRST_FREQUENCY: AlertFrequency = 'daily';

function useFirstValues(query: string): AlertFormValues {
  const words = useAlertWords();
  const name = proposeName(searchSummary(query, words));
  return { name, query, frequency: FIRST_FREQUENCY, notifies: true };
}

function OwnAlert({ query, onClose, onSaved, email }: NewAlertDialogProps & { email: string | null }) {
  const { t } = useTranslation('job-alerts');
  const navigate = useNavigate();
  const values = useFirstValues(query);
  const { mutateAsync, error } = $api.useMutation('post', '/api/job-alerts', {
    onSettled: (_data, _error, _variables, _before, { client }) => client.invalidateQueries({ queryKey: ALERTS }),
  });
  const finish = (id: string) => {
    onSaved();
    onClose();
    void toast(t('created'), {
      tone: 'good',
      action: { label: t('show'), onClick: () => void navigate(`/dashboard/suchauftraege/${id}`) },
    });
  };
  return (
    <AlertForm
      title={t('dialog.title')}
      submit={t('dialog.submit')}
      note={email ? t('dialog.to', { email }) : t('dialog.cancelAnytime')}
      values={values}
      error={error}
      onClose={onClose}
      onSave={({ email: _email, ...body }) =>
        mutateAsync({ body }).then(
          ({ id }) => finish(id),
          () => null,
        )
      }
    />
  );
}

function GuestAlert({ query, onClose }: NewAlertDialogProps) {
  const { t, i18n } = useTranslation('job-alerts');
  const { pathname, search } = useLocation();
  const values = useFirstValues(query);
  const [sentTo, setSentTo] = useState<string>();
  const { mutateAsync, error } = $publicApi.useMutation('post', '/api/job-alerts/subscriptions');
  if (sentTo)
    return (
      <Dialog open onClose={onClose} title={t('guest.sentTitle')}>
        <Note tone="you" role="status">
          {t('guest.sent', { email: sentTo })}
        </Note>
      </Dialog>
    );
  const language = i18n.language === 'en' ? 'en' : 'de';
  return (
    <AlertForm
      title={t('dialog.title')}
      submit={t('dialog.submit')}
      note={
        <>
          {t('guest.account')}{' '}
          <Link className="link" to={withNext('/login', pathname + search + ALERT_MARK)}>
            {t('guest.signIn')}
          </Link>
        </>
      }
      isGuest
      values={values}
      error={error}
      onClose={onClose}
      onSave={({ notifies: _notifies, ...body }) =>
        mutateAsync({ body: { ...body, language } }).then(
          () => setSentTo(body.email),
          () => null,
        )
      }
    />
  );
}

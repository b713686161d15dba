import type { NotificationPreference } from '@stellenvisite/contract/platform/notifications/notifications.schema';
import { Check, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { useChangePreferences, useNotificationPreferences } from './preference-queries.ts';

/** Every switch takes effect at once. */
export function NotificationPreferences({ email }: { email: string | null }) {
  const { t } = useTranslation('notifications');
  const errorText = useErrorText();
  const { data, error } = useNotificationPreferences();
  const change = useChangePreferences();
  const items = data?.items ?? [];
  const mailed = items.filter(({ byMail }) => byMail);
  const switchMailsOff = () =>
    change.mutate({ body: { items: mailed.map(({ topic }) => ({ topic, byMail: false })) } });
  const problem = error ?? change.error;
  return (
    <section className="told-sheet told-wishes bleed-phone" id="einstellungen" aria-labelledby="told-wishes">
      <header>
        <h2 id="told-wishes">{t('preferences.title')}</h2>
        <p>{email ? t('preferences.lead', { email }) : t('preferences.leadNoMail')}</p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('preferences.topic')}</span>
            </th>
            <th scope="col">{t('preferences.bell')}</th>
            <th scope="col">{t('preferences.mail')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <TopicRow key={item.topic} item={item} onChange={(next) => change.mutate({ body: { items: [next] } })} />
          ))}
          <tr>
            <TopicName topic="security" />
            <td colSpan={2}>
              <span className="told-locked">
                <Lock size={16} />
                <span>{t('preferences.always')}</span>
              </span>
            </td>
          </tr>
        </tbody>
      </table>
      {problem ? (
        <Note tone="warn" role="alert" className="m-4">
          {errorText(problem)}
        </Note>
      ) : null}
      <footer>
        <p role="status">
          {change.isSuccess && (
            <>
              <Check size={18} />
              <b>{t('preferences.saved')}</b>
            </>
          )}
        </p>
        {mailed.length > 0 && (
          <Button variant="danger-line" size="s" onClick={switchMailsOff}>
            {t('preferences.allMailsOff')}
          </Button>
        )}
      </footer>
    </section>
  );
}

function TopicName({ topic }: { topic: NotificationPreference['topic'] | 'security' }) {
  const { t } = useTranslation('notifications');
  return (
    <th scope="row">
      <b>{t(`topic.${topic}.name`)}</b>
      <small>{t(`topic.${topic}.note`)}</small>
    </th>
  );
}

type Change = { topic: NotificationPreference['topic']; inProduct?: boolean; byMail?: boolean };

function TopicRow({ item, onChange }: { item: NotificationPreference; onChange: (change: Change) => void }) {
  const { t } = useTranslation('notifications');
  const { topic, inProduct, byMail } = item;
  const name = t(`topic.${topic}.name`);
  return (
    <tr>
      <TopicName topic={topic} />
      <td>
        <Switch
          label={<span className="visually-hidden">{t('preferences.atBell', { name })}</span>}
          checked={inProduct}
          onChange={({ target }) => onChange({ topic, inProduct: target.checked })}
        />
      </td>
      <td>
        {byMail === null ? (
          <small>{t(topic === 'service' ? 'preferences.always' : 'preferences.noMail')}</small>
        ) : (
          <Switch
            label={<span className="visually-hidden">{t('preferences.byMail', { name })}</span>}
            checked={byMail}
            onChange={({ target }) => onChange({ topic, byMail: target.checked })}
          />
        )}
      </td>
    </tr>
  );
}

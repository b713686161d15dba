import type { NotificationPreference } from '@stellenvisite/contract/platform/notifications/notifications.schema';
import { clsx } from 'clsx';
import { Check, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { SHEET } from './notification-list.tsx';
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
    <section className={clsx(SHEET, 'scroll-mt-4')} id="einstellungen" aria-labelledby="notification-wishes">
      <header className="px-5 pt-5 pb-2 max-md:px-gutter">
        <h2 className="text-fs-4 leading-[1.2]" id="notification-wishes">
          {t('preferences.title')}
        </h2>
        <p className="wrap-anywhere mt-1.5 text-fs-8 text-ink-2 leading-[1.45]">
          {email ? t('preferences.lead', { email }) : t('preferences.leadNoMail')}
        </p>
      </header>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th
              className="pt-1.5 pr-3 pb-2 pl-5 text-left font-medium text-fs-8 text-ink-2 leading-none max-md:pl-(--gutter)"
              scope="col"
            >
              <span className="visually-hidden">{t('preferences.topic')}</span>
            </th>
            <th className="w-18 pt-1.5 pr-2 pb-2 text-left font-medium text-fs-8 text-ink-2 leading-none" scope="col">
              {t('preferences.bell')}
            </th>
            <th className="w-18 pt-1.5 pr-2 pb-2 text-left font-medium text-fs-8 text-ink-2 leading-none" scope="col">
              {t('preferences.mail')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <TopicRow key={item.topic} item={item} onChange={(next) => change.mutate({ body: { items: [next] } })} />
          ))}
          <tr>
            <TopicName topic="security" />
            <td className="w-18 border-line border-t py-1.75 pr-2 align-middle" colSpan={2}>
              <span className="inset-ring inset-ring-line-2 inline-flex min-h-10 items-center gap-2 whitespace-nowrap rounded-cell px-2.5 py-1 text-fs-8 text-ink-2">
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
      <footer className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-dim px-5 py-3 max-md:px-gutter">
        <p className="flex items-center gap-2 text-fs-8" role="status">
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
    <th
      className="border-line border-t py-1.75 pr-3 pl-5 text-left align-middle font-normal max-md:pl-(--gutter)"
      scope="row"
    >
      <b className="block font-medium text-fs-7 leading-[1.3]">{t(`topic.${topic}.name`)}</b>
      <small className="block text-fs-9 text-ink-2 leading-[1.35]">{t(`topic.${topic}.note`)}</small>
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
      <td className="w-18 border-line border-t py-1.75 pr-2 align-middle">
        <Switch
          label={<span className="visually-hidden">{t('preferences.atBell', { name })}</span>}
          checked={inProduct}
          onChange={({ target }) => onChange({ topic, inProduct: target.checked })}
        />
      </td>
      <td className="w-18 border-line border-t py-1.75 pr-2 align-middle">
        {byMail === null ? (
          <small className="block text-fs-9 text-ink-2 leading-[1.35]">
            {t(topic === 'service' ? 'preferences.always' : 'preferences.noMail')}
          </small>
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

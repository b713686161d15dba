import type { NotificationPreference } from '@stellenvisite/contract/platform/notifications/notifications.schema';
import { clsx } from 'clsx';
import { Check, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { SHEET } from './notification-list.tsx';
import { useChangePreferences, useNotificationPreferences } from './preference-queries.ts';

type NotificationPreferencesProps = {
  email: string | null;
  /** States whether the person is pushed to on any device; without one there is nothing to choose. */
  hasPush: boolean;
};

/** Renders the channels of each topic. Every box takes effect at once. */
export function NotificationPreferences({ email, hasPush }: NotificationPreferencesProps) {
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
    <section className={SHEET} aria-labelledby="notification-wishes">
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
            {(['mail', 'push', 'bell'] as const).map((channel) => (
              <th
                key={channel}
                className="w-16 pt-1.5 pr-2 pb-2 text-left font-medium text-fs-8 text-ink-2 leading-none max-md:w-14"
                scope="col"
              >
                {t(`preferences.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <TopicRow
              key={item.topic}
              item={item}
              hasPush={hasPush}
              onChange={(next) => change.mutate({ body: { items: [next] } })}
            />
          ))}
          <tr>
            <TopicName topic="security" />
            <td className="w-18 border-line border-t py-1.75 pr-2 align-middle" colSpan={3}>
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

type Change = { topic: NotificationPreference['topic']; inProduct?: boolean; byMail?: boolean; byPush?: boolean };
type TopicRowProps = { item: NotificationPreference; hasPush: boolean; onChange: (change: Change) => void };

const CHANNEL = 'w-16 border-line border-t py-1.75 pr-2 align-middle max-md:w-14';

function TopicRow({ item, hasPush, onChange }: TopicRowProps) {
  const { t } = useTranslation('notifications');
  const { topic, inProduct, byMail, byPush } = item;
  const name = t(`topic.${topic}.name`);
  return (
    <tr>
      <TopicName topic={topic} />
      <td className={CHANNEL}>
        {byMail === null ? (
          <small className="block text-fs-9 text-ink-2 leading-[1.35]">
            {t(topic === 'service' ? 'preferences.always' : 'preferences.noMail')}
          </small>
        ) : (
          <Box
            label={t('preferences.byMail', { name })}
            isOn={byMail}
            onChange={(next) => onChange({ topic, byMail: next })}
          />
        )}
      </td>
      <td className={CHANNEL}>
        <Box
          label={t('preferences.byPush', { name })}
          isOn={hasPush && byPush}
          isInert={!hasPush}
          onChange={(next) => onChange({ topic, byPush: next })}
        />
      </td>
      <td className={CHANNEL}>
        <Box
          label={t('preferences.atBell', { name })}
          isOn={inProduct}
          onChange={(next) => onChange({ topic, inProduct: next })}
        />
      </td>
    </tr>
  );
}

type BoxProps = { label: string; isOn: boolean; isInert?: boolean; onChange: (isOn: boolean) => void };

function Box({ label, isOn, isInert = false, onChange }: BoxProps) {
  return (
    <Checkbox
      className={clsx('min-h-11 min-w-11', isInert && 'opacity-40')}
      label={<span className="visually-hidden">{label}</span>}
      checked={isOn}
      disabled={isInert}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

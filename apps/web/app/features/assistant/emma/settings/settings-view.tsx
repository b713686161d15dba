import type { EmmaSettings } from '@stellenvisite/contract/assistant/emma.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, FileText, MessagesSquare, RotateCcw, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { withNext } from '../../../../session/safe-next.ts';
import { downloadFile } from '../../../../session/use-download.ts';
import { useSession } from '../../../../session/use-session.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Switch } from '../../../../ui/forms/switch.tsx';
import { startConversation } from '../chat/emma-chat.ts';
import type { Emma } from '../chat/use-emma.ts';
import { leaveSheet } from '../panel/leave-sheet.ts';
import { closeEmma } from '../shared/panel-state.ts';
import { DeleteAll, SETTINGS, useConversations, useEmmaSettings } from './delete-all.tsx';

const DETAILS = ['usesProfile', 'keepsHistory', 'usesLanguageModel', 'showsEverywhere'] as const;

type SettingsViewProps = { emma: Emma; onBack: () => void };

/** In place of the conversation. */
export function SettingsView({ emma, onBack }: SettingsViewProps) {
  const { t } = useTranslation('emma');
  const { account } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const begin = () => {
    startConversation();
    onBack();
  };
  return (
    <div className="ea-body ea-view">
      <h3 ref={heading} tabIndex={-1} className="visually-hidden">
        {t('settings.title')}
      </h3>
      {account ? <SettingsSwitches /> : <VisitorNote />}
      <ul className="ea-set">
        {emma.messages.length > 0 && (
          <li>
            <button type="button" className="ea-row" onClick={begin}>
              <RotateCcw size={20} />
              <span>
                {t('settings.new.label')}
                <small>{t(account ? 'settings.new.previousStays' : 'settings.new.visitor')}</small>
              </span>
            </button>
          </li>
        )}
        {account && <OwnHistory />}
        <li>
          <Link to="/ki" className="ea-row" onClick={leaveSheet}>
            <FileText size={20} />
            <span>
              {t('settings.register.label')}
              <small>{t('settings.register.help')}</small>
            </span>
          </Link>
        </li>
      </ul>
    </div>
  );
}

function VisitorNote() {
  const { t } = useTranslation('emma');
  const { pathname, search } = useLocation();
  return (
    <p>
      {t('settings.visitor')}{' '}
      <Link className="link" to={withNext('/login', pathname + search)} onClick={leaveSheet}>
        {t('settings.signIn')}
      </Link>
    </p>
  );
}

function OwnHistory() {
  const { t } = useTranslation('emma');
  const { data } = useConversations({ enabled: true });
  const { download, isPending } = useDownload();
  const total = data?.total ?? 0;
  return (
    <>
      <li>
        <Link to="/emma" className="ea-row" onClick={leaveSheet}>
          <MessagesSquare size={20} />
          <span>
            {t('settings.all.label')}
            <small>{t('settings.all.count', { count: total })}</small>
          </span>
        </Link>
      </li>
      {total > 0 && (
        <>
          <li>
            <button type="button" className="ea-row" disabled={isPending} onClick={() => download()}>
              <Download size={20} />
              <span>
                {t('settings.download.label')}
                <small>{t('settings.download.help', { count: total })}</small>
              </span>
            </button>
          </li>
          <li>
            <DeleteAll
              count={total}
              trigger={(ask) => (
                <button type="button" className="ea-row ea-danger" onClick={ask}>
                  <Trash2 size={20} />
                  {t('settings.delete.label')}
                </button>
              )}
            />
          </li>
        </>
      )}
    </>
  );
}

/** All conversations as a text file. */
export function useDownload() {
  const { t } = useTranslation('emma');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile('/api/emma/conversations/file', t('settings.download.file')),
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  return { download: mutate, isPending };
}

/** Shows the switches for what Emma may do. Each takes effect at once, and the last one switches Emma off. */
export function SettingsSwitches() {
  const { t } = useTranslation('emma');
  const errorText = useErrorText();
  const { data: settings, error: unread } = useEmmaSettings({ enabled: true });
  const { change, error } = useChangeSettings();
  const failure = error ?? unread;
  return (
    <>
      {failure && (
        <Note tone="warn" role="alert">
          {errorText(failure)}
        </Note>
      )}
      {settings && (
        <ul className="ea-set">
          {settings.isOn &&
            DETAILS.map((name) => (
              <li key={name}>
                <Switch
                  label={t(`settings.${name}.label`)}
                  help={t(`settings.${name}.help`)}
                  checked={settings[name]}
                  onChange={(event) => change({ [name]: event.target.checked })}
                />
              </li>
            ))}
          <li>
            <Switch
              label={t('settings.isOn.label')}
              help={t('settings.isOn.help')}
              checked={settings.isOn}
              onChange={(event) => change({ isOn: event.target.checked })}
            />
          </li>
        </ul>
      )}
    </>
  );
}

function useChangeSettings() {
  const { t } = useTranslation('emma');
  const client = useQueryClient();
  const { reload } = useSession();
  const { mutate, error } = $api.useMutation('patch', '/api/emma/settings');
  const change = (body: Partial<EmmaSettings>) => {
    const before = client.getQueryData<EmmaSettings>([...SETTINGS, {}]);
    if (before) client.setQueryData([...SETTINGS, {}], { ...before, ...body });
    mutate(
      { body },
      {
        onSuccess: async (settings) => {
          client.setQueryData([...SETTINGS, {}], settings);
          if (body.isOn === false) {
            startConversation();
            closeEmma();
            void toast(t('settings.switchedOff'), { tone: 'good' });
          }
          // Her button appears on every page, which knows of it by the account.
          if (body.isOn !== undefined || body.showsEverywhere !== undefined) await reload();
        },
        onError: () => client.setQueryData([...SETTINGS, {}], before),
      },
    );
  };
  return { change, error };
}

import type { EmmaSettings } from '@stellenvisite/contract/emma.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { useSession } from '../../../session/use-session.ts';
import { Note } from '../../../ui/note.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toast } from '../../../ui/toast.ts';
import { startConversation } from '../chat/emma-chat.ts';
import { closeEmma } from '../shared/panel-state.ts';
import { SETTINGS, useEmmaSettings } from './emma-queries.ts';

const DETAILS = ['usesProfile', 'keepsHistory', 'usesLanguageModel', 'showsEverywhere'] as const;

/** What Emma may do for the person; each switch takes effect at once, and the last one ends her altogether. */
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
          // Her button stands on every page, which knows of it by the account.
          if (body.isOn !== undefined || body.showsEverywhere !== undefined) await reload();
        },
        onError: () => client.setQueryData([...SETTINGS, {}], before),
      },
    );
  };
  return { change, error };
}

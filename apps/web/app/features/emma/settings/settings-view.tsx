import { Download, FileText, MessagesSquare, RotateCcw, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { withNext } from '../../../session/safe-next.ts';
import { useSession } from '../../../session/use-session.ts';
import { startConversation } from '../chat/emma-chat.ts';
import type { Emma } from '../chat/use-emma.ts';
import { leaveSheet } from '../panel/leave-sheet.ts';
import { DeleteAll } from './delete-all.tsx';
import { useConversations } from './emma-queries.ts';
import { SettingsSwitches } from './settings-switches.tsx';
import { useDownload } from './use-download.ts';

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
                <small>{t(account ? 'settings.new.kept' : 'settings.new.visitor')}</small>
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

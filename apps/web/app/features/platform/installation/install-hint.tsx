import type { Account } from '@stellenvisite/contract/identity/accounts.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { Share, Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstall } from '../../../offline/install-prompt.ts';
import { Button } from '../../../ui/button.tsx';

/** Set for good when somebody does not want the app. */
const DECLINED = 'install-declined';

/** On the day of their registration people have other things to do; whoever comes back later may like the app. */
const RETURNED_AFTER_MS = DAY_MS;

type InstallHintProps = { account: Pick<Account, 'createdAt'> };

/** Offers to install the site as an app, to people who have come back, in browsers that can. */
export function InstallHint({ account }: InstallHintProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'install' });
  const install = useInstall();
  const [mayShow, setMayShow] = useState(false);
  const [isByHand, setIsByHand] = useState(false);
  useEffect(() => {
    setMayShow(!isInstalled() && !isDeclined() && Date.now() - Date.parse(account.createdAt) > RETURNED_AFTER_MS);
    setIsByHand(isAppleTouchDevice());
  }, [account.createdAt]);
  if (!mayShow || !(install || isByHand)) return null;
  const decline = () => {
    setMayShow(false);
    rememberDeclined();
  };
  return (
    <section className="grid gap-3 rounded-sheet border border-line p-5" aria-labelledby="install-hint">
      <h2 className="flex items-center gap-2 text-fs-5" id="install-hint">
        <Smartphone size={20} aria-hidden="true" />
        {t('title')}
      </h2>
      <p className="text-fs-7 leading-normal">{t('text')}</p>
      {!install && (
        <p className="flex gap-2 text-fs-7 leading-normal">
          <Share size={20} className="flex-none" aria-hidden="true" />
          {t('byHand')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {install && (
          <Button size="s" onClick={() => void install()}>
            {t('yes')}
          </Button>
        )}
        <Button size="s" variant="secondary" onClick={decline}>
          {t('no')}
        </Button>
      </div>
    </section>
  );
}

/** Returns whether the page runs in the installed app. */
const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

/** iPhones and iPads have no offer of their own; an iPad presents itself as a Mac with a touch screen. */
const isAppleTouchDevice = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

function isDeclined(): boolean {
  try {
    return localStorage.getItem(DECLINED) !== null;
  } catch {
    return true;
  }
}

function rememberDeclined(): void {
  try {
    localStorage.setItem(DECLINED, '1');
  } catch {
    // Without storage the hint is not shown at all.
  }
}

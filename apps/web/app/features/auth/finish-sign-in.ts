import type { TFunction } from 'i18next';
import { writeAdminFlag } from '../../session/admin-flag.ts';
import { restartInactivityTimeout } from '../../session/inactivity-timeout.ts';
import { reloadSession } from '../../session/session-store.ts';
import { removeDraft } from '../../session/use-stored-draft.ts';
import { notify } from '../../ui/notify.ts';

/** After a successful sign-in: reads the account and shows the welcome notice. The page then redirects by itself. */
export async function finishSignIn(t: TFunction): Promise<void> {
  restartInactivityTimeout();
  removeDraft('login');
  const { status, account } = await reloadSession();
  if (status !== 'signed_in') return;
  if (account?.role === 'admin') writeAdminFlag();
  // Who has not been asked anything yet has not been here before.
  const isNew = account?.role !== 'admin' && account?.onboardingComplete === false;
  void notify({ title: t('welcome.title'), text: t(isNew ? 'welcome.first' : 'welcome.text') });
}

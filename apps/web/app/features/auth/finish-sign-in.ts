import type { TFunction } from 'i18next';
import { writeAdminMark } from '../../session/admin-mark.ts';
import { reloadSession } from '../../session/session-store.ts';
import { dropDraft } from '../../session/use-kept-draft.ts';
import { restartIdleWatch } from '../../session/watch-idle-tab.ts';
import { notify } from '../../ui/notify.ts';

/** After a proof was accepted: reads who it is and says welcome. The page then leads on by itself. */
export async function finishSignIn(t: TFunction): Promise<void> {
  restartIdleWatch();
  dropDraft('login');
  const { status, account } = await reloadSession();
  if (status !== 'signed_in') return;
  if (account?.role === 'admin') writeAdminMark();
  void notify({ title: t('welcome.title'), text: t('welcome.text') });
}

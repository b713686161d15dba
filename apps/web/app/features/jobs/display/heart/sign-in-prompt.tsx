import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { withNext } from '../../../../session/safe-next.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { type PendingBookmark, storePendingAction } from './pending-action.ts';

type SignInPromptProps = { pending: PendingBookmark; onClose: () => void };

/** Leads to the sign-in and back; what was to be saved is saved then. */
export function SignInPrompt({ pending, onClose }: SignInPromptProps) {
  const { t } = useTranslation('bookmarks');
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const { kind, name } = pending;
  const storeForLater = () => storePendingAction(pending);
  const ways = (
    <>
      <LinkButton to={withNext('/login', here)} onClick={storeForLater}>
        {t('signIn.signIn')}
      </LinkButton>
      <LinkButton variant="secondary" to={withNext('/register/jobseeker', here)} onClick={storeForLater}>
        {t('signIn.register')}
      </LinkButton>
    </>
  );
  return createPortal(
    <Dialog open onClose={onClose} title={t(`signIn.title.${kind}`)} footer={ways}>
      <p>{t(`signIn.text.${kind}`, { name })}</p>
    </Dialog>,
    document.body,
  );
}

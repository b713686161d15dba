import { useTranslation } from 'react-i18next';
import { withNext } from '../../../session/safe-next.ts';
import { Note } from '../../../ui/note.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { applyPath } from '../shared/apply-path.ts';

type ApplyNoticesProps = { isGuest: boolean; isEnded: boolean; jobId: string };

/** For somebody without an account the way to one, and for whoever was signed out the way back; nothing typed is lost on it. */
export function ApplyNotices({ isGuest, isEnded, jobId }: ApplyNoticesProps) {
  const { t } = useTranslation('applications');
  const here = applyPath(jobId);
  if (isEnded)
    return (
      <Note tone="warn" role="alert">
        {t('apply.ended.text')} <TextLink to={withNext('/login', here)}>{t('apply.ended.signIn')}</TextLink>
      </Note>
    );
  if (!isGuest) return null;
  return (
    <Note className="apl-account">
      {t('apply.guest.text')} <TextLink to={withNext('/login', here)}>{t('apply.guest.signIn')}</TextLink>
    </Note>
  );
}

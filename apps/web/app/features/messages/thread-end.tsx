import type { Conversation } from '@stellenvisite/contract/messages.schema';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';

type ThreadEndProps = { conversation: Conversation; onUnblock: () => void };

/** In the place of the composer: why nobody can write, and what can be done. */
export function ThreadEnd({ conversation: { closure, party }, onUnblock }: ThreadEndProps) {
  const { t } = useTranslation('messages');
  if (!closure) return null;
  return (
    <div className="msg-end">
      <Note>
        <p>{t(`closure.${party}.${closure}`)}</p>
        {closure === 'blocked' && party === 'applicant' && (
          <Button size="s" variant="secondary" className="mt-3" onClick={onUnblock}>
            {t('menu.unblock')}
          </Button>
        )}
      </Note>
    </div>
  );
}

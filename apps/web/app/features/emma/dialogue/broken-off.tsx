import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { chatProblemOf } from '../chat/chat-problem.ts';
import { textOfMessage } from '../chat/emma-message.ts';
import type { Emma } from '../chat/use-emma.ts';
import { leaveSheet } from '../panel/leave-sheet.ts';
import { EmmaSays } from './emma-says.tsx';

/** No answer, or half of one: the question stays, and the search works without her. */
export function BrokenOff({ error, emma }: { error: Error; emma: Emma }) {
  const { t } = useTranslation('emma');
  const { kind, retryAfter } = chatProblemOf(error);
  const question = emma.messages.findLast(({ role }) => role === 'user');
  const words = question ? textOfMessage(question) : '';
  return (
    <div className="ea-answer">
      <EmmaSays />
      <Note tone="warn" role="alert">
        <b>{t(`broken.${kind}.title`)}</b>
        <br />
        {kind === 'limit' && retryAfter !== null
          ? t('broken.limit.wait', { count: retryAfter })
          : t(`broken.${kind}.text`)}
      </Note>
      <div className="ea-choice">
        <Button variant="secondary" onClick={emma.retry}>
          {t('broken.again')}
        </Button>
        <LinkButton variant="secondary" to={`/jobs?${new URLSearchParams({ q: words })}`} onClick={leaveSheet}>
          {t('broken.search')}
        </LinkButton>
      </div>
    </div>
  );
}

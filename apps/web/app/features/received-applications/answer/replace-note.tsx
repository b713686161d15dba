import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import type { useAnswerText } from './use-answer-text.ts';

/** Own words are never replaced unasked. */
export function ReplaceNote({ answer }: { answer: ReturnType<typeof useAnswerText> }) {
  const { t } = useTranslation('received-application');
  if (!answer.asksToReplace) return null;
  return (
    <Note tone="warn" role="alert">
      <p>{t('answer.replace.text')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="s" variant="secondary" onClick={answer.keep}>
          {t('answer.replace.keep')}
        </Button>
        <Button size="s" variant="secondary" onClick={answer.replace}>
          {t('answer.replace.take')}
        </Button>
      </div>
    </Note>
  );
}

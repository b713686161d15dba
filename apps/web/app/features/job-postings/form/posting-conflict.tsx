import { useTranslation } from 'react-i18next';
import { ConflictNote } from '../../../autosave/conflict-note.tsx';
import { usePosting } from './use-posting.ts';

export function PostingConflict() {
  const { t } = useTranslation('job-postings');
  const { conflicts, decide } = usePosting();
  if (conflicts.length === 0) return null;
  const names = conflicts.map((field) => t(`form.fieldName.${field}`)).join(', ');
  return (
    <ConflictNote
      title={t('form.conflict.title')}
      mine={t('form.conflict.mine')}
      theirs={t('form.conflict.theirs')}
      decide={decide}
    >
      {t('form.conflict.text', { names })}
    </ConflictNote>
  );
}

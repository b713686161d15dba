import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useProfile } from './use-profile.ts';

/** The same detail was changed here and elsewhere: nobody's words go without being asked. */
export function ConflictNote() {
  const { t } = useTranslation('seeker-profiles');
  const { conflicts, decide } = useProfile();
  if (conflicts.length === 0) return null;
  const names = conflicts.map((field) => t(`field.${field}`)).join(', ');
  return (
    <Note tone="warn" role="alert" className="mb-6">
      <p>
        <b>{t('conflict.title')}</b> {t('conflict.text', { names })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="s" onClick={() => decide('mine')}>
          {t('conflict.mine')}
        </Button>
        <Button size="s" variant="secondary" onClick={() => decide('theirs')}>
          {t('conflict.theirs')}
        </Button>
      </div>
    </Note>
  );
}

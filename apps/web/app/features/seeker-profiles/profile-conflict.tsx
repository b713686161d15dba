import { useTranslation } from 'react-i18next';
import { ConflictNote } from '../../autosave/conflict-note.tsx';
import { useProfile } from './use-profile.ts';

export function ProfileConflict() {
  const { t } = useTranslation('seeker-profiles');
  const { conflicts, decide } = useProfile();
  if (conflicts.length === 0) return null;
  const names = conflicts.map((field) => t(`field.${field}`)).join(', ');
  return (
    <ConflictNote title={t('conflict.title')} mine={t('conflict.mine')} theirs={t('conflict.theirs')} decide={decide}>
      {t('conflict.text', { names })}
    </ConflictNote>
  );
}

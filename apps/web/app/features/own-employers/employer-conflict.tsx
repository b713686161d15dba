import { useTranslation } from 'react-i18next';
import { ConflictNote } from '../../autosave/conflict-note.tsx';
import { useEmployerForm } from './use-employer-form.ts';

export function EmployerConflict() {
  const { t } = useTranslation('own-employers');
  const { conflicts, decide } = useEmployerForm();
  if (conflicts.length === 0) return null;
  const names = conflicts.map((field) => t(`field.${field}`)).join(', ');
  return (
    <ConflictNote title={t('conflict.title')} mine={t('conflict.mine')} theirs={t('conflict.theirs')} decide={decide}>
      {t('conflict.text', { names })}
    </ConflictNote>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandPalette } from '../../ui/command-palette.tsx';
import { usePaletteEntries } from './palette-entries.ts';

/** Finds screens of the administration, and users, employers, jobs and tickets. */
export function AdminPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-area', { keyPrefix: 'jump' });
  const [text, setText] = useState('');
  const { groups, isBusy } = usePaletteEntries(text);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <CommandPalette
      texts={{
        title: t('title'),
        field: t('field'),
        placeholder: t('placeholder'),
        results: t('results'),
        status: isBusy ? t('searching') : count === 0 ? t('none') : t('count', { count }),
      }}
      groups={groups}
      text={text}
      onText={setText}
      onClose={onClose}
    />
  );
}

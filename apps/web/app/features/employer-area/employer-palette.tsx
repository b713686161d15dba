import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandPalette } from '../../ui/command-palette.tsx';
import { usePaletteEntries } from './palette-entries.ts';
import type { ActingEmployer } from './shared/use-acting-employer.ts';

/** Finds pages, jobs and applicants of the employer. */
export function EmployerPalette({ acting, onClose }: { acting: ActingEmployer; onClose: () => void }) {
  const { t } = useTranslation('employer-area', { keyPrefix: 'jump' });
  const [text, setText] = useState('');
  const { groups, isBusy } = usePaletteEntries(acting, text);
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

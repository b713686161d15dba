import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PaletteHost } from '../../ui/palette-host.tsx';
import type { ActingEmployer } from './shared/use-acting-employer.ts';

const EmployerPalette = lazyPart(async () => (await import('./employer-palette.tsx')).EmployerPalette);

/** The palette of the area, for the employer somebody acts for. */
export function EmployerJump({ acting }: { acting: ActingEmployer | null }) {
  const { t } = useTranslation('employer-area', { keyPrefix: 'jump' });
  return (
    <PaletteHost label={t('open')} controlKey={t('controlKey')} isReady={acting !== null}>
      {(close) => acting && <EmployerPalette acting={acting} onClose={close} />}
    </PaletteHost>
  );
}

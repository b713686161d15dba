import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/use-session.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PaletteHost } from '../../ui/palette-host.tsx';

const AdminPalette = lazyPart(async () => (await import('./admin-palette.tsx')).AdminPalette);

/** The search of the rail, and of the bar above a phone's screen. */
export function AdminJump({ isIcon }: { isIcon?: true }) {
  const { t } = useTranslation('admin-area', { keyPrefix: 'jump' });
  const { account } = useSession();
  return (
    <PaletteHost
      label={t('open')}
      controlKey={t('controlKey')}
      isReady={account?.role === 'admin'}
      isIcon={isIcon ?? false}
    >
      {(close) => <AdminPalette onClose={close} />}
    </PaletteHost>
  );
}

import { Search } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { ActingEmployer } from './shared/use-acting-employer.ts';

const CommandPalette = lazyPart(async () => (await import('./command-palette.tsx')).CommandPalette);

/** Opens the palette by its button and by Ctrl K or ⌘ K on every page of the area; it is loaded when it is first asked for. */
export function PaletteHost({ acting }: { acting: ActingEmployer | null }) {
  const { t } = useTranslation('employer-area', { keyPrefix: 'jump' });
  const [isOpen, setIsOpen] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    // What is typed in an open dialog is not left behind by accident.
    if (acting && !document.querySelector('dialog[open]')) setIsOpen(true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        className="e-jump"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        disabled={!acting}
        title={t('open')}
        onClick={() => setIsOpen(true)}
      >
        <Search size={18} strokeWidth={1.75} />
        <span>{t('open')}</span>
        <i aria-hidden="true">{t('keys')}</i>
      </button>
      {isOpen && acting && (
        <Suspense fallback={null}>
          <CommandPalette acting={acting} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

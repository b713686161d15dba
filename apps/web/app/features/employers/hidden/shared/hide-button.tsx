import { EyeOff } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';

const HideDialog = lazyPart(async () => (await import('../hide-dialog.tsx')).HideDialog);

type HideButtonProps = { employer: { id: string; name: string }; children: ReactNode };

/** „Arbeitgeber ausblenden“: what it does is loaded with the press. The words come from the page, which has its texts already. */
export function HideButton({ employer, children }: HideButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        className="script-only no-print"
        icon={<EyeOff size={18} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {children}
      </Button>
      <Suspense>{isOpen && <HideDialog employer={employer} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}

import type { ReportTargetKind } from '@stellenvisite/contract/support/reports';
import { Flag } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import type { ReportDialogProps } from '../report-dialog.tsx';

/** The form comes with the first report. Appears in a `Suspense`. */
export const LazyReportDialog = lazyPart<ReportDialogProps>(
  async () => (await import('../report-dialog.tsx')).ReportDialog,
);

type ReportButtonProps = { kind: ReportTargetKind; id: string; children: ReactNode };

/** „Stelle melden“: opens the form, which is loaded then. The words come from the page, which has its texts already. */
export function ReportButton({ kind, id, children }: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        className="script-only no-print"
        icon={<Flag size={18} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {children}
      </Button>
      <Suspense>{isOpen && <LazyReportDialog target={{ kind, id }} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}

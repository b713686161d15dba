import { lazyPart } from '../../../ui/lazy-part.ts';
import type { ReportDialogProps } from '../report-dialog.tsx';

/** The form comes with the first report. Stands in a `Suspense`. */
export const LazyReportDialog = lazyPart<ReportDialogProps>(
  async () => (await import('../report-dialog.tsx')).ReportDialog,
);

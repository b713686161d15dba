import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router';
import { NOT_FOUND_CELLS, OUTAGE_CELLS, RosterCells } from './features/jobs/display/roster-cells.tsx';
import { useAutomaticRetry } from './offline/use-automatic-retry.ts';
import { Button, LinkButton } from './ui/button.tsx';
import { isConnectionError } from './ui/feedback/until-loaded.ts';

/** The specification's own name for it, the same in both languages; a report can quote it. */
const UNEXPECTED = 'Unexpected Application Error!';

export function ErrorPage({ error, isDevelopment }: { error: unknown; isDevelopment: boolean }) {
  const { t } = useTranslation('errors');
  if (isConnectionError(error)) return <LostPage />;
  if (isRouteErrorResponse(error) && error.status >= 400 && error.status < 500) return <NotFoundPage />;
  return (
    <div className="wrap py-16 md:py-24">
      <RosterCells cells={OUTAGE_CELLS} label={t('outage.row')} />
      <h1 className="mt-8 text-fs-1 leading-head">{t('outage.title')}</h1>
      <p className="mt-4 max-w-[60ch] text-fs-5 text-ink-2">{t('outage.text')}</p>
      <p className="mt-2 max-w-[60ch] text-fs-8 text-ink-3" lang="en">
        {UNEXPECTED} {messageOf(error)}
      </p>
      {isDevelopment && error instanceof Error && <pre className="mt-6 overflow-x-auto text-fs-8">{error.stack}</pre>}
      <WaysOn />
    </div>
  );
}

/** Also for an address that cannot be read at all, which the server answers with the status 400. */
export function NotFoundPage({ kind = 'notFound' }: { kind?: 'notFound' | 'unreadable' }) {
  const { t } = useTranslation('errors');
  return (
    <div className="wrap py-16 md:py-24">
      <RosterCells cells={NOT_FOUND_CELLS} label={t('notFound.row')} />
      <h1 className="mt-8 text-fs-1 leading-head">{t(`${kind}.title`)}</h1>
      <p className="mt-4 max-w-[60ch] text-fs-5 text-ink-2">{t(`${kind}.text`)}</p>
      <WaysOn />
    </div>
  );
}

/**
 * Loads the page again, also without a press of the button. Navigates to where it is: the error boundary of React Router
 * misses a revalidation that starts and ends within one render.
 */
function LostPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const retry = async () => navigate(location, { replace: true });
  useAutomaticRetry(retry);
  return <NoConnectionPage onRetry={() => void retry()} />;
}

/** Replaces a page of which nothing can be shown: a part of it could not be fetched, or there is no copy of it. */
export function NoConnectionPage({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) {
  const { t } = useTranslation('errors');
  return (
    <div className="wrap py-16 md:py-24">
      <RosterCells cells={OUTAGE_CELLS} label={t('outage.row')} />
      <h1 className="mt-8 text-fs-1 leading-head">{t('lost.title')}</h1>
      <p className="mt-4 max-w-[60ch] text-fs-5 text-ink-2">{t('lost.page')}</p>
      <Button className="mt-8" onClick={onRetry}>
        {t('lost.retry')}
      </Button>
      {children}
    </div>
  );
}

function WaysOn() {
  const { t } = useTranslation('errors');
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <LinkButton to="/jobs">{t('toJobs')}</LinkButton>
      <LinkButton to="/" variant="secondary">
        {t('toLanding')}
      </LinkButton>
    </div>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText || String(error.status);
  return error instanceof Error ? error.message : String(error);
}

import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { CREATE_EMPLOYER } from '../../features/employers/area/shared/employer-page.ts';
import { ActingEmployerContext } from '../../features/identity/acting-employer/use-acting-employer.ts';
import type { OwnEmployers } from '../../features/identity/acting-employer/use-own-employers.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { RequireSession } from '../../session/require-session.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { PageSkeleton } from '../../ui/feedback/skeletons.tsx';

type EmployerGateProps = {
  own: OwnEmployers;
  /** The page is also for those who act for no employer yet; from the others they are led to where one is created. */
  isForAll: boolean;
  children: ReactNode;
};

/** Shows a page of the employer area once it is known for whom the person acts. */
export function EmployerGate({ own, isForAll, children }: EmployerGateProps) {
  const { t } = useTranslation('employer-area');
  const errorText = useErrorText();
  const { acting, isNone, error, retry } = own;
  const employers = acting?.employers;
  const employerId = acting?.employerId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same as long as the list and the choice are
  const value = useMemo(() => acting, [employers, employerId]);
  const isKnown = acting !== null || isNone;
  return (
    <RequireSession role={['employer']}>
      {error ? (
        <EmptyState
          art="building"
          title={t('unread.title')}
          text={errorText(error)}
          actions={<Button onClick={retry}>{t('unread.again')}</Button>}
        />
      ) : !isKnown ? (
        <PageSkeleton />
      ) : isNone && !isForAll ? (
        <Navigate to={CREATE_EMPLOYER} replace />
      ) : (
        // Another employer has other pages: nothing of the one before is retained.
        <ActingEmployerContext key={employerId} value={value}>
          {acting?.suspension && (
            <Note tone="warn" role="status" className="mb-5">
              <p>{t('suspended.text')}</p>
              {acting.suspension.reason && <p>{t('suspended.reason', { reason: acting.suspension.reason })}</p>}
            </Note>
          )}
          {children}
        </ActingEmployerContext>
      )}
    </RequireSession>
  );
}

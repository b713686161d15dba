import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../session/api.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { readDeviceDraft } from './use-apply-draft.ts';

/** An account that is not for applying, with the way to one that is. */
export function NotForEmployers({ jobId }: { jobId: string }) {
  const { t } = useTranslation('applications');
  return (
    <EmptyState
      art="building"
      title={t('apply.employer.title')}
      text={t('apply.employer.text')}
      actions={
        <LinkButton variant="secondary" to={`/jobs/${jobId}`}>
          {t('apply.back')}
        </LinkButton>
      }
    />
  );
}

/** Renders the link to the application that this person has sent to the job. */
export function AlreadyApplied({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('applications');
  return (
    <EmptyState
      title={t('apply.already.title')}
      text={t('apply.already.text')}
      actions={
        <>
          <LinkButton to={`/dashboard/bewerbungen/${applicationId}`}>{t('apply.already.open')}</LinkButton>
          <LinkButton variant="secondary" to="/jobs">
            {t('apply.sentPage.search')}
          </LinkButton>
        </>
      }
    />
  );
}

type ClosedJobProps = { jobId: string; isSignedIn: boolean };

/** A job that has ended takes nothing more; what was written for it is shown, so that it can be used elsewhere. */
export function ClosedJob({ jobId, isSignedIn }: ClosedJobProps) {
  const { t } = useTranslation('applications');
  const { data: written } = useQuery({
    queryKey: ['written-for-closed-job', jobId, isSignedIn],
    queryFn: () => findWritten(jobId, isSignedIn),
  });
  return (
    <>
      <EmptyState
        title={t('apply.closed.title')}
        text={t('apply.closed.text')}
        actions={<LinkButton to={`/jobs/${jobId}`}>{t('apply.closed.similar')}</LinkButton>}
      />
      {written && (
        <Card as="section" className="mx-auto mb-12 grid max-w-[44rem] justify-items-start gap-3">
          <h2>{t('apply.closed.draft')}</h2>
          {written.map((text) => (
            <p key={text} className="wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          ))}
          <Button variant="secondary" onClick={() => void navigator.clipboard.writeText(written.join('\n\n'))}>
            {t('apply.closed.copy')}
          </Button>
        </Card>
      )}
    </>
  );
}

async function findWritten(jobId: string, isSignedIn: boolean): Promise<string[] | null> {
  const device = readDeviceDraft(jobId)?.values;
  const stored = isSignedIn
    ? (await api.GET('/api/jobs/{id}/application-draft', { params: { path: { id: jobId } } })).data?.content
    : undefined;
  const answers = device ? Object.values(device.answers) : (stored?.answers ?? []).map(({ value }) => value);
  const texts = [device?.message || stored?.message || '', ...answers.filter((value) => typeof value === 'string')];
  const written = texts.filter((text) => text.trim() !== '');
  return written.length > 0 ? written : null;
}

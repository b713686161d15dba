import type { CvAnalysis } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw, Trash2, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { FileKind, FileName, formatBytes } from '../../features/platform/files/shared/file-row.tsx';
import { useAnalysis } from '../../features/seekers/cv/analysis-queries.ts';
import { GoodToKnow, WhatHelps } from '../../features/seekers/cv/good-to-know.tsx';
import { ReadingSteps } from '../../features/seekers/cv/reading-steps.tsx';
import { ResultScreen } from '../../features/seekers/cv/result/result-screen.tsx';
import { CV_PATH } from '../../features/seekers/cv/shared/cv-link.tsx';
import { CvHead } from '../../features/seekers/cv/start-screen.tsx';
import { PROFILE_PATH } from '../../features/seekers/profiles/shared/field-target.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { RequireSession } from '../../session/require-session.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import type { Route } from './+types/dashboard-cv-analysis';

export const handle = {
  title: 'cv-analyses:title',
  namespaces: ['cv-analyses', 'files', 'seeker-profiles', 'job-fields', 'jobs', 'bookmarks', 'accounts', 'problems'],
};

export default function DashboardCvAnalysisPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation('cv-analyses');
  return (
    <RequireSession role={['job_seeker']} skeleton={<CvHead title={t('title')} lead={t('lead')} />}>
      {() => <AnalysisScreen id={params.id} />}
    </RequireSession>
  );
}

/** Shows the analysis of one file: in progress, failed, or ready to confirm. */
export function AnalysisScreen({ id }: { id: string }) {
  const { t } = useTranslation('cv-analyses');
  const errorText = useErrorText();
  const { data, error } = useAnalysis(id);
  if (data && (data.state === 'done' || data.state === 'saved')) return <ResultScreen analysis={data} />;
  return (
    <>
      <CvHead title={t('title')} lead={t('lead')} />
      {error && !data && (
        <Note tone="warn" role="alert" className="mt-4">
          {errorText(error)}
        </Note>
      )}
      {data && (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-6 max-[80rem]:grid-cols-1">
          {data.state === 'failed' ? <FailurePanel analysis={data} /> : <ReadingPanel analysis={data} />}
          {data.state === 'failed' ? <WhatHelps /> : <GoodToKnow />}
        </div>
      )}
    </>
  );
}

function ReadingPanel({ analysis: { file, state } }: { analysis: CvAnalysis }) {
  const { t } = useTranslation('cv-analyses');
  return (
    <section
      className="rounded-sheet border border-line bg-sheet p-6 max-md:px-4 max-md:py-5"
      aria-labelledby="cv-reading"
    >
      <h2 className="text-fs-4" id="cv-reading">
        {t('reading.title')}
      </h2>
      <p className="mt-1 text-fs-7 text-ink-2 leading-[1.5]" role="status">
        {t('reading.lead')}
      </p>
      <div className="mt-4 grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 rounded-control border border-line py-3.5 pr-3.5 pl-4 max-md:grid-cols-[2.75rem_minmax(0,1fr)]">
        <FileKind size="l">{file.type}</FileKind>
        <b className="wrap-anywhere self-end font-semibold text-fs-7 leading-[1.3]">
          <FileName name={file.name} />
        </b>
      </div>
      <ReadingSteps step={state === 'queued' ? 'reading' : 'sorting'} sent={file.bytes} total={file.bytes} />
    </section>
  );
}

/** Renders the sentence of the specification, what happened, that nothing is lost, and three ways on. */
function FailurePanel({ analysis: { id, file, failure } }: { analysis: CvAnalysis }) {
  const { t } = useTranslation('cv-analyses');
  const errorText = useErrorText();
  const locale = useLocale();
  const navigate = useNavigate();
  const client = useQueryClient();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const params = { params: { path: { id } } };
  const retry = $api.useMutation('post', '/api/profile/analyses/{id}/retry', {
    onSuccess: (data) =>
      client.setQueryData($api.queryOptions('get', '/api/profile/analyses/{id}', params).queryKey, data),
  });
  const remove = $api.useMutation('delete', '/api/profile/analyses/{id}', {
    onSuccess: () => void navigate(CV_PATH),
  });
  const error = retry.error ?? remove.error;
  const reason = failure ?? 'damaged';
  return (
    <section
      className="rounded-sheet border border-line bg-sheet p-6 max-md:px-4 max-md:py-5"
      aria-labelledby="cv-failed"
    >
      <h2 className="text-fs-4" id="cv-failed">
        {t(reason === 'nothing_found' ? 'failure.nothing' : 'failure.title')}
      </h2>
      <div
        className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-1.5 rounded-control bg-warn-tint p-4 leading-[1.45]"
        role="alert"
        ref={alert}
        tabIndex={-1}
      >
        <TriangleAlert className="mt-px text-warn" size={20} />
        <p className="col-start-2 text-fs-7">
          <b className="font-semibold text-warn">{t('failure.sentence')}</b>
        </p>
        <p className="col-start-2 text-fs-7">
          {t(`failure.reasons.${reason}`)} {t('failure.unchanged')}
        </p>
      </div>
      {error && (
        <Note tone="warn" role="alert" className="mt-4">
          {errorText(error)}
        </Note>
      )}
      <div className="mt-4 grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 rounded-control border border-warn bg-[color-mix(in_srgb,var(--warn-tint)_40%,var(--sheet))] py-3.5 pr-3.5 pl-4 max-md:grid-cols-[2.75rem_minmax(0,1fr)]">
        <FileKind size="l">{file.type}</FileKind>
        <b className="wrap-anywhere self-end font-semibold text-fs-7 leading-[1.3]">
          <FileName name={file.name} />
        </b>
        <small className="col-start-2 self-start text-ink-2 leading-[1.35]">
          {t('failure.stored', { size: formatBytes(file.bytes, locale) })}
        </small>
        <IconButton
          className="col-start-3 row-[1/3]"
          label={t('failure.remove', { name: file.name })}
          icon={<Trash2 size={20} />}
          onClick={() => remove.mutate(params)}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          className="max-md:flex-[1_0_100%]"
          icon={<RotateCcw size={20} />}
          loading={retry.isPending}
          onClick={() => retry.mutate(params)}
        >
          {t('failure.retry')}
        </Button>
        <Link className={buttonClass({ variant: 'secondary' })} to={CV_PATH}>
          {t('failure.other')}
        </Link>
        <TextLink to={PROFILE_PATH}>{t('failure.byHand')}</TextLink>
      </div>
    </section>
  );
}

import type { CvAnalysis } from '@stellenvisite/contract/cv-analyses.schema';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { Note } from '../../ui/note.tsx';
import { FileKind, FileName } from '../files/shared/file-row.tsx';
import { useAnalysis } from './analysis-queries.ts';
import { CvHead } from './cv-head.tsx';
import { FailurePanel } from './failure-panel.tsx';
import { GoodToKnow, WhatHelps } from './good-to-know.tsx';
import { ReadingSteps } from './reading-steps.tsx';
import { ResultScreen } from './result/result-screen.tsx';

/** What became of one file: being read, failed, or to be confirmed. */
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
        <div className="cv-grid">
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
    <section className="cv-card" aria-labelledby="cv-reading">
      <h2 id="cv-reading">{t('reading.title')}</h2>
      <p role="status">{t('reading.lead')}</p>
      <div className="cv-file">
        <FileKind>{file.type}</FileKind>
        <b>
          <FileName name={file.name} />
        </b>
      </div>
      <ReadingSteps step={state === 'queued' ? 'reading' : 'sorting'} sent={file.bytes} total={file.bytes} />
    </section>
  );
}

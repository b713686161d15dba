import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../api/outcome.ts';
import { useProblemText } from '../../../i18n/use-problem-text.ts';
import { fetchSignedIn } from '../../../session/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { ProgressLine } from '../../../ui/progress-line.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { Panel } from './panel.tsx';
import { readWithProgress } from './read-with-progress.ts';

type Run = { state: 'idle' | 'running' | 'done'; read: number; total: number | null };
const IDLE: Run = { state: 'idle', read: 0, total: null };

export function ExportPanel() {
  const { t } = useTranslation('accounts');
  const problemText = useProblemText();
  const locale = useLocale();
  const [run, setRun] = useState(IDLE);
  const [failure, setFailure] = useState<string>();

  const start = async () => {
    setFailure(undefined);
    setRun({ ...IDLE, state: 'running' });
    try {
      const answer = await fetchSignedIn(new Request(`${location.origin}/api/account/export`));
      if (!answer.ok) throw await answer.json();
      const blob = await readWithProgress(answer, (read, total) => setRun({ state: 'running', read, total }));
      offerFile(blob, t('data.export.file'));
      setRun({ state: 'done', read: blob.size, total: blob.size });
    } catch (problem) {
      setRun(IDLE);
      setFailure(problemText(problem instanceof TypeError ? 'server.unavailable' : codeOf(problem)));
    }
  };

  const size = (bytes: number) =>
    t('data.export.size', { size: (bytes / 1024).toLocaleString(locale, { maximumFractionDigits: 1 }) });
  return (
    <Panel title={t('data.export.title')} text={t('data.export.text')}>
      <ul className="ticks">
        {(['profile', 'sessions', 'history'] as const).map((key) => (
          <li key={key}>{t(`data.export.contents.${key}`)}</li>
        ))}
      </ul>
      {failure && (
        <Note tone="warn" role="alert">
          {failure}
        </Note>
      )}
      {run.state !== 'idle' && (
        <div className="grid gap-2">
          <ProgressLine
            label={t('data.export.progress')}
            value={run.state === 'done' ? 1 : run.read}
            max={run.state === 'done' ? 1 : (run.total ?? Math.max(run.read * 2, 1))}
            tone={run.state === 'done' ? 'good' : 'running'}
          />
          <p className="text-fs-8 text-ink-2" role="status">
            {run.state === 'done' ? t('data.export.done', { size: size(run.read) }) : size(run.read)}
          </p>
        </div>
      )}
      <div>
        <Button
          variant="secondary"
          icon={<Download size={20} />}
          loading={run.state === 'running'}
          onClick={() => void start()}
        >
          {t('data.export.start')}
        </Button>
      </div>
    </Panel>
  );
}

function offerFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

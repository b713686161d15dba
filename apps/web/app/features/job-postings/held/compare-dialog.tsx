import type { HeldJob, SameJob } from '@stellenvisite/contract/held-jobs.schema';
import { htmlToText } from '@stellenvisite/contract/html-text';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { diffWords, type WordRun } from './diff-words.ts';

/** Both ads side by side; what only one of them says is marked. */
export function CompareDialog({ job, same, onClose }: { job: HeldJob; same: SameJob; onClose: () => void }) {
  const { t } = useTranslation('held-jobs');
  const runs = diffWords(textOf(job), `${same.title}\n${same.text}`);
  return (
    <Dialog open onClose={onClose} title={t('compare.title', { percent: same.percent })} wide isText>
      <div className="mod-pair">
        <section aria-labelledby="mod-this">
          <h3 id="mod-this">{t('compare.this', { name: job.employer.name })}</h3>
          <Runs runs={runs.one} />
        </section>
        <section aria-labelledby="mod-other">
          <h3 id="mod-other">{t('compare.other', { number: same.number, name: same.employer })}</h3>
          <Runs runs={runs.other} />
          <TextLink to={`/jobs/${same.id}`}>{t('compare.see')}</TextLink>
        </section>
      </div>
    </Dialog>
  );
}

function Runs({ runs }: { runs: readonly WordRun[] }) {
  return (
    <p lang="de">
      {runs.map(({ text, isOnlyHere }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never change places
        isOnlyHere ? <mark key={index}>{text}</mark> : text,
      )}
    </p>
  );
}

function textOf({ title, content }: HeldJob): string {
  const { introHtml = '', sections = [], requirements = [], benefits = [] } = content;
  return [
    title,
    htmlToText(introHtml),
    ...sections.flatMap(({ heading, html }) => [heading, htmlToText(html)]),
    ...requirements.map(({ text }) => text),
    ...benefits.map(({ title: name, text }) => [name, text].filter(Boolean).join(': ')),
  ]
    .filter(Boolean)
    .join('\n');
}

import type { PendingJob, SameJob } from '@stellenvisite/contract/jobs/pending-jobs.schema';
import { htmlToText } from '@stellenvisite/contract/platform/html-text';
import { diffWords as findChanges } from 'diff';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';

/** A run of words; `isOnlyHere` where the other text does not have them. */
type WordRun = { text: string; isOnlyHere: boolean };

/** Both ads side by side; what only one of them says is marked. */
export function CompareDialog({ job, same, onClose }: { job: PendingJob; same: SameJob; onClose: () => void }) {
  const { t } = useTranslation('pending-jobs');
  const runs = diffWords(textOf(job), `${same.title}\n${same.text}`);
  return (
    <Dialog open onClose={onClose} title={t('compare.title', { percent: same.percent })} wide isText>
      <div className="grid grid-cols-2 gap-6 max-md:grid-cols-1">
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
    <p className="wrap-break-word my-2 whitespace-pre-line text-fs-8 leading-[1.6]" lang="de">
      {runs.map(({ text, isOnlyHere }, index) =>
        isOnlyHere ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never change places
          <mark key={index} className="rounded-[3px] bg-warn-tint text-ink underline decoration-warn">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}

function textOf({ title, content }: PendingJob): string {
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

/** Two texts side by side: what each has and the other has not. */
export function diffWords(one: string, other: string): { one: WordRun[]; other: WordRun[] } {
  const changes = findChanges(one, other);
  return {
    one: changes.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value, isOnlyHere: removed })),
    other: changes.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, isOnlyHere: added })),
  };
}

import type { ApplicationNote } from '@stellenvisite/contract/application-reviews.schema';
import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications.schema';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';
import { clockOf, shortDay } from '../../applications/shared/interview-time.ts';

type HistoryProps = { application: ReceivedApplicationDetail; notes: readonly ApplicationNote[] };
type Line = { key: string; at: string; text: string };

/** What happened, the newest first; notes of the team stand among it. */
export function History({ application, notes }: HistoryProps) {
  const { t } = useTranslation('received-application');
  const locale = useLocale();
  const events = application.timeline.map(({ kind, at, by, byName }): Line => {
    const name = byName || t('history.team');
    const text = t(by === 'applicant' ? `history.applicant.${kind}` : `history.employer.${kind}`, { name });
    return { key: `${kind} ${at}`, at, text };
  });
  const written = notes.map(
    ({ id, createdAt, author }): Line => ({
      key: id,
      at: createdAt,
      text: t('history.note', { name: author?.name || t('notes.former') }),
    }),
  );
  const lines = [...events, ...written].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <section aria-labelledby="history">
      <h3 id="history">{t('history.title')}</h3>
      <ol className="rd-history">
        {lines.map(({ key, at, text }) => (
          <li key={key}>
            <time dateTime={at} className="num">
              <b>{shortDay(at, locale)}</b> {clockOf(at)}
            </time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

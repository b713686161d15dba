import type { ApplicationDetail } from '@stellenvisite/contract/applications.schema';
import { useTranslation } from 'react-i18next';

/** What was written, and the answers to the employer's questions; nothing where there is neither. */
export function SentMessage({ application: { message, answers, kind } }: { application: ApplicationDetail }) {
  const { t } = useTranslation('applications');
  if (!message && answers.length === 0) return null;
  return (
    <section aria-labelledby="application-message">
      <h3 id="application-message">{t(kind === 'external' ? 'detail.note' : 'detail.message')}</h3>
      {message && <p className="ap-message">{message}</p>}
      {answers.length > 0 && (
        <dl className="ap-answers">
          {answers.map((answer) => (
            <div key={answer.id}>
              <dt lang="de">{answer.text}</dt>
              <dd>
                <AnswerText answer={answer} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function AnswerText({ answer: { kind, value } }: { answer: ApplicationDetail['answers'][number] }) {
  const { t: fields } = useTranslation('job-fields');
  const values = [value].flat();
  if (kind === 'shifts') return values.map((shift) => fields(`shift.${shift}`)).join(', ');
  if (kind === 'date') return values.map(germanDate).join(', ');
  return values.join(', ');
}

/** A day without a time, as `2027-01-31`. */
const germanDate = (day: string) => day.split('-').reverse().join('.');

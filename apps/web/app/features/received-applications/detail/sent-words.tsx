import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications.schema';
import { useTranslation } from 'react-i18next';

/** The message and the answers to the employer's questions. */
export function SentWords({ application: { message, answers } }: { application: ReceivedApplicationDetail }) {
  const { t } = useTranslation('received-application');
  const { t: fields } = useTranslation('job-fields');
  return (
    <div className="rd-sheet">
      {message && (
        <>
          <h3>{t('document.message')}</h3>
          <p className="whitespace-pre-line">{message}</p>
        </>
      )}
      {answers.length > 0 && (
        <>
          <h3>{t('document.answersTitle')}</h3>
          <dl>
            {answers.map(({ id, text, kind, value }) => (
              <div key={id}>
                <dt lang="de">{text}</dt>
                <dd>
                  {[value]
                    .flat()
                    .map((each) =>
                      kind === 'shifts' ? fields(`shift.${each}`) : kind === 'date' ? germanDate(each) : each,
                    )
                    .join(', ')}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

/** A day without a time, as `2027-01-31`. */
const germanDate = (day: string) => day.split('-').reverse().join('.');

import type { EmployerOverview } from '@stellenvisite/contract/employer-overview.schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type AnswerPromiseProps = Pick<EmployerOverview, 'answer' | 'answers' | 'unanswered'>;

/** How the employer keeps its promise, from the applications of the last weeks. */
export function AnswerPromise({ answer, answers, unanswered }: AnswerPromiseProps) {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'promise' });
  const { due, answered, median } = answers;
  const share = due > 0 ? t('share', { percent: Math.floor((answered / due) * 100) }) : '–';
  return (
    <section className="card prom" aria-labelledby="promise">
      <header className="ov-sh">
        <h2 id="promise">{t('title')}</h2>
      </header>
      <dl>
        <div>
          <dt>{t('answered')}</dt>
          <dd className="num">
            {share}
            <small>{t('of', { answered, count: due })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('median')}</dt>
          <dd className="num">
            {median === null ? '–' : t('days', { count: median })}
            <small>{answer.isPromised ? t('promised', { count: answer.days }) : t('unpromised')}</small>
          </dd>
        </div>
      </dl>
      <p>
        {unanswered.late > 0 ? t('catchUp', { count: unanswered.late }) : t('kept')}{' '}
        <Link className="link" to="/employer-dashboard/einstellungen">
          {t(answer.isPromised ? 'change' : 'make')}
        </Link>
      </p>
    </section>
  );
}

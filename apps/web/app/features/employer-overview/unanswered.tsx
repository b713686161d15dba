import type { EmployerOverview } from '@stellenvisite/contract/employer-overview.schema';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { useMayAct } from '../employer-area/shared/use-acting-employer.ts';
import { APPLICATIONS, applicationPath } from './overview-paths.ts';
import { UnansweredList } from './unanswered-list.tsx';
import { UnansweredTable } from './unanswered-table.tsx';

type UnansweredProps = Pick<EmployerOverview, 'unanswered' | 'answer'>;

/** Applications that nobody has answered, against the promised days. */
export function Unanswered({ unanswered, answer }: UnansweredProps) {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'unanswered' });
  const mayAnswer = useMayAct('application.move');
  const { total, late, nextId } = unanswered;
  return (
    <section className="wait-a" aria-labelledby="unanswered">
      <header className="ov-sh">
        <div>
          <h2 id="unanswered">{t('title', { count: total })}</h2>
          {total > 0 && (
            <p className={late > 0 ? 'ov-late' : undefined}>
              {t(late === 0 ? 'inTime' : answer.isPromised ? 'late' : 'lateUsual', { count: late })}
            </p>
          )}
        </div>
        {nextId && (
          <LinkButton size="s" to={mayAnswer ? applicationPath(nextId) : APPLICATIONS}>
            {t(mayAnswer ? 'answerInTurn' : 'look')}
          </LinkButton>
        )}
      </header>
      {total > 0 ? (
        <>
          <UnansweredTable unanswered={unanswered} answer={answer} />
          <UnansweredList unanswered={unanswered} answer={answer} />
        </>
      ) : (
        <p className="ov-none">{t('none')}</p>
      )}
    </section>
  );
}

import type { DateProposal, Message } from '@stellenvisite/contract/messages/messages.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { CalendarCheck, CalendarPlus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { useDownload } from '../../session/use-download.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useLocale } from '../../ui/use-locale.ts';
import { clockOf, shortDay } from '../jobs/display/apply/interview-time.ts';
import type { ProposalSeed } from './proposal-dialog.tsx';
import { useRefreshMessages } from './use-conversations.ts';

type ProposalCardProps = {
  message: Message;
  proposal: DateProposal;
  applicationId: string;
  /** Null where nobody can write any more. */
  onCounter: ((seed: ProposalSeed) => void) | null;
};

/** The dates of a message: to be chosen from, waiting for an answer, agreed, or over. */
export function ProposalCard({ message, proposal, applicationId, onCounter }: ProposalCardProps) {
  const { t } = useTranslation('messages');
  const heading = useId();
  const { kind, place, minutes, note, state, answerBy } = proposal;
  const about = [place, t('dates.minutes', { count: minutes })].filter(Boolean).join(', ');
  const isMine = state === 'open' && !message.isOwn && onCounter !== null;
  return (
    <section className="msg-dates" aria-labelledby={heading}>
      <header>
        <CalendarCheck size={20} />
        <div>
          <h3 id={heading}>{t(state === 'chosen' ? `dates.agreed.${kind}` : `dates.title.${kind}`)}</h3>
          <p>
            {about}.{isMine && ` ${t('dates.answerBy', { date: formatDate(answerBy) })}`}
          </p>
          {note && <p>{note}</p>}
        </div>
      </header>
      {isMine ? (
        <ChooseDate {...{ message, proposal, applicationId }} onCounter={() => onCounter(proposal)} />
      ) : (
        <SettledDates {...{ message, proposal, applicationId }} />
      )}
    </section>
  );
}

type Chosen = { message: Message; proposal: DateProposal; applicationId: string };

function ChooseDate({ message, proposal, applicationId, onCounter }: Chosen & { onCounter: () => void }) {
  const { t } = useTranslation('messages');
  const locale = useLocale();
  const errorText = useErrorText();
  const refresh = useRefreshMessages();
  const name = useId();
  const [at, setAt] = useState(proposal.dates[0] ?? '');
  const { mutate, isPending } = $api.useMutation('put', '/api/applications/{id}/messages/{messageId}/choice', {
    onSuccess: () => void toast(t('dates.done')),
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
    onSettled: refresh,
  });
  const path = { id: applicationId, messageId: message.id };
  return (
    <>
      <div className="msg-options" role="radiogroup" aria-label={t('dates.choose')}>
        {proposal.dates.map((date) => (
          <label key={date}>
            <input type="radio" name={name} checked={date === at} onChange={() => setAt(date)} />
            <DateText at={date} minutes={proposal.minutes} />
          </label>
        ))}
      </div>
      <footer>
        <Button loading={isPending} onClick={() => mutate({ params: { path }, body: { at } })}>
          {t('dates.accept', { day: shortDay(at, locale) })}
        </Button>
        <Button variant="secondary" onClick={onCounter}>
          {t('dates.none')}
        </Button>
      </footer>
    </>
  );
}

function DateText({ at, minutes }: { at: string; minutes: number }) {
  const { t } = useTranslation('messages');
  const locale = useLocale();
  const end = new Date(new Date(at).getTime() + minutes * 60_000);
  return (
    <span>
      <b className="num">{shortDay(at, locale)}</b>
      <span className="num">{t('dates.times', { from: clockOf(at), to: clockOf(end) })}</span>
    </span>
  );
}

/** Shows the dates of a proposal that needs no answer here: agreed, waiting for the other side, or over. */
function SettledDates({ message, proposal, applicationId }: Chosen) {
  const { t } = useTranslation('messages');
  const { state, dates, chosen, minutes, answerBy } = proposal;
  const shown = state === 'chosen' && chosen ? [chosen] : dates;
  return (
    <>
      <ul className="msg-options">
        {shown.map((date) => (
          <li key={date}>
            <DateText at={date} minutes={minutes} />
          </li>
        ))}
      </ul>
      <footer>
        {state === 'chosen' && <CalendarFile message={message} applicationId={applicationId} />}
        {state === 'open' && <StateText>{t('dates.waiting', { date: formatDate(answerBy) })}</StateText>}
        {state === 'expired' && <StateText>{t('dates.expired', { date: formatDate(answerBy) })}</StateText>}
        {state === 'replaced' && <StateText>{t('dates.replaced')}</StateText>}
      </footer>
    </>
  );
}

const StateText = ({ children }: { children: ReactNode }) => <p>{children}</p>;

function CalendarFile({ message: { party, isOwn }, applicationId }: { message: Message; applicationId: string }) {
  const { t } = useTranslation('messages');
  const { isBusy, download } = useDownload();
  const isEmployer = (party === 'employer') === isOwn;
  const path = `/api/${isEmployer ? 'employer/' : ''}applications/${applicationId}/interview.ics`;
  return (
    <Button
      variant="secondary"
      loading={isBusy}
      icon={<CalendarPlus size={20} />}
      onClick={() => download(path, t('dates.file'))}
    >
      {t('dates.calendar')}
    </Button>
  );
}

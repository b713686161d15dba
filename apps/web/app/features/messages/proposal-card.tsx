import type { DateProposal, Message } from '@stellenvisite/contract/messages/messages.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
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

const CARD = 'inset-ring inset-ring-line-2 overflow-hidden rounded-control bg-sheet text-ink';

type ProposalCardProps = {
  message: Message;
  proposal: DateProposal;
  applicationId: string;
  /** Null where nobody can write any more. */
  onCounter: ((seed: ProposalSeed) => void) | null;
};

/** Renders the dates of a message: to be chosen from, waiting for an answer, agreed, or over. */
export function ProposalCard({ message, proposal, applicationId, onCounter }: ProposalCardProps) {
  const { t } = useTranslation('messages');
  const heading = useId();
  const { kind, place, minutes, note, state, answerBy } = proposal;
  const about = [place, t('dates.minutes', { count: minutes })].filter(Boolean).join(', ');
  const isMine = state === 'open' && !message.isOwn && onCounter !== null;
  return (
    <section
      className={clsx(CARD, (message.text !== '' || message.files.length > 0) && 'mt-3')}
      aria-labelledby={heading}
    >
      <header className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 bg-marker px-3.5 py-3 text-on-marker">
        <CalendarCheck size={20} />
        <div>
          <h3 className="text-fs-5 leading-[1.25]" id={heading}>
            {t(state === 'chosen' ? `dates.agreed.${kind}` : `dates.title.${kind}`)}
          </h3>
          <p className="text-fs-8 leading-[1.4]">
            {about}.{isMine && ` ${t('dates.answerBy', { date: formatDate(answerBy) })}`}
          </p>
          {note && <p className="text-fs-8 leading-[1.4]">{note}</p>}
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
      <div
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-2 px-3.5 pt-3 pb-1"
        role="radiogroup"
        aria-label={t('dates.choose')}
      >
        {proposal.dates.map((date) => (
          <label
            className="grid min-h-tap cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-2.5 rounded-control border-[1.5px] border-field-line px-3 py-2.5 has-[:checked]:border-ink has-[:checked]:bg-marker-soft"
            key={date}
          >
            <input
              className="size-5 accent-action"
              type="radio"
              name={name}
              checked={date === at}
              onChange={() => setAt(date)}
            />
            <DateText at={date} minutes={proposal.minutes} />
          </label>
        ))}
      </div>
      <footer className="flex flex-wrap gap-2 px-3.5 pt-2.5 pb-3.5 text-fs-8 text-ink-2 leading-[1.4]">
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
      <b className="num block font-semibold text-fs-6 leading-[1.3]">{shortDay(at, locale)}</b>
      <span className="num block text-fs-8 leading-[1.3]">
        {t('dates.times', { from: clockOf(at), to: clockOf(end) })}
      </span>
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
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-2 px-3.5 pt-3 pb-1">
        {shown.map((date) => (
          <li
            className="grid min-h-tap grid-cols-1 items-center gap-2.5 rounded-control border-[1.5px] border-line-2 px-3 py-2.5"
            key={date}
          >
            <DateText at={date} minutes={minutes} />
          </li>
        ))}
      </ul>
      <footer className="flex flex-wrap gap-2 px-3.5 pt-2.5 pb-3.5 text-fs-8 text-ink-2 leading-[1.4]">
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

import { OFFER_DAYS, type OfferAnswer } from '@stellenvisite/contract/applications/applications';
import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { formatDate, formatDay } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { dateFormat } from '../../../../ui/intl-formats.ts';
import { useLocale } from '../../../../ui/use-locale.ts';
import { useMayAct } from '../../../identity/acting-employer/use-acting-employer.ts';
import { ConcludeDialog } from '../answer/conclude-dialog.tsx';
import { WithdrawOfferDialog } from '../answer/withdraw-offer-dialog.tsx';
import { useApplicantName } from '../shared/applicant-name.ts';
import type { AnswerMove } from '../shared/move-dialog.tsx';
import { useReadReceivedAgain } from '../shared/received-queries.ts';

const OFFER = '/api/employer/applications/{id}/offer';
/** Longer than this there is no room for a cell a day. */
const MAX_CELLS = 14;

type OfferPanelProps = {
  application: ReceivedApplicationDetail;
  offer: NonNullable<ReceivedApplicationDetail['offer']>;
  onAnswer: (to: AnswerMove) => void;
  nextId: string | null;
};

/** Shows what became of an offer, and what can be done about it. */
export function OfferPanel(props: OfferPanelProps) {
  const { application, offer } = props;
  const { status } = application;
  if (offer.answer === 'accepted') return <Accepted {...props} />;
  if (status !== 'interview') return null;
  return offer.answer === 'declined' ? <Declined {...props} /> : <Waiting {...props} />;
}

type PanelProps = { title: string; badge: ReactNode; text: string; children: ReactNode };

function Panel({ title, badge, text, children }: PanelProps) {
  return (
    <section className="rd-offer" aria-labelledby="offer">
      <header>
        <h3 id="offer">{title}</h3>
        {badge}
        <p>{text}</p>
      </header>
      {children}
    </section>
  );
}

function Waiting({ application, offer }: OfferPanelProps) {
  const { t } = useTranslation('received-application');
  const name = useApplicantName()(application);
  const mayMove = useMayAct('application.move');
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const [isConcluding, setIsConcluding] = useState(false);
  const [isConcluded, setIsConcluded] = useState(false);
  const { record, extend, isBusy } = useOfferActions(application);
  const today = berlinDay(new Date());
  const isOver = offer.answerBy < today;
  const until = formatDay(offer.answerBy);
  const { phoneAnswer } = offer;
  return (
    <Panel
      title={isOver ? t('offer.over', { date: until }) : t('offer.title', { date: formatDate(offer.sentAt) })}
      badge={<Badge kind={isOver ? 'warn' : 'info'}>{t(isOver ? 'offer.badge.over' : 'offer.badge.waiting')}</Badge>}
      text={
        phoneAnswer
          ? t(`offer.phone.${phoneAnswer}`, { name })
          : t(isOver ? 'offer.overText' : 'offer.waitingText', { name })
      }
    >
      <Days offer={offer} today={today} />
      {mayMove && (
        <footer>
          {phoneAnswer === null && (
            <div className="rd-offer-phone">
              <p>
                <b>{t('offer.phoneAsk', { name })}</b>
                {t('offer.phoneHint')}
              </p>
              <Button size="s" icon={<Check size={18} />} loading={isBusy} onClick={() => record('accepted')}>
                {t('offer.accepted')}
              </Button>
              <Button
                size="s"
                variant="secondary"
                icon={<X size={18} />}
                loading={isBusy}
                onClick={() => record('declined')}
              >
                {t('offer.declined')}
              </Button>
            </div>
          )}
          <p className="rd-offer-links">
            {phoneAnswer !== null && (
              <button
                type="button"
                className="rd-link"
                onClick={() => record(phoneAnswer === 'accepted' ? 'declined' : 'accepted')}
              >
                {t('offer.phoneChange')}
              </button>
            )}
            {phoneAnswer === 'accepted' && application.job.isLive && !isConcluded && (
              <button type="button" className="rd-link" onClick={() => setIsConcluding(true)}>
                {t('conclude.open')}
              </button>
            )}
            <button type="button" className="rd-link" onClick={extend}>
              {t('offer.extend', { count: OFFER_DAYS })}
            </button>
            <button type="button" className="rd-link" onClick={() => setIsWithdrawing(true)}>
              {t('offer.withdraw')}
            </button>
          </p>
        </footer>
      )}
      {isWithdrawing && <WithdrawOfferDialog application={application} onClose={() => setIsWithdrawing(false)} />}
      {isConcluding && (
        <ConcludeDialog
          application={application}
          onClose={() => setIsConcluding(false)}
          onSent={() => setIsConcluded(true)}
        />
      )}
    </Panel>
  );
}

/** One cell a day, from the offer to the day of the answer. */
/** „Mo 30.“ */
function dayOfWeek(day: string, locale: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  const weekday = dateFormat(locale, { weekday: 'short' }).format(date).replace(/\.$/, '');
  return `${weekday} ${date.getUTCDate()}${locale.startsWith('de') ? '.' : ''}`;
}

function Days({ offer, today }: Pick<OfferPanelProps, 'offer'> & { today: string }) {
  const { t } = useTranslation('received-application');
  const locale = useLocale();
  const first = berlinDay(new Date(offer.sentAt));
  const count = Math.round((Date.parse(offer.answerBy) - Date.parse(first)) / DAY_MS) + 1;
  const until = <p className="rd-offer-until num">{t('offer.until', { date: formatDay(offer.answerBy) })}</p>;
  if (count > MAX_CELLS || count < 1) return until;
  const days = Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10),
  );
  return (
    <div className="rd-offer-time">
      {until}
      <ol aria-hidden="true" style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}>
        {days.map((day) => (
          <li key={day} className={clsx(day === today && 'rd-offer-today', day < today && 'rd-offer-past')}>
            <i />
            <span>{day === today ? t('offer.today') : dayOfWeek(day, locale)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Accepted({ application, offer }: OfferPanelProps) {
  const { t } = useTranslation('received-application');
  const name = useApplicantName()(application);
  const mayMove = useMayAct('application.move');
  const [isConcluding, setIsConcluding] = useState(false);
  const [isLeftOpen, setIsLeftOpen] = useState(false);
  return (
    <Panel
      title={t('offer.acceptedTitle', { name })}
      badge={<Badge kind="good">{t('offer.badge.hired')}</Badge>}
      text={t('offer.acceptedText', { date: formatDate(offer.answeredAt ?? offer.sentAt) })}
    >
      <Reply label={t('offer.reply', { name })} text={offer.reply} />
      {mayMove && application.job.id && !isLeftOpen && (
        <footer>
          <div className="rd-offer-phone">
            <p>
              <b>{t(application.job.isLive ? 'conclude.ask' : 'conclude.closed')}</b>
              {t(application.job.isLive ? 'conclude.askText' : 'conclude.closedText')}
            </p>
            <Button onClick={() => setIsConcluding(true)}>
              {t(application.job.isLive ? 'conclude.open' : 'conclude.rest')}
            </Button>
            <Button variant="secondary" onClick={() => setIsLeftOpen(true)}>
              {t('conclude.leave')}
            </Button>
          </div>
        </footer>
      )}
      {isConcluding && (
        <ConcludeDialog
          application={application}
          onClose={() => setIsConcluding(false)}
          onSent={() => setIsLeftOpen(true)}
        />
      )}
    </Panel>
  );
}

function Declined({ application, offer, onAnswer, nextId }: OfferPanelProps) {
  const { t } = useTranslation('received-application');
  const name = useApplicantName()(application);
  const mayMove = useMayAct('application.move');
  return (
    <Panel
      title={t('offer.declinedTitle', { name })}
      badge={<Badge kind="neutral">{t('offer.badge.declined')}</Badge>}
      text={t('offer.declinedText', { date: formatDate(offer.answeredAt ?? offer.sentAt) })}
    >
      <Reply label={t('offer.reason')} text={offer.reply} />
      {mayMove && (
        <footer>
          <div className="rd-offer-phone">
            <Button onClick={() => onAnswer('offer')}>{t('offer.again')}</Button>
            <Button variant="secondary" onClick={() => onAnswer('rejected')}>
              {t('offer.conclude')}
            </Button>
            {nextId && (
              <Link
                className="rd-link"
                to={{ pathname: `/employer-dashboard/bewerbungen/${nextId}`, search: location.search }}
              >
                {t('next')}
              </Link>
            )}
          </div>
        </footer>
      )}
    </Panel>
  );
}

function Reply({ label, text }: { label: string; text: string }) {
  if (!text) return null;
  return (
    <div className="rd-offer-reply">
      <b>{label}</b>
      <p>{text}</p>
    </div>
  );
}

function useOfferActions({ id, version, offer }: ReceivedApplicationDetail) {
  const errorText = useErrorText();
  const readAgain = useReadReceivedAgain();
  const shown = {
    onSettled: () => readAgain(),
    onError: (error: unknown) => void toast(errorText(error), { tone: 'bad' }),
  };
  const phone = $api.useMutation('put', `${OFFER}/phone-answer`, shown);
  const extension = $api.useMutation('post', `${OFFER}/extension`, shown);
  const params = { path: { id } };
  const isBusy = phone.isPending || extension.isPending;
  return {
    isBusy,
    record: (answer: OfferAnswer) => !isBusy && phone.mutate({ params, body: { version, answer } }),
    extend: () => {
      const from = Math.max(Date.parse(offer?.answerBy ?? ''), Date.parse(berlinDay(new Date())));
      const answerBy = new Date(from + OFFER_DAYS * DAY_MS).toISOString().slice(0, 10);
      if (!isBusy) extension.mutate({ params, body: { version, answerBy } });
    },
  };
}

import type { Application } from '@stellenvisite/contract/applications/applications.schema';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { shortDate } from './interview-time.ts';
import { type OwnApplication, ownApplicationPath } from './own-application-store.ts';

type OwnFacts = Pick<OwnApplication, 'kind' | 'status' | 'sentAt' | 'openedAt' | 'interviewAt' | 'offeredAt'>;

/** Returns when an offer was sent that waits for an answer. */
export const offeredAtOf = ({ offer }: Pick<Application, 'offer'>): string | null =>
  offer?.answer === null ? offer.sentAt : null;

type OwnStatusProps = { application: OwnApplication };

/** Shows the person's own application to this job: when it was sent, its status and the last fact. */
export function OwnStatus({ application }: OwnStatusProps) {
  const { t } = useTranslation('applications');
  const { sent, state } = useOwnApplicationWords(application);
  return (
    <p className="apply-own">
      <Check size={18} />
      <span>
        <b>{sent}</b> · {state}
        {application.status === 'withdrawn' && (
          <>
            {' · '}
            <TextLink to={ownApplicationPath(application)}>{t('own.view')}</TextLink>
          </>
        )}
      </span>
    </p>
  );
}

/** „Beworben am 12.11.“ on a card, in the place of its date. */
export function OwnDate({ application }: OwnStatusProps) {
  const { sent } = useOwnApplicationWords(application);
  return (
    <span className="ml-auto inline-flex min-h-6 items-center gap-1 whitespace-nowrap rounded-cell bg-marker-soft px-2 font-semibold text-fs-8 text-ink shadow-[inset_0_0_0_1px_var(--marker-2)]">
      <Check size={16} className="text-good" />
      {sent}
    </span>
  );
}

type OwnStateProps = OwnStatusProps & {
  /** Where no `OwnDate` is shown near it. */
  withDate?: boolean;
};

/** „Status: Neu · gelesen am 13.11. · Bewerbung ansehen“ on a card. */
export function OwnState({ application, withDate = false }: OwnStateProps) {
  const { t } = useTranslation('applications');
  const { sent, state } = useOwnApplicationWords(application);
  return (
    <p className="text-fs-8 text-ink-2 leading-[1.4]">
      {withDate ? `${sent} · ${state}` : t('own.state', { state })} ·{' '}
      <span className="relative z-1">
        <TextLink to={ownApplicationPath(application)}>{t('own.view')}</TextLink>
      </span>
    </p>
  );
}

/** Returns the date of sending, and the status with the last fact next to it. Needs the texts `applications`. */
export function useOwnApplicationWords({ kind, status, sentAt, openedAt, interviewAt, offeredAt }: OwnFacts) {
  const { t } = useTranslation('applications');
  const locale = useLocale();
  const dated = (key: 'interviewOn' | 'offerOn' | 'readOn', when: string) =>
    t(`own.${key}`, { date: shortDate(when, locale) });
  const read = openedAt && dated('readOn', openedAt);
  const invited = offeredAt ? dated('offerOn', offeredAt) : interviewAt && dated('interviewOn', interviewAt);
  const fact = status === 'interview' ? invited : status === 'applied' && read;
  return {
    sent: t(kind === 'external' ? 'own.notedOn' : 'own.appliedOn', { date: shortDate(sentAt, locale) }),
    state: [t(`status.${status}`), fact].filter(Boolean).join(' · '),
  };
}

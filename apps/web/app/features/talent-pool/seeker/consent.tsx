import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { OwnTalentProfile } from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import { TALENT_CONSENT_MONTHS, TALENT_CONSENT_VERSION } from '@stellenvisite/contract/talent-pool/talent-pool';
import { clsx } from 'clsx';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useReadOwnAgain, useSaveTalent } from './own-queries.ts';

const MONTH_MS = 30.44 * 86_400_000;

/** Since when and until when the person agrees, with the ways to go on and to leave. */
export function Consent({ own: { consent } }: { own: OwnTalentProfile }) {
  const { t } = useTranslation('talent-pool');
  const { save, isPending } = useSaveTalent();
  const [isLeaving, setIsLeaving] = useState(false);
  const months = TALENT_CONSENT_MONTHS;
  const passed = consent ? Math.floor((Date.now() - Date.parse(consent.givenAt)) / MONTH_MS) : 0;
  const month = Math.min(months, Math.max(1, passed + 1));
  const renew = () => save({ consent: TALENT_CONSENT_VERSION }, { done: t('consent.renewed') });
  return (
    <section className="ts-sheet" aria-labelledby="own-consent">
      <header>
        <h2 id="own-consent">{t('consent.title')}</h2>
      </header>
      <div className="ts-in">
        {consent && (
          <>
            {consent.isAsked && (
              <Note tone="warn" className="mb-4">
                <b>{t('own.asks.title')}</b> {t('own.asks.text', { date: formatDate(consent.endsOn) })}
              </Note>
            )}
            <div className="ts-months" aria-hidden="true">
              {Array.from({ length: months }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a month has no other name
                <i key={index} className={clsx(index < month && 'ts-on')} />
              ))}
            </div>
            <p>{t('consent.month', { month, months })}</p>
            <dl className="ts-consent">
              <div>
                <dt>{t('consent.given')}</dt>
                <dd className="num">{formatDate(consent.givenAt)}</dd>
              </div>
              <div>
                <dt>{t('consent.ends')}</dt>
                <dd className="num">{formatDate(consent.endsOn)}</dd>
              </div>
              <div>
                <dt>{t('consent.asks')}</dt>
                <dd className="num">{formatDate(consent.asksOn)}</dd>
              </div>
            </dl>
            <p>
              {t('consent.without')}{' '}
              <Link className="link" to="/konto/daten">
                {t('consent.log')}
              </Link>
            </p>
          </>
        )}
        <div className="ts-acts">
          <Button variant="secondary" loading={isPending} onClick={renew}>
            {t('consent.renew', { months })}
          </Button>
          <Button variant="danger-line" icon={<LogOut size={20} />} onClick={() => setIsLeaving(true)}>
            {t('consent.leave')}
          </Button>
        </div>
      </div>
      {isLeaving && <LeaveDialog onClose={() => setIsLeaving(false)} />}
    </section>
  );
}

function LeaveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('talent-pool');
  const errorText = useErrorText();
  const readAgain = useReadOwnAgain();
  const { mutate, isPending, error } = $api.useMutation('delete', '/api/talent-pool/me', {
    onSuccess: async () => {
      void toast(t('leave.done'), { tone: 'good' });
      onClose();
      await readAgain();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('leave.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('leave.cancel')}
          </Button>
          <Button variant="danger" loading={isPending} onClick={() => mutate({})}>
            {t('leave.leave')}
          </Button>
        </>
      }
    >
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}

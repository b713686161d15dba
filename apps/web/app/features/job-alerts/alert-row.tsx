import type { JobAlert } from '@stellenvisite/contract/job-alerts.schema';
import { clsx } from 'clsx';
import { Bell, Mail, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CriteriaCells } from './criteria-cells.tsx';
import { useSetAlert } from './use-change-alert.ts';

/** An alert in the list: what it asks for, when it is sent, what is new. */
export function AlertRow({ alert, isOpen }: { alert: JobAlert; isOpen: boolean }) {
  const { t } = useTranslation('job-alerts');
  const set = useSetAlert();
  const { id, name, query, frequency, status, newCount } = alert;
  const isActive = status === 'active';
  const When = frequency === 'instant' ? Bell : Mail;
  return (
    <li className={clsx('alert-row', isOpen && 'alert-open', !isActive && 'alert-off')}>
      <div>
        <h2>
          <Link to={`/dashboard/suchauftraege/${id}`} aria-current={isOpen ? 'true' : undefined} preventScrollReset>
            {name}
          </Link>
        </h2>
        <CriteriaCells query={query} />
        <p className="alert-when">
          <When size={18} />
          {t(`frequency.${frequency}.when`)}
        </p>
      </div>
      <div className="alert-side">
        {newCount > 0 ? (
          <b className="alert-new num">{t('new', { count: newCount })}</b>
        ) : (
          <span className="alert-nothing">{isActive && t('nothingNew')}</span>
        )}
        <button
          type="button"
          className="alert-toggle"
          aria-pressed={isActive}
          aria-label={t(isActive ? 'activeNamed' : 'pausedNamed', { name })}
          onClick={() => set(id, { status: isActive ? 'paused' : 'active' })}
        >
          {isActive ? <Play size={16} /> : <Pause size={16} />}
          {t(isActive ? 'active' : 'paused')}
        </button>
      </div>
    </li>
  );
}

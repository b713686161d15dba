import { PASSWORD_SYMBOLS, passwordChecklist } from '@stellenvisite/contract/password';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** What a new password needs, ticked off while it is typed. */
export function PasswordChecklist({ password, id }: { password: string; id?: string }) {
  const { t } = useTranslation('ui');
  const checks = passwordChecklist(password);
  const missing = checks.filter(({ isMet }) => !isMet).length;
  return (
    <div id={id}>
      <ul className="pw-list">
        {checks.map(({ reason, isMet }) => {
          const isDone = isMet && password !== '';
          return (
            <li key={reason} data-done={isDone || undefined}>
              {isDone ? <Check size={18} /> : <Minus size={18} />}
              <span>
                {t(`password.rule.${reason}`, { symbols: PASSWORD_SYMBOLS })}
                <span className="visually-hidden">: {t(isDone ? 'password.met' : 'password.open')}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="visually-hidden" role="status">
        {password === '' ? '' : t('password.missing', { count: missing })}
      </p>
    </div>
  );
}

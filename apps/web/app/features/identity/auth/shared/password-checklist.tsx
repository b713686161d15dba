import {
  forbiddenCharacters,
  PASSWORD_SYMBOLS,
  passwordChecklist,
} from '@stellenvisite/contract/identity/password.schema';
import { Check, Minus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type PasswordChecklistProps = {
  password: string;
  id?: string;
  /** After the form was sent: what is missing is shown as broken. */
  isRefused?: boolean;
};

/** Lists the requirements of a new password, ticked off during typing. A character that is not allowed is named at once. */
export function PasswordChecklist({ password, id, isRefused = false }: PasswordChecklistProps) {
  const { t } = useTranslation('ui');
  const forbidden = forbiddenCharacters(password).map((character) =>
    character.trim() === '' ? t('password.space') : t('password.quoted', { character }),
  );
  const checks = passwordChecklist(password);
  const missing = checks.filter(({ isMet }) => !isMet).length;
  return (
    <div id={id}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1.5 text-fs-8 leading-[1.35]">
        {checks.map(({ reason, isMet }) => {
          const isDone = isMet && password !== '';
          const isBroken = !isMet && (isRefused || reason === 'characters');
          return (
            <li
              className="grid grid-cols-[1.125rem_1fr] items-start gap-2 text-ink-2 data-[broken]:font-medium data-[done]:font-medium data-[broken]:text-danger data-[done]:text-good"
              key={reason}
              data-done={isDone || undefined}
              data-broken={isBroken || undefined}
            >
              {isDone ? (
                <Check className="mt-px" size={18} />
              ) : isBroken ? (
                <X className="mt-px" size={18} />
              ) : (
                <Minus className="mt-px" size={18} />
              )}
              <span>
                {reason === 'characters' && isBroken
                  ? t('password.forbidden', { characters: forbidden.join(', ') })
                  : t(`password.rule.${reason}`, { symbols: PASSWORD_SYMBOLS })}
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

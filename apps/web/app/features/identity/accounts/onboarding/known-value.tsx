import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';

type KnownValueProps = { label: string; value: string | null; hasError: boolean; children: ReactNode };

/** Shows an answer of the registration as a statement that can be changed; the field where nothing is known or it is wrong. */
export function KnownValue({ label, value, hasError, children }: KnownValueProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  // Typing on this page must not replace the field by the statement.
  const [known] = useState(value);
  const [isChanging, setIsChanging] = useState(false);
  if (!known || isChanging || hasError) return children;
  return (
    <div className="fld">
      <span className="fld-label">{label}</span>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <b lang="de">{known}</b>
        <Button
          size="s"
          variant="secondary"
          aria-label={t('changeKnownNamed', { label })}
          onClick={() => setIsChanging(true)}
        >
          {t('changeKnown')}
        </Button>
      </p>
    </div>
  );
}

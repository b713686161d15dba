import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useReceivedMatch } from './received-queries.ts';

/** How the per cent are made of points, with a sentence for each comparison that was counted. */
export function MatchFactors({ id, withReasons = false }: { id: string; withReasons?: boolean }) {
  const { t } = useTranslation('received-applications');
  const errorText = useErrorText();
  const { data, error } = useReceivedMatch(id);
  if (error) return <p role="alert">{errorText(error)}</p>;
  if (!data) return <p role="status">{t('match.loading')}</p>;
  return (
    <>
      <ul className="rb-factors">
        {data.factors
          .filter(({ of }) => of > 0)
          .map(({ name, points, of, reason }) => (
            <li key={name}>
              <span>
                {t(`factor.${name}`)}
                {withReasons && <small>{reason}</small>}
              </span>
              <i aria-hidden="true" style={{ '--share': points / of } as CSSProperties} />
              <b className="num">
                {points}
                <small>/{of}</small>
              </b>
            </li>
          ))}
      </ul>
      <p className="rb-fair">{t('match.fair')}</p>
    </>
  );
}

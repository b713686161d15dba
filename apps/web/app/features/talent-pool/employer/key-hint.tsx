import { useTranslation } from 'react-i18next';

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'open'],
  ['A', 'ask'],
  ['M', 'mark'],
  ['Esc', 'close'],
] as const;

/** Stands where a profile will: opening one is counted, so none is opened by itself. */
export function KeyHint() {
  const { t } = useTranslation('talent-pool');
  return (
    <aside className="tp-pane" aria-label={t('keys.title')}>
      <div className="te-hint">
        <p>{t('keys.choose')}</p>
        <ul>
          {KEYS.map(([key, does]) => (
            <li key={key}>
              <kbd>{key}</kbd>
              {t(`keys.${does}`)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { $publicApi } from '../../../api/public-queries.ts';
import type { Emma } from '../chat/use-emma.ts';

/** Before the first word: that she is an AI, and ways to begin. */
export function Greeting() {
  const { t } = useTranslation('emma');
  return (
    <section className="ea-intro">
      <h3>{t('intro.title')}</h3>
      <p>{t('intro.text')}</p>
      <p>{t('intro.private')}</p>
    </section>
  );
}

/** What can be pressed instead of typing; the counts are of now. */
export function Beginnings({ emma }: { emma: Emma }) {
  const { t, i18n } = useTranslation('emma');
  const { data: start } = $publicApi.useQuery('get', '/api/emma', { headers: { 'accept-language': i18n.language } });
  if (!start) return null;
  return (
    <>
      {start.model === 'builtin' && <p className="ea-quiet">{t('intro.builtin')}</p>}
      <h3 className="ea-label">{t('start.quick')}</h3>
      <ul className="ea-quick">
        {start.quickActions.map(({ category, count }) => (
          <li key={category}>
            <button
              type="button"
              className={`tint-${category}`}
              disabled={emma.isRunning}
              onClick={() => emma.ask(t(`start.jobsFor.${category}`), { search: { category: [category] } })}
            >
              <i aria-hidden="true" />
              {t(`start.jobsFor.${category}`)}
              <span className="num">{t('start.count', { count })}</span>
              <ChevronRight size={18} />
            </button>
          </li>
        ))}
      </ul>
      <h3 className="ea-label">{t('start.examples')}</h3>
      <ul className="ea-try">
        {start.examples.map((example) => (
          <li key={example}>
            <button type="button" disabled={emma.isRunning} onClick={() => emma.ask(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

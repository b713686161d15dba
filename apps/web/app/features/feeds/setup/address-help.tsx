import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const PLACES = ['personio', 'softgarden', 'dvinci', 'others'] as const;
const KNOWN = [
  'personio',
  'indeed',
  'hr-ba',
  'hr-xml',
  'linkedin',
  'jobcloud',
  'xing',
  'recruitee',
  'erecruiter',
  'absolventa',
  'softgarden',
  'dvinci',
  'smartrecruiters',
  'rss',
  'json-ld',
] as const;

/** Beside the address: where it is found, and which formats we know. */
export function AddressHelp() {
  const { t } = useTranslation('feeds');
  const whereId = useId();
  const knownId = useId();
  return (
    <div>
      <section className="fd-card" aria-labelledby={whereId}>
        <header>
          <h2 id={whereId}>{t('help.where')}</h2>
        </header>
        <ul className="fs-help">
          {PLACES.map((place) => (
            <li key={place}>
              <b>{t(`help.${place}.name`)}</b>
              <span>{t(`help.${place}.text`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="fd-card" aria-labelledby={knownId}>
        <header>
          <div>
            <h2 id={knownId}>{t('help.known')}</h2>
            <p>{t('help.others.lead')}</p>
          </div>
        </header>
        <ul className="fs-formats">
          {KNOWN.map((format) => (
            <li key={format}>{t(`format.${format}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

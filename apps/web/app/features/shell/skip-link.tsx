import { useTranslation } from 'react-i18next';

export const MAIN_ID = 'inhalt';

export function SkipLink() {
  return (
    <a className="skip" href={`#${MAIN_ID}`}>
      {useTranslation('shell').t('skip')}
    </a>
  );
}

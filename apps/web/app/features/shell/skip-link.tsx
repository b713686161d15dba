import { useTranslation } from 'react-i18next';
import { MAIN_ID } from '../../ui/main-id.ts';

export function SkipLink() {
  return (
    <a className="skip" href={`#${MAIN_ID}`}>
      {useTranslation('shell').t('skip')}
    </a>
  );
}

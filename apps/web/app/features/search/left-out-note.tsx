import type { Understood } from '@stellenvisite/contract/job-search';
import { useTranslation } from 'react-i18next';

/** Which of the words no job meets together with the others. */
export function LeftOutNote({ understood }: { understood: readonly Understood[] }) {
  const { t } = useTranslation('search');
  const words = understood.flatMap(({ text, isLeftOut }) =>
    isLeftOut ? [t('understood.quoted', { word: text })] : [],
  );
  if (words.length === 0) return null;
  return <p className="spelling">{t('understood.leftOut', { count: words.length, words: words.join(', ') })}</p>;
}

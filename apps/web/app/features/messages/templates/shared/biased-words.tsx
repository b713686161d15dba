import { findBiasedWords } from '@stellenvisite/contract/jobs/biased-words';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

type BiasedWordsProps = { text: string; id?: string; className?: string };

/** Explains the words of a text that may violate the AGG. */
export function BiasedWords({ text, id, className }: BiasedWordsProps) {
  const { t } = useTranslation('message-templates');
  return (
    <ul id={id} className={clsx('grid gap-1 text-fs-8 text-warn leading-[1.4]', className)} role="status">
      {findBiasedWords(text).map(({ start, words, ground }) => (
        <li key={start}>{t(`bias.${ground}`, { words })}</li>
      ))}
    </ul>
  );
}

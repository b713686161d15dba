import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import { findTextFaults, measureReading } from '@stellenvisite/contract/text-faults';
import { TEXT_PARTS, textOfPart } from '@stellenvisite/contract/text-proposals';
import { Check, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartNames } from './use-part-names.ts';

const SHOWN_LETTERS = 60;
const shortened = (words: string) =>
  words.length > SHOWN_LETTERS ? `${words.slice(0, SHOWN_LETTERS).trim()} …` : words;

/** What the rules of the AGG and of readable writing find, part by part, while somebody types. */
export function TextCheck({ content }: { content: JobContent }) {
  const { t } = useTranslation('text-proposals');
  const partNames = usePartNames();
  const checked = useDeferredValue(content);
  const { faults, reading } = useMemo(() => {
    const texts = TEXT_PARTS.map((part) => ({ part, text: textOfPart(checked, part) }));
    return {
      faults: texts.flatMap(({ part, text }) =>
        findTextFaults(text, part === 'title').map((found) => ({ ...found, part })),
      ),
      reading: measureReading(texts.flatMap(({ part, text }) => (part === 'title' ? [] : [text])).join('\n')),
    };
  }, [checked]);
  if (!reading && faults.length === 0) return null;
  return (
    <div className="th-check">
      <h4>{t('check.title')}</h4>
      <ul>
        {faults.map(({ part, fault, words }) => (
          <li key={`${part} ${fault}`}>
            <TriangleAlert size={16} />
            <span>
              <b>{t(`check.${fault}`)}</b> {partNames(part)}: {words.map((each) => `„${shortened(each)}“`).join(', ')}
            </span>
          </li>
        ))}
        {faults.length === 0 && (
          <li className="good">
            <Check size={16} />
            <span>{t('check.nothing')}</span>
          </li>
        )}
        {reading && (
          <li className={reading.level === 'hard' ? undefined : 'good'}>
            {reading.level === 'hard' ? <TriangleAlert size={16} /> : <Check size={16} />}
            <span>
              <b>{t(`check.reading.${reading.level}`)}</b> {t('check.words', { count: reading.wordsPerSentence })}
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}

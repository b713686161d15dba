import { findBiasedWords } from '@stellenvisite/contract/biased-words';
import { LANGUAGES, type Language } from '@stellenvisite/contract/languages';
import { MESSAGE_LENGTH } from '@stellenvisite/contract/messages';
import { Fragment, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../ui/radio-group.tsx';

type AnswerTextProps = {
  text: string;
  onText: (text: string) => void;
  language: Language;
  onLanguage: (language: Language) => void;
  rows?: number;
};

/** The words of an answer. What the AGG could be held against is underlined and explained; it can be sent all the same. */
export function AnswerText({ text, onText, language, onLanguage, rows = 9 }: AnswerTextProps) {
  const { t } = useTranslation(['received-application', 'message-templates']);
  const id = useId();
  const underline = useRef<HTMLDivElement>(null);
  const found = findBiasedWords(text);
  return (
    <div className="an-text">
      <div className="an-text-head">
        <label htmlFor={id} className="fld-label">
          {t('answer.message')} <i>{t('answer.changeable')}</i>
        </label>
        <RadioGroup
          name={`${id}-language`}
          legend={t('message-templates:language.label')}
          hideLegend
          layout="segments"
          options={LANGUAGES.map((value) => ({ value, label: t(`message-templates:language.${value}`) }))}
          value={language}
          onValueChange={onLanguage}
        />
      </div>
      <div className="an-area">
        <div ref={underline} aria-hidden="true">
          {underlined(text, found)}
        </div>
        <textarea
          id={id}
          rows={rows}
          value={text}
          maxLength={MESSAGE_LENGTH}
          aria-describedby={`${id}-hint ${id}-bias`}
          onChange={(event) => onText(event.target.value)}
          onScroll={(event) => {
            if (underline.current) underline.current.scrollTop = event.currentTarget.scrollTop;
          }}
        />
      </div>
      <p id={`${id}-hint`} className="fld-help">
        {t('answer.agg')}
      </p>
      <ul id={`${id}-bias`} className="an-bias" role="status">
        {found.map(({ start, words, ground }) => (
          <li key={start}>{t(`message-templates:bias.${ground}`, { words })}</li>
        ))}
      </ul>
    </div>
  );
}

function underlined(text: string, found: ReturnType<typeof findBiasedWords>) {
  const parts = found.map(({ start, end }, index) => (
    <Fragment key={start}>
      {text.slice(found[index - 1]?.end ?? 0, start)}
      <mark>{text.slice(start, end)}</mark>
    </Fragment>
  ));
  return [...parts, text.slice(found.at(-1)?.end ?? 0)];
}

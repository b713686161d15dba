import { MESSAGE_LENGTH } from '@stellenvisite/contract/applications/applications';
import { findBiasedWords } from '@stellenvisite/contract/jobs/biased-words';
import { LANGUAGES, type Language } from '@stellenvisite/contract/platform/languages';
import { clsx } from 'clsx';
import { Fragment, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { BiasedWords } from '../../../messages/templates/shared/biased-words.tsx';

/** The words and what underlines them have the same lines. */
const TEXT =
  'wrap-break-word block w-full whitespace-pre-wrap px-3.5 py-3 font-normal font-text text-fs-7 leading-normal tracking-normal';

type AnswerTextProps = {
  text: string;
  onText: (text: string) => void;
  language: Language;
  onLanguage: (language: Language) => void;
  rows?: number;
  /** Only a rejection can give a reason that the law forbids. */
  isRejection?: boolean;
};

/** Edits the text of an answer. Words that are risky under the AGG are underlined and explained, but can be sent. */
export function AnswerText({ text, onText, language, onLanguage, rows = 9, isRejection = false }: AnswerTextProps) {
  const { t } = useTranslation(['received-application', 'message-templates']);
  const id = useId();
  const underline = useRef<HTMLDivElement>(null);
  const found = isRejection ? findBiasedWords(text) : [];
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <label htmlFor={id} className="fld-label">
          {t('answer.message')} <i className="font-normal text-ink-2 not-italic">{t('answer.changeable')}</i>
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
      <div className="relative rounded-control border-[1.5px] border-field-line bg-sheet focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-1">
        <div
          ref={underline}
          aria-hidden="true"
          className={clsx(TEXT, 'absolute inset-0 overflow-hidden text-transparent')}
        >
          {underlined(text, found)}
        </div>
        <textarea
          className={clsx(TEXT, 'relative resize-y border-0 bg-transparent text-ink outline-0')}
          id={id}
          rows={rows}
          value={text}
          maxLength={MESSAGE_LENGTH}
          aria-describedby={isRejection ? `${id}-hint ${id}-bias` : undefined}
          onChange={(event) => onText(event.target.value)}
          onScroll={(event) => {
            if (underline.current) underline.current.scrollTop = event.currentTarget.scrollTop;
          }}
        />
      </div>
      {isRejection && (
        <>
          <p id={`${id}-hint`} className="fld-help">
            {t('answer.agg')}
          </p>
          <BiasedWords id={`${id}-bias`} className="mt-1.5" text={text} />
        </>
      )}
    </div>
  );
}

function underlined(text: string, found: ReturnType<typeof findBiasedWords>) {
  const parts = found.map(({ start, end }, index) => (
    <Fragment key={start}>
      {text.slice(found[index - 1]?.end ?? 0, start)}
      <mark className="bg-warn-tint text-transparent underline decoration-[1.5px] decoration-warn decoration-wavy underline-offset-[0.2em]">
        {text.slice(start, end)}
      </mark>
    </Fragment>
  ));
  return [...parts, text.slice(found.at(-1)?.end ?? 0)];
}

import { textOfPart } from '@stellenvisite/contract/assistant/text-proposals';
import { TEXT_PARTS } from '@stellenvisite/contract/jobs/job-postings';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { findTextFaults, measureReading } from '@stellenvisite/contract/jobs/text-faults';
import { languageOf } from '@stellenvisite/contract/platform/languages';
import { clsx } from 'clsx';
import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { ProposalList, usePartNames, useProposal } from '../proposal-list.tsx';

const SHOWN_LETTERS = 60;

const shortened = (words: string) =>
  words.length > SHOWN_LETTERS ? `${words.slice(0, SHOWN_LETTERS).trim()} …` : words;

type TextHelpProps = {
  employerId: string;
  /** The job as it is in the form. */
  content: JobContent;
  onChange: (change: JobContent) => void;
};

/** Drafts, improves and translates the texts of a job, always as a proposal; and says what the rules find in them. */
export function TextHelp({ employerId, content, onChange }: TextHelpProps) {
  const { t } = useTranslation('text-proposals');
  const errorText = useErrorText();
  const partNames = usePartNames();
  const titleId = useId();
  const language = languageOf(useLocale());
  const { data: help } = $api.useQuery('get', '/api/employer/text-proposals', { params: { query: { employerId } } });
  const { ask, stop, task, asked, error } = useProposal({ employerId, content });
  if (!help) return null;
  const texts = TEXT_PARTS.map((part) => textOfPart(content, part));
  const hasTitle = Boolean(content.title?.trim());
  const hasText = texts.some((text, index) => index > 0 && text !== '');
  const other = isGerman(texts.join(' ')) ? 'en' : 'de';
  return (
    <section
      className="rounded-sheet border border-line bg-sheet p-5 text-fs-8 leading-[1.45] max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0 max-md:px-gutter"
      aria-labelledby={titleId}
    >
      <header>
        <h3 id={titleId} className="flex items-center gap-2 text-[1.125rem]">
          {help.provider && (
            <span className="inline-grid h-7 min-w-7 place-items-center rounded-cell bg-ink font-bold font-display text-fs-9 text-paper leading-none">
              {t('ai')}
            </span>
          )}
          {t('title')}
        </h3>
        <p className="mt-1 text-ink-2">{t(help.provider ? 'leadModel' : 'leadRules', { host: help.provider?.host })}</p>
      </header>
      {help.isOn ? (
        <>
          <div className="mt-4 flex flex-wrap gap-2 max-md:*:flex-auto">
            <Button
              size="s"
              variant="secondary"
              disabled={!hasTitle}
              loading={task === 'draft'}
              onClick={() => void ask('draft', language)}
            >
              {t('draft')}
            </Button>
            <Button
              size="s"
              variant="secondary"
              disabled={!hasTitle || !hasText}
              loading={task === 'improve'}
              onClick={() => void ask('improve', language)}
            >
              {t('improve')}
            </Button>
            {help.translates && (
              <Button
                size="s"
                variant="secondary"
                disabled={!hasTitle}
                loading={task === 'translate'}
                onClick={() => void ask('translate', other)}
              >
                {t(`translate.${other}`)}
              </Button>
            )}
            {task && (
              <Button size="s" variant="ghost" onClick={stop}>
                {t('stop')}
              </Button>
            )}
          </div>
          <p className="mt-2 text-ink-2">
            {!hasTitle && `${t('titleFirst')} `}
            {!help.translates && t('noTranslation')}
          </p>
          {error !== null && (
            <Note tone="warn" role="alert" className="mt-3">
              {errorText(error)}
            </Note>
          )}
          {asked && <ProposalList key={asked.key} asked={asked} content={content} onChange={onChange} />}
        </>
      ) : (
        <p className="mt-2 text-ink-2">
          {t('off')} <Link to="/emma">{t('offLink')}</Link>
        </p>
      )}
      <TextCheck content={content} />
      {content.aiParts && content.aiParts.length > 0 && (
        <p className="mt-3 text-ink-2">{t('marked', { parts: content.aiParts.map(partNames).join(', ') })}</p>
      )}
    </section>
  );
}

/** Only to offer the other language: what is translated is for the model to read. */
const isGerman = (text: string) =>
  /[äöüß]/iu.test(text) || !/(?<!\p{L})(?:the|and|you|with|for|your)(?!\p{L})/iu.test(text);

/** Shows the faults found by the rules of the AGG and of readable writing, part by part, during typing. */
function TextCheck({ content }: { content: JobContent }) {
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
    <div className="mt-5 border-line border-t pt-4">
      <h4 className="text-fs-7">{t('check.title')}</h4>
      <ul>
        {faults.map(({ part, fault, words }) => (
          <Finding key={`${part} ${fault}`}>
            <b>{t(`check.${fault}`)}</b> {partNames(part)}: {words.map((each) => `„${shortened(each)}“`).join(', ')}
          </Finding>
        ))}
        {faults.length === 0 && <Finding isGood>{t('check.nothing')}</Finding>}
        {reading && (
          <Finding isGood={reading.level !== 'hard'}>
            <b>{t(`check.reading.${reading.level}`)}</b> {t('check.words', { count: reading.wordsPerSentence })}
          </Finding>
        )}
      </ul>
    </div>
  );
}

function Finding({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  const Icon = isGood ? Check : TriangleAlert;
  return (
    <li className="wrap-anywhere mt-1.5 flex gap-2">
      <Icon size={16} className={clsx('mt-0.5 flex-none', isGood ? 'text-good' : 'text-warn')} />
      <span>{children}</span>
    </li>
  );
}

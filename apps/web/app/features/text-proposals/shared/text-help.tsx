import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import { languageOf } from '@stellenvisite/contract/languages';
import { TEXT_PARTS, textOfPart } from '@stellenvisite/contract/text-proposals';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { ProposalList } from '../proposal-list.tsx';
import { TextCheck } from '../text-check.tsx';
import { usePartNames } from '../use-part-names.ts';
import { useProposal } from '../use-proposal.ts';

type TextHelpProps = {
  employerId: string;
  /** The job as it stands in the form. */
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
    <section className="th" aria-labelledby={titleId}>
      <header>
        <h3 id={titleId}>
          <span className="th-ai">{t('ai')}</span> {t('title')}
        </h3>
        <p>{t(help.provider ? 'leadModel' : 'leadRules', { host: help.provider?.host })}</p>
      </header>
      {help.isOn ? (
        <>
          <div className="th-tasks">
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
          <p className="th-why">
            {!hasTitle && `${t('titleFirst')} `}
            {!help.translates && t('noTranslation')}
          </p>
          {error !== null && (
            <Note tone="warn" role="alert">
              {errorText(error)}
            </Note>
          )}
          {asked && <ProposalList key={asked.key} asked={asked} content={content} onChange={onChange} />}
        </>
      ) : (
        <p className="th-why">
          {t('off')} <Link to="/emma">{t('offLink')}</Link>
        </p>
      )}
      <TextCheck content={content} />
      {content.aiParts && content.aiParts.length > 0 && (
        <p className="th-mark">{t('marked', { parts: content.aiParts.map(partNames).join(', ') })}</p>
      )}
    </section>
  );
}

/** Only to offer the other language: what is translated is for the model to read. */
const isGerman = (text: string) =>
  /[äöüß]/iu.test(text) || !/(?<!\p{L})(?:the|and|you|with|for|your)(?!\p{L})/iu.test(text);

import { MAX_DECISION_REASON, MIN_DECISION_REASON } from '@stellenvisite/contract/held-jobs';
import type { HeldJob } from '@stellenvisite/contract/held-jobs.schema';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import { blocksFor, type LetterBlock, toggleSentence } from './letter.ts';
import { DECISIONS, type Decision, type Draft } from './use-decisions.ts';

type DecisionPaneProps = {
  job: HeldJob;
  draft: Draft;
  openedBy: string | null;
  failure: unknown;
  onDraft: (part: Partial<Draft>) => void;
  onSend: () => void;
  onSkip: () => void;
};

/** Without a reason text only a release can be sent, and what blocks an ad keeps it from being released. */
export const canSend = (job: HeldJob, { decision, letter }: Draft): boolean =>
  decision === 'release'
    ? !job.reasons.some(({ isBlocking }) => isBlocking)
    : decision !== null && letter.trim().length >= MIN_DECISION_REASON;

/** The decision about one job, with the letter its employer reads. Locked while somebody else has the job open. */
export function DecisionPane({ job, draft, openedBy, failure, onDraft, onSend, onSkip }: DecisionPaneProps) {
  const { t } = useTranslation('held-jobs');
  const errorText = useErrorText();
  const isBlocked = job.reasons.some(({ isBlocking }) => isBlocking);
  const isLocked = openedBy !== null;
  return (
    <>
      <section>
        {isLocked && <Note tone="warn">{t('openedBy', { name: openedBy })}</Note>}
        {failure !== null && (
          <Note tone="warn" role="alert">
            {t('notSaved')} {errorText(failure)}
          </Note>
        )}
        <fieldset className="mod-options" disabled={isLocked}>
          <legend>{t('decision')}</legend>
          <div>
            {DECISIONS.map((decision, index) => (
              <label key={decision}>
                <input
                  type="radio"
                  className="dot"
                  name="decision"
                  checked={draft.decision === decision}
                  onChange={() => onDraft({ decision })}
                />
                <b>{t(`decisions.${decision}`)}</b>
                <i aria-hidden="true">{index + 1}</i>
                <DecisionHelp decision={decision} isBlocked={isBlocked} />
              </label>
            ))}
          </div>
        </fieldset>
        {draft.decision && draft.decision !== 'release' && (
          <>
            <LetterBlocks job={job} letter={draft.letter} onLetter={(letter) => onDraft({ letter })} />
            <Field label={t('letter')} help={t('letterHelp')}>
              <TextArea
                rows={7}
                maxLength={MAX_DECISION_REASON}
                value={draft.letter}
                disabled={isLocked}
                onChange={({ target }) => onDraft({ letter: target.value })}
              />
            </Field>
          </>
        )}
      </section>
      <footer className="mod-send">
        <Button variant="secondary" onClick={onSkip}>
          {t('skip')}
        </Button>
        <Button disabled={isLocked || !canSend(job, draft)} onClick={onSend}>
          {t(`send.${draft.decision ?? 'release'}`)}
        </Button>
      </footer>
    </>
  );
}

function DecisionHelp({ decision, isBlocked }: { decision: Decision; isBlocked: boolean }) {
  const { t } = useTranslation('held-jobs');
  const help = decision === 'release' ? isBlocked && t('help.blocked') : t(`help.${decision}`);
  return help ? <small>{help}</small> : null;
}

/** Text blocks that fit the reasons; the letter stays what the administrator makes of it. */
function LetterBlocks({ job, letter, onLetter }: { job: HeldJob; letter: string; onLetter: (letter: string) => void }) {
  const { t } = useTranslation('held-jobs');
  const blocks = blocksFor(job.reasons);
  if (blocks.length === 0) return null;
  const sentenceOf = (block: LetterBlock, words: string[]) =>
    t(`blocks.${block}.text`, { words: words.map((each) => t('quoted', { words: each })).join(', ') });
  return (
    <fieldset className="mod-blocks">
      <legend className="visually-hidden">{t('blocksLabel')}</legend>
      {blocks.map(({ block, words }) => {
        const sentence = sentenceOf(block, words);
        const isIn = letter.includes(sentence);
        return (
          <button
            key={block}
            type="button"
            aria-pressed={isIn}
            onClick={() => onLetter(toggleSentence(letter, sentence, t('greeting')))}
          >
            {isIn && <Check size={16} />}
            {t(`blocks.${block}.name`)}
          </button>
        );
      })}
    </fieldset>
  );
}

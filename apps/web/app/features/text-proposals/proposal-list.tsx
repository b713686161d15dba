import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import { changeOfPart, type TextPart, textOfPart } from '@stellenvisite/contract/text-proposals';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { ProposalPart } from './proposal-part.tsx';
import type { AskedProposal } from './use-proposal.ts';

type Decision = 'accepted' | 'rejected';
type ProposalListProps = { asked: AskedProposal; content: JobContent; onChange: (change: JobContent) => void };

/** Every part of a proposal with what it would change; nothing is taken over without a press. */
export function ProposalList({ asked, content, onChange }: ProposalListProps) {
  const { t } = useTranslation('text-proposals');
  const { task, proposal, before } = asked;
  const { parts, texts, model, notices } = proposal;
  const [decisions, setDecisions] = useState<Partial<Record<TextPart, Decision>>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isOpen = (part: TextPart) => !decisions[part] && textOfPart(content, part) === textOfPart(before, part);
  const decide = (part: TextPart, decision: Decision | undefined) =>
    setDecisions((old) => ({ ...old, [part]: decision }));
  const accept = (accepted: readonly TextPart[]) => {
    const marked = new Set([...(content.aiParts ?? []), ...accepted]);
    const changed: JobContent = { aiParts: [...marked] };
    for (const part of accepted) Object.assign(changed, changeOfPart({ ...content, ...changed }, part, texts));
    onChange(changed);
    for (const part of accepted) decide(part, 'accepted');
  };
  const undo = (part: TextPart) => {
    const wasMarked = before.aiParts?.includes(part);
    const aiParts = (content.aiParts ?? []).filter((each) => each !== part || wasMarked);
    onChange({ ...changeOfPart(content, part, before), aiParts });
    decide(part, undefined);
  };
  const open = parts.filter(isOpen);
  return (
    <div className="th-proposal">
      <h4 ref={heading} tabIndex={-1}>
        {parts.length === 0 ? t(`none.${task}`) : t('found', { count: parts.length })}
      </h4>
      {parts.length > 0 && <p className="th-by">{t(model === 'provider' ? 'byModel' : 'byRules')}</p>}
      {notices.map((notice) => (
        <Note key={notice}>{t(`notice.${notice}`)}</Note>
      ))}
      {parts.map((part) => (
        <ProposalPart
          key={part}
          part={part}
          before={textOfPart(before, part)}
          after={textOfPart(texts, part)}
          now={textOfPart(content, part)}
          decision={decisions[part]}
          onAccept={() => accept([part])}
          onReject={() => decide(part, 'rejected')}
          onUndo={() => (decisions[part] === 'accepted' ? undo(part) : decide(part, undefined))}
        />
      ))}
      {open.length > 1 && (
        <div className="th-all">
          <Button size="s" onClick={() => accept(open)}>
            {t('acceptAll', { count: open.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

import { findTextFaults } from '@stellenvisite/contract/text-faults';
import type { TextPart } from '@stellenvisite/contract/text-proposals';
import { Check, Undo, X } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Bone } from '../../ui/skeletons.tsx';
import { usePartNames } from './use-part-names.ts';

const TextDiff = lazyPart(async () => (await import('./text-diff.tsx')).TextDiff);

type ProposalPartProps = {
  part: TextPart;
  /** What the part said when the proposal was made, what it would say, and what it says now. */
  before: string;
  after: string;
  now: string;
  decision: 'accepted' | 'rejected' | undefined;
  onAccept: () => void;
  onReject: () => void;
  onUndo: () => void;
};

export function ProposalPart({ part, before, after, now, decision, onAccept, onReject, onUndo }: ProposalPartProps) {
  const { t } = useTranslation('text-proposals');
  const name = usePartNames()(part);
  // What somebody has typed since is never replaced.
  const isChanged = now !== (decision === 'accepted' ? after : before);
  const faultsOf = (text: string) => findTextFaults(text, part === 'title').map(({ fault }) => fault);
  const left = faultsOf(after);
  const mended = faultsOf(before).filter((fault) => !left.includes(fault));
  return (
    <section className="th-part" aria-label={t('partLabel', { name })} data-decision={decision}>
      <header>
        <h5>{name}</h5>
        {mended.length > 0 && <p>{mended.map((fault) => t(`mended.${fault}`)).join(' · ')}</p>}
      </header>
      {decision !== 'rejected' && (
        <Suspense fallback={<Bone className="h-20" />}>
          <TextDiff before={before} after={after} />
        </Suspense>
      )}
      <div className="th-decide">
        {decision === undefined && !isChanged && (
          <>
            <Button size="s" icon={<Check size={16} />} onClick={onAccept}>
              {t('accept')} <span className="visually-hidden">{name}</span>
            </Button>
            <Button size="s" variant="secondary" icon={<X size={16} />} onClick={onReject}>
              {t('reject')} <span className="visually-hidden">{name}</span>
            </Button>
          </>
        )}
        {decision === undefined && isChanged && <p role="status">{t('changedSince')}</p>}
        {decision && (
          <>
            <p role="status">
              {decision === 'accepted' && <Check size={16} />}
              {t(decision)}
            </p>
            {(decision === 'rejected' || !isChanged) && (
              <Button size="s" variant="ghost" icon={<Undo size={16} />} onClick={onUndo}>
                {t('undo')} <span className="visually-hidden">{name}</span>
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

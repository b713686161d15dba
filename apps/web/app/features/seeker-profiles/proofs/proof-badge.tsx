import { Check, Clock, Minus, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProofState } from './proof-state.ts';

const LOOKS = {
  valid: { Icon: Check, look: 'good' },
  soon: { Icon: TriangleAlert, look: 'warn' },
  expired: { Icon: TriangleAlert, look: 'warn' },
  points: { Icon: Clock, look: 'you' },
  noFile: { Icon: Minus, look: 'miss' },
  missing: { Icon: Minus, look: 'miss' },
} as const;

/** Icon and word: a state is never told by colour alone. */
export function ProofBadge({ state }: { state: ProofState | { kind: 'missing' } }) {
  const { t } = useTranslation('seeker-profiles');
  const { Icon, look } = LOOKS[state.kind];
  const count = 'days' in state ? state.days : 'missing' in state ? state.missing : 0;
  return (
    <span className={`proof-state proof-state-${look}`}>
      <Icon size={16} />
      {t(`proofs.state.${state.kind}`, { count })}
    </span>
  );
}

import type { TalentItem } from '@stellenvisite/contract/talent-pool.schema';
import { Check, CircleHelp, Clock, type LucideIcon, Minus, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../../ui/relative-time.tsx';

type Relation = NonNullable<TalentItem['relation']>;

const ICONS: Record<Relation['state'], LucideIcon> = {
  asked: Send,
  question: CircleHelp,
  accepted: Check,
  declined: Minus,
  expired: Clock,
};

/** What has come of the latest enquiry. */
export function RelationBadge({ relation, asOf }: { relation: Relation; asOf: string }) {
  const { t } = useTranslation('talent-pool');
  const Icon = ICONS[relation.state];
  return (
    <span className={`tc-status tc-status-${relation.state}`}>
      <Icon size={16} />
      <span>
        {t(`status.${relation.state}`)}
        {relation.state === 'asked' && (
          <>
            , <RelativeTime when={relation.at} asOf={asOf} />
          </>
        )}
      </span>
    </span>
  );
}

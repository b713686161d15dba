import type { FeedFailure } from '@stellenvisite/contract/feeds/feeds';
import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { useFeedWords } from '../use-feed-words.ts';

type FailureStateProps = {
  failure: FeedFailure;
  /** The HTTP status of the employer's server. */
  status: number | null;
  line: number | null;
  /** Jobs of the feed that stay published. */
  retained: number | null;
  actions?: ReactNode;
};

/** Why a feed could not be read: what was, what stays, what helps. */
export function FailureState({ failure, status, line, retained, actions }: FailureStateProps) {
  const { t, number } = useFeedWords();
  const values = { status: status ?? '', line: line === null ? '' : number(line) };
  return (
    <div className="fd-state border-t border-line" role="status">
      <Badge kind="warn" className="fd-bad" icon={<CircleX size={16} />}>
        {t('failure.badge')}
      </Badge>
      <h2>{t(`failure.${failure}.title`, values)}</h2>
      <p>
        {t(`failure.${failure}.text`, values)} {retained !== null && t('failure.kept', { count: retained })}
      </p>
      {actions && <div className="fd-actions">{actions}</div>}
    </div>
  );
}

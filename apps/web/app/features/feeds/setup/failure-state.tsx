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
    <div className="border-t border-line grid justify-items-start gap-2 p-6 max-md:py-5 max-md:px-gutter" role="status">
      <Badge kind="warn" className="shadow-[inset_0_0_0_1px_currentColor]" icon={<CircleX size={16} />}>
        {t('failure.badge')}
      </Badge>
      <h2 className="text-[1.25rem]">{t(`failure.${failure}.title`, values)}</h2>
      <p className="max-w-136 text-ink-2 text-fs-8 leading-[1.5]">
        {t(`failure.${failure}.text`, values)} {retained !== null && t('failure.retained', { count: retained })}
      </p>
      {actions && <div className="flex flex-wrap gap-2 mt-2">{actions}</div>}
    </div>
  );
}

import type { HeldItem } from '@stellenvisite/contract/feed-items.schema';
import { Button } from '../../../ui/button.tsx';
import { useMayAct } from '../../employer-area/shared/use-acting-employer.ts';
import { JobTitle } from '../../jobs/shared/job-title.tsx';
import { useFeedWords } from '../use-feed-words.ts';
import { MendForm } from './mend-form.tsx';

type HeldItemRowProps = {
  item: HeldItem;
  asOf: string;
  isOpen: boolean;
  /** Further items of the feed that are held for the same reason. */
  alike: number;
  onOpen: () => void;
  onClose: () => void;
  onDone: () => void;
};

export function HeldItemRow({ item, asOf, isOpen, alike, onOpen, onClose, onDone }: HeldItemRowProps) {
  const { t, since } = useFeedWords();
  const mayChange = useMayAct('feed.import');
  return (
    <li className="fq-item" data-item={item.id} data-open={isOpen || undefined}>
      <div className="fq-row">
        <i aria-hidden="true">!</i>
        <div>
          <h2>{item.title ? <JobTitle title={item.title} /> : t('problem.untitled')}</h2>
          <p>
            <b>{t(`reason.${item.reason}.name`)}.</b> {t(`reason.${item.reason}.text`)}
          </p>
          <p>
            {item.externalId ? t('problem.id', { id: item.externalId }) : item.feed.name} ·{' '}
            <time dateTime={item.since}>{since(item.since, asOf)}</time>
          </p>
        </div>
        {mayChange && (
          <Button variant="secondary" size="s" aria-expanded={isOpen} onClick={isOpen ? onClose : onOpen}>
            {t(isOpen ? 'held.close' : 'held.mend')}
            <span className="visually-hidden"> {item.title ?? item.externalId ?? t('problem.untitled')}</span>
          </Button>
        )}
      </div>
      {isOpen && <MendForm item={item} alike={alike} onClose={onClose} onDone={onDone} />}
    </li>
  );
}

import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FEEDS_PATH } from './feed-paths.ts';

/** Appears where the buttons are for others. */
export function MayNotChange() {
  return <p className="fd-mayNot">{useTranslation('feeds').t('mayNot')}</p>;
}

export function BackToFeeds() {
  return (
    <Link className="fd-back" to={FEEDS_PATH}>
      <ChevronLeft size={18} />
      {useTranslation('feeds').t('title')}
    </Link>
  );
}

/** The drawn cells above the words of a state, each as `look:text`; the look is `good`, `missing`, `you`, `open` or nothing. */
export function StateCells({ cells }: { cells: readonly string[] }) {
  return (
    <div className="fd-cells" aria-hidden="true">
      {cells.map((cell, index) => {
        const [look = '', text = ''] = cell.split(':');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a drawing never change places
          <i key={index} className={clsx(look && `fd-cell-${look}`)}>
            {text}
          </i>
        );
      })}
    </div>
  );
}

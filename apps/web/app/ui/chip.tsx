import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router';

type Removal = { to: LinkProps['to']; onRemove?: never } | { to?: never; onRemove: () => void };
export type ChipProps = Removal & { children: ReactNode; className?: string };

/** Renders a filter in force. With `to` it is a link to the search without it, so it works before script is there. */
export function Chip({ to, onRemove, children, className }: ChipProps) {
  const { t } = useTranslation('ui');
  const content = (
    <>
      {children}
      <X size={16} />
      <span className="visually-hidden">{t('chip.remove')}</span>
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} className={clsx('chip', className)} preventScrollReset>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={clsx('chip', className)} onClick={onRemove}>
      {content}
    </button>
  );
}

/** „Alle löschen“ at the end of a row of chips. */
export function ChipClear({
  to,
  onClear,
  children,
}: {
  to?: LinkProps['to'];
  onClear?: () => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation('ui');
  const content = children ?? t('chip.clear');
  if (to !== undefined) {
    return (
      <Link to={to} className="chip-clear" preventScrollReset>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className="chip-clear" onClick={onClear}>
      {content}
    </button>
  );
}

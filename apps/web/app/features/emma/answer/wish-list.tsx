import type { EmmaDataParts } from '@stellenvisite/contract/emma-parts.schema';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Emma } from '../chat/use-emma.ts';

type WishListProps = { data: EmmaDataParts['wishes']; isFirst: boolean; isCurrent: boolean; emma: Emma };

/** What was understood, each with a way to take it back; only the latest answer's wishes can be changed. */
export function WishList({ data: { items }, isFirst, isCurrent, emma }: WishListProps) {
  const { t } = useTranslation('emma');
  if (items.length === 0) return null;
  return (
    <section className="ea-wishes">
      <h3>{t(isFirst ? 'wishes.first' : 'wishes.next')}</h3>
      <ul>
        {items.map(({ kind, label, isNew }) => (
          <li key={kind}>
            {isNew && !isFirst && <em>{t('wishes.new')}</em>}
            <span>{label}</span>
            {isCurrent && (
              <button
                type="button"
                title={t('wishes.remove', { wish: label })}
                disabled={emma.isRunning}
                onClick={() => emma.ask(t('wishes.without', { wish: label }), { removeWish: kind })}
              >
                <X size={16} />
                <span className="visually-hidden">{t('wishes.remove', { wish: label })}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { EyeOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { useHiddenEmployers } from '../use-hidden-employers.ts';

const HiddenDialog = lazyPart(async () => (await import('../hidden-dialog.tsx')).HiddenDialog);
const NAMES_SHOWN = 3;

/** Whom the person has hidden, with the way to change it. Below a query provider; needs the texts `hidden-employers`. */
export function HiddenLine() {
  const { t } = useTranslation('hidden-employers');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useHiddenEmployers();
  if (!data) return <p className="hidden-line" />;
  const names = data.items.slice(0, NAMES_SHOWN).map(({ employer }) => employer.name);
  const more = data.total - names.length;
  const parts = [
    ...names,
    more > 0 ? t('line.more', { count: more }) : '',
    data.agencies ? t('line.agencies') : '',
  ].filter(Boolean);
  return (
    <p className="hidden-line">
      <EyeOff size={18} />
      <span>
        <b>{t('line.title')}</b> {parts.length > 0 ? parts.join(', ') : t('line.nobody')}.
      </span>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('line.change')}
      </button>
      <Suspense>{isOpen && <HiddenDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </p>
  );
}

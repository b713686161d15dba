import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openEmma } from '../emma/shared/panel-state.ts';
import { useEmmaPlace } from '../emma/shared/use-emma-place.ts';

/** In the phone's menu: for pages whose bar at the bottom has no cell for her, and for who wants her only here. */
export function EmmaEntry({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('shell');
  const place = useEmmaPlace();
  if (place !== 'everywhere' && place !== 'menu') return null;
  const open = () => {
    onLeave();
    openEmma();
  };
  return (
    <button type="button" className="menu-employers menu-emma" onClick={open}>
      <b>
        <span className="ea-mono">{t('emma.ai')}</span> {t('emma.name')}
      </b>
      <span>{t('emma.hint')}</span>
      <ChevronRight size={20} />
    </button>
  );
}

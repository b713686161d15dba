import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const POPOVER_ID = 'more-preferences';

/** Theme and language where the header has no room for them. The browser's own popover: it opens without script and Escape closes it. */
export function MorePreferences() {
  const { t } = useTranslation('shell');
  return (
    <div className="site-more">
      <IconButton label={t('more.open')} icon={<Ellipsis size={24} />} popoverTarget={POPOVER_ID} />
      <section id={POPOVER_ID} popover="auto" className="more-pop" aria-label={t('more.title')}>
        <div className="pref-rows">
          <span>{t('theme.label')}</span>
          <ThemeSwitch />
          <span>{t('language.label')}</span>
          <LanguageSwitch />
        </div>
      </section>
    </div>
  );
}

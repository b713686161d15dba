import type { WaitSpan } from '@stellenvisite/contract/employer-overview';
import { useTranslation } from 'react-i18next';

/** „heute“, „2 Tage“, „5–7 Tage“, „8+ Tage“. */
export function useSpanText(): (span: WaitSpan) => string {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'span' });
  return ({ from, to }) => {
    if (to === null) return t('more', { from });
    if (from === to) return from === 0 ? t('today') : t('days', { count: from });
    return t('range', { from, to });
  };
}

import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../ui/intl-formats.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import type { DraftState } from './use-apply-draft.ts';

const ICON = { saving: LoaderCircle, account: Check, device: CloudOff, lost: TriangleAlert } as const;

/** „Entwurf gespeichert, 06:48“: where it is and since when. */
export function DraftStatus({ draft, isGuest }: { draft: DraftState; isGuest: boolean }) {
  const { t } = useTranslation('applications');
  const locale = useLocale();
  const { place, at } = draft;
  if (place === 'none') return <span className="apl-saved" role="status" />;
  const Icon = place === 'device' && isGuest ? Check : ICON[place];
  const time = at && dateFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at);
  return (
    <span className="apl-saved" role="status">
      <Icon size={18} />
      <span>{time ? t(`apply.draft.${place}At`, { time }) : t(`apply.draft.${place}`)}</span>
    </span>
  );
}

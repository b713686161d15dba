import { LoaderCircle, LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicApi } from '../../../api/public-api.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { findNearMe, type NearMeProblem } from './near-me.ts';

type NearMeButtonProps = {
  onPlace: (text: string) => void;
  /** `icon` sits at the end of a field of the search row, its message below the row; `line` stands below a field. */
  look: 'icon' | 'line';
};

/** "In meiner Nähe": asks the browser only when pressed, and says calmly what to do where it does not tell. */
export function NearMeButton({ onPlace, look }: NearMeButtonProps) {
  const { t } = useTranslation('search');
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<NearMeProblem | null>(null);
  const ask = async () => {
    if (isAsking) return;
    setIsAsking(true);
    setProblem(null);
    const found = await findNearMe({
      geolocation: navigator.geolocation,
      findPlace: (query) => publicApi.GET('/api/places/nearest', { params: { query } }),
    });
    setIsAsking(false);
    if ('text' in found) onPlace(found.text);
    else setProblem(found.problem);
  };
  const icon = isAsking ? <LoaderCircle size={20} className="animate-spin" /> : <LocateFixed size={20} />;
  const shared = { icon, onClick: ask, onBlur: () => setProblem(null), 'aria-busy': isAsking };
  const message = isAsking ? t('near.asking') : problem && t(`near.${problem}`);
  return look === 'icon' ? (
    <>
      <IconButton
        label={t('near.label')}
        className="script-only absolute top-1/2 right-1 z-3 -translate-y-1/2"
        {...shared}
      />
      <p role="status" className="near-note">
        {message}
      </p>
    </>
  ) : (
    <div className="script-only grid justify-items-start gap-1">
      <Button variant="ghost" className="-ml-2.5" {...shared}>
        {t('near.label')}
      </Button>
      <p role="status" className="text-fs-8 text-ink-2 empty:hidden">
        {message}
      </p>
    </div>
  );
}

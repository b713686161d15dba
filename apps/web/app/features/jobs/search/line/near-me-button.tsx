import type { Place } from '@stellenvisite/contract/jobs/places.schema';
import { LoaderCircle, LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicApi } from '../../../../api/public-api.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';

const NEAR_ME_PROBLEMS = ['unsupported', 'denied', 'timeout', 'unavailable', 'abroad', 'failed'] as const;

type NearMeProblem = (typeof NEAR_ME_PROBLEMS)[number];

type NearMe = { text: string } | { problem: NearMeProblem };

/** `GeolocationPositionError.code` by its number. */
const POSITION_PROBLEMS: readonly NearMeProblem[] = ['unavailable', 'denied', 'unavailable', 'timeout'];

const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 600_000 };

type Spot = { lat: string; lon: string };

type Means = {
  geolocation?: Pick<Geolocation, 'getCurrentPosition'> | undefined;
  /** Asks the server for the place nearest to a spot. */
  findPlace: (spot: Spot) => Promise<{ data?: Pick<Place, 'text'>; response: Response }>;
};

type NearMeButtonProps = {
  onPlace: (text: string) => void;
  /** `icon` sits at the end of a field of the search row, its message below the row; `line` appears below a field. */
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

/** Asks the browser where it is, on request only, and the server for the place there. The server learns it to a kilometre. */
export async function findNearMe({ geolocation, findPlace }: Means): Promise<NearMe> {
  if (!geolocation) return { problem: 'unsupported' };
  try {
    const position = await new Promise<GeolocationPosition>((resolve, reject) => {
      geolocation.getCurrentPosition(resolve, reject, OPTIONS);
    });
    const { latitude, longitude } = position.coords;
    const { data, response } = await findPlace({ lat: latitude.toFixed(2), lon: longitude.toFixed(2) });
    if (response.status === 404) return { problem: 'abroad' };
    return data ? { text: data.text } : { problem: 'failed' };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function problemOf(error: unknown): NearMeProblem {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return (typeof code === 'number' && POSITION_PROBLEMS[code]) || 'failed';
}

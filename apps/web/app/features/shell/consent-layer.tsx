import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import { onOpenConsentSettings, useConsent } from './consent.ts';

const ConsentBanner = lazyPart(async () => (await import('./consent-banner.tsx')).ConsentBanner);
const ConsentSettings = lazyPart(async () => (await import('./consent-settings.tsx')).ConsentSettings);

/** The banner for those who have not chosen yet, and the settings for everyone. Neither is in the server's page. */
export function ConsentLayer() {
  const consent = useConsent();
  const [settingsOpen, setSettingsOpen] = useState(false);
  useEffect(() => onOpenConsentSettings(() => setSettingsOpen(true)), []);
  return (
    <Suspense>
      {consent === 'open' && !settingsOpen && <ConsentBanner onSettings={() => setSettingsOpen(true)} />}
      {settingsOpen && <ConsentSettings onClose={() => setSettingsOpen(false)} />}
    </Suspense>
  );
}

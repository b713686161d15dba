import type { Device } from '@stellenvisite/contract/accounts.schema';
import Bowser from 'bowser';

const KINDS: Record<string, Device['kind']> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' };

/** Browser and system as their owner would name them; null where the user agent does not tell. */
export function describeDevice(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: 'other' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: systemName(os.name, os.versionName, os.version),
    kind: KINDS[platform.type ?? ''] ?? 'other',
  };
}

/** Windows is known by its version ("10"); phones by the number; nobody knows the number of a Linux. */
function systemName(name?: string, versionName?: string, version?: string): string | null {
  if (!name) return null;
  if (name === 'Windows' && versionName) return `Windows ${versionName.replace(/^NT \d+(\.\d+)?$/, '')}`.trim();
  if ((name === 'iOS' || name === 'Android') && version) return `${name} ${version.split('.')[0]}`;
  return name;
}

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { serverTexts } from '../../../i18n/server-texts.server.ts';
import { followInstallOffer } from '../../../offline/install-prompt.ts';
import { InstallHint } from './install-hint.tsx';

const YESTERDAY = new Date(Date.now() - 26 * 3_600_000).toISOString();
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';

let isStandalone = false;

beforeAll(followInstallOffer);
beforeEach(() => {
  isStandalone = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
});
afterEach(() => {
  localStorage.clear();
  act(() => void dispatchEvent(new Event('appinstalled')));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const hint = () => screen.queryByRole('heading', { name: 'Stellenvisite als App' });

function show({ createdAt = YESTERDAY } = {}) {
  return render(
    <I18nextProvider i18n={serverTexts('de')}>
      <InstallHint account={{ createdAt }} />
    </I18nextProvider>,
  );
}

function offer() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => ({ outcome: 'accepted' })),
  });
  act(() => void dispatchEvent(event));
  return event;
}

test('whoever comes back can install the app, which the browser asks about once', async () => {
  show();
  expect(hint()).toBeNull();
  const event = offer();
  expect(event.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'App installieren' }));
  expect(event.prompt).toHaveBeenCalledTimes(1);
  expect(hint()).toBeNull();
});

test('nothing shows on the day of the registration', () => {
  show({ createdAt: new Date().toISOString() });
  offer();
  expect(hint()).toBeNull();
});

test('a refusal is final', async () => {
  const { unmount } = show();
  offer();
  await userEvent.click(screen.getByRole('button', { name: 'Nicht mehr anzeigen' }));
  expect(hint()).toBeNull();
  unmount();
  show();
  offer();
  expect(hint()).toBeNull();
});

test('on an iPhone it says how, until it runs as an app', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  const { unmount } = show();
  expect(screen.getByText(/„Teilen“ und dann auf „Zum Home-Bildschirm“/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'App installieren' })).toBeNull();
  unmount();
  isStandalone = true;
  show();
  expect(hint()).toBeNull();
});

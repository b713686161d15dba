import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { findFreePort } from '../scripts/node-process.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

// Workers load this file too; what the first load decides, or `npm test` before it, is handed on in the environment.
process.env.E2E_PORT ??= String(await findFreePort());

const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

/**
 * The last three cost more than a page of ours: a process in reserve for a page that never comes, and two pages the browser
 * opens for its own address bar with every window. The others are those Playwright switches off: Chromium heeds only the last
 * list it is given.
 */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** A map needs WebGL, which a machine without a graphics card draws in software; the page around it must not come that way too. */
const SOFTWARE_GL = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
];

/** A page lives for seconds here: V8 would spend a tenth of its time on making code fast that hardly runs again. */
const LATE_OPTIMISATION = '--js-flags=--invocation-count-for-maglev=2000';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json']],
  use: {
    baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Every frame is drawn in software: what fades in takes a third of the time the page around it takes.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        ...SOFTWARE_GL,
        LATE_OPTIMISATION,
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" e2e/serve.ts`,
    cwd: ROOT,
    url: `${baseURL}/api/health`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: process.env.E2E_PORT },
    // `npm test` has started it already.
    reuseExistingServer: true,
  },
});

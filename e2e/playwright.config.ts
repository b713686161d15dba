import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { findFreePort } from '../scripts/node-process.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

// Workers load this file too; what the first load decides, or `npm test` before it, is handed on in the environment.
process.env.E2E_PORT ??= String(await findFreePort());

const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

const executablePath = findChromium();
/** Chromium's sandbox refuses to run as root, as in most containers. */
const NO_SANDBOX = '--no-sandbox';
const MAP = 'search/map.spec.ts';
/** The map needs WebGL, which a machine without a graphics card draws in software; other pages are drawn faster without. */
const SOFTWARE_WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 3,
  timeout: 180_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json']],
  use: {
    baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Frames are drawn in software here: motion would take longer than the page itself.
    contextOptions: { reducedMotion: 'reduce' },
    // A test cannot delay the requests of a service worker; the one about being offline allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [NO_SANDBOX, '--disable-gpu'],
    },
  },
  projects: [
    { name: 'pages', testIgnore: MAP },
    { name: 'map', testMatch: MAP, use: { launchOptions: { executablePath, args: [NO_SANDBOX, ...SOFTWARE_WEBGL] } } },
  ],
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

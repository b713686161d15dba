import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const FIXED_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Ways to install a browser as root, by package manager. */
const INSTALLERS: [command: string, lines: string[][]][] = [
  [
    'apt-get',
    [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
    ],
  ],
  ['dnf', [['dnf', 'install', '-y', 'chromium']]],
  ['apk', [['apk', 'add', 'chromium']]],
];

const INSTALL_TIMEOUT_MS = 300_000;

/** Finds a Chromium for the browser tests: given, found or installed, in that order (architecture §3). */
export function findChromium(): string {
  const path =
    givenBrowser() ?? systemBrowser() ?? playwrightBrowser() ?? installPlaywrightBrowser() ?? installSystemBrowser();
  if (path) return path;
  throw new Error(
    'The browser tests need Chromium: install the package "chromium" (or Chrome), or set CHROMIUM_PATH to its program.',
  );
}

function givenBrowser(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (path && !isExecutable(path)) throw new Error(`CHROMIUM_PATH names no program: ${path}`);
  return path || undefined;
}

function systemBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))), ...FIXED_PATHS].find(
    isExecutable,
  );
}

function playwrightBrowser(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function installPlaywrightBrowser(): string | undefined {
  const cli = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS });
  return playwrightBrowser();
}

function installSystemBrowser(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const installer = INSTALLERS.find(([command]) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0);
  for (const [command = '', ...args] of installer?.[1] ?? []) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, args, { stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS, env });
  }
  return systemBrowser();
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

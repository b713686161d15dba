import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import type { Figure } from './budgets.ts';

export type PageFigures = { figures: Record<Figure, number>; failedAudits: string[] };

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const ATTEMPTS = 3;

/** Runs Lighthouse once; a run that could not record the page is repeated. */
export async function audit(chromePath: string, url: string): Promise<PageFigures> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await auditOnce(chromePath, url);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** With its mobile profile (a slow phone on slow 4G, simulated), in a browser of its own. */
async function auditOnce(chromePath: string, url: string): Promise<PageFigures> {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS, ignoreDefaultFlags: false });
  try {
    const run = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (!run) throw new Error(`Lighthouse gave no result for ${url}.`);
    return toFigures(run.lhr);
  } finally {
    chrome.kill();
  }
}

function toFigures(lhr: Result): PageFigures {
  if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
  const points = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const numeric = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  const requests = listRequests(lhr);
  const sumOf = (taken: NetworkRequest[]) => taken.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    figures: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      bestPractices: points('best-practices'),
      seo: points('seo'),
      scriptBytes: sumOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
      layoutShift: numeric('cumulative-layout-shift'),
      firstPaintMs: numeric('first-contentful-paint'),
      largestPaintMs: numeric('largest-contentful-paint'),
      blockedMs: numeric('total-blocking-time'),
      totalBytes: sumOf(requests),
    },
    failedAudits: listFailedAudits(lhr),
  };
}

type NetworkRequest = { resourceType: string; transferSize: number };

function listRequests(lhr: Result): NetworkRequest[] {
  const details = lhr.audits['network-requests']?.details;
  return details?.type === 'table' ? (details.items as NetworkRequest[]) : [];
}

/** Lists the audits that prevent a score of 100, so that a missed budget names its cause. */
function listFailedAudits(lhr: Result): string[] {
  return Object.entries(lhr.categories)
    .filter(([category]) => category !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => lhr.audits[id])
    .filter((entry) => entry?.score !== null && entry?.score !== undefined && entry.score < 1)
    .map((entry) => `${entry?.id}: ${entry?.title}`);
}

import { stripVTControlCharacters } from 'node:util';

type VitestReport = {
  testResults: { name: string; message: string; assertionResults: VitestTest[] }[];
};
type VitestTest = { fullName: string; status: string; failureMessages: string[] };

type BrowserSuite = { suites?: BrowserSuite[]; specs?: BrowserSpec[] };
type BrowserSpec = { file: string; title: string; ok: boolean; tests: { results: BrowserResult[] }[] };
type BrowserResult = { errors: { message?: string }[] };
type BrowserReport = { suites: BrowserSuite[] };

/** The lines of an error that say what was expected and what was there. */
const LINES = 14;

/** Lists the failures with their reasons, repeated at the end of a long run. */
export function listFailures(vitest: VitestReport | undefined, browser: BrowserReport | undefined): string[] {
  return [...listVitest(vitest), ...listBrowser(browser?.suites ?? [])];
}

function listVitest(report: VitestReport | undefined): string[] {
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (assertionResults.length === 0 && message) return [describe(name, message)];
    return failed.map(({ fullName, failureMessages }) => describe(`${name}: ${fullName}`, failureMessages[0]));
  });
}

function listBrowser(suites: readonly BrowserSuite[]): string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
        return describe(`${file}: ${title}`, errors[0]?.message);
      }),
    ...listBrowser(inner),
  ]);
}

function describe(what: string, why = ''): string {
  const lines = stripVTControlCharacters(why).split('\n').slice(0, LINES);
  return [`failed: ${what}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

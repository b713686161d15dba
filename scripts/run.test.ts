import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

type OldNode = { explainOldNode(version: string, file: string): string | undefined };

const RUN = fileURLToPath(new URL('./run.mjs', import.meta.url));
const { explainOldNode }: OldNode = await import(new URL('./old-node.mjs', import.meta.url).href);

const folder = mkdtempSync(join(tmpdir(), 'stellenvisite-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['18.20.0', '20.20.2', '22.11.0'])('Node %s is refused in one sentence with the remedy', (version) => {
  const sentence = explainOldNode(version, 'scripts/start.ts');
  expect(sentence).toContain(version);
  expect(sentence).toContain('npm ci');
  expect(sentence).toContain('npx node scripts/start.ts');
  expect(sentence?.trim().split('\n')).toHaveLength(1);
});

test.each(['24.0.0', '26.1.0'])('Node %s is accepted', (version) => {
  expect(explainOldNode(version, 'scripts/start.ts')).toBeUndefined();
});

describe('the launcher', () => {
  const script = join(folder, 'script.ts');
  writeFileSync(script, 'const args: string[] = process.argv; console.log(JSON.stringify(args.slice(1)));\n');

  test('runs a TypeScript file with its arguments', () => {
    const { stdout } = spawnSync(process.execPath, [RUN, script, '--jobs', '5'], { encoding: 'utf8' });
    expect(JSON.parse(stdout)).toEqual([script, '--jobs', '5']);
  });

  test('prints the sentence, and nothing else, on an older Node', () => {
    const { stdout, stderr, status } = runOnOldNode(script);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim()).toBe(explainOldNode(/Node (2[0-3]\.[\d.]*\d)/.exec(stderr)?.[1] ?? '24', script));
  });
});

/** Uses an older Node of this machine where there is one, else a Node that reports an older version. */
function runOnOldNode(script: string) {
  const installed = (process.env.PATH ?? '')
    .split(delimiter)
    .map((path) => join(path, 'node'))
    .find((node) => /^v2[0-3]\./.test(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? ''));
  if (installed) return spawnSync(installed, [RUN, script], { encoding: 'utf8' });
  const pretend = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.20.2' })`;
  return spawnSync(process.execPath, ['--import', pretend, RUN, script], { encoding: 'utf8' });
}

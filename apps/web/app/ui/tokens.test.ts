import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./styles/tokens.css', import.meta.url), 'utf8');

function blockAfter(selector: string): string[] {
  const start = css.indexOf(`${selector} {\n`);
  return css.slice(start, css.indexOf('\n}', start)).split('\n').slice(1);
}

const names = (lines: string[]) =>
  lines.flatMap((line) => [...line.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)).sort();

it('gives the night the same colours whether the system or the person asks for it', () => {
  const bySystem = blockAfter(":root:not([data-theme='tag'])");
  expect(bySystem.length).toBeGreaterThan(30);
  expect(blockAfter("[data-theme='nacht']")).toEqual(bySystem);
});

it('has a night colour for every day colour', () => {
  expect(names(blockAfter("[data-theme='nacht']"))).toEqual(names(blockAfter("[data-theme='tag']")));
});

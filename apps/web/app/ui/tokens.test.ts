import { readFileSync } from 'node:fs';
import { SHIFT_LETTERS, SHIFTS, type Shift } from '@stellenvisite/contract/jobs/duty';
import { CATEGORY_COLOURS, NIGHT_SHIFT_BY_NIGHT, SHIFT_COLOURS } from '@stellenvisite/contract/jobs/job-colours';
import { DAY_COLOURS, LOGO_COLOURS, NIGHT_COLOURS } from '@stellenvisite/contract/platform/brand-colours';
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

/** `ink2` is the token `--ink-2`, `onAction` the token `--on-action`. */
const toToken = (name: string) => `--${name.replace(/[A-Z0-9]/g, (sign) => `-${sign.toLowerCase()}`)}`;
const letterOf = (shift: Shift) => SHIFT_LETTERS.de[shift].toLowerCase();
const values = (lines: string[]) =>
  Object.fromEntries(
    lines.flatMap((line) => [...line.matchAll(/(--[\w-]+): *([^;]+);/g)].map(([, name, value]) => [name, value])),
  );
const named = (colours: Record<string, string>) =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [toToken(name), colour]));

it('has the brand colours that mails and pictures have', () => {
  const categories = Object.entries(CATEGORY_COLOURS).map(([category, { base, tint, mid }]) => ({
    [`--c-${category}`]: base,
    [`--c-${category}-tint`]: tint,
    [`--c-${category}-mid`]: mid,
  }));
  const shifts = SHIFTS.map((shift) => ({
    [`--shift-${letterOf(shift)}`]: SHIFT_COLOURS[shift].ground,
    [`--shift-${letterOf(shift)}-tint`]: SHIFT_COLOURS[shift].tint,
    [`--shift-${letterOf(shift)}-on`]: SHIFT_COLOURS[shift].on,
  }));
  const logo = Object.entries(LOGO_COLOURS).map(([shift, colour]) => ({
    [`--mark-${letterOf(shift as Shift)}`]: colour,
  }));
  expect(values(blockAfter("[data-theme='tag']"))).toMatchObject(
    Object.assign(named(DAY_COLOURS), ...categories, ...shifts, ...logo),
  );
  expect(values(blockAfter("[data-theme='nacht']"))).toMatchObject({
    ...named(NIGHT_COLOURS),
    '--shift-n': NIGHT_SHIFT_BY_NIGHT,
  });
});

import { BEGINNINGS, type Beginning, beginsAlmost, ENDINGS, howItBegins } from '../language/match-prefix.ts';
import type { EmployerNames } from './employer-names.ts';

/** By the employer's number. */
type BegunName = { number: number; beginning: Beginning };

/** The names that begin as typed. Only a name that holds what was typed, or is all of it but an ending, needs a closer look. */
export function* listBegun(names: EmployerNames, typed: string): Iterable<BegunName> {
  const wholes = ENDINGS.filter((ending) => typed.endsWith(ending)).map(
    (ending) => `\n${typed.slice(0, -ending.length)}\n`,
  );
  for (const wanted of [typed, ...wholes]) {
    for (const { number, folded } of linesWith(names, wanted)) {
      const beginning = howItBegins(folded, typed);
      if (beginning !== null) yield { number, beginning };
    }
  }
}

/** The same but for a slip, which spares the first letter. */
export function* listAlmostBegun(names: EmployerNames, typed: string): Iterable<BegunName> {
  for (const { number, folded } of linesWith(names, `\n${typed.slice(0, 1)}`)) {
    if (beginsAlmost(folded, typed)) yield { number, beginning: BEGINNINGS.slip };
  }
}

/** Each name once in which a text stands; one that begins with a line end stands at the name's beginning. */
function* linesWith({ text, starts }: EmployerNames, wanted: string): Iterable<{ number: number; folded: string }> {
  const before = wanted.startsWith('\n') ? 1 : 0;
  let number = 0;
  for (let at = text.indexOf(wanted); at >= 0; ) {
    while ((starts[number + 1] ?? Infinity) <= at + before) number += 1;
    const end = starts[number + 1] ?? 0;
    yield { number, folded: text.slice(starts[number], end - 1) };
    at = text.indexOf(wanted, end - before);
  }
}

import {
  ENDINGS,
  matchesPrefixWithTypo,
  matchPrefix,
  PREFIX_MATCHES,
  type PrefixMatch,
} from '../language/match-prefix.ts';
import type { EmployerNames } from './employer-names.ts';

/** By the employer's number. */
type CompletedName = { number: number; prefixMatch: PrefixMatch };

/** The names that begin as typed. Only a name that contains the typed text, or equals it but for an ending, is compared in detail. */
export function* completeEmployerNames(names: EmployerNames, typed: string): Iterable<CompletedName> {
  const wholes = ENDINGS.filter((ending) => typed.endsWith(ending)).map(
    (ending) => `\n${typed.slice(0, -ending.length)}\n`,
  );
  for (const wanted of [typed, ...wholes]) {
    for (const { number, folded } of linesWith(names, wanted)) {
      const prefixMatch = matchPrefix(folded, typed);
      if (prefixMatch !== null) yield { number, prefixMatch };
    }
  }
}

/** The same with one typo, which never is in the first letter. */
export function* correctEmployerNames(names: EmployerNames, typed: string): Iterable<CompletedName> {
  for (const { number, folded } of linesWith(names, `\n${typed.slice(0, 1)}`)) {
    if (matchesPrefixWithTypo(folded, typed)) yield { number, prefixMatch: PREFIX_MATCHES.typo };
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

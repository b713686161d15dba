import type { Random } from '@stellenvisite/demo/random';

/** Makes one slip of the fingers, never in the first letter: two letters swapped, one left out, one doubled. */
export function misspell(word: string, random: Random): string {
  const at = random.int(2, word.length - 3);
  const [before, here, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
  switch (random.pick(['swap', 'drop', 'double'])) {
    case 'swap':
      return here === next ? before + here + after : before + next + here + after;
    case 'drop':
      return before + next + after;
    default:
      return before + here + here + next + after;
  }
}

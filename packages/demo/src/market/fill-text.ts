import type { Random } from '../random.ts';

export type Facts = Record<string, string | number>;
type Part = string | { fact: string } | { choices: string[] } | { min: number; max: number; step: number };

const PATTERN = /\{(\w+)\}|\[([^\]]+)\]|#(\d+)-(\d+)(?:\/(\d+))?#/g;
const compiled = new Map<string, Part[]>();

/** Fills a text of the pools: `{fact}`, `[one|or|the other]`, `#4-12#` a number between, `#50-90/10#` in steps of ten. */
export function fillText(template: string, facts: Facts, random: Random): string {
  let text = '';
  for (const part of partsOf(template)) text += typeof part === 'string' ? part : fillPart(part, facts, random);
  return text;
}

/** Checks whether every fact a text asks for is known. */
export function knowsFacts(template: string, facts: Facts): boolean {
  return partsOf(template).every((part) => typeof part === 'string' || !('fact' in part) || part.fact in facts);
}

function fillPart(part: Exclude<Part, string>, facts: Facts, random: Random): string {
  if ('choices' in part) return fillText(random.pick(part.choices), facts, random);
  if ('fact' in part) {
    const value = facts[part.fact];
    if (value === undefined) throw new Error(`the text asks for an unknown fact: ${part.fact}`);
    return typeof value === 'number' ? group(value) : value;
  }
  const number = part.min + part.step * random.int(0, Math.floor((part.max - part.min) / part.step));
  // A year is written without a point.
  return part.min >= 1700 && part.max <= 2099 ? String(number) : group(number);
}

function partsOf(template: string): Part[] {
  const known = compiled.get(template);
  if (known) return known;
  const parts: Part[] = [];
  let end = 0;
  for (const match of template.matchAll(PATTERN)) {
    if (match.index > end) parts.push(template.slice(end, match.index));
    parts.push(toPart(match));
    end = match.index + match[0].length;
  }
  if (end < template.length) parts.push(template.slice(end));
  compiled.set(template, parts);
  return parts;
}

function toPart([, fact, choices, min, max, step]: RegExpMatchArray): Part {
  if (fact) return { fact };
  if (choices) return { choices: choices.split('|') };
  return { min: Number(min), max: Number(max), step: Number(step ?? 1) };
}

function group(value: number): string {
  return value >= 1000 ? String(value).replace(/\B(?=(\d{3})+$)/g, '.') : String(value);
}

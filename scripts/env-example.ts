import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { envSchema } from '../apps/server/src/config.ts';

const FILE = new URL('../.env.example', import.meta.url);

const HEAD = `# All settings of Stellenvisite with their defaults; nothing is required. README.md explains them, docs/operations.md where they need more words.
# Copy this file, remove the number sign before the settings that you change, and name the copy in EnvironmentFile= or env_file:.
`;

/** Returns the file with every setting of the schema, in its order. */
export function envExample(): string {
  const lines = Object.entries(envSchema.shape).map(([name, schema]) => `# ${name}=${defaultOf(schema)}`);
  return `${HEAD}\n${lines.join('\n')}\n`;
}

function defaultOf(schema: { safeParse(value: unknown): { data?: unknown } }): string {
  const { data } = schema.safeParse(undefined);
  if (data === undefined || data === null) return '';
  if (typeof data === 'boolean') return data ? '1' : '0';
  return Array.isArray(data) ? data.join(',') : String(data);
}

/** Returns the file as it is. */
export const readEnvExample = (): string => readFileSync(FILE, 'utf8');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(FILE, envExample());

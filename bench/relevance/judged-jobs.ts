import { createDemoPlaces } from '@stellenvisite/demo/demo-places';
import { generateMarket } from '@stellenvisite/demo/market/generate-market';
import { DEPARTMENTS } from '@stellenvisite/demo/market/vocabulary';
import { type PlaceRow, readPlaces, readPostcodes } from '@stellenvisite/search/places';
import type { SearchDocument } from '../search/read-documents.ts';
import { type HardDocument, hardJobId } from './hard-documents.ts';
import type { FindPoint, JudgedJob } from './judge.ts';

/** Describes what a job was written for: an occupation, or a training that leads to it. */
export type WrittenFor = { occupation: string; isTraining: boolean };

/** The occupations of the taxonomy that the names of the generator's trainings stand for. */
const TAUGHT: ReadonlyMap<string, string> = new Map([
  ['pflegeassistenz', 'pflegehilfe'],
  ['fage', 'pflegehilfe'],
]);

/** Returns the true facts of every job of the market: those of the generator for generated ones, those of the author for hand-made ones. */
export function toJudgedJobs(
  documents: readonly SearchDocument[],
  hardDocuments: readonly HardDocument[],
  occupations: ReadonlyMap<string, WrittenFor>,
): Map<string, JudgedJob> {
  const hard = new Map(hardDocuments.map((document) => [hardJobId(document), document]));
  const kindsOf = departmentKinds();
  return new Map(
    documents.map((document) => {
      const handmade = hard.get(document.id);
      const written = handmade
        ? { occupation: handmade.truth.occupation, isTraining: handmade.truth.training ?? false }
        : occupations.get(document.id);
      if (written === undefined) throw new Error(`The generator did not write job ${document.id}.`);
      return [document.id, toJudgedJob(document, handmade, written, kindsOf)];
    }),
  );
}

/** Returns the occupations that the demo market's jobs were generated for, by job id. The market is the same for the same seed and size. */
export function generatedOccupations(jobs: number): Map<string, WrittenFor> {
  const places = createDemoPlaces(readPlaces(), readPostcodes());
  const occupations = new Map<string, WrittenFor>();
  for (const employer of generateMarket({ jobs, now: new Date(), places }))
    for (const { id, occupation, taught } of employer.jobs())
      occupations.set(id, {
        occupation: taught === undefined ? occupation : (TAUGHT.get(taught) ?? taught),
        isTraining: taught !== undefined,
      });
  return occupations;
}

function toJudgedJob(
  document: SearchDocument,
  hard: HardDocument | undefined,
  { occupation, isTraining }: { occupation: string | null; isTraining: boolean },
  kindsOf: ReadonlyMap<string, string[]>,
): JudgedJob {
  const { id, title, specialty, country, region, employmentType, remote, employer, employerKinds, lat, lon } = document;
  return {
    ...{ id, title, specialty, country, region, employmentType, remote, employer, employerKinds, lat, lon },
    area: document.department,
    words: `${title} ${document.department} ${employer} ${document.text}`,
    occupation,
    training: isTraining,
    departments: hard ? (hard.truth.department ?? []) : (kindsOf.get(document.department) ?? []),
    ...(hard && { hard: hard.key }),
  };
}

/** A name may stand for several kinds: a hospital's cardiology and a practice's. Swiss employers write it with ss. */
function departmentKinds(): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  for (const { key, names } of DEPARTMENTS.values())
    for (const name of new Set(names.flatMap((each) => [each, each.replaceAll('ß', 'ss')])))
      kinds.set(name, [...(kinds.get(name) ?? []), key]);
  return kinds;
}

export function createFindPoint(places: readonly PlaceRow[] = readPlaces()): FindPoint {
  const largest = new Map<string, PlaceRow>();
  for (const place of places)
    if (place.population >= (largest.get(place.name)?.population ?? -1)) largest.set(place.name, place);
  const largestBeginning = (start: string) =>
    places.filter((place) => place.name.startsWith(start)).sort((a, b) => b.population - a.population)[0];
  return (name) => {
    const place = largest.get(name) ?? largestBeginning(`${name} `);
    if (!place) throw new Error(`The judgements know no place ${name}.`);
    return place;
  };
}

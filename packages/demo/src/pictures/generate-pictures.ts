import type { employerMedia } from '@stellenvisite/db/schema/employers';
import type { EmployerInfo } from '../market/generate-employer.ts';
import { createRandom, type Random } from '../random.ts';
import { drawCorridor, drawGarden, drawRoom, drawRoster, drawScanner } from './draw-inside.ts';
import { drawLogo, LOGO_SIZE } from './draw-logo.ts';
import { drawStreet, type Facade } from './draw-street.ts';
import { HEIGHT, WIDTH } from './drawing.ts';

/** With the same columns each: rows are inserted together, by the columns of the first. */
export type MediaRow = Required<
  Pick<
    typeof employerMedia.$inferInsert,
    'id' | 'employerId' | 'contentType' | 'alt' | 'caption' | 'width' | 'height' | 'position' | 'kind'
  >
> & { storageKey: string };
export type Picture = { row: MediaRow; svg: string };
type Scene = {
  alt: string;
  captions: readonly (string | null)[];
  draw(random: Random): string;
  for?(info: EmployerInfo): boolean;
};

const WITHOUT_PICTURES = 0.1;
const FACADES: Record<string, Facade> = {
  university: 'tower',
  municipal: 'tower',
  church: 'tower',
  private: 'pavilion',
  psychiatric: 'pavilion',
  rehab: 'pavilion',
  carehome: 'gabled',
  disability: 'gabled',
  hospice: 'gabled',
  rescue: 'garage',
  homecare: 'shop',
  practice: 'shop',
  dental: 'shop',
  pharmacy: 'shop',
  therapy: 'shop',
};

const hasWard = (info: EmployerInfo) =>
  info.departments.some((department) => department.kind.ward && department.kind.key !== 'rettung');
const hasScanner = (info: EmployerInfo) => info.departments.some((department) => department.kind.key === 'radiologie');

const SCENES: readonly Scene[] = [
  {
    alt: 'Zeichnung: Flur mit offenen Türen',
    captions: ['Flur am Morgen, kurz vor der Visite', 'Station nach dem Umbau', 'Ein Flur, zwei Teams'],
    draw: drawCorridor,
  },
  {
    alt: 'Zeichnung: Zimmer von oben',
    captions: ['Grundriss eines Zimmers', 'Zimmer mit Blick in den Garten', null],
    draw: drawRoom,
    for: hasWard,
  },
  {
    alt: 'Zeichnung: Dienstplan an der Wand, eine Zeile gelb markiert',
    captions: ['Der Dienstplan hängt an der Wand', 'So sieht bei uns eine Woche aus', 'Eine Stelle ist noch frei'],
    draw: (random) => drawRoster(random, true),
    for: hasWard,
  },
  {
    alt: 'Zeichnung: Dienstplan an der Wand, eine Zeile gelb markiert',
    captions: ['Der Wochenplan, ohne Nacht und Wochenende'],
    draw: (random) => drawRoster(random, false),
    for: (info) => !hasWard(info),
  },
  {
    alt: 'Zeichnung: Garten mit Bänken und Rundweg',
    captions: ['Der Garten hinter dem Haus', 'Pause im Grünen'],
    draw: drawGarden,
    for: (info) => info.model.type === 'hospital' || info.model.kinds.includes('care_facilities'),
  },
  {
    alt: 'Zeichnung: Untersuchungsgerät von oben',
    captions: ['Das neue CT', 'Gerät und Bedienraum'],
    draw: drawScanner,
    for: hasScanner,
  },
];

/** Every employer has one, also where there are no pictures. */
export function generateLogo(seed: string, info: EmployerInfo, index: number): Picture {
  return {
    row: {
      id: createRandom(`${seed}/logo/${index}`).uuid(),
      employerId: info.row.id,
      storageKey: `demo/${info.row.id}/logo.svg`,
      contentType: 'image/svg+xml',
      alt: `Logo: ${info.row.name}`,
      caption: null,
      width: LOGO_SIZE,
      height: LOGO_SIZE,
      position: 0,
      kind: 'logo',
    },
    svg: drawLogo(index, info.row.type),
  };
}

/** The building from the street and some of its rooms; one employer in ten has no pictures. */
export function generatePictures(seed: string, info: EmployerInfo, index: number): Picture[] {
  const random = createRandom(`${seed}/pictures/${index}`);
  if (random.chance(WITHOUT_PICTURES)) return [];
  const inside = random.sample(
    SCENES.filter((scene) => !scene.for || scene.for(info)),
    random.int(2, 4),
  );
  const street: Scene = {
    alt: `Zeichnung: ${info.row.name} von der Straße gesehen`,
    captions: [`${info.row.street}, ${info.row.city}`],
    draw: (own) => drawStreet(FACADES[info.model.key] ?? 'pavilion', own),
  };
  return [street, ...inside].map((scene, position) => ({
    row: {
      id: random.uuid(),
      employerId: info.row.id,
      storageKey: `demo/${info.row.id}/${position}.svg`,
      contentType: 'image/svg+xml',
      alt: scene.alt,
      caption: random.pick(scene.captions),
      width: WIDTH,
      height: HEIGHT,
      position,
      kind: 'gallery',
    },
    svg: scene.draw(random),
  }));
}

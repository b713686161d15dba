import type { EmployerType } from '@stellenvisite/contract/employers/employers';
import type { employerMedia } from '@stellenvisite/db/schema/employers/employers';
import type { EmployerInfo } from '../market/generate-employer.ts';
import { createRandom, type Random } from '../random.ts';
import { drawCorridor, drawGarden, drawRoom, drawRoster, drawScanner } from './draw-inside.ts';
import { drawStreet, type Facade } from './draw-street.ts';
import { COLOUR, type Colour, circle, HEIGHT, path, rect, WIDTH } from './drawing.ts';

const LOGO_SIZE = 96;

type Ground = { fill: Colour; ink: Colour };

const onDark = (fill: Colour): Ground => ({ fill, ink: COLOUR.sheet });

const onLight = (fill: Colour): Ground => ({ fill, ink: COLOUR.wall });

const GROUNDS: readonly Ground[] = [
  onDark(COLOUR.green),
  onDark(COLOUR.lilac),
  onDark(COLOUR.rose),
  onDark(COLOUR.teal),
  onDark(COLOUR.clay),
  onDark(COLOUR.night),
  onDark(COLOUR.wall),
  onLight(COLOUR.early),
  onLight(COLOUR.day),
  onLight(COLOUR.late),
];

type Part = (fill: Colour) => string;

const flat = (fill: Colour) => ({ fill, stroke: 'none' as const });

const stroke =
  (d: string): Part =>
  (colour) =>
    path(d, { fill: 'none', stroke: colour, width: 7 });

const SHAPES: readonly Part[] = [
  (fill) => rect(0, 0, 96, 96, { ...flat(fill), radius: 14 }),
  (fill) => circle(48, 48, 48, flat(fill)),
  (fill) => path('M48 0L92 14V50C92 74 74 88 48 96C22 88 4 74 4 50V14Z', flat(fill)),
  (fill) => path('M48 0L92 24V72L48 96L4 72V24Z', flat(fill)),
  (fill) => path('M0 96V40C0 16 20 0 48 0C76 0 96 16 96 40V96Z', flat(fill)),
];

/** The emblems that an employer of the type might have on its sign. */
const EMBLEMS: Record<EmployerType, readonly Part[]> = {
  hospital: [
    (fill) => path('M40 22H56V40H74V56H56V74H40V56H22V40H40Z', flat(fill)),
    stroke('M18 50H34L42 30L54 68L61 50H78'),
    (fill) => path('M48 72L26 50C18 40 24 28 35 28C41 28 46 32 48 37C50 32 55 28 61 28C72 28 78 40 70 50Z', flat(fill)),
  ],
  practice: [
    stroke('M32 24V42C32 52 39 58 48 58C57 58 64 52 64 42V24M48 58V72'),
    (fill) => path('M48 20C60 36 68 46 68 56C68 67 59 74 48 74C37 74 28 67 28 56C28 46 36 36 48 20Z', flat(fill)),
    stroke('M26 62C34 40 44 34 48 34C52 34 62 40 70 62M36 62H60'),
  ],
  company: [
    (fill) => path('M22 50L48 26L74 50H67V72H29V50Z', flat(fill)),
    (fill) => path('M26 70C26 44 42 28 72 26C72 54 56 70 34 70L28 76Z', flat(fill)),
    stroke('M24 60C32 50 40 50 48 60C56 70 64 70 72 60M24 42C32 32 40 32 48 42C56 52 64 52 72 42'),
  ],
};

const ACCENTS: readonly Part[] = [
  () => '',
  (fill) => circle(76, 20, 8, flat(fill)),
  (fill) => circle(20, 76, 8, flat(fill)),
  (fill) => rect(20, 80, 56, 6, flat(fill)),
  (fill) => rect(20, 10, 56, 6, flat(fill)),
  (fill) => circle(20, 20, 6, flat(fill)) + circle(76, 20, 6, flat(fill)),
  stroke('M30 86C40 80 56 80 66 86'),
  stroke('M30 12C40 18 56 18 66 12'),
];

/** Prime to the number of combinations, so that neighbours in the list look different. */
const STRIDE = 137;

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

/** Creates the building from the street and some of its rooms; one employer in ten has no pictures. */
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

/** Draws an employer's sign: ground, colour and accent follow from its number and come once in four hundred; the emblem fits its type. */
function drawLogo(index: number, type: EmployerType): string {
  const at = (index * STRIDE) % (SHAPES.length * GROUNDS.length * ACCENTS.length);
  const shape = pickAt(SHAPES, at);
  const ground = pickAt(GROUNDS, Math.floor(at / SHAPES.length));
  const accent = pickAt(ACCENTS, Math.floor(at / SHAPES.length / GROUNDS.length));
  const emblem = pickAt(EMBLEMS[type], index);
  const parts = [shape(ground.fill), emblem(ground.ink), accent(ground.ink)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO_SIZE} ${LOGO_SIZE}" width="${LOGO_SIZE}" height="${LOGO_SIZE}">${parts.join('')}</svg>`;
}

function pickAt<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { SHIFT_LETTERS } from '@stellenvisite/contract/jobs/duty';
import type { Week } from '@stellenvisite/contract/jobs/duty.schema';
import { SHIFT_COLOURS } from '@stellenvisite/contract/jobs/job-colours';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { DAY_COLOURS, LOGO_COLOURS } from '@stellenvisite/contract/platform/brand-colours';
import { formatPayRange } from '@stellenvisite/contract/platform/format-money';
import { answerInThread } from '@stellenvisite/core/platform/threads/run-in-thread';
import satori from 'satori';

export const PICTURE = { width: 1200, height: 630 };

const WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
const MARK =
  'data:image/svg+xml;base64,' +
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-width="7"><path stroke="${LOGO_COLOURS.early}" d="M28.5 5.5H11A5 5 0 0 0 6 10.5"/><path stroke="${LOGO_COLOURS.late}" d="M6 11.5A4.5 4.5 0 0 0 10.5 16H21.5A4.5 4.5 0 0 1 26 20.5"/><path stroke="${LOGO_COLOURS.night}" d="M26 21.5A5 5 0 0 1 21 26.5H3.5"/></svg>`,
  ).toString('base64');

const GROUND = {
  ...PICTURE,
  boxSizing: 'border-box',
  flexDirection: 'column',
  padding: 64,
  background: DAY_COLOURS.paper,
  color: DAY_COLOURS.ink,
  fontFamily: 'Commissioner',
};

type Node = {
  type: string;
  props: { style?: Record<string, unknown>; children?: (Node | string)[] | string; [name: string]: unknown };
};
const box = (style: Record<string, unknown>, children: (Node | string)[] | string): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

export type PicturedJob = Pick<JobItem, 'title' | 'employer' | 'location' | 'salary' | 'week'>;
/** Without a job it is the picture of the site. */
export type PictureRequest = { job: PicturedJob | null };

answerInThread(({ job }: PictureRequest) => (job ? layOutJob(job) : layOutSite()));

/** Returns the SVG a shared job shows: title, employer, place, pay and week strip, drawn as the page draws them. */
async function layOutJob(job: PicturedJob): Promise<string> {
  const pay = job.salary ? formatPayRange(job.salary, 'de') : null;
  return toSvg(
    box(GROUND, [
      brand(),
      box({ flexDirection: 'column', marginTop: 44, flexGrow: 1 }, [
        box(
          {
            fontFamily: 'Familjen Grotesk',
            fontWeight: 700,
            fontSize: titleSize(job.title),
            lineHeight: 1.08,
            letterSpacing: '-0.02em',
          },
          job.title,
        ),
        box({ marginTop: 22, fontSize: 32, color: DAY_COLOURS.ink2 }, `${job.employer.name} · ${job.location.city}`),
      ]),
      box({ justifyContent: 'space-between', alignItems: 'flex-end' }, [
        job.week ? weekStrip(job.week) : box({}, ''),
        pay
          ? box(
              {
                background: DAY_COLOURS.marker,
                padding: '14px 24px',
                fontFamily: 'Familjen Grotesk',
                fontWeight: 700,
                fontSize: 44,
              },
              pay,
            )
          : box({}, ''),
      ]),
    ]),
  );
}

/** Returns the SVG of every page that is not a job. */
function layOutSite(): Promise<string> {
  return toSvg(
    box(GROUND, [
      brand(),
      box(
        {
          flexGrow: 1,
          alignItems: 'center',
          fontFamily: 'Familjen Grotesk',
          fontWeight: 700,
          fontSize: 84,
          letterSpacing: '-0.03em',
        },
        'Hier ist noch eine Zeile frei.',
      ),
      box(
        { background: DAY_COLOURS.marker, padding: '18px 28px', fontSize: 34, alignSelf: 'flex-start' },
        'Stellen in Kliniken, Praxen und Pflegeeinrichtungen',
      ),
    ]),
  );
}

function brand(): Node {
  return box({ alignItems: 'center', fontFamily: 'Familjen Grotesk', fontWeight: 700, fontSize: 34 }, [
    { type: 'img', props: { src: MARK, width: 48, height: 48, style: { marginRight: 16 } } },
    'Stellenvisite',
  ]);
}

function weekStrip(week: Week): Node {
  return box(
    { gap: 10 },
    week.map((cell, day) => {
      const colors = cell ? SHIFT_COLOURS[cell.shift] : undefined;
      const ground = colors?.ground ?? (day > 4 ? DAY_COLOURS.sheet2 : DAY_COLOURS.sheet);
      return box({ flexDirection: 'column', alignItems: 'center', gap: 6, fontSize: 22, color: DAY_COLOURS.ink2 }, [
        WEEKDAYS[day] ?? '',
        box(
          {
            width: 62,
            height: 62,
            borderRadius: 6,
            border: `2px solid ${colors ? ground : DAY_COLOURS.line}`,
            background: ground,
            color: colors?.on ?? DAY_COLOURS.ink,
            alignItems: 'center',
            justifyContent: 'center',
            fontFamily: 'Familjen Grotesk',
            fontWeight: 700,
            fontSize: 30,
          },
          cell ? SHIFT_LETTERS.de[cell.shift] : '',
        ),
      ]);
    }),
  );
}

/** Long German titles take a smaller size rather than a fourth line. */
function titleSize(title: string): number {
  if (title.length <= 45) return 76;
  return title.length <= 80 ? 62 : 48;
}

async function toSvg(picture: Node): Promise<string> {
  return satori(picture as Parameters<typeof satori>[0], { ...PICTURE, fonts: await loadFonts() });
}

type Font = { name: string; weight: 400 | 700; data: Buffer };
let fonts: Promise<Font[]> | undefined;

function loadFonts(): Promise<Font[]> {
  fonts ??= Promise.all([readFont('Familjen Grotesk', 700), readFont('Commissioner', 400)]);
  return fonts;
}

async function readFont(name: string, weight: 400 | 700): Promise<Font> {
  const slug = name.toLowerCase().replace(' ', '-');
  const file = createRequire(import.meta.url).resolve(`@fontsource/${slug}/files/${slug}-latin-${weight}-normal.woff`);
  return { name, weight, data: await readFile(file) };
}

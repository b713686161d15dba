import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { SHIFT_LETTER, type Shift } from '@stellenvisite/contract/duty';
import type { Week } from '@stellenvisite/contract/duty.schema';
import { formatPayRange } from '@stellenvisite/contract/format-money';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import satori from 'satori';
import sharp from 'sharp';

export const PICTURE = { width: 1200, height: 630 };

const COLORS = {
  paper: '#f8f7f3',
  sheet: '#ffffff',
  weekend: '#f1efe8',
  line: '#e3e0d6',
  ink: '#151d42',
  ink2: '#474f72',
  marker: '#ffe665',
};
const SHIFT_COLORS: Record<Shift, { ground: string; letter: string }> = {
  early: { ground: '#ffc84a', letter: COLORS.ink },
  day: { ground: '#a8dce8', letter: COLORS.ink },
  late: { ground: '#ff8e73', letter: COLORS.ink },
  night: { ground: '#253a86', letter: '#ffffff' },
};
const WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
const MARK =
  'data:image/svg+xml;base64,' +
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-width="7"><path stroke="#ffc233" d="M28.5 5.5H11A5 5 0 0 0 6 10.5"/><path stroke="#ff7d5e" d="M6 11.5A4.5 4.5 0 0 0 10.5 16H21.5A4.5 4.5 0 0 1 26 20.5"/><path stroke="#253a86" d="M26 21.5A5 5 0 0 1 21 26.5H3.5"/></svg>',
  ).toString('base64');

const GROUND = {
  ...PICTURE,
  boxSizing: 'border-box',
  flexDirection: 'column',
  padding: 64,
  background: COLORS.paper,
  color: COLORS.ink,
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

/** The picture a shared job shows: title, employer, place, pay and week strip, drawn as the page draws them. */
export async function drawSocialPicture(
  job: Pick<JobItem, 'title' | 'employer' | 'location' | 'salary' | 'week'>,
): Promise<Buffer> {
  const pay = job.salary ? formatPayRange(job.salary, 'de') : null;
  return toPng(
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
        box({ marginTop: 22, fontSize: 32, color: COLORS.ink2 }, `${job.employer.name} · ${job.location.city}`),
      ]),
      box({ justifyContent: 'space-between', alignItems: 'flex-end' }, [
        job.week ? weekStrip(job.week) : box({}, ''),
        pay
          ? box(
              {
                background: COLORS.marker,
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

/** The picture of every page that is not a job. */
export function drawSitePicture(): Promise<Buffer> {
  return toPng(
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
        { background: COLORS.marker, padding: '18px 28px', fontSize: 34, alignSelf: 'flex-start' },
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
      const colors = cell ? SHIFT_COLORS[cell.shift] : undefined;
      const ground = colors?.ground ?? (day > 4 ? COLORS.weekend : COLORS.sheet);
      return box({ flexDirection: 'column', alignItems: 'center', gap: 6, fontSize: 22, color: COLORS.ink2 }, [
        WEEKDAYS[day] ?? '',
        box(
          {
            width: 62,
            height: 62,
            borderRadius: 6,
            border: `2px solid ${colors ? ground : COLORS.line}`,
            background: ground,
            color: colors?.letter ?? COLORS.ink,
            alignItems: 'center',
            justifyContent: 'center',
            fontFamily: 'Familjen Grotesk',
            fontWeight: 700,
            fontSize: 30,
          },
          cell ? SHIFT_LETTER[cell.shift] : '',
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

async function toPng(picture: Node): Promise<Buffer> {
  const svg = await satori(picture as Parameters<typeof satori>[0], { ...PICTURE, fonts: await loadFonts() });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
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

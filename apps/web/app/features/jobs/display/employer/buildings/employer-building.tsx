import { clsx } from 'clsx';
import type { BuildingKind } from './building-kind.ts';
import { hashOf, pick, type WindowGrid, windowPaths, windowRows } from './window-rows.ts';

const practiceBox = { width: 184, height: 232 };

const stiftBox = { width: 208, height: 236 };

const hospitalBox = { width: 228, height: 276 };

const careHomeBox = { width: 212, height: 188 };

const RAILS = [50, 68, 86, 104, 122, 140, 158];

const spitalBox = { width: 236, height: 262 };

const rehabBox = { width: 236, height: 212 };

const BUILDINGS = {
  hospital: { Drawing: Hospital, box: hospitalBox },
  stift: { Drawing: Stift, box: stiftBox },
  practice: { Drawing: Practice, box: practiceBox },
  spital: { Drawing: Spital, box: spitalBox },
  'care-home': { Drawing: CareHome, box: careHomeBox },
  rehab: { Drawing: Rehab, box: rehabBox },
} as const;

export type EmployerBuildingProps = {
  kind: BuildingKind;
  /** The employer's id: the same employer always looks the same. */
  seed: string;
  /** On the night field only the night shift is lit. */
  night?: boolean;
  /** Without a label the drawing is decoration. */
  label?: string;
  className?: string;
};

/** Its own size is the street's scale; set a height with a class to make it smaller (`h-44 w-auto`). */
export function EmployerBuilding({ kind, seed, night, label, className }: EmployerBuildingProps) {
  const { Drawing, box } = BUILDINGS[kind];
  const mirrored = ((hashOf(seed) >>> 12) & 1) === 1;
  return (
    <svg
      className={clsx('building', night && 'building-night', className)}
      viewBox={`0 0 ${box.width} ${box.height}`}
      width={box.width}
      height={box.height}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <g transform={mirrored ? `matrix(-1 0 0 1 ${box.width} 0)` : undefined}>
        <Drawing seed={seed} />
      </g>
    </svg>
  );
}

/** Renders a rehabilitation clinic: a wide roof on a hill, between firs. */
function Rehab({ seed }: { seed: string }) {
  const hash = hashOf(seed);
  return (
    <>
      <path className="bx b-hill" d="M0 212C30 120 74 66 118 66s88 56 118 146z" />
      <path
        className="b-tree"
        d="M30 159.8l13.5 23.4h-5.4l10.8 21.6H11.1l10.8-21.6h-5.4zM214 154l15 26h-6l12 24h-42l12-24h-6zM192 165.4l10.5 18.2h-4.2l8.4 16.8h-29.4l8.4-16.8h-4.2z"
      />
      <path className="ln" d="M30 204.8V212M214 204v8M192 200.4v5.6" />
      <rect className="bx b-sheet" x="52" y="142" width="132" height="70" />
      <path className={`bx ${pick(['b-clay', 'b-s', 'b-n'], hash)}`} d="M36 142h164L152 98H84z" />
      <Windows rows={windowRows(seed, 2, 'mixed')} x={61} y={151} dx={17} dy={30} width={11} height={16} />
      <path className="ln" d="M52 174h132M52 179h132" />
      <path className="ln ln-thin" d="M60 174v5M78 174v5M96 174v5M114 174v5M132 174v5M150 174v5M168 174v5" />
      <path className="bx b-f" d="M108 130v-8a10 10 0 0 1 20 0v8z" />
    </>
  );
}

/** Renders a Swiss Spital: on stilts before the mountains. */
function Spital({ seed }: { seed: string }) {
  const hash = hashOf(seed);
  return (
    <>
      <path className="bx b-t2" d="M0 262 62 84l38 66 46-122 88 234z" />
      <path className="bx b-sheet" d="M146 28l23 61-13-6-10 12-11-10-11 7zM62 84l20 35-10-4-8 9-9-8-6 4z" />
      <g transform="translate(0 14)">
        <rect className="bx b-sheet" x="48" y="128" width="140" height="98" />
        <path className={`bx ${pick(['b-s', 'b-f', 'b-clay'], hash)}`} d="M42 120h152v8H42z" />
        <Windows
          rows={[...windowRows(seed, 3, 'round-the-clock'), 'ttttt..']}
          x={58}
          y={136}
          dx={18}
          dy={22}
          width={11}
          height={13}
        />
        <path className="ln" d="M58 226v22M92 226v22M144 226v22M178 226v22" />
        <rect className="bx b-n" x="104" y="226" width="28" height="22" />
      </g>
    </>
  );
}

function CareHome({ seed }: { seed: string }) {
  const hash = hashOf(seed);
  return (
    <>
      <path className="ln" d="M22 188v-34" />
      <circle className="b-tree" cx="22" cy="140.8" r="22" />
      <path className="ln" d="M194 188v-28" />
      <circle className="b-tree" cx="194" cy="149.8" r="17" />
      <rect
        className={`bx ${pick(['b-rose', 'b-moss', 'b-f', 'b-lilac'], hash)}`}
        x="44"
        y="84"
        width="130"
        height="104"
      />
      <path className="bx b-sheet" d="M38 76h142v8H38z" />
      <Windows rows={windowRows(seed, 3, 'round-the-clock')} x={52.5} y={92} dx={17} dy={32} width={10} height={15} />
      <path className="ln" d="M44 110h130M44 117h130M44 142h130M44 149h130" />
      <path className="ln ln-thin" d={RAILS.map((x) => `M${x} 110v7M${x} 142v7`).join('')} />
      <path className="bx b-t" d="M92 188v-18h34v18z" />
      <path className="ln" d="M109 170v18" />
    </>
  );
}

function Hospital({ seed }: { seed: string }) {
  const hash = hashOf(seed);
  return (
    <>
      <path className="ln" d="M118 22V6" />
      <path className="bx b-s" d="M118 6h16l-4 4 4 4h-16z" />
      <rect className={`bx ${pick(['b-n', 'b-n', 'b-t2', 'b-lilac'], hash)}`} x="24" y="34" width="144" height="242" />
      <rect className="bx b-sheet" x="60" y="22" width="72" height="12" />
      <Windows
        rows={[...windowRows(seed, 8, 'round-the-clock'), 'ttttt..']}
        x={35}
        y={48}
        dx={18}
        dy={23}
        width={11}
        height={14}
      />
      <rect className="bx b-sheet" x="168" y="176" width="58" height="100" />
      <Windows rows={['tt.', 't.t', 'ttt']} x={176} y={186} dx={16} dy={24} width={11} height={14} />
      <rect className="bx b-sheet" x="72" y="254" width="48" height="22" />
      <path className="ln" d="M96 254v22" />
      <path className="bx b-f" d="M62 254h68l-6-8H68z" />
      <circle className="bx b-sheet" cx="197" cy="164" r="9" />
      <path className="ln" d="M193.5 160v8M200.5 160v8M193.5 164h7" />
    </>
  );
}

/** Renders a church-run hospital: a tower with a clock next to the ward. */
function Stift({ seed }: { seed: string }) {
  const hash = hashOf(seed);
  return (
    <>
      <path className="ln" d="M192 236v-34" />
      <circle className="b-tree" cx="192" cy="193" r="15" />
      <rect
        className={`bx ${pick(['b-s', 'b-clay', 'b-rose', 'b-f'], hash)}`}
        x="48"
        y="130"
        width="128"
        height="106"
      />
      <path className="bx b-sheet" d="M40 130h144l-26-40H66z" />
      <Windows rows={windowRows(seed, 3, 'round-the-clock')} x={61} y={142} dx={16.2} dy={23} width={10} height={14} />
      <path className="bx b-sheet" d="M104 90l8-14 8 14z" />
      <rect className="bx b-sheet" x="14" y="76" width="40" height="160" />
      <path className="bx b-n" d="M10 76h48L34 14z" />
      <path className="ln" d="M34 14V2" />
      <circle className="bx b-f" cx="34" cy="98" r="12" />
      <path className="ln" d="M34 98v-8M34 98l-5 4" />
      <Windows rows={['n', 's', 'f']} x={28.5} y={122} dx={0} dy={26} width={11} height={15} />
      <path className="bx b-n" d="M25 236v-26a9 9 0 0 1 18 0v26z" />
      <rect className="bx b-n" x="102" y="214" width="20" height="22" />
    </>
  );
}

/** Renders a practice or MVZ: a town building with the surgery behind the awning. */
function Practice({ seed }: { seed: string }) {
  const hash = hashOf(seed);
  return (
    <>
      <path className="ln" d="M24 232v-32" />
      <circle className="b-tree" cx="24" cy="189.2" r="18" />
      <path className="bx b-n" d="M46 62h124l-12-30H58z" />
      <path
        className="bx b-sheet"
        d="M68 60V46a8 8 0 0 1 16 0v14zM98 60V46a8 8 0 0 1 16 0v14zM128 60V46a8 8 0 0 1 16 0v14z"
      />
      <rect
        className={`bx ${pick(['b-f', 'b-rose', 'b-moss', 'b-olive'], hash)}`}
        x="46"
        y="62"
        width="124"
        height="170"
      />
      <Windows rows={windowRows(seed, 4, 'by-day')} x={53} y={74} dx={16} dy={28} width={11} height={18} />
      <path className="bx b-sheet" d="M46 190h124v42H46z" />
      <rect className="bx b-t" x="54" y="204" width="46" height="28" />
      <rect className="bx b-n" x="112" y="202" width="22" height="30" />
      <rect className="bx b-t" x="142" y="204" width="20" height="28" />
      <path className={`bx ${pick(['b-s', 'b-t2', 'b-clay'], hash >>> 4)}`} d="M46 188h124l6 14H40z" />
      <path className="b-sheet" d="M60 189.2h16l1.5 11.6h-19zM100 189.2h16l1.5 11.6h-19zM140 189.2h16l1.5 11.6h-19z" />
      <path className="ln" d="M46 188h124l6 14H40z" />
    </>
  );
}

function Windows({ rows, ...grid }: WindowGrid & { rows: readonly string[] }) {
  return windowPaths(rows, grid).map(([light, path]) => (
    <path key={light} className={clsx('win', light !== 'dark' && `w-${light}`)} d={path} />
  ));
}

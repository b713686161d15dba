import type { EmployerType } from '@stellenvisite/contract/employers';
import type { ReactNode } from 'react';
import '../employers/shared/drawings.css';

type Windows = { letters: string; x: number; y: number; gap: number; width: number; height: number };

const LIT: Readonly<Record<string, string>> = { f: 'w-early', s: 'w-late', t: 'w-day' };

/** A row of windows, each lit in the colour of a shift. */
const windowRow = ({ letters, x, y, gap, width, height }: Windows) =>
  [...letters].map((letter, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place
    <rect key={index} className={`win ${LIT[letter]}`} x={x + index * gap} y={y} width={width} height={height} />
  ));

const HOSPITAL_FLOORS = ['ffsstfs', 'stfsffs', 'sffsstf'].map((letters, floor) =>
  windowRow({ letters, x: 106, y: 48 + floor * 28, gap: 20, width: 13, height: 16 }),
);
const COMPANY_WINDOWS = windowRow({ letters: 'ftfstfs', x: 84, y: 90, gap: 25, width: 15, height: 18 });

const SCENES: Record<EmployerType, ReactNode> = {
  hospital: (
    <>
      <rect width="400" height="168" style={{ fill: 'var(--shift-n-tint)' }} />
      <circle cx="338" cy="40" r="20" style={{ fill: 'var(--shift-f)' }} />
      <path className="bx b-n" d="M96 36h150v124H96z" />
      <path className="bx b-sheet" d="M246 84h70v76h-70z" />
      <path className="bx b-s" d="M120 22h34v14h-34z" />
      {HOSPITAL_FLOORS}
      <path className="bx b-f" d="M150 134h44v26h-44z" />
      <path className="ln" d="M172 134v26M20 160h360" />
      <path className="win w-day" d="M258 98h16v16h-16zM286 98h16v16h-16zM258 126h16v16h-16zM286 126h16v16h-16z" />
      <circle className="bx" style={{ fill: 'var(--c-nursing)' }} cx="58" cy="128" r="18" />
      <path className="ln" d="M58 146v14" />
    </>
  ),
  practice: (
    <>
      <rect width="400" height="168" style={{ fill: 'var(--c-mfa-tint)' }} />
      <path className="bx b-sheet" d="M112 70h120v90H112z" />
      <path className="bx" style={{ fill: 'var(--c-mfa-mid)' }} d="M104 70l68-44 68 44z" />
      <path className="bx" style={{ fill: 'var(--c-mfa)' }} d="M232 92h78v68h-78z" />
      <path className="win w-early" d="M128 86h26v24h-26z" />
      <path className="win w-day" d="M190 86h26v24h-26zM246 106h20v20h-20zM278 106h20v20h-20z" />
      <path className="bx b-n" d="M156 122h32v38h-32z" />
      <path className="bx b-f" d="M256 136h30v24h-30z" />
      <rect className="bx b-sheet" x="52" y="92" width="38" height="30" rx="3" />
      <path className="ln" d="M71 122v38M60 102h22M60 111h14M20 160h360" />
      <circle className="bx" style={{ fill: 'var(--c-nursing)' }} cx="346" cy="132" r="15" />
      <path className="ln" d="M346 147v13" />
    </>
  ),
  company: (
    <>
      <rect width="400" height="168" style={{ fill: 'var(--c-nursing-tint)' }} />
      <path className="bx" style={{ fill: 'var(--c-nursing-mid)' }} d="M70 78h196v82H70z" />
      <path className="bx b-s" d="M58 78l34-30h152l34 30z" />
      {COMPANY_WINDOWS}
      <path className="bx b-f" d="M150 122h36v38h-36z" />
      <path className="ln" d="M168 122v38" />
      <path className="win w-day" d="M92 122h34v20H92zM210 122h34v20h-34z" />
      <path className="bx b-sheet" d="M296 128h22l10-16h28l10 16h8v22h-78z" />
      <circle className="bx b-n" cx="312" cy="150" r="9" />
      <circle className="bx b-n" cx="358" cy="150" r="9" />
      <path className="ln" d="M20 160h360M342 112v16" />
    </>
  ),
};

/** The building that stands for a type of profile. */
export function TypeArt({ type }: { type: EmployerType }) {
  return (
    <svg className="oe-art" viewBox="0 0 400 168" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {SCENES[type]}
    </svg>
  );
}

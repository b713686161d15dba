import type { HelpSection } from '@stellenvisite/contract/help-articles';
import type { ReactNode } from 'react';

const BARS = (
  <>
    <path className="bx b-sheet" d="M8 52h18v20H8zM44 24h18v48H44zM62 10h18v62H62z" />
    <path className="bx fill-marker" d="M26 38h18v34H26z" />
  </>
);
const SHEET = (
  <>
    <rect className="bx b-sheet" x="14" y="6" width="46" height="60" rx="4" />
    <path className="ln" d="M24 20h26M24 32h26M24 44h14" />
    <path className="bx fill-marker" d="M44 50l26-22 10 10-24 24-14 3z" />
  </>
);
const PEOPLE = (
  <>
    <circle className="bx fill-c-medical-mid" cx="30" cy="30" r="12" />
    <circle className="bx fill-c-mfa-mid" cx="58" cy="30" r="12" />
    <path className="bx b-sheet" d="M8 70c0-16 9-24 22-24s22 8 22 24zM36 70c0-16 9-24 22-24s22 8 22 24z" />
  </>
);
const LETTER = (
  <>
    <rect className="bx b-sheet" x="8" y="18" width="72" height="50" rx="4" />
    <path className="ln" d="M8 24l36 24 36-24" />
    <circle className="bx fill-marker" cx="76" cy="18" r="10" />
  </>
);

const DRAWINGS: Record<HelpSection, ReactNode> = {
  apply: SHEET,
  jobs: SHEET,
  account: (
    <>
      <circle className="bx help-skin-2" cx="44" cy="24" r="16" />
      <path className="bx fill-c-nursing-mid" d="M14 72c0-18 12-28 30-28s30 10 30 28z" />
    </>
  ),
  alerts: LETTER,
  applications: LETTER,
  talent_pool: PEOPLE,
  pay: BARS,
  privacy: (
    <>
      <rect className="bx fill-c-administration-mid" x="16" y="34" width="56" height="38" rx="5" />
      <path className="ln ln-bold" d="M28 34V22a16 16 0 0 1 32 0v12" />
      <circle className="bx b-sheet" cx="44" cy="52" r="6" />
    </>
  ),
  profile: (
    <>
      <rect className="bx fill-c-doctors-mid" x="14" y="14" width="60" height="58" />
      <path
        className="bx b-sheet"
        d="M24 24h12v12H24zM52 24h12v12H52zM24 44h12v12H24zM52 44h12v12H52zM38 52h12v20H38z"
      />
    </>
  ),
  feeds: (
    <>
      <rect className="bx b-sheet" x="6" y="20" width="30" height="40" rx="4" />
      <rect className="bx fill-c-management-mid" x="54" y="20" width="30" height="40" rx="4" />
      <path className="ln" d="M36 32h18M48 27l6 5-6 5M54 48H36M42 43l-6 5 6 5" />
    </>
  ),
};

export function SectionDrawing({ section }: { section: HelpSection }) {
  return (
    <svg className="help-tile-drawing" viewBox="0 0 88 76" aria-hidden="true">
      {DRAWINGS[section]}
    </svg>
  );
}

import type { ReactNode } from 'react';
import '../employers/shared/drawings.css';

export const IDEAS = ['ward', 'breakRoom', 'team', 'entrance'] as const;
export type Idea = (typeof IDEAS)[number];

type Drawing = { viewBox: string; tint: 'nursing' | 'mfa' | 'doctors'; shapes: ReactNode };

const DRAWINGS: Record<Idea, Drawing> = {
  ward: {
    viewBox: '0 0 640 400',
    tint: 'nursing',
    shapes: (
      <>
        <path className="fx f-sheet2" d="M0 400 236 244h168l236 156z" />
        <path className="fx f-sheet" d="M236 116h168v128H236z" />
        <path className="fx f-early" d="M262 140h50v104h-50zM328 140h50v104h-50z" />
        <path className="ln" d="M0 0l236 116M640 0 404 116" />
        <path className="fx f-mid" d="M60 118l70 38v159l-70 46zM500 315V156l70-38v243z" />
        <path className="fx f-day" d="M150 168l56 28v72l-56 37zM434 196l56-28v137l-56-37z" />
        <path className="fx f-sheet" d="M280 18h80l-14 26h-52zM292 64h56l-8 14h-40z" />
      </>
    ),
  },
  breakRoom: {
    viewBox: '-60 -36 420 262',
    tint: 'mfa',
    shapes: (
      <>
        <rect className="fx f-mid" x="16" y="14" width="150" height="40" rx="14" />
        <path className="ln" d="M66 16v36M116 16v36" />
        <circle className="fx f-sheet" cx="92" cy="106" r="30" />
        <circle className="fx f-marker" cx="84" cy="98" r="6" />
        <circle className="fx f-solid" cx="102" cy="112" r="6" />
        <rect className="fx f-sheet" x="206" y="14" width="80" height="34" rx="4" />
        <circle className="fx f-mid" cx="226" cy="31" r="9" />
        <circle className="fx f-mid" cx="262" cy="31" r="9" />
        <rect className="fx f-solid" x="214" y="96" width="60" height="72" rx="6" />
        <path className="ln" d="M214 120h60M244 96v72" />
      </>
    ),
  },
  team: {
    viewBox: '0 0 480 300',
    tint: 'nursing',
    shapes: (
      <>
        <path className="ln" d="M0 262h480" />
        <circle className="fx f-sheet" cx="130" cy="102" r="30" />
        <path className="fx f-solid" d="M82 262v-72a40 40 0 0 1 40-40h16a40 40 0 0 1 40 40v72z" />
        <path className="ln" d="M118 152l12 26 12-26" />
        <circle className="fx f-marker" cx="240" cy="82" r="30" />
        <path className="fx f-mid" d="M190 262v-92a40 40 0 0 1 40-40h20a40 40 0 0 1 40 40v92z" />
        <path className="ln" d="M228 132l12 28 12-28M262 196h16" />
        <circle className="fx f-sheet" cx="352" cy="108" r="30" />
        <path className="fx f-sheet" d="M304 262v-66a40 40 0 0 1 40-40h16a40 40 0 0 1 40 40v66z" />
        <path className="ln" d="M340 158l12 24 12-24" />
      </>
    ),
  },
  entrance: {
    viewBox: '0 0 480 300',
    tint: 'doctors',
    shapes: (
      <>
        <path className="fx f-night" d="M70 70h250v190H70z" />
        <path className="fx f-sheet" d="M320 130h110v130H320z" />
        <path className="f-early" d="M94 92h26v28H94zM142 92h26v28h-26zM190 92h26v28h-26zM94 142h26v28H94z" />
        <path className="f-late" d="M238 92h26v28h-26zM286 92h20v28h-20zM142 142h26v28h-26zM238 142h26v28h-26z" />
        <path className="f-day" d="M190 142h26v28h-26zM340 154h28v30h-28zM386 154h28v30h-28z" />
        <path className="fx f-early" d="M160 200h70v60h-70z" />
        <path className="ln" d="M195 200v60M0 260h480" />
        <path className="fx f-late" d="M146 188h98v12h-98z" />
      </>
    ),
  },
};

/** What a first picture could show, drawn. */
export function IdeaDrawing({ idea }: { idea: Idea }) {
  const { viewBox, tint, shapes } = DRAWINGS[idea];
  return (
    <svg
      className={`md-idea md-idea-${tint}`}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {shapes}
    </svg>
  );
}

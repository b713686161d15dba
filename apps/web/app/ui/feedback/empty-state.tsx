import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const FULL = ['fffff..', 'nn..ss.', '.ss.nn.'] as const;

const BLANK = ['.......', '.......', '.......'] as const;

const PAINT: Record<string, string> = { f: 'a-early', s: 'a-late', n: 'a-night', t: 'a-day' };

type EmptyArtKind = 'roster' | 'marked' | 'saved' | 'timeline' | 'building';

const HEART =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5';

const WINDOWS = [
  'M61 142h10v14h-10zM77.2 142h10v14h-10zM93.4 142h10v14h-10zM109.6 142h10v14h-10zM125.8 142h10v14h-10z',
  'M142 142h10v14h-10zM158.2 142h10v14h-10zM61 165h10v14h-10zM77.2 165h10v14h-10zM93.4 165h10v14h-10z',
  'M109.6 165h10v14h-10zM125.8 165h10v14h-10zM142 165h10v14h-10zM158.2 165h10v14h-10zM61 188h10v14h-10z',
  'M77.2 188h10v14h-10zM93.4 188h10v14h-10zM109.6 188h10v14h-10zM125.8 188h10v14h-10zM142 188h10v14h-10z',
  'M158.2 188h10v14h-10zM28.5 122h11v15h-11zM28.5 148h11v15h-11zM28.5 174h11v15h-11z',
].join('');

export type EmptyStateProps = {
  art?: EmptyArtKind;
  title: ReactNode;
  /** Why it is empty and what helps now. */
  text?: ReactNode;
  actions?: ReactNode;
  as?: 'h2' | 'h3';
  className?: string;
};

export function EmptyState({ art = 'roster', title, text, actions, as: Heading = 'h2', className }: EmptyStateProps) {
  return (
    <div className={clsx('empty', className)}>
      <EmptyArt kind={art} />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {actions && <div className="empty-actions">{actions}</div>}
    </div>
  );
}

function Grid({ rows }: { rows: readonly string[] }) {
  return rows.flatMap((row, y) =>
    [...row].map((letter, x) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: cells of a drawing never change places
        key={`${x}-${y}`}
        x={x * 34}
        y={y * 34}
        width="30"
        height="30"
        rx="4"
        className={PAINT[letter] ?? (x > 4 ? 'a-we' : 'a-cell')}
      />
    )),
  );
}

function EmptyArt({ kind }: { kind: EmptyArtKind }) {
  if (kind === 'building') return <BuildingOutline />;
  if (kind === 'timeline') {
    return (
      <svg className="empty-art" width="238" height="102" viewBox="0 0 238 102" aria-hidden="true">
        <path
          className="a-grid"
          d="M.75.75h236.5v100.5H.75zM34 0v102M68 0v102M102 0v102M136 0v102M170 0v102M204 0v102M0 34h238M0 68h238"
        />
        <path className="a-now" d="M137 0v102" />
        <rect className="a-dash" x="20" y="7" width="64" height="20" rx="4" />
        <rect className="a-dash" x="60" y="41" width="92" height="20" rx="4" />
        <rect className="a-mk" x="162" y="75" width="20" height="20" rx="4" />
      </svg>
    );
  }
  return (
    <svg className="empty-art" width="238" height="102" viewBox="-2 -2 240 104" aria-hidden="true">
      <Grid rows={kind === 'roster' ? FULL : BLANK} />
      {kind === 'roster' && <rect x="-1" y="-1" width="238" height="32" rx="5" className="a-sel" />}
      {kind === 'marked' && <rect x="102" y="34" width="30" height="30" rx="4" className="a-mk" />}
      {kind === 'saved' && (
        <>
          <rect x="-1" y="33" width="238" height="32" rx="5" className="a-mk" />
          <path d={HEART} className="a-heart" transform="translate(105 37)" />
        </>
      )}
    </svg>
  );
}

/** Outlines only: nothing to show yet. */
function BuildingOutline() {
  return (
    <svg className="empty-art h-26 w-auto" viewBox="0 0 208 236" width="208" height="236" aria-hidden="true">
      <g className="a-outline">
        <path d="M192 236v-34" />
        <circle cx="192" cy="193" r="15" />
        <rect x="48" y="130" width="128" height="106" />
        <path d="M40 130h144l-26-40H66z" />
        <path d="M104 90l8-14 8 14z" />
        <rect x="14" y="76" width="40" height="160" />
        <path d="M10 76h48L34 14z" />
        <path d="M34 14V2" />
        <circle cx="34" cy="98" r="12" />
        <path d="M34 98v-8M34 98l-5 4" />
        <path d="M25 236v-26a9 9 0 0 1 18 0v26z" />
        <rect x="102" y="214" width="20" height="22" />
      </g>
      <path className="a-window" d={WINDOWS} />
    </svg>
  );
}

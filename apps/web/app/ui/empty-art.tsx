import { EmployerHouse } from './houses/employer-house.tsx';

const FULL = ['fffff..', 'nn..ss.', '.ss.nn.'] as const;
const BLANK = ['.......', '.......', '.......'] as const;
const PAINT: Record<string, string> = { f: 'a-early', s: 'a-late', n: 'a-night', t: 'a-day' };

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

export type EmptyArtKind = 'roster' | 'marked' | 'timeline' | 'house';

export function EmptyArt({ kind }: { kind: EmptyArtKind }) {
  if (kind === 'house') return <EmployerHouse kind="stift" seed="ghost" ghost className="empty-art h-26 w-auto" />;
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
      {kind === 'roster' ? (
        <rect x="-1" y="-1" width="238" height="32" rx="5" className="a-sel" />
      ) : (
        <rect x="102" y="34" width="30" height="30" rx="4" className="a-mk" />
      )}
    </svg>
  );
}

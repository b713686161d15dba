const WEEKS = ['ffss -n', 'tt tt--', 'nn   ff', ' ss tt-'];
const FILL: Record<string, string> = { '-': 'sheet-2', f: 'shift-f', s: 'shift-s', n: 'shift-n', t: 'shift-t' };
const DAYS = WEEKS.flatMap((week, row) =>
  [...week].map((letter, day) => ({ letter, x: 130 + 30 * day, y: 104 + 30 * row })),
);

export function Roster() {
  return (
    <svg className="article-drawing" viewBox="0 0 480 300" aria-hidden="true">
      <g transform="rotate(5 240 160)">
        <rect className="bx b-sheet" x="104" y="46" width="256" height="272" rx="8" />
        <rect className="bx" x="196" y="34" width="72" height="24" rx="5" fill="var(--c)" />
        <path className="ln" d="M130 84h64" />
        <path d="M112 177c60-3 140 3 240-1" stroke="var(--marker)" strokeWidth="36" />
        {DAYS.map(({ letter, x, y }) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width="26"
            height="26"
            rx="4"
            fill={`var(--${FILL[letter] ?? 'sheet'})`}
            stroke="var(--wall)"
            strokeWidth="1.5"
          />
        ))}
      </g>
      <g transform="translate(352 196) rotate(38)">
        <rect className="bx" x="-12" y="-86" width="24" height="92" rx="4" fill="var(--marker)" />
        <rect className="bx b-n" x="-12" y="-112" width="24" height="30" rx="4" />
        <path className="bx b-sheet" d="M-9 6H9L5 22H-5z" />
        <path className="bx" d="M-5 22H5l-1 9h-8z" fill="var(--marker)" />
      </g>
    </svg>
  );
}

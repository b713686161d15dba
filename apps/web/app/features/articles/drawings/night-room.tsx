const ROWS = ['NNN   N', 'FF SS  '];
const CELLS = ROWS.flatMap((row, line) =>
  [...row].map((letter, day) => ({ letter, x: 413 + 25 * day, y: 80 + 30 * line })),
);
const FILL: Record<string, string> = { N: '#4c62c9', F: '#ffc84a', S: '#ff8e73' };

function Cell({ letter, x, y }: { letter: string; x: number; y: number }) {
  return (
    <>
      <rect x={x} y={y} width="21" height="24" rx="3" fill={FILL[letter] ?? '#121e45'} stroke="#33427a" />
      <text
        x={x + 10.5}
        y={y + 17}
        textAnchor="middle"
        fontFamily="Familjen Grotesk Variable"
        fontWeight="700"
        fontSize="14"
        fill={letter === 'N' ? '#fff' : '#151d42'}
      >
        {letter}
      </text>
    </>
  );
}

export function NightRoom() {
  return (
    <svg className="article-drawing" viewBox="0 0 640 420" aria-hidden="true">
      <rect width="640" height="420" fill="#121e45" />
      <g stroke="#b9c0e0" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <rect x="56" y="62" width="188" height="186" fill="#0b1230" />
        <path d="M206 96a34 34 0 1 0 14 46 28 28 0 0 1-14-46z" fill="#e3e8f8" stroke="none" />
        <g fill="#e3e8f8" stroke="none">
          <circle cx="92" cy="98" r="2" />
          <circle cx="120" cy="84" r="1.6" />
          <circle cx="84" cy="140" r="1.6" />
          <circle cx="228" cy="86" r="1.8" />
        </g>
        <path d="M56 226l30-16 18 10 26-22 24 18 30-26 24 20 36-12v50H56z" fill="#1b2957" stroke="none" />
        <g fill="#ffe36a" stroke="none">
          <rect x="112" y="222" width="6" height="8" />
          <rect x="176" y="218" width="6" height="8" />
          <rect x="212" y="226" width="6" height="8" />
        </g>
        <rect x="56" y="62" width="188" height="186" fill="none" />
        <path d="M150 62v186M56 154h188" fill="none" />
        <rect x="44" y="248" width="212" height="12" rx="2" fill="#33427a" />
        <path d="M82 248v-18h26v18z" fill="#ff8e73" />
        <path d="M95 230c-2-16-14-18-18-28 12 0 18 8 18 20 0-14 6-24 18-26-2 12-12 20-18 34z" fill="#52ae7d" />
        <circle cx="322" cy="104" r="34" fill="#eef0fb" />
        <path d="M322 104V84M322 104h14" stroke="#151d42" strokeWidth="3" />
        <circle cx="322" cy="104" r="2.5" fill="#151d42" stroke="none" />
      </g>
      <g>
        <rect x="400" y="66" width="198" height="84" rx="4" fill="#1b2957" stroke="#b9c0e0" strokeWidth="2" />
        {CELLS.map((cell) => (
          <Cell key={`${cell.x} ${cell.y}`} {...cell} />
        ))}
      </g>
      <defs>
        <linearGradient id="article-lamp" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe36a" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffe36a" stopOpacity=".06" />
        </linearGradient>
      </defs>
      <path d="M516 238 380 340h220z" fill="url(#article-lamp)" />
      <g className="by-lamplight">
        <g transform="translate(424 226) scale(1 1)">
          <path className="bx" fill="#52ae7d" d="M-46 96V74c0-24 18-40 46-40s46 16 46 40v22z" />
          <path className="bx sk-a" d="M-9 16h18v20a9 9 0 0 1-18 0z" />
          <circle className="bx sk-a" r="22" />
          <circle className="bx sk-hair" cx="17" cy="-20" r="10" />
          <path className="bx sk-hair" d="M-23 2a23 23 0 0 1 46 0c-8-2-14-8-17-14-6 8-17 13-29 14z" />
          <circle cx="-9" cy="4" r="2.2" fill="#151d42" />
          <circle cx="5" cy="4" r="2.2" fill="#151d42" />
          <path d="M-8 12c3 3 8 3 11 0" fill="none" stroke="#151d42" strokeWidth="2" strokeLinecap="round" />
        </g>
      </g>
      <g stroke="#b9c0e0" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M568 340v-64l-40-52" fill="none" strokeWidth="5" />
        <path d="M498 236l22-30 28 18-18 30z" fill="#ffe36a" />
        <rect x="550" y="330" width="36" height="10" rx="3" fill="#33427a" />
        <rect x="292" y="268" width="86" height="60" rx="5" fill="#0b1230" />
        <path d="M304 300h14l7-18 10 32 8-20h22" fill="none" stroke="#8fe0b4" strokeWidth="3" />
        <path d="M335 328v12" strokeWidth="5" />
        <path d="M472 340v-16h24v16zM496 328h5a5 5 0 0 1 0 8h-5" fill="#ff8e73" />
        <path d="M398 340l8-10h54l4 10z" fill="#eef0fb" />
        <rect x="268" y="340" width="348" height="14" rx="3" fill="#33427a" />
        <path d="M296 354v66M588 354v66" strokeWidth="6" />
      </g>
      <rect y="412" width="640" height="8" fill="#0b1230" />
    </svg>
  );
}

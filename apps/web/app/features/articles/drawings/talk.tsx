export function Talk() {
  return (
    <svg className="article-drawing" viewBox="0 0 480 300" aria-hidden="true">
      <path
        className="bx"
        d="M62 40h150a8 8 0 0 1 8 8v58a8 8 0 0 1-8 8h-64l-20 20v-20H62a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8z"
        fill="var(--marker)"
      />
      <path stroke="#151d42" strokeWidth="2.5" strokeLinecap="round" d="M78 66h110M78 86h72" />
      <path
        className="bx b-n"
        d="M276 66h142a8 8 0 0 1 8 8v50a8 8 0 0 1-8 8h-36v18l-18-18h-88a8 8 0 0 1-8-8V74a8 8 0 0 1 8-8z"
      />
      <path stroke="#fff" strokeWidth="2.5" strokeLinecap="round" d="M292 90h108M292 108h64" />
      <g transform="translate(134 182) scale(-1 1)">
        <path className="bx sk-hair" d="M-25 34C-29 4-24-24 0-24s29 28 25 58z" />
        <path className="bx" fill="var(--c)" d="M-46 96V74c0-24 18-40 46-40s46 16 46 40v22z" />
        <path className="bx sk-b" d="M-9 16h18v20a9 9 0 0 1-18 0z" />
        <circle className="bx sk-b" r="22" />
        <path className="bx sk-hair" d="M-22-2c0-13 9-22 22-22s22 9 22 22c-12 0-22-5-26-11-4 6-10 10-18 11z" />
        <circle cx="-9" cy="4" r="2.2" fill="#151d42" />
        <circle cx="5" cy="4" r="2.2" fill="#151d42" />
        <path d="M-8 12c3 3 8 3 11 0" fill="none" stroke="#151d42" strokeWidth="2" strokeLinecap="round" />
      </g>
      <g transform="translate(352 190) scale(1 1)">
        <path className="bx" fill="var(--sheet)" d="M-46 96V74c0-24 18-40 46-40s46 16 46 40v22z" />
        <path className="bx sk-a" d="M-9 16h18v20a9 9 0 0 1-18 0z" />
        <circle className="bx sk-a" r="22" />
        <path
          className="bx sk-hair"
          d="M-23 0c-2-14 8-24 23-24s25 10 23 24c-4-3-6-8-7-12-8 5-22 5-31 0-2 4-4 9-8 12z"
        />
        <circle cx="-9" cy="4" r="2.2" fill="#151d42" />
        <circle cx="5" cy="4" r="2.2" fill="#151d42" />
        <path d="M-8 12c3 3 8 3 11 0" fill="none" stroke="#151d42" strokeWidth="2" strokeLinecap="round" />
      </g>
      <rect className="bx b-sheet" x="186" y="258" width="112" height="10" rx="3" />
      <path className="ln" d="M242 268v32M214 300h56" strokeWidth="4" />
      <path className="bx" d="M224 258v-14h20v14z" fill="var(--c-mid)" />
    </svg>
  );
}

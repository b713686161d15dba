export function Certificate() {
  return (
    <svg className="article-drawing" viewBox="0 0 480 300" aria-hidden="true">
      <g transform="rotate(-5 180 150)">
        <rect className="bx b-sheet" x="70" y="48" width="226" height="170" rx="6" />
        <rect className="ln ln-thin" x="82" y="60" width="202" height="146" rx="3" />
        <path className="ln" d="M128 92h110M108 116h150M108 134h150M108 152h86" />
        <path className="bx" d="M238 176l-9 48 17-10 17 10-9-48z" fill="var(--c)" />
        <circle className="bx" cx="246" cy="172" r="24" fill="var(--c-mid)" />
        <path className="ln" d="M237 172l7 7 12-14" />
      </g>
      <rect className="bx b-n" x="292" y="120" width="122" height="164" rx="8" />
      <circle cx="353" cy="186" r="30" fill="none" stroke="#fff" strokeWidth="2.5" />
      <path
        d="M323 186h60M353 156c-18 18-18 42 0 60M353 156c18 18 18 42 0 60"
        fill="none"
        stroke="#fff"
        strokeWidth="2.5"
      />
      <path d="M326 244h54M336 260h34" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

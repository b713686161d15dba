export function Cv() {
  return (
    <svg className="article-drawing" viewBox="0 0 480 300" aria-hidden="true">
      <rect className="bx b-sheet" x="128" y="36" width="188" height="290" rx="6" />
      <circle className="bx" cx="170" cy="84" r="24" fill="var(--c-mid)" />
      <path className="ln" d="M158 88c4 6 20 6 24 0M208 72h84M208 90h56" />
      <rect className="bx" x="150" y="134" width="22" height="22" rx="4" fill="var(--marker)" />
      <path
        d="M155 145l4 5 8-9"
        fill="none"
        stroke="#151d42"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path className="ln" d="M186 141h100M186 152h64" />
      <rect className="bx" x="150" y="172" width="22" height="22" rx="4" fill="var(--marker)" />
      <path
        d="M155 183l4 5 8-9"
        fill="none"
        stroke="#151d42"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path className="ln" d="M186 179h100M186 190h84" />
      <rect className="bx" x="150" y="210" width="22" height="22" rx="4" fill="var(--marker)" />
      <path
        d="M155 221l4 5 8-9"
        fill="none"
        stroke="#151d42"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path className="ln" d="M186 217h100M186 228h48" />
      <rect className="bx" x="150" y="248" width="22" height="22" rx="4" fill="var(--sheet)" />
      <path className="ln" d="M186 255h100M186 266h72" />
      <g transform="translate(358 236) rotate(24)">
        <rect className="bx" x="-11" y="-150" width="22" height="132" fill="var(--c)" />
        <path className="bx sk-a" d="M-11-18h22L0 12z" />
        <path d="M-4 2h8L0 12z" fill="var(--wall)" />
        <rect className="bx b-s" x="-11" y="-168" width="22" height="20" rx="4" />
      </g>
    </svg>
  );
}

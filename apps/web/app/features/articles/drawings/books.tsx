export function Books() {
  return (
    <svg className="article-drawing" viewBox="0 0 480 300" aria-hidden="true">
      <rect className="bx" x="96" y="236" width="236" height="44" rx="4" fill="var(--c)" />
      <path className="ln" d="M96 248h220M96 268h220" />
      <rect className="bx b-sheet" x="112" y="192" width="220" height="44" rx="4" />
      <path className="ln" d="M128 204h188M128 224h188" />
      <rect className="bx b-n" x="104" y="148" width="206" height="44" rx="4" />
      <text
        x="207"
        y="180"
        textAnchor="middle"
        fontFamily="Familjen Grotesk Variable"
        fontWeight="700"
        fontSize="26"
        fill="#fff"
      >
        § 6 ArbZG
      </text>
      <circle className="bx b-sheet" cx="352" cy="104" r="58" />
      <path className="ln" d="M352 54v8M352 146v8M302 104h8M394 104h8" />
      <path className="ln" d="M352 104V70M352 104l26 16" strokeWidth="4" />
      <path d="M352 104V54a50 50 0 0 1 43.300 75z" fill="var(--shift-n)" opacity=".22" />
      <path d="M60 280h372" stroke="var(--wall)" strokeWidth="4" />
      <path d="M60 282h372v18H60z" fill="var(--c-mid)" />
    </svg>
  );
}

export function Payslip() {
  return (
    <svg className="article-drawing" viewBox="0 0 480 300" aria-hidden="true">
      <g transform="rotate(-4 190 150)">
        <rect className="bx b-sheet" x="84" y="34" width="168" height="226" rx="6" />
        <path className="ln" d="M104 62h70M104 84h128M104 104h128M104 124h96" />
        <path d="M104 150h128" stroke="var(--marker)" strokeWidth="20" />
        <path className="ln" d="M104 150h60M196 150h36" />
        <path className="ln ln-thin" d="M104 184h128M104 200h128M104 216h84" />
        <path className="ln" d="M104 240h128" />
      </g>
      <rect className="bx" x="236" y="248" width="42" height="52" fill="var(--sheet)" />
      <rect className="bx" x="278" y="222" width="42" height="78" fill="var(--sheet)" />
      <rect className="bx" x="320" y="196" width="42" height="104" fill="var(--marker)" />
      <rect className="bx" x="362" y="170" width="42" height="130" fill="var(--sheet)" />
      <rect className="bx" x="404" y="144" width="42" height="156" fill="var(--sheet)" />
      <circle className="bx" cx="342" cy="160" r="26" fill="var(--marker)" />
      <path className="ln" style={{ stroke: '#151d42' }} d="M352 150a12 12 0 1 0 0 20M330 156h16M330 164h16" />
    </svg>
  );
}

import { hashOf, pick } from './seed.ts';
import { windowRows } from './window-rows.ts';
import { Windows } from './windows.tsx';

export const careHomeBox = { width: 212, height: 188 };

const RAILS = [50, 68, 86, 104, 122, 140, 158];

export function CareHome({ seed }: { seed: string }) {
  const hash = hashOf(seed);
  return (
    <>
      <path className="ln" d="M22 188v-34" />
      <circle className="b-tree" cx="22" cy="140.8" r="22" />
      <path className="ln" d="M194 188v-28" />
      <circle className="b-tree" cx="194" cy="149.8" r="17" />
      <rect
        className={`bx ${pick(['b-rose', 'b-moss', 'b-f', 'b-lilac'], hash)}`}
        x="44"
        y="84"
        width="130"
        height="104"
      />
      <path className="bx b-sheet" d="M38 76h142v8H38z" />
      <Windows rows={windowRows(seed, 3, 'round-the-clock')} x={52.5} y={92} dx={17} dy={32} width={10} height={15} />
      <path className="ln" d="M44 110h130M44 117h130M44 142h130M44 149h130" />
      <path className="ln ln-thin" d={RAILS.map((x) => `M${x} 110v7M${x} 142v7`).join('')} />
      <path className="bx b-t" d="M92 188v-18h34v18z" />
      <path className="ln" d="M109 170v18" />
    </>
  );
}

import { hashOf, pick } from './seed.ts';
import { windowRows } from './window-rows.ts';
import { Windows } from './windows.tsx';

export const practiceBox = { width: 184, height: 232 };

/** A practice or MVZ: a town building with the surgery behind the awning. */
export function Practice({ seed }: { seed: string }) {
  const hash = hashOf(seed);
  return (
    <>
      <path className="ln" d="M24 232v-32" />
      <circle className="b-tree" cx="24" cy="189.2" r="18" />
      <path className="bx b-n" d="M46 62h124l-12-30H58z" />
      <path
        className="bx b-sheet"
        d="M68 60V46a8 8 0 0 1 16 0v14zM98 60V46a8 8 0 0 1 16 0v14zM128 60V46a8 8 0 0 1 16 0v14z"
      />
      <rect
        className={`bx ${pick(['b-f', 'b-rose', 'b-moss', 'b-olive'], hash)}`}
        x="46"
        y="62"
        width="124"
        height="170"
      />
      <Windows rows={windowRows(seed, 4, 'by-day')} x={53} y={74} dx={16} dy={28} width={11} height={18} />
      <path className="bx b-sheet" d="M46 190h124v42H46z" />
      <rect className="bx b-t" x="54" y="204" width="46" height="28" />
      <rect className="bx b-n" x="112" y="202" width="22" height="30" />
      <rect className="bx b-t" x="142" y="204" width="20" height="28" />
      <path className={`bx ${pick(['b-s', 'b-t2', 'b-clay'], hash >>> 4)}`} d="M46 188h124l6 14H40z" />
      <path className="b-sheet" d="M60 189.2h16l1.5 11.6h-19zM100 189.2h16l1.5 11.6h-19zM140 189.2h16l1.5 11.6h-19z" />
      <path className="ln" d="M46 188h124l6 14H40z" />
    </>
  );
}

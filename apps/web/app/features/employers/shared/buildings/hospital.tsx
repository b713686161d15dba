import { hashOf, pick } from './seed.ts';
import { windowRows } from './window-rows.ts';
import { Windows } from './windows.tsx';

export const hospitalBox = { width: 228, height: 276 };

export function Hospital({ seed }: { seed: string }) {
  const hash = hashOf(seed);
  return (
    <>
      <path className="ln" d="M118 22V6" />
      <path className="bx b-s" d="M118 6h16l-4 4 4 4h-16z" />
      <rect className={`bx ${pick(['b-n', 'b-n', 'b-t2', 'b-lilac'], hash)}`} x="24" y="34" width="144" height="242" />
      <rect className="bx b-sheet" x="60" y="22" width="72" height="12" />
      <Windows
        rows={[...windowRows(seed, 8, 'round-the-clock'), 'ttttt..']}
        x={35}
        y={48}
        dx={18}
        dy={23}
        width={11}
        height={14}
      />
      <rect className="bx b-sheet" x="168" y="176" width="58" height="100" />
      <Windows rows={['tt.', 't.t', 'ttt']} x={176} y={186} dx={16} dy={24} width={11} height={14} />
      <rect className="bx b-sheet" x="72" y="254" width="48" height="22" />
      <path className="ln" d="M96 254v22" />
      <path className="bx b-f" d="M62 254h68l-6-8H68z" />
      <circle className="bx b-sheet" cx="197" cy="164" r="9" />
      <path className="ln" d="M193.5 160v8M200.5 160v8M193.5 164h7" />
    </>
  );
}

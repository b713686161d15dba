import { hashOf, pick } from './seed.ts';
import { windowRows } from './window-rows.ts';
import { Windows } from './windows.tsx';

export const spitalBox = { width: 236, height: 262 };

/** A Swiss Spital: on stilts before the mountains. */
export function Spital({ seed }: { seed: string }) {
  const hash = hashOf(seed);
  return (
    <>
      <path className="bx b-t2" d="M0 262 62 84l38 66 46-122 88 234z" />
      <path className="bx b-sheet" d="M146 28l23 61-13-6-10 12-11-10-11 7zM62 84l20 35-10-4-8 9-9-8-6 4z" />
      <g transform="translate(0 14)">
        <rect className="bx b-sheet" x="48" y="128" width="140" height="98" />
        <path className={`bx ${pick(['b-s', 'b-f', 'b-clay'], hash)}`} d="M42 120h152v8H42z" />
        <Windows
          rows={[...windowRows(seed, 3, 'round-the-clock'), 'ttttt..']}
          x={58}
          y={136}
          dx={18}
          dy={22}
          width={11}
          height={13}
        />
        <path className="ln" d="M58 226v22M92 226v22M144 226v22M178 226v22" />
        <rect className="bx b-n" x="104" y="226" width="28" height="22" />
      </g>
    </>
  );
}

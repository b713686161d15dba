import { hashOf, pick } from './seed.ts';
import { windowRows } from './window-rows.ts';
import { Windows } from './windows.tsx';

export const rehabBox = { width: 236, height: 212 };

/** A rehabilitation clinic: a wide roof on a hill, between firs. */
export function Rehab({ seed }: { seed: string }) {
  const hash = hashOf(seed);
  return (
    <>
      <path className="bx b-hill" d="M0 212C30 120 74 66 118 66s88 56 118 146z" />
      <path
        className="b-tree"
        d="M30 159.8l13.5 23.4h-5.4l10.8 21.6H11.1l10.8-21.6h-5.4zM214 154l15 26h-6l12 24h-42l12-24h-6zM192 165.4l10.5 18.2h-4.2l8.4 16.8h-29.4l8.4-16.8h-4.2z"
      />
      <path className="ln" d="M30 204.8V212M214 204v8M192 200.4v5.6" />
      <rect className="bx b-sheet" x="52" y="142" width="132" height="70" />
      <path className={`bx ${pick(['b-clay', 'b-s', 'b-n'], hash)}`} d="M36 142h164L152 98H84z" />
      <Windows rows={windowRows(seed, 2, 'mixed')} x={61} y={151} dx={17} dy={30} width={11} height={16} />
      <path className="ln" d="M52 174h132M52 179h132" />
      <path className="ln ln-thin" d="M60 174v5M78 174v5M96 174v5M114 174v5M132 174v5M150 174v5M168 174v5" />
      <path className="bx b-f" d="M108 130v-8a10 10 0 0 1 20 0v8z" />
    </>
  );
}

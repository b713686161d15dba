import { hashOf, pick } from './seed.ts';
import { windowRows } from './window-rows.ts';
import { Windows } from './windows.tsx';

export const stiftBox = { width: 208, height: 236 };

/** A church-run hospital: a tower with a clock beside the ward. */
export function Stift({ seed }: { seed: string }) {
  const hash = hashOf(seed);
  return (
    <>
      <path className="ln" d="M192 236v-34" />
      <circle className="b-tree" cx="192" cy="193" r="15" />
      <rect
        className={`bx ${pick(['b-s', 'b-clay', 'b-rose', 'b-f'], hash)}`}
        x="48"
        y="130"
        width="128"
        height="106"
      />
      <path className="bx b-sheet" d="M40 130h144l-26-40H66z" />
      <Windows rows={windowRows(seed, 3, 'round-the-clock')} x={61} y={142} dx={16.2} dy={23} width={10} height={14} />
      <path className="bx b-sheet" d="M104 90l8-14 8 14z" />
      <rect className="bx b-sheet" x="14" y="76" width="40" height="160" />
      <path className="bx b-n" d="M10 76h48L34 14z" />
      <path className="ln" d="M34 14V2" />
      <circle className="bx b-f" cx="34" cy="98" r="12" />
      <path className="ln" d="M34 98v-8M34 98l-5 4" />
      <Windows rows={['n', 's', 'f']} x={28.5} y={122} dx={0} dy={26} width={11} height={15} />
      <path className="bx b-n" d="M25 236v-26a9 9 0 0 1 18 0v26z" />
      <rect className="bx b-n" x="102" y="214" width="20" height="22" />
    </>
  );
}

import { Chair } from './chair.tsx';

function Bed({ x, folded }: { x: number; folded?: boolean }) {
  return (
    <g transform={`translate(${x} 2)`}>
      <rect className="fx f-sheet" width="60" height="112" rx="6" />
      <rect className="fx f-sheet" x="10" y="8" width="40" height="20" rx="5" />
      <path className="fx f-mid" d={`${folded ? 'M2 62 58 44v58' : 'M2 40h56v62'}a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8z`} />
      {!folded && <path className="ln" d="M2 52h56" />}
    </g>
  );
}

export function NursingRoom() {
  return (
    <>
      <Bed x={16} />
      <Bed x={132} folded />
      <Bed x={248} />
      <rect className="fx f-solid" x="86" y="6" width="30" height="30" rx="4" />
      <circle className="fx f-sheet" cx="101" cy="21" r="6" />
      <rect className="fx f-solid" x="202" y="6" width="30" height="30" rx="4" />
      <rect className="fx f-sheet" x="209" y="12" width="16" height="10" rx="1" />
      <rect className="fx f-solid" x="318" y="6" width="30" height="30" rx="4" />
      <circle className="fx f-marker" cx="333" cy="21" r="7" />
      <path className="ln ln-dash" d="M104 56v84M220 56v84" />
      <circle className="fx f-sheet" cx="232" cy="132" r="5" />
      <path className="ln" d="M232 120v24M220 132h24M276 146h24M276 150h24" />
      <Chair x={46} y={158} rotation={180} size={26} />
      <rect className="fx f-sheet" x="270" y="152" width="36" height="22" rx="3" />
    </>
  );
}

export function DoctorsRoom() {
  return (
    <>
      <rect className="fx f-sheet" x="8" y="12" width="128" height="54" rx="4" />
      <path className="ln ln-bold" d="M34 22h44" />
      <rect className="fx f-mid" x="38" y="36" width="36" height="14" rx="2" />
      <path className="ln" d="M98 24c-6 0-8 6-6 12s10 10 14 4-2-14 6-16 12 8 8 16" />
      <circle className="fx f-solid" cx="120" cy="44" r="5" />
      <circle className="fx f-mid" cx="56" cy="94" r="16" />
      <path className="ln" d="M38 104a22 22 0 0 0 36 0" />
      <rect className="fx f-sheet" x="170" y="8" width="52" height="140" rx="6" />
      <rect className="fx f-mid" x="170" y="8" width="52" height="38" rx="6" />
      <path className="ln" d="M180 27h32M176 58h40M176 136h40" />
      <circle className="fx f-solid" cx="148" cy="124" r="11" />
    </>
  );
}

export function MedicalRoom() {
  return (
    <>
      <rect className="fx f-mid" x="8" y="18" width="160" height="68" rx="16" />
      <rect className="fx f-solid" x="42" y="18" width="92" height="68" />
      <rect className="fx f-sheet" x="66" y="6" width="44" height="164" rx="8" />
      <path className="fx f-solid" d="M66 18h44v12H66zM66 74h44v12H66z" />
      <rect className="fx f-mid" x="74" y="102" width="28" height="16" rx="5" />
      <path className="ln" d="M74 130h28M74 158h28" />
    </>
  );
}

export function MfaRoom() {
  return (
    <>
      <path className="fx f-mid" d="M10 12v60a62 62 0 0 0 62 62h54v-34H76a32 32 0 0 1-32-32V12z" />
      <path className="ln" d="M18 30h18M72 118v-12" />
      <rect className="fx f-sheet" x="16" y="36" width="22" height="16" rx="2" />
      <rect className="fx f-sheet" x="86" y="107" width="26" height="18" rx="2" />
      <circle className="fx f-marker" cx="33" cy="92" r="5" />
      <Chair x={82} y={62} rotation={135} size={26} />
      <Chair x={172} y={24} rotation={270} />
      <Chair x={172} y={56} rotation={270} />
      <Chair x={172} y={88} rotation={270} />
    </>
  );
}

const FOLDERS = 'mid solid mid sheet mid mid solid mid sheet mid mid solid mid sheet mid'.split(' ');

export function AdministrationRoom() {
  return (
    <>
      <path className="fx f-sheet" d="M6 4h184v20H6z" />
      {FOLDERS.map((colour, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: folders never change places
        <rect key={index} className={`fx f-${colour}`} x={9 + index * 12} y="4" width="10" height="16" rx="1" />
      ))}
      <rect className="fx f-sheet" x="44" y="58" width="108" height="46" rx="4" />
      <path className="ln" d="M98 58v46" />
      <path className="ln ln-bold" d="M58 82h24M114 82h24" />
      <Chair x={26} y={81} rotation={270} />
      <Chair x={170} y={81} rotation={90} />
    </>
  );
}

export function ManagementRoom() {
  return (
    <>
      <rect className="fx f-mid" x="42" y="38" width="66" height="60" rx="30" />
      <rect className="fx f-sheet" x="62" y="56" width="14" height="20" rx="1" />
      <circle className="fx f-sheet" cx="88" cy="64" r="4.5" />
      <Chair x={58} y={18} size={20} />
      <Chair x={92} y={18} size={20} />
      <Chair x={58} y={118} rotation={180} size={20} />
      <Chair x={92} y={118} rotation={180} size={20} />
      <Chair x={22} y={68} rotation={270} size={20} />
      <Chair x={128} y={68} rotation={90} size={20} />
    </>
  );
}

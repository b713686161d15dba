/** A chair from above, rotated by `rotation` degrees. */
export function Chair({ x, y, rotation = 0, size = 22 }: { x: number; y: number; rotation?: number; size?: number }) {
  const half = size / 2;
  return (
    <g transform={`translate(${x} ${y}) rotate(${rotation})`}>
      <rect className="fx f-mid" x={-half} y={-half} width={size} height={size} rx="6" />
      <path className="ln" d={`M${1 - half} ${-half - 3}h${size - 2}`} />
    </g>
  );
}

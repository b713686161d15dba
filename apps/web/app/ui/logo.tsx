import { clsx } from 'clsx';

/** Renders an S of three strokes, one per shift. */
export function LogoMark({ size = 30, className }: { size?: number; className?: string }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      strokeWidth="7"
      aria-hidden="true"
    >
      <path className="mark-f" d="M28.5 5.5H11A5 5 0 0 0 6 10.5" />
      <path className="mark-s" d="M6 11.5A4.5 4.5 0 0 0 10.5 16H21.5A4.5 4.5 0 0 1 26 20.5" />
      <path className="mark-n" d="M26 21.5A5 5 0 0 1 21 26.5H3.5" />
    </svg>
  );
}

export const BRAND = 'Stellenvisite';

export function Logo({ size, className }: { size?: number; className?: string }) {
  return (
    <span className={clsx('logo', className)}>
      <LogoMark {...(size !== undefined && { size })} />
      <span>{BRAND}</span>
    </span>
  );
}

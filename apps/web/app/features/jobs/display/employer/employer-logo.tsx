import { clsx } from 'clsx';

type EmployerLogoProps = { employer: { logoUrl: string | null }; size: number; className?: string };

/** Appears next to the name, which says all that it says. */
export function EmployerLogo({ employer: { logoUrl }, size, className }: EmployerLogoProps) {
  if (logoUrl === null) return null;
  return (
    <img
      className={clsx('flex-none', className)}
      src={logoUrl}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}

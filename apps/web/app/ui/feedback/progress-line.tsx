import { clsx } from 'clsx';

export type ProgressLineProps = {
  label: string;
  value: number;
  max?: number;
  tone?: 'running' | 'good' | 'bad';
  className?: string;
};

/** Counts, not spinners: say „2,3 von 3,7 MB“ next to it. */
export function ProgressLine({ label, value, max = 100, tone = 'running', className }: ProgressLineProps) {
  const share = Math.max(0, Math.min(1, value / max)) * 100;
  return (
    <svg
      className={clsx('prog', tone !== 'running' && `prog-${tone}`, className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <rect width={`${share}%`} height="100%" rx="2" />
    </svg>
  );
}

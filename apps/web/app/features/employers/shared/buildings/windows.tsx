import { clsx } from 'clsx';
import { type WindowGrid, windowPaths } from './window-rows.ts';

export function Windows({ rows, ...grid }: WindowGrid & { rows: readonly string[] }) {
  return windowPaths(rows, grid).map(([light, path]) => (
    <path key={light} className={clsx('win', light !== 'dark' && `w-${light}`)} d={path} />
  ));
}

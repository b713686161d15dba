import type { Statistics } from '@stellenvisite/contract/jobs/statistics.schema';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { Funnel } from './statistics-parts.tsx';

const draw = (totals: Partial<Statistics['totals']>) =>
  renderApp(<Funnel statistics={{ totals, from: '2026-10-20', to: '2026-11-16' } as Statistics} />);
const rowOf = (name: string) => screen.getByText(name, { selector: 'li > span' }).closest('li') as HTMLElement;
const widthOf = (name: string) => Number(rowOf(name).querySelector('i')?.style.getPropertyValue('--p'));

it('draws each bar to scale and names its rate of the step before', () => {
  draw({ views: 1000, saves: 48, applications: 40, interviews: 10, hired: 2 });
  expect([widthOf('Aufrufe'), widthOf('Bewerbungen')]).toEqual([100, 4]);
  expect([widthOf('Gespräche'), widthOf('Eingestellt')]).toEqual([25, 5]);
  expect(within(rowOf('Bewerbungen')).getByText('4 % der Aufrufe')).toBeInTheDocument();
  expect(within(rowOf('Gespräche')).getByText('25 % der Bewerbungen')).toBeInTheDocument();
});

it('shows counts alone where a rate would be an accident or above all', () => {
  const { unmount } = draw({ views: 30, saves: 2, applications: 9, interviews: 3, hired: 1 });
  expect(screen.queryByText(/% der/)).not.toBeInTheDocument();
  expect(screen.getByText(/Quoten zeigen wir ab 10 Bewerbungen/)).toBeInTheDocument();
  unmount();
  draw({ views: 1, saves: 48, applications: 12, interviews: 3, hired: 0 });
  expect(screen.queryByText(/% der Aufrufe/)).not.toBeInTheDocument();
  expect(within(rowOf('Gespräche')).getByText('25 % der Bewerbungen')).toBeInTheDocument();
});

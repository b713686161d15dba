import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Drawing } from './drawing.tsx';

const FILE = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 8 4" preserveAspectRatio="xMidYMid slice">
  <path class="bx" d="M0 0h8v4H0z"/>
</svg>
`;

test('the shapes of the file are drawn in its frame, with the class of the place and hidden from screen readers', () => {
  const { container } = render(<Drawing svg={FILE} className="tint" />);
  const drawing = container.firstElementChild;
  expect(drawing?.getAttributeNames().sort()).toEqual(['aria-hidden', 'class', 'preserveAspectRatio', 'viewBox']);
  expect(drawing?.getAttribute('viewBox')).toBe('0 0 8 4');
  expect(drawing?.getAttribute('class')).toBe('tint');
  expect(drawing?.querySelector('path.bx')?.getAttribute('d')).toBe('M0 0h8v4H0z');
});

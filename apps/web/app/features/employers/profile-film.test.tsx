import type { EmployerDetail } from '@stellenvisite/contract/employers/employers.schema';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { ProfileFilm } from './profile-film.tsx';

const video = { provider: 'vimeo', url: 'https://vimeo.com/845122071', title: 'Ein Frühdienst auf der 4A' };
const employer = { id: '11111111-1111-4111-8111-111111111111', cover: null, media: [], video };

test('nothing of a film is loaded before somebody agrees', async () => {
  const { user, container } = renderApp(<ProfileFilm employer={employer as unknown as EmployerDetail} />);
  expect(container.querySelector('iframe, video, script')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Zustimmen und ansehen' }));
  expect(screen.getByTitle(video.title)).toHaveAttribute('src', `/api/employers/${employer.id}/film`);
});

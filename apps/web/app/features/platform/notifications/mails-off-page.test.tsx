import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MailsOffPage } from '../../../routes/platform/mails-off.tsx';
import { renderApp } from '../../../testing/render-app.tsx';
import { findLink } from './answer-mails-off.server.ts';

const TOKEN = `saved_jobs-${'a'.repeat(75)}`;
const linkOf = (token: string) => findLink(new URL(`http://own.invalid/abmelden?token=${token}`));

test('the link of a mail says what would be switched off, and does it only by its button', () => {
  renderApp(<MailsOffPage link={linkOf(TOKEN)} answer={undefined} />);
  expect(screen.getByText(/„Gemerkte Stelle endet bald“/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Abschalten' }).closest('form')).toHaveAttribute('method', 'post');
});

test('afterwards it says so', () => {
  renderApp(<MailsOffPage link={linkOf(TOKEN)} answer="done" />);
  expect(screen.getByRole('heading', { name: 'E-Mails abgeschaltet' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['', 'saved_jobs-', `nothing-${'a'.repeat(75)}`])('a link with the token "%s" is not valid', (token) => {
  renderApp(<MailsOffPage link={linkOf(token)} answer={undefined} />);
  expect(screen.getByRole('heading', { name: 'Dieser Link ist nicht gültig.' })).toBeInTheDocument();
});

import type { TextProposal } from '@stellenvisite/contract/assistant/text-proposals.schema';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { serveApi } from '../../../testing/serve-api.ts';
import { TextHelp } from './shared/text-help.tsx';

const JOB: JobContent = {
  title: 'Hebamme (m/w/d)',
  introHtml: '<p>Ein junges Team sucht Sie.</p>',
  sections: [{ kind: 'team', heading: '', html: '<p>Wir sind acht Kollegen.</p>' }],
};
const PROPOSAL: TextProposal = {
  parts: ['intro', 'team'],
  texts: {
    introHtml: '<p>Ein Team sucht Sie.</p>',
    sections: [{ kind: 'team', heading: '', html: '<p>Wir sind acht Kolleginnen und Kollegen.</p>' }],
  },
  model: 'builtin',
  notices: [],
};

/** Renders the help next to a field, in place of the form. */
async function open(help: object = {}, job: JobContent = JOB, proposal: TextProposal = PROPOSAL) {
  const { calls } = serveApi({
    'GET /api/employer/text-proposals': () => ({ body: { isOn: true, translates: false, provider: null, ...help } }),
    'POST /api/employer/text-proposals': () => ({ body: proposal }),
  });
  const seen: { content: JobContent } = { content: job };
  function Form() {
    const [content, setContent] = useState(job);
    seen.content = content;
    const change = (changed: JobContent) => setContent((old) => ({ ...old, ...changed }));
    return (
      <>
        <label>
          Text
          <input value={content.introHtml ?? ''} onChange={(event) => change({ introHtml: event.target.value })} />
        </label>
        <TextHelp employerId="0198f0a0-0000-7000-8000-0000000000e1" content={content} onChange={change} />
      </>
    );
  }
  const view = renderApp(<Form />);
  await screen.findByRole('region', { name: /Texthilfe/ });
  return { ...view, calls, seen };
}
const part = (name: string) => screen.findByRole('region', { name: `Vorschlag für: ${name}` });

it('shows what would change, takes over the one part and leaves the other', async () => {
  const { user, seen } = await open();
  await user.click(screen.getByRole('button', { name: 'Verbessern' }));
  expect(await screen.findByRole('heading', { name: '2 Vorschläge' })).toHaveFocus();
  const intro = await part('Einleitung');
  expect(intro).toHaveTextContent('Worte ersetzt, die das AGG verbietet');
  expect((await within(intro).findByText(/junges/, { selector: 'del' })).tagName).toBe('DEL');
  expect(seen.content).toEqual(JOB);

  await user.click(within(intro).getByRole('button', { name: /Übernehmen/ }));
  await user.click(within(await part('Ihr Team')).getByRole('button', { name: /Verwerfen/ }));
  expect(seen.content).toEqual({ ...JOB, introHtml: '<p>Ein Team sucht Sie.</p>', aiParts: [] });
  expect(screen.queryByText(/^Mit KI-Hilfe geschrieben/)).not.toBeInTheDocument();
  expect(screen.queryByText('KI')).not.toBeInTheDocument();

  await user.click(within(intro).getByRole('button', { name: /Rückgängig/ }));
  expect(seen.content).toEqual({ ...JOB, aiParts: [] });
});

it('marks what a language model wrote, and leaves the mark when rules improve it later', async () => {
  const provider = { name: 'mistral', host: 'api.mistral.example' };
  const { user, seen } = await open({ provider }, JOB, { ...PROPOSAL, model: 'provider' });
  await user.click(screen.getByRole('button', { name: 'Verbessern' }));
  await user.click(within(await part('Einleitung')).getByRole('button', { name: /Übernehmen/ }));
  expect(seen.content.aiParts).toEqual(['intro']);
  expect(screen.getByText('Mit KI-Hilfe geschrieben: Einleitung. Die Anzeige weist darauf hin.')).toBeInTheDocument();
  expect(screen.getByText('KI')).toBeInTheDocument();
});

it('never replaces what was typed since', async () => {
  const { user, seen } = await open();
  await user.click(screen.getByRole('button', { name: 'Verbessern' }));
  const intro = await part('Einleitung');
  await user.type(screen.getByLabelText('Text'), 'Neu');
  expect(intro).toHaveTextContent('Sie haben diesen Abschnitt inzwischen geändert.');
  expect(within(intro).queryByRole('button', { name: /Übernehmen/ })).toBeNull();
  expect(seen.content.introHtml).toBe('<p>Ein junges Team sucht Sie.</p>Neu');
});

it('offers no translation without a language model and says why; with one it names whose', async () => {
  const { unmount } = await open();
  expect(screen.queryByRole('button', { name: /übersetzen/ })).toBeNull();
  expect(screen.getByText(/Übersetzen bieten wir ohne Sprachmodell nicht an/)).toBeInTheDocument();
  unmount();
  const { user, calls } = await open({ translates: true, provider: { host: 'ki.example', model: 'm' } });
  expect(screen.getByText(/Sprachmodell bei ki.example/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ins Englische übersetzen' }));
  expect(calls.at(-1)?.body).toMatchObject({ task: 'translate', language: 'en' });
});

it('is off when AI is switched off, while the check goes on', async () => {
  await open({ isOn: false });
  expect(screen.queryByRole('button', { name: 'Verbessern' })).toBeNull();
  expect(screen.getByText(/Sie haben die KI ausgeschaltet/)).toBeInTheDocument();
  expect(screen.getByText('Kann gegen das AGG verstoßen.').closest('li')).toHaveTextContent('„junges Team“');
});

import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { serveUploads } from '../../../../testing/serve-uploads.ts';
import { FileUploader, type FileUploaderProps } from './file-uploader.tsx';
import { findGuestToken } from './guest-token.ts';

function Uploader(props: Partial<FileUploaderProps>) {
  const [files, setFiles] = useState<StoredFile[]>([]);
  return (
    <FileUploader
      files={files}
      access="guest"
      max={10}
      onAdd={(file) => setFiles((all) => [...all, file])}
      onRemove={({ id }) => setFiles((all) => all.filter((each) => each.id !== id))}
      {...props}
    />
  );
}

function serve(...given: Parameters<typeof serveUploads>) {
  const server = serveUploads(...given);
  serveApi({ 'GET /api/files': server.listFiles });
  return server;
}

const fileOf = (name: string, bytes = 400_000) => new File([new Uint8Array(bytes)], name);
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Datei wählen', { selector: 'input' }), { target: { files } });
const rows = () => screen.getAllByRole('listitem');

test('a file shows how much has arrived, and then appears in the list as checked', async () => {
  const gate = Promise.withResolvers<'taken'>();
  const onProgress = vi.fn();
  const { calls } = serve({ onPart: () => gate.promise });
  renderApp(<Uploader onProgress={onProgress} />);
  choose(fileOf('Zwischenzeugnis.pdf'));
  const bar = await screen.findByRole('progressbar', { name: 'Hochladen: Zwischenzeugnis.pdf' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
  expect(rows()[0]).toHaveTextContent('195 KB von 391 KB');
  expect(onProgress).toHaveBeenLastCalledWith({ percent: 50, isWaiting: false });
  gate.resolve('taken');
  await waitFor(() => expect(rows()[0]).toHaveTextContent('391 KB · geprüft'));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(onProgress).toHaveBeenLastCalledWith(null);
  expect(new Set(calls.map(({ headers }) => headers['x-guest-token']))).toEqual(new Set([findGuestToken()]));
});

test('a lost connection keeps what has arrived, and the upload goes on there when it is back', async () => {
  const { calls, uploads } = serve({ onPart: ({ attempt }) => (attempt === 1 ? 'lost' : 'taken') });
  renderApp(<Uploader />);
  choose(fileOf('Lebenslauf.pdf'));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Keine Verbindung. 195 KB von 391 KB sind schon übertragen. Danach geht es von selbst weiter.',
  );
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('· geprüft'));
  expect(calls.map(({ call }) => call.split(' ')[0])).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH']);
  expect(calls.at(-1)?.headers['upload-offset']).toBe('200000');
  expect(uploads()[0]?.offset).toBe(400_000);
});

test('a part that the server ended as too slow goes on like a lost connection', async () => {
  serve({ onPart: ({ attempt }) => (attempt === 1 ? 'request.timeout' : 'taken') });
  renderApp(<Uploader />);
  choose(fileOf('Lebenslauf.pdf'));
  expect(await screen.findByRole('status')).toHaveTextContent(/^Keine Verbindung/);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('· geprüft'));
});

test('an upload that stalls without an error is begun again after a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { calls } = serve({ onPart: ({ attempt }) => (attempt === 1 ? new Promise(() => undefined) : 'taken') });
  renderApp(<Uploader />);
  choose(fileOf('Lebenslauf.pdf'));
  const bar = await screen.findByRole('progressbar');
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('status')).toHaveTextContent(/^Keine Verbindung/);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('· geprüft'));
  expect(calls.map(({ call }) => call.split(' ')[0])).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH']);
});

test('a refused file says why in its row, and the others are taken', async () => {
  serve({ onPart: ({ name }) => (name === 'Virus.pdf' ? 'file.infected' : 'taken') });
  renderApp(<Uploader />);
  choose(
    fileOf('Virus.pdf'),
    fileOf('Impfpass.heic'),
    fileOf('Riese.pdf', 10 * 1024 * 1024 + 1),
    fileOf('Zeugnis.pdf'),
  );
  await waitFor(() => expect(screen.getAllByRole('alert').filter((each) => each.textContent)).toHaveLength(3));
  const textOf = (name: string) => rows().find((row) => row.textContent?.includes(name))?.textContent;
  await waitFor(() => expect(textOf('Zeugnis.pdf')).toContain('· geprüft'));
  expect(textOf('Virus.pdf')).toContain('Schadsoftware gefunden');
  expect(textOf('Impfpass.heic')).toContain('Bitte wählen Sie PDF, DOCX, ODT, JPG oder PNG.');
  expect(textOf('Riese.pdf')).toContain('größer als 10 MB');
  expect(screen.queryByRole('button', { name: /^Noch einmal/ })).not.toBeInTheDocument();
});

test('what may pass later can be tried again without sending all of it again', async () => {
  const { uploads } = serve({ onPart: ({ attempt }) => (attempt === 1 ? 'file.unchecked' : 'taken') });
  const { user } = renderApp(<Uploader />);
  choose(fileOf('Lebenslauf.pdf'));
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen: Lebenslauf.pdf' }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('· geprüft'));
  expect(uploads()).toHaveLength(1);
});

test('a cancelled upload is gone, here and on the server', async () => {
  const { calls, uploads } = serve({ onPart: () => new Promise(() => undefined) });
  const { user } = renderApp(<Uploader />);
  choose(fileOf('Lebenslauf.pdf'));
  await screen.findByRole('progressbar');
  await user.click(screen.getByRole('button', { name: 'Hochladen abbrechen: Lebenslauf.pdf' }));
  await waitFor(() => expect(uploads()).toEqual([]));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(calls.at(-1)?.call).toMatch(/^DELETE /);
});

test('the limits are stated before, and no more files are taken than may be sent', async () => {
  serve();
  const { user } = renderApp(<Uploader max={2} />);
  expect(screen.getByText('PDF, DOCX, ODT, JPG oder PNG, je bis 10 MB, höchstens 2 Dateien')).toBeInTheDocument();
  choose(fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf'));
  await waitFor(() => expect(rows().filter((row) => row.textContent?.includes('· geprüft'))).toHaveLength(2));
  expect(screen.getByText(/^Mehr als 2 Dateien sind nicht möglich/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Datei wählen/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Entfernen: a.pdf' }));
  expect(screen.getByRole('button', { name: /Datei wählen/ })).toBeEnabled();
});

test('files can be dropped', async () => {
  serve();
  renderApp(<Uploader />, { language: 'en' });
  const place = screen.getByText('Drag a file here').closest('div') as HTMLElement;
  fireEvent.drop(place, { dataTransfer: { files: [fileOf('cv.pdf')] } });
  await waitFor(() => expect(rows()[0]).toHaveTextContent('391 KB · checked'));
});

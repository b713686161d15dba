import type { OwnMedia, OwnMediaItem } from '@stellenvisite/contract/employers/employer-media.schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serveApi } from '../../../../testing/serve-api.ts';
import { serveUploads } from '../../../../testing/serve-uploads.ts';
import { MediaManager } from './media-manager.tsx';

const EMPLOYER = '0198f0a0-0000-7000-9000-0000000000e1';

function picture(number: number, more: Partial<OwnMediaItem> = {}): OwnMediaItem {
  const id = `0198f0a0-0000-7000-9000-00000000000${number}`;
  return {
    id,
    kind: 'gallery',
    status: 'ready',
    failure: null,
    isPublic: true,
    hasPicture: true,
    version: 1,
    url: `/api/media/${id}/1/480.webp`,
    sources: [{ type: 'image/avif', srcset: `/api/media/${id}/1/480.avif 480w` }],
    alt: `Heller Flur der Station ${number}`,
    caption: `Flur ${number}`,
    name: `DSC_000${number}.jpg`,
    width: 1600,
    height: 1200,
    original: null,
    crop: null,
    ...more,
  };
}
const undescribed = picture(2, { isPublic: false, url: null, sources: [], alt: '', caption: null });

/** Serves the API with what it would store. */
function serve(items: OwnMediaItem[], more: Parameters<typeof serveApi>[0] = {}) {
  const uploads = serveUploads();
  const media: OwnMedia = { items, video: null };
  const api = serveApi({
    'GET /api/employer/media': () => ({ body: media }),
    'GET /api/files': uploads.listFiles,
    'POST /api/employer/media': ({ body }) => {
      const item = picture(9, { ...undescribed, id: (body as { fileId: string }).fileId, status: 'converting' });
      media.items = [...media.items, item];
      return { status: 201, body: item };
    },
    ...Object.fromEntries(items.map(({ id }) => [`GET /api/employer/media/${id}/content`, () => ({ body: {} })])),
    ...more,
  });
  return { ...api, media };
}

const show = (mayChange = true) => renderApp(<MediaManager employerId={EMPLOYER} mayChange={mayChange} />);
const fileOf = (name: string, bytes = 400_000) => new File([new Uint8Array(bytes)], name);
const choose = async (label: string, ...files: File[]) => {
  const [input] = await screen.findAllByLabelText(label, { selector: 'input' });
  fireEvent.change(input as HTMLInputElement, { target: { files } });
};
const cards = () => within(screen.getByRole('region', { name: 'Galerie' })).getAllByRole('listitem');

test('pictures without a description are marked, and counted as not public', async () => {
  serve([picture(1), undescribed]);
  show();
  expect(await screen.findByText('2 von 20 Bildern, 1 öffentlich')).toBeInTheDocument();
  expect(screen.getByText('Eines ohne Beschreibung')).toBeInTheDocument();
  expect(cards()[1]).toHaveTextContent('Bildbeschreibung fehlt');
});

test('several files go at once, refused ones stand first with reason and remedy, the others are converted', async () => {
  const { calls } = serve([]);
  show();
  await choose(
    'Dateien auswählen',
    fileOf('Flur.jpg'),
    fileOf('Luftbild.tiff'),
    fileOf('Logo.svg'),
    fileOf('Team.png'),
  );
  const panel = await screen.findByRole('region', { name: /Dateien hochgeladen/ });
  await waitFor(() => expect(within(panel).getAllByText(/wird in drei Größen umgerechnet/)).toHaveLength(2));
  const rows = within(panel).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Luftbild.tiffTIFF, 391 KBNicht angenommen. Dieses Format können wir nicht lesen.');
  expect(rows[1]).toHaveTextContent('Bitte speichern Sie das Bild als PNG.');
  expect(panel).toHaveTextContent('2 von 4 Dateien hochgeladen');
  expect(calls.filter(({ call }) => call === 'POST /api/employer/media').map(({ body }) => body)).toMatchObject([
    { kind: 'gallery' },
    { kind: 'gallery' },
  ]);
});

test('a file that the server does not make a picture says why', async () => {
  serve([], { 'POST /api/employer/media': () => ({ status: 422, body: { code: 'media.too_small' } }) });
  show();
  await choose('Titelbild auswählen', fileOf('Eingang.jpg'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Titelbild ab 1800 × 600');
});

test('a description has ten characters at least and is not the name of the file', async () => {
  const path = `/api/employer/media/${undescribed.id}`;
  const { calls } = serve([undescribed], {
    [`PATCH ${path}`]: ({ body }) => ({ body: { ...undescribed, ...(body as object) } }),
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Beschreiben: DSC_0002.jpg' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Bild bearbeiten' }));
  const field = dialog.getByRole('textbox', { name: 'Bildbeschreibung' });
  await user.type(field, 'Bild1');
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/in mindestens 10 Zeichen/));
  expect(dialog.getByRole('alert')).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'DSC_0002.jpg');
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  expect(field).toHaveAccessibleDescription(/Name der Datei/);
  await user.clear(field);
  await user.type(field, 'Sofa, runder Tisch und Teeküche');
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [change] = calls.filter(({ call }) => call === `PATCH ${path}`);
  expect(change?.body).toEqual({ alt: 'Sofa, runder Tisch und Teeküche', caption: null });
});

test('a deleted picture is gone at once and comes back when it is undone', async () => {
  const items = [picture(1), picture(2)];
  const path = `/api/employer/media/${items[0]?.id}`;
  const { media } = serve(items, {
    [`DELETE ${path}`]: () => {
      media.items = items.slice(1);
      return { status: 204 };
    },
    [`PUT ${path}/restoration`]: () => {
      media.items = items;
      return { body: items[0] };
    },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Löschen: Flur 1' }));
  await waitFor(() => expect(cards()).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(cards()).toHaveLength(2));
});

test('a picture is lifted, moved and dropped by keyboard, and its place is reported', async () => {
  // Each card as wide as a hundred points, side by side.
  Element.prototype.getBoundingClientRect = function place(this: Element) {
    const card = this.closest('ol > li');
    const index = card ? [...(card.parentElement?.children ?? [])].indexOf(card) : 0;
    return new DOMRect(index * 100, 0, 90, 90);
  };
  const items = [picture(1), picture(2), picture(3)];
  const { calls } = serve(items, {
    'PUT /api/employer/media/order': ({ body }) => ({
      body: {
        items: (body as { ids: string[] }).ids.flatMap((id) => items.find((item) => item.id === id) ?? []),
        video: null,
      },
    }),
  });
  const { user } = show();
  const handle = await screen.findByRole('button', { name: 'Verschieben: Flur 1, Platz 1' });
  handle.focus();
  await user.keyboard(' ');
  expect(await screen.findByText(/Aufgenommen. Flur 1, Platz 1 von 3/)).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('Flur 1, Platz 2 von 3')).toBeInTheDocument();
  await user.keyboard(' ');
  await waitFor(() => expect(calls.at(-1)?.call).toBe('PUT /api/employer/media/order'));
  expect(calls.at(-1)?.body).toEqual({ ids: [items[1], items[0], items[2]].map((item) => item?.id) });
});

test('twenty pictures are all, and who may only look changes nothing', async () => {
  const full = Array.from({ length: 20 }, (_, index) =>
    picture(1, { id: `0198f0a0-0000-7000-9000-0000000001${10 + index}` }),
  );
  serve(full);
  const { unmount } = show();
  expect(await screen.findByText('20 von 20, bitte erst ein Bild löschen')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Bilder hochladen' })).toBeDisabled();
  unmount();
  serve([picture(1)]);
  show(false);
  expect(await screen.findByText('Flur 1')).toBeInTheDocument();
  expect(
    screen.queryByRole('button', { name: /Bearbeiten|Löschen|Verschieben|hochladen|Film speichern/ }),
  ).not.toBeInTheDocument();
});

test('a film is a link to YouTube or Vimeo', async () => {
  const video = { provider: 'vimeo', url: 'https://vimeo.com/845122071', title: null };
  const { calls } = serve([picture(1)], { 'PUT /api/employer/media/video': () => ({ body: { items: [], video } }) });
  const { user } = show();
  const link = await screen.findByRole('textbox', { name: 'Link zum Film' });
  await user.type(link, 'https://evil.example/film');
  await user.click(screen.getByRole('button', { name: 'Film speichern' }));
  await waitFor(() => expect(link).toHaveAccessibleDescription(/YouTube oder Vimeo/));
  await user.clear(link);
  await user.type(link, 'vimeo.com/845122071');
  await user.click(screen.getByRole('button', { name: 'Film speichern' }));
  await waitFor(() => expect(link).toHaveValue('https://vimeo.com/845122071'));
  expect(calls.at(-1)?.body ?? calls.at(-2)?.body).toEqual({ url: 'vimeo.com/845122071', title: null });
});

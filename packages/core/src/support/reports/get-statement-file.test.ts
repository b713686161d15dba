import { expect, it, vi } from 'vitest';

vi.mock('pdfkit', () => {
  throw new Error('drawn on the thread that answers');
});

it('the document is drawn in a thread: nothing that draws is loaded where requests are answered', async () => {
  await expect(import('./get-statement-file.ts')).resolves.toBeDefined();
});

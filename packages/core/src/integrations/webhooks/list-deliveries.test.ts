import { expect, test } from 'vitest';
import { requirePublicUrl } from './list-deliveries.ts';

const network = {
  lookup: async (host: string) => {
    if (host === 'gone.example') throw new Error('ENOTFOUND');
    return [{ address: host === 'inside.example' ? '10.0.0.1' : '93.184.215.14', family: 4 }];
  },
  resolveTxt: async () => [],
  allowHosts: ['127.0.0.1:9000'],
};

test.each(['https://ats.example/hook', 'http://127.0.0.1:9000/hook'])('%s is taken', async (url) => {
  expect(await requirePublicUrl({ features: { network } }, url)).toBe(url);
});

test.each([
  'http://ats.example/hook',
  'https://inside.example/hook',
  'https://gone.example/hook',
  'https://127.0.0.1/hook',
  'https://[::1]/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://user:secret@ats.example/hook',
])('%s is refused', async (url) => {
  await expect(requirePublicUrl({ features: { network } }, url)).rejects.toMatchObject({
    code: 'webhook.address_refused',
  });
});

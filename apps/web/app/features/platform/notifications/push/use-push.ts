import type { PushDevice } from '@stellenvisite/contract/platform/notifications/push.schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dataOf } from '../../../../api/data-of.ts';
import { api } from '../../../../session/api.ts';
import { $api } from '../../../../session/queries.ts';
import { findSubscription, readBrowserPush, subscribeBrowser } from './browser-push.ts';

const BROWSER = ['browser-push'] as const;
const DEVICES = ['get', '/api/notifications/push-devices'] as const;
const PATH = '/api/notifications/push-devices';

export type PushState = 'unknown' | 'unsupported' | 'blocked' | 'off' | 'on';

/** Reads and changes whether this browser is pushed to. */
export function usePush() {
  const client = useQueryClient();
  const devices = $api.useQuery('get', PATH);
  const browser = useQuery({ queryKey: BROWSER, queryFn: readBrowserPush, staleTime: 0 });
  const device = devices.data?.items.find(({ fingerprint }) => fingerprint === browser.data?.fingerprint);
  const refresh = () =>
    Promise.all([BROWSER, DEVICES].map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })));

  const enable = useMutation({
    mutationFn: async () => {
      const subscription = await subscribeBrowser(devices.data?.key ?? '');
      if (subscription) await saveDevice(subscription);
    },
    onSettled: refresh,
  });
  const disable = useMutation({
    mutationFn: async ({ id }: PushDevice) => {
      await dataOf(api.DELETE(`${PATH}/{id}`, { params: { path: { id } } }));
      await (await findSubscription())?.unsubscribe();
    },
    onSettled: refresh,
  });
  const setQuietHours = useMutation({
    mutationFn: async (hasQuietHours: boolean) => {
      const subscription = await findSubscription();
      if (subscription) await saveDevice(subscription, hasQuietHours);
    },
    onSettled: refresh,
  });
  const sendTest = useMutation({
    mutationFn: ({ id }: PushDevice) => dataOf(api.POST(`${PATH}/{id}/test`, { params: { path: { id } } })),
  });
  return {
    state: stateOf(browser, devices.data !== undefined, device),
    device,
    /** Any of the person's devices: what is chosen for push matters to them too. */
    hasDevices: (devices.data?.items.length ?? 0) > 0,
    error: devices.error ?? enable.error ?? disable.error ?? setQuietHours.error ?? sendTest.error,
    enable,
    disable,
    setQuietHours,
    sendTest,
  };
}

type BrowserQuery = { data: Awaited<ReturnType<typeof readBrowserPush>> | undefined };

function stateOf({ data }: BrowserQuery, isKnown: boolean, device: PushDevice | undefined): PushState {
  if (data === null) return 'unsupported';
  if (data === undefined || !isKnown) return 'unknown';
  if (data.permission === 'denied') return 'blocked';
  return device && data.permission === 'granted' ? 'on' : 'off';
}

function saveDevice(subscription: PushSubscription, hasQuietHours = true) {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const body = { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }, hasQuietHours };
  return dataOf(api.PUT(PATH, { body }));
}

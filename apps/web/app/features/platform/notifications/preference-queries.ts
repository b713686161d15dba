import type {
  ChangeNotificationPreferences,
  NotificationPreferences,
} from '@stellenvisite/contract/platform/notifications/notifications.schema';
import { optimisticUpdate } from '../../../api/optimistic-update.ts';
import { $api } from '../../../session/queries.ts';

const PREFERENCES = ['get', '/api/notifications/preferences'] as const;

export const useNotificationPreferences = () => $api.useQuery('get', '/api/notifications/preferences');

export function useChangePreferences() {
  return $api.useMutation(
    'patch',
    '/api/notifications/preferences',
    optimisticUpdate<NotificationPreferences, { body: ChangeNotificationPreferences }>(
      PREFERENCES,
      (now, { body }) => ({
        items: now.items.map((item) => {
          const { inProduct, byMail, byPush } = body.items.find(({ topic }) => topic === item.topic) ?? {};
          return {
            ...item,
            inProduct: inProduct ?? item.inProduct,
            byMail: byMail ?? item.byMail,
            byPush: byPush ?? item.byPush,
          };
        }),
      }),
    ),
  );
}

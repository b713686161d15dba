import { useSession } from '../../../session/use-session.ts';
import { NotificationPreferences } from './notification-preferences.tsx';
import { PushPanel } from './push/push-panel.tsx';
import { usePush } from './push/use-push.ts';

/** Renders push on this device, and the channels of each topic. */
export function NotificationSettings() {
  const { account } = useSession();
  const push = usePush();
  return (
    <div className="grid max-w-[48rem] gap-6 max-md:gap-3">
      <PushPanel push={push} />
      <NotificationPreferences email={account?.email ?? null} hasPush={push.hasDevices} />
    </div>
  );
}

import { type TouchEvent, useRef } from 'react';

/** A longer way closes the sheet, however slow. */
const FAR_PX = 96;

/** A shorter one does so when it is fast. */
const FLICK_PX = 32;
const FLICK_PX_PER_MS = 0.5;

/** Less than this is a press. */
const LEAST_PX = 8;

/** The dragged element itself. */
const OWN_DRAG = 'input, select, textarea, [role="slider"]';

type Swipe = { x: number; y: number; startedAt: number; isDown: boolean };

/** Returns the listeners of a sheet at the bottom of the window that follows the finger downwards and closes when it is let go. */
export function useSwipeDown(onClose: () => void) {
  const swipe = useRef<Swipe | null>(null);
  const letGo = (sheet: HTMLElement) => {
    swipe.current = null;
    sheet.style.translate = '';
  };
  return {
    onTouchStart: ({ currentTarget: sheet, target, touches, timeStamp }: TouchEvent<HTMLElement>) => {
      const touch = touches[0];
      const canSwipe =
        isSheet(sheet) && target instanceof Element && !target.closest(OWN_DRAG) && isAtTop(target, sheet);
      swipe.current =
        touch && touches.length === 1 && canSwipe
          ? { x: touch.clientX, y: touch.clientY, startedAt: timeStamp, isDown: false }
          : null;
    },
    onTouchMove: ({ currentTarget: sheet, touches }: TouchEvent<HTMLElement>) => {
      const [touch, start] = [touches[0], swipe.current];
      if (!touch || !start) return;
      const [across, down] = [touch.clientX - start.x, touch.clientY - start.y];
      if (!start.isDown && Math.hypot(across, down) < LEAST_PX) return;
      if (!start.isDown && down < Math.abs(across)) return letGo(sheet);
      start.isDown = true;
      sheet.style.translate = `0 ${Math.max(0, down)}px`;
    },
    onTouchEnd: ({ currentTarget: sheet, changedTouches, timeStamp }: TouchEvent<HTMLElement>) => {
      const [touch, start] = [changedTouches[0], swipe.current];
      letGo(sheet);
      if (!touch || !start?.isDown) return;
      const down = touch.clientY - start.y;
      const isFast = down / Math.max(1, timeStamp - start.startedAt) > FLICK_PX_PER_MS;
      if (down > FAR_PX || (isFast && down > FLICK_PX)) onClose();
    },
    onTouchCancel: ({ currentTarget: sheet }: TouchEvent<HTMLElement>) => letGo(sheet),
  };
}

/** Only what comes from below goes back there; a dialog that fills the window does not. */
function isSheet(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 0 && bottom >= window.innerHeight - 1;
}

/** A part that is scrolled scrolls back first. */
function isAtTop(target: Element, sheet: Element): boolean {
  for (let at: Element | null = target; at && at !== sheet; at = at.parentElement) if (at.scrollTop > 0) return false;
  return true;
}

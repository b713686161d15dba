/**
 * Runs in the browser from the moment the page stands there: its source is written into the page. A button, box or list that
 * somebody uses before React has brought it to life would stay without effect; it is used again as soon as it is alive. Links
 * and forms need none of this, they work as plain HTML.
 *
 * React tells nobody when a part of a page is alive, but leaves its props on the elements. A box is turned back before it is
 * pressed again, or React would take it for one that had always been so. The script takes itself out of the page, where React
 * will find just what it knows.
 */
export const KEEP_EARLY_PRESSES = `{
  const wanted = new Map();
  const isAlive = (control) => Object.keys(control).some((key) => key.startsWith('__reactProps'));
  const whenIdle = window.requestIdleCallback ?? ((then) => setTimeout(then, 200));
  const useAgain = (control) => {
    const { value, checked } = wanted.get(control);
    wanted.delete(control);
    if (control.localName === 'select') {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    if (control.localName === 'input') control.checked = !checked;
    control.click();
  };
  const waitFor = (control, patience) => {
    if (isAlive(control)) whenIdle(() => useAgain(control));
    else if (control.isConnected && patience > 0) setTimeout(waitFor, 50, control, patience - 1);
    else wanted.delete(control);
  };
  const keep = (controls) => ({ target }) => {
    const control = target.closest?.(controls);
    if (!control || isAlive(control)) return;
    const isNew = !wanted.has(control);
    wanted.set(control, { value: control.value, checked: control.checked });
    if (isNew) waitFor(control, 300);
  };
  addEventListener('click', keep('button[type=button], input:is([type=checkbox], [type=radio])'), true);
  addEventListener('change', keep('select'), true);
  document.currentScript.remove();
}`;

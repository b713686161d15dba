/**
 * Runs in the browser from the moment the page stands there: its source is written into the page. A button, box or list that
 * somebody uses before React has brought it to life would stay without effect; it is used again when it is alive. Links and
 * forms need none of this, they work as plain HTML.
 *
 * React tells nobody when a part of a page is alive, but leaves its props on the elements. All of them wait for the last: what
 * one changes would have React draw anew a part that is not alive yet. A box is turned back before it is pressed again, or React
 * would take it for one that had always been so. The script takes itself out of the page, where React finds just what it knows.
 */
export const KEEP_EARLY_PRESSES = `{
  const wanted = new Map();
  const isAlive = (control) => Object.keys(control).some((key) => key.startsWith('__reactProps'));
  const whenIdle = window.requestIdleCallback ?? ((then) => setTimeout(then, 200));
  const useAgain = (control, { value, checked }) => {
    if (control.localName === 'select') {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    if (control.localName === 'input') control.checked = !checked;
    control.click();
  };
  const useAllAgain = async () => {
    const presses = [...wanted];
    wanted.clear();
    for (const [control, state] of presses) {
      useAgain(control, state);
      await new Promise((drawn) => setTimeout(drawn));
    }
  };
  const waitForAll = (patience) => {
    for (const control of wanted.keys()) if (!control.isConnected) wanted.delete(control);
    if ([...wanted.keys()].every(isAlive)) whenIdle(useAllAgain);
    else if (patience > 0) setTimeout(waitForAll, 50, patience - 1);
    else wanted.clear();
  };
  const keep = (controls) => ({ target }) => {
    const control = target.closest?.(controls);
    if (!control || isAlive(control)) return;
    const isFirst = wanted.size === 0;
    wanted.set(control, { value: control.value, checked: control.checked });
    if (isFirst) waitForAll(600);
  };
  addEventListener('click', keep('button[type=button], input:is([type=checkbox], [type=radio])'), true);
  addEventListener('change', keep('select'), true);
  document.currentScript.remove();
}`;

/** Scrolls sideways in its frame, by keyboard too. */
export function CodeSample({ label, code }: { label: string; code: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a figure would not be reachable by keyboard, which scrolling needs
    <div
      role="region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-sheet border border-line bg-sheet p-4"
    >
      <pre className="font-mono text-fs-9 text-ink leading-[1.6]" lang="en">
        <code>{code}</code>
      </pre>
    </div>
  );
}

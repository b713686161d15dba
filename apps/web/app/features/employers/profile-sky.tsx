/** The sky of a whole day behind the building: dawn, day, evening, night. */
export function BuildingSky() {
  return (
    <>
      <div className="ck-sky" aria-hidden="true">
        <i className="bg-shift-f-tint" />
        <i className="bg-shift-t-tint" />
        <i className="bg-shift-s-tint" />
        <i className="bg-shift-n-tint" />
      </div>
      <svg className="ck-sun" viewBox="0 0 120 60" aria-hidden="true">
        <path className="a-early" d="M4 60a56 56 0 0 1 112 0z" />
      </svg>
      <svg className="ck-moon" viewBox="0 0 20 20" aria-hidden="true">
        <path className="a-night" d="M15.8 12.4A6.6 6.6 0 0 1 7.6 4.2a6.6 6.6 0 1 0 8.2 8.2Z" />
      </svg>
    </>
  );
}

export function BuildingTrees() {
  return (
    <>
      <svg className="ck-tree ck-tree-left" viewBox="0 0 60 96" aria-hidden="true">
        <path className="ln" d="M30 96V50" />
        <circle className="b-tree" cx="30" cy="32" r="26" />
      </svg>
      <svg className="ck-tree ck-tree-right" viewBox="0 0 60 96" aria-hidden="true">
        <path className="b-tree" d="M30 4l19 32h-8l15 34H4l15-34h-8z" />
        <path className="ln" d="M30 70v26" />
      </svg>
    </>
  );
}

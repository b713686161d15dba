import { useEffect, useState } from 'react';

/** The band of the window in which a heading counts as being read. */
const READING_BAND = '-10% 0px -70% 0px';

/** Which of the sections is being read; the first until one has been scrolled to. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const list = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of list.split(' ')) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [list]);
  return current;
}

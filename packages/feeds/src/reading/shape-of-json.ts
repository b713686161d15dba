import { FEED_LIMITS } from '../feed-limits.ts';
import type { DocumentShape } from './document-shape.ts';
import { ItemPaths } from './item-paths.ts';
import { JSON_ROOT, JsonReader } from './read-json.ts';
import { ShapeCollector } from './shape-collector.ts';
import type { ShapeProblem } from './shape-of-xml.ts';

/** The members of a JSON document's beginning, by the same paths as an XML document's elements. */
export function shapeOfJson(text: string): { shape: DocumentShape; problem: ShapeProblem | null } {
  const collector = new ShapeCollector();
  let problem: ShapeProblem | null = null;
  const reader = new JsonReader(
    {
      root: () => {},
      outerElement: (path) => collector.add(path, path),
      outerValue: (path, value) => {
        collector.add(path, path);
        collector.addText(path, value);
      },
      itemBegins: () => {},
      item: () => {},
      problem: () => {
        problem = 'not_well_formed';
      },
    },
    FEED_LIMITS,
    new ItemPaths([]),
  );
  reader.write(text.replace(/^[\s\uFEFF]+/, ''));
  return { shape: collector.toShape('json', JSON_ROOT, []), problem };
}
